/** Parts of a screen that are fetched after the rest of it. */

import { html, useEffect, useState } from "../html.js";
import { note } from "./notes.js";
import { problemText } from "./problem.js";

/** What has been fetched, by what fetches it. */
const fetched = /** @type {Map<() => Promise<any>, any>} */ (new Map());

/** @param {() => Promise<any>} load */
export async function fetchPart(load) {
  if (!fetched.has(load)) fetched.set(load, await load());
}

/**
 * A part that is not needed at first. It is given all that is said beside `load`.
 *
 * @param {{load: () => Promise<any>, onFail?: () => void, [name: string]: any}} props
 */
export function Later({ load, onFail = () => {}, ...props }) {
  const [, setThere] = useState(fetched.has(load));
  useEffect(() => {
    fetchPart(load).then(
      () => setThere(true),
      (error) => {
        note(problemText(error));
        onFail();
      },
    );
  }, []);
  const part = fetched.get(load);
  return part ? html`<${part} ...${props} />` : null;
}
