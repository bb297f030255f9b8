/**
 * What every component needs: `html` for the page's elements, hooks and signals.
 *
 * @import { VNode } from "./vendor/preact.js"
 */
import htm from "./vendor/htm.js";
import { h } from "./vendor/preact.js";

export { Component, Fragment, createRef, render } from "./vendor/preact.js";
export {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "./vendor/hooks.js";
export {
  batch,
  computed,
  effect,
  signal,
  untracked,
  useComputed,
  useSignal,
} from "./vendor/signals.js";

/** @type {(strings: TemplateStringsArray, ...values: any[]) => VNode<any>} */
export const html = /** @type {any} */ (htm.bind(/** @type {any} */ (h)));

/**
 * Class names that apply: `classes("card", small && "small")`.
 *
 * @param {...(string | false | null | undefined)} names
 */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}
