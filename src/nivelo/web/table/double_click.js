/**
 * A double click does one thing. What is pressed often goes away or makes room for something else,
 * and the second half of the click would meet that.
 */

const SAME_PLACE = 12; // pixels
const SOON = 400; // milliseconds

/** @typedef {{x: number, y: number, at: number}} Press */

export class DoubleClicks {
  constructor() {
    /** @type {Press | null} */
    this.last = null;
    /** The press that did something. @type {Press | null} */
    this.acted = null;
  }

  /** The press of this moment has done something. */
  act() {
    this.acted = this.last;
  }

  /** Is this press the second half of one that has done something? @param {Press} press */
  isSecond(press) {
    const { acted, last } = this;
    this.last = press;
    return (
      acted !== null &&
      acted === last && // whoever has pressed elsewhere in between means this one
      press.at - acted.at < SOON &&
      Math.hypot(press.x - acted.x, press.y - acted.y) < SAME_PLACE
    );
  }

  /** Keep the second half from what lies there now. @param {MouseEvent} event */
  guard(event) {
    if (event.detail === 0) return; // by keyboard
    const press = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    if (!this.isSecond(press)) return;
    event.stopPropagation();
    event.preventDefault();
  }
}
