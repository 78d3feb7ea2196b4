// @ts-check
/**
 * The graph of a review: how the round stood after each decision, above the line for Black and below it for White.
 */

import { draw } from "../board/picture.js";

/** In pixels: how wide a decision is at least and at most, the height of either half, and the room for the rounds' numbers. */
const NARROWEST = 7;
const WIDEST = 36;
const HALF = 60;
const TOP = 18;

/**
 * @typedef {object} Point
 * @property {number} index
 * @property {number} round
 * @property {number | null} height from −100 to 100, or `null` where nothing is known yet
 * @property {boolean} isTurn whether a win was given away
 */

export class Graph {
  /** @type {Point[]} */
  #points = [];
  #text = "";
  /** The width of a decision. */
  #step = NARROWEST;
  /** The decision on the board. */
  #at = 0;
  /** Whether the visitor has looked around, and is not led elsewhere any more. */
  #isFree = false;
  #cursor = draw("rect", { class: "cursor", y: 0, height: TOP + 2 * HALF, rx: 3 });
  #svg = draw("svg", { role: "img", height: TOP + 2 * HALF });

  /** @param {HTMLElement} place scrolls when the match is too long for it @param {(index: number) => void} choose */
  constructor(place, choose) {
    this.place = place;
    place.replaceChildren(this.#svg);
    this.#svg.addEventListener("click", (event) => {
      const { left } = this.#svg.getBoundingClientRect();
      const { clientX } = /** @type {MouseEvent} */ (event);
      const index = Math.floor((clientX - left) / this.#step);
      if (index >= 0 && index < this.#points.length) choose(index);
    });
    for (const name of ["pointerdown", "wheel", "keydown"])
      place.addEventListener(name, () => (this.#isFree = true), { passive: true });
    new ResizeObserver(() => {
      this.show(this.#points, this.#text);
      this.point(this.#at);
    }).observe(place);
  }

  /** @param {Point[]} points @param {string} text what readers are told instead */
  show(points, text) {
    this.#points = points;
    this.#text = text;
    const room = this.place.clientWidth;
    const step = Math.min(Math.max(room / Math.max(points.length, 1), NARROWEST), WIDEST);
    this.#step = step;
    const width = Math.max(room, points.length * step);
    const gap = step / 8;
    const middle = TOP + HALF;
    this.#svg.setAttribute("width", String(width));
    // What scrolls can be reached by keyboard.
    if (width > room) this.place.tabIndex = 0;
    else this.place.removeAttribute("tabindex");
    this.#svg.setAttribute("aria-label", text);
    const bars = points.map(({ index, height, isTurn }) => {
      const x = index * step + gap;
      if (height === null) return draw("rect", { class: "open", x, y: middle - 2, width: step - 2 * gap, height: 4 });
      const length = Math.max((Math.abs(height) / 100) * HALF, 3);
      const name = `bar ${height > 0 ? "black" : "white"}${isTurn ? " turn" : ""}`;
      return draw("rect", {
        class: name,
        x,
        y: height > 0 ? middle - length : middle,
        width: step - 2 * gap,
        height: length,
        rx: 2,
      });
    });
    const turns = points
      .filter(({ isTurn }) => isTurn)
      .map(({ index, height }) => {
        const x = (index + 0.5) * step;
        const y = (height ?? 0) > 0 ? middle + 9 : middle - 9;
        return draw("path", { class: "flag", d: `M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z` });
      });
    const starts = points.filter(({ index, round }) => index === 0 || points[index - 1]?.round !== round);
    const rounds = starts.flatMap(({ index, round }) => [
      draw("line", { class: "round", x1: index * step, x2: index * step, y1: 0, y2: TOP + 2 * HALF }),
      draw("text", { class: "number", x: index * step + 4, y: 12 }, String(round)),
    ]);
    this.#svg.replaceChildren(
      this.#cursor,
      ...rounds,
      draw("line", { class: "level", x1: 0, x2: width, y1: middle, y2: middle }),
      ...bars,
      ...turns,
    );
  }

  /** Shows which decision is on the board. @param {number} index */
  point(index) {
    const isNew = index !== this.#at;
    this.#at = index;
    this.#cursor.setAttribute("x", String(index * this.#step));
    this.#cursor.setAttribute("width", String(this.#step));
    if (!isNew) return;
    this.#isFree = true;
    this.#reveal(index, 0.5);
  }

  /**
   * Follows the proofs, which come from the last decision to the first, as long as the visitor has not looked elsewhere.
   * @param {number | null} index what has just been proven; `null` once all is, and then the decision on the board is in sight again
   */
  follow(index) {
    if (!this.#isFree) this.#reveal(index ?? this.#at, index === null ? 0.5 : 0.75);
  }

  /** A new match: nobody has looked around in it. */
  begin() {
    this.#isFree = false;
    this.#at = 0;
    this.place.scrollLeft = 0;
  }

  /** Scrolls to a decision that is out of sight. @param {number} index @param {number} share how far from the left it is then */
  #reveal(index, share) {
    const { clientWidth, scrollLeft } = this.place;
    const x = index * this.#step;
    if (x < scrollLeft || x + this.#step > scrollLeft + clientWidth) this.place.scrollLeft = x - clientWidth * share;
  }
}
