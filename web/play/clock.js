// @ts-check
/**
 * The clocks of a match: real ones, which run while somebody has to decide and stop when the page is left.
 *
 * @typedef {import("../protocol.js").Side} Side
 * @typedef {{ black: number, white: number }} Left milliseconds
 */

/** How often a running clock is looked at, in milliseconds. */
const TICK = 100;

export class Clocks {
  /** @type {Side | null} */
  #running = null;
  #since = 0;
  #left;
  #increment;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #tell;

  /**
   * @param {Left} left what each side has
   * @param {number} increment what a decision adds, in milliseconds
   * @param {(flag: Side | null) => void} tell is called as time passes, with the side whose time has run out
   */
  constructor(left, increment, tell) {
    this.#left = { ...left };
    this.#increment = increment;
    this.#tell = tell;
  }

  /** What each side has left, now. @returns {Left} */
  left() {
    const left = { ...this.#left };
    if (this.#running) left[this.#running] = Math.max(0, left[this.#running] - (performance.now() - this.#since));
    return left;
  }

  /** What a decision adds. */
  get increment() {
    return this.#increment;
  }

  /** Lets one clock run. @param {Side} side */
  start(side) {
    if (this.#running === side) return;
    this.stop();
    this.#running = side;
    this.#since = performance.now();
    this.#timer = setInterval(() => {
      const isOver = this.left()[side] <= 0;
      if (isOver) this.stop();
      this.#tell(isOver ? side : null);
    }, TICK);
    this.#tell(null);
  }

  /** Stops both. */
  stop() {
    clearInterval(this.#timer);
    this.#left = this.left();
    this.#running = null;
    this.#tell(null);
  }

  /** Sets both, as when a decision is taken back. They stand until one is started. @param {Left} left */
  set(left) {
    this.stop();
    this.#left = { ...left };
    this.#tell(null);
  }

  /** The side has decided. @param {Side} side */
  press(side) {
    this.stop();
    this.#left[side] += this.#increment;
    this.#tell(null);
  }
}

/** A time as clocks show it: minutes and seconds, and tenths at the end. @param {number} left */
export function shown(left) {
  const tenths = Math.ceil(left / 100);
  if (tenths < 200) return `0:${String(Math.floor(tenths / 10)).padStart(2, "0")}.${tenths % 10}`;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
