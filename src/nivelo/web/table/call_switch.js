/** At a table with long turns: the switch for being called to one's own, fetched only there. */

import { html, useEffect, useState } from "../html.js";
import { ALONE } from "../place.js";
import { loadTexts } from "../texts.js";

/** @import { TableState } from "../state/table.js" */

const SLOW = 3600; // seconds for a turn: as the server has it

/** @param {{table: TableState}} props */
export function CallSwitch({ table }) {
  const [part, setPart] = useState(/** @type {{show: any} | null} */ (null));
  const slow = !ALONE && table.you.value >= 0 && (table.info.value?.setup.timer ?? 0) >= SLOW;
  useEffect(() => {
    if (!slow) return;
    Promise.all([import("../parts/push_switch.js"), loadTexts("push")]).then(
      ([module]) => setPart({ show: module.PushSwitch }),
      () => {
        // Without a connection it cannot be switched either.
      },
    );
  }, [slow]);
  return slow && part ? html`<${part.show} />` : null;
}
