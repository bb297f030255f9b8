/**
 * In which bundle each file of texts and each style sheet is. Here none: files are sent as they
 * are. `scripts/bundle.mjs` puts its own list in place of this one.
 */

/** @typedef {{texts: Record<string, string>, styles: Record<string, string>}} Bundled */

export const BUNDLED = /** @type {Bundled | null} */ (null);
