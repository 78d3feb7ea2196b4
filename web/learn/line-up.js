// @ts-check
// Laying out towers: two that are pressed one after the other change places.
import { PALETTES } from "../board/looks.js";
import { follow } from "../settings.js";

export class LineUp {
  #place;
  #row;
  #show;
  /** Letters from the player's left. @type {string[]} */
  #order = [];
  /** The first of two towers to be swapped. @type {number | null} */
  #chosen = null;
  #colors;

  /**
   * @param {HTMLElement} place
   * @param {[string, string, string, string][]} colors letter, name, kanji and what it is called, as the towers stand to begin with
   * @param {{ ready: (order: string) => void, show: (order: string) => void }} tell
   */
  constructor(place, colors, { ready, show }) {
    this.#place = place;
    this.#colors = colors;
    this.#show = show;
    this.#row = /** @type {HTMLElement} */ (place.querySelector(".row"));
    this.#row.append(...colors.map((_, index) => this.#button(index)));
    place.querySelector("#line-up-ready")?.addEventListener("click", () => ready(this.#order.join("")));
    follow(() => this.#paint());
  }

  /** Begins anew. */
  begin() {
    this.#order = this.#colors.map(([letter]) => letter);
    this.#chosen = null;
    this.#paint();
    this.#show(this.#order.join(""));
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    this.#place.hidden = !isOpen;
  }

  /** @param {number} index */
  #button(index) {
    const button = document.createElement("button");
    button.type = "button";
    button.addEventListener("click", () => this.#press(index));
    return button;
  }

  /** @param {number} index */
  #press(index) {
    if (this.#chosen === null) {
      this.#chosen = index;
    } else {
      const other = this.#chosen;
      this.#chosen = null;
      const [one, two] = [this.#order[index] ?? "", this.#order[other] ?? ""];
      this.#order[index] = two;
      this.#order[other] = one;
      if (index !== other) this.#show(this.#order.join(""));
    }
    this.#paint();
  }

  #paint() {
    const palette = PALETTES[document.querySelector("kamisado-board")?.getAttribute("palette") ?? "classic"] ?? PALETTES["classic"];
    [...this.#row.children].forEach((element, index) => {
      const button = /** @type {HTMLButtonElement} */ (element);
      const [, name = "", kanji = "", called = ""] = this.#colors.find(([letter]) => letter === this.#order[index]) ?? [];
      const [paint, ink] = palette?.[/** @type {import("../board/looks.js").Color} */ (name)] ?? ["", ""];
      // The kanji is for eyes, the name for ears.
      const [sign, spoken] = [document.createElement("span"), document.createElement("span")];
      sign.setAttribute("aria-hidden", "true");
      sign.textContent = kanji;
      spoken.className = "spoken";
      spoken.textContent = called;
      button.replaceChildren(sign, spoken);
      button.title = called;
      button.setAttribute("aria-pressed", String(this.#chosen === index));
      button.style.background = paint;
      button.style.color = ink;
    });
  }
}
