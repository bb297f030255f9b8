/** Where on a phone every seat has a cell of its own for what it lays out: how large each is. */

import { useLayoutEffect, useRef, useState } from "../../html.js";
import { LOWEST, SMALLEST, tooHigh } from "./mat_sizes.js";

/** @import { TableState } from "../../state/table.js" */
/** @import { Cell } from "./mat_sizes.js" */

/** In `groups.css`: the room between mats and within one, and the line with its owner's name. */
const BETWEEN = 4;
const WITHIN = { width: 8, height: 6 };
const NAME_HIGH = 0.78 * 1.1; // of the size of letters
const LEAST = { smallest: SMALLEST, lowest: LOWEST };
/** And where the owner's sign is beside the groups, because there is little room. */
const BESIDE = { between: 2, width: 22, height: 2, least: { smallest: 27, lowest: 40 } };

/**
 * Where every seat has a cell of its own, what is free in one for groups; else nothing.
 *
 * @param {boolean} shown
 * @param {number} seats
 */
export function useCells(shown, seats) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [room, setRoom] = useState({ width: 0, height: 0, name: 0, beside: false, usual: 0 });
  useLayoutEffect(() => {
    const mats = box.current;
    if (!mats) return;
    const measure = () => {
      const style = getComputedStyle(mats);
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom({
        width: mats.clientWidth,
        height: style.getPropertyValue("--cells") ? mats.clientHeight : 0,
        name: letters * NAME_HIGH,
        beside: style.getPropertyValue("--named") === "beside",
        usual: Number.parseFloat(style.getPropertyValue("--mini")),
      });
    };
    const observer = new ResizeObserver(measure);
    measure(); // before it is drawn for the first time
    observer.observe(mats);
    return () => observer.disconnect();
  }, [shown]);
  const rows = Math.max(2, Math.ceil(seats / 2));
  const { beside } = room;
  const between = beside ? BESIDE.between : BETWEEN;
  const taken = beside ? BESIDE : { ...WITHIN, height: WITHIN.height + room.name };
  const height = (room.height - (rows - 1) * between) / rows - taken.height;
  const least = beside ? BESIDE.least : LEAST;
  /** @param {boolean} wide @returns {Cell | null} */
  const cell = (wide) => {
    const width = (wide ? room.width : (room.width - between) / 2) - taken.width;
    return room.height > 0 ? { width, height, wide, usual: room.usual, ...least } : null;
  };
  return { box, rows, cell };
}

/**
 * The cell of each seat. Those of the others may need more than their share of the height: then
 * one's own, which is as wide as the table, does with less.
 *
 * @param {TableState} table
 * @param {number[]} seats
 * @param {(wide: boolean) => Cell | null} cell
 */
export function cellsOf(table, seats, cell) {
  const cells = new Map(seats.map((seat) => [seat, cell(isWide(table, seat, seats.length))]));
  const own = cells.get(table.you.value);
  if (!own?.wide) return cells;
  const more = seats.map((seat) => {
    const theirs = cells.get(seat);
    const groups = (table.open.value?.groups ?? []).filter(({ owner }) => owner === seat);
    return theirs
      ? tooHigh(
          groups.map((group) => group.cards.length),
          theirs,
        )
      : 0;
  });
  cells.set(table.you.value, { ...own, height: own.height - Math.max(0, ...more) });
  return cells;
}

/** Is a mat as wide as the table, where there are cells? @param {TableState} table @param {number} owner @param {number} seats */
function isWide(table, owner, seats) {
  return seats === 2 || (seats % 2 === 1 && owner === table.you.value);
}
