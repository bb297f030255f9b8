/** The switch for being called to one's turn, fetched only where it is shown. */

import { html, useEffect, useState } from "../html.js";
import { ALONE } from "../place.js";
import { loadTexts } from "../texts.js";

/** @import { TableState } from "../state/table.js" */

/** Is this a table to which one could be called? @param {TableState} table */
export function isSlow(table) {
  return !ALONE && table.you.value >= 0 && table.isSlow;
}

/** @param {{devices?: boolean}} props `devices`: also say on how many one is called */
export function CallSwitch({ devices = false }) {
  const [part, setPart] = useState(/** @type {{show: any} | null} */ (null));
  useEffect(() => {
    Promise.all([import("./push_switch.js"), loadTexts("push")]).then(
      ([module]) => setPart({ show: module.PushSwitch }),
      () => {
        // Without a connection it cannot be switched either.
      },
    );
  }, []);
  return part && html`<${part.show} devices=${devices} />`;
}
