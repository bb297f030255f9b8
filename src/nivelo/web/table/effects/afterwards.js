/** Something that happens when what is shown has been seen, or when one does not want to wait. */
export class Afterwards {
  constructor() {
    this.timer = 0;
    /** @type {(() => void) | null} */
    this.then = null;
  }

  /** @param {number} time @param {() => void} then */
  set(time, then) {
    clearTimeout(this.timer);
    this.then = then;
    this.timer = setTimeout(() => this.now(), time);
  }

  now() {
    const then = this.then;
    this.cancel();
    then?.();
  }

  cancel() {
    clearTimeout(this.timer);
    this.then = null;
  }
}
