// @ts-check
/**
 * The clocks of a game, as the server has them. Its entries say what is left and when that was; the page only counts down from there.
 *
 * @typedef {import("../protocol.js").Side} Side
 * @typedef {import("./lines.js").Banks} Banks
 */

/**
 * The server's clock, from the answers to pings: the quickest of the last ones is the best.
 */
export class ServerTime {
  /** @type {{ trip: number, offset: number }[]} */
  #samples = [];
  #here;

  /** @param {() => number} [here] milliseconds of a clock that runs evenly */
  constructor(here = () => performance.now()) {
    this.#here = here;
  }

  /** A ping that left at `sent` of this page's clock was answered with the server's time. @param {number} sent @param {number} time */
  answered(sent, time) {
    const now = this.#here();
    const trip = Math.max(0, now - sent);
    this.#samples = [...this.#samples.slice(-9), { trip, offset: time - (sent + now) / 2 }];
  }

  /** The server said, just now, what time it is; a ping knows better. @param {number} time */
  told(time) {
    if (this.#samples.length === 0) this.#samples = [{ trip: 1000, offset: time - this.#here() }];
  }

  /** What the server's clock says now. */
  now() {
    const best = this.#samples.reduce((best, sample) => (sample.trip <= best.trip ? sample : best), {
      trip: Number.POSITIVE_INFINITY,
      offset: 0,
    });
    return this.#here() + best.offset;
  }
}

/**
 * @typedef {object} Running what both clocks showed at one moment, and how it goes on
 * @property {Banks | null} banks
 * @property {Side | null} side whose clock runs
 * @property {number | null} due when that one will have run out, by the server's clock
 * @property {boolean} isFree whether the bank is not touched, as by a player's first decision
 */
export class Clocks {
  /** Nothing until the server has said what is left. @type {Banks | null} */
  #banks = null;
  /** @type {Omit<Running, "banks">} */
  #running = { side: null, due: null, isFree: false };

  /** @param {Running} running */
  set({ banks, ...running }) {
    if (banks) this.#banks = { ...banks };
    this.#running = running;
  }

  stop() {
    this.#running = { side: null, due: null, isFree: false };
  }

  get running() {
    return this.#running.side;
  }

  /** What is left at a moment of the server's clock, or `null` as long as that is not known. @param {number} now @returns {Banks | null} */
  left(now) {
    if (!this.#banks) return null;
    const { side, due, isFree } = this.#running;
    const left = { ...this.#banks };
    // Until a delay is over, more time is left than the bank has.
    if (side && due !== null && !isFree) left[side] = Math.max(0, Math.min(left[side], due - now));
    return left;
  }

  /** How long a first decision may still take, where that is known. @param {number} now @returns {number | null} */
  grace(now) {
    const { due, isFree } = this.#running;
    return isFree && due !== null ? Math.max(0, due - now) : null;
  }
}

/**
 * What was agreed about time, out of its text: `300+3`, `600~5`, with `/round` behind it, `3d` or `none`.
 * @param {string} text
 * @returns {{ kind: "none" } | { kind: "days", days: number } | { kind: "bank", bank: number, increment: number, delay: number, perRound: boolean }}
 */
export function agreed(text) {
  const days = /^(\d+)d$/.exec(text);
  if (days) return { kind: "days", days: Number(days[1]) };
  const bank = /^(\d+)([+~])(\d+)(\/round)?$/.exec(text);
  if (!bank) return { kind: "none" };
  const more = 1000 * Number(bank[3]);
  return {
    kind: "bank",
    bank: 1000 * Number(bank[1]),
    increment: bank[2] === "+" ? more : 0,
    delay: bank[2] === "~" ? more : 0,
    perRound: bank[4] !== undefined,
  };
}

const HOUR = 3_600_000;

/**
 * A time as the clocks show it: days and hours, hours, minutes and seconds, and tenths at the end.
 * @param {number} left milliseconds
 * @param {string} language
 */
export function shown(left, language) {
  const tenths = Math.ceil(left / 100);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  if (tenths < 200) return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  const seconds = Math.ceil(left / 1000);
  const [minute, hour] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  if (left >= 24 * HOUR) return `${unit(Math.floor(hour / 24), "day", language)} ${unit(hour % 24, "hour", language)}`;
  if (hour > 0) return `${hour}:${two(minute % 60)}:${two(seconds % 60)}`;
  return `${minute}:${two(seconds % 60)}`;
}

/** How long something takes, in a sentence. @param {number} seconds @param {string} language */
export const inWords = (seconds, language) =>
  seconds < 120
    ? unit(seconds, "second", language, "long")
    : seconds < 7200
      ? unit(Math.ceil(seconds / 60), "minute", language, "long")
      : unit(Math.ceil(seconds / 3600), "hour", language, "long");

/** @param {number} number @param {string} unit @param {string} language @param {"short" | "long"} [unitDisplay] */
const unit = (number, unit, language, unitDisplay = "short") =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(number);

/** The moments at which a clock is read out: how much is left, in seconds. */
const SPOKEN = [60, 10];

/** Which of the spoken moments lies between two readings of a clock. @param {number} before @param {number} after @returns {number | null} */
export const spokenBetween = (before, after) =>
  SPOKEN.find((seconds) => before > 1000 * seconds && after <= 1000 * seconds) ?? null;
