// @ts-check
/**
 * `<kamisado-line-up>`: eight towers in a row, from their owner's left. Choosing two swaps them, so does dragging; by keyboard Enter takes a
 * tower, the arrows carry it, Enter puts it down. It knows no rule: any order will do.
 *
 * ```js
 * row.names = { n: "brown", … };                 // the colours in words, by their letters
 * row.value = "ngrypubo";
 * row.addEventListener("change", () => row.value);
 * ```
 * Attributes: `label`, `readonly` (only to look at), and `palette` and `symbols` as those of the board.
 */
import { upgradeProperties } from "./board/upgrade.js";
import { COLORS } from "./board/looks.js";
import { sheet as characters, tower } from "./move-list.js";

/** The letters of the colours in line-ups, in the order of the colours. */
const LETTERS = "ngrypubo";

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host{display:block;overflow:visible}
.row{display:grid;grid-template-columns:repeat(8,minmax(0,1fr));gap:.25rem}
button{display:grid;place-items:center;min-height:44px;padding:.15rem;border:1px solid var(--line);border-radius:8px;background:var(--card);
  touch-action:none;cursor:grab}
button[aria-pressed=true]{background:var(--accent-soft);border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
@media (forced-colors:active){button[aria-pressed=true]{outline:3px solid Highlight;outline-offset:-3px}}
button.held{z-index:1;position:relative;cursor:grabbing}
svg{width:100%;max-width:2.6rem;aspect-ratio:1;pointer-events:none}
:host([readonly]) .row{grid-template-columns:repeat(8,minmax(0,1.6rem))}
:host{container-type:inline-size}
@container (max-width:15rem){:host(:not([readonly])) .row{grid-template-columns:repeat(4,minmax(0,1fr))}}
@container (max-width:9rem){:host([readonly]) .row{grid-template-columns:repeat(4,minmax(0,1.6rem));gap:.1rem}}
`);

export class KamisadoLineUp extends HTMLElement {
  static observedAttributes = ["label", "readonly"];

  #value = LETTERS;
  /** @type {Record<string, string>} */
  #names = {};
  /** The place of the tower that was taken, or -1. */
  #taken = -1;
  #here = 0;
  /** @type {{ id: number, place: number, x: number, y: number, moved: boolean } | null} */
  #press = null;
  /** Whether the press that just ended was a drag, after which browsers may report a click. */
  #dragged = false;
  #root = this.attachShadow({ mode: "open" });

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [characters, sheet];
    this.#root.addEventListener("keydown", (event) => this.#key(/** @type {KeyboardEvent} */ (event)));
    this.#root.addEventListener("pointerdown", (event) => this.#down(/** @type {PointerEvent} */ (event)));
    this.#root.addEventListener("pointermove", (event) => this.#drag(/** @type {PointerEvent} */ (event)));
    this.#root.addEventListener("pointerup", (event) => this.#drop(/** @type {PointerEvent} */ (event)));
    this.#root.addEventListener("pointercancel", () => {
      this.#press = null;
      this.#paint();
    });
    this.#root.addEventListener("click", (event) => this.#click(event));
  }

  connectedCallback() {
    upgradeProperties(this, ["names", "value"]);
    this.#paint();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#paint();
  }

  /** Eight letters, from the owner's left. */
  get value() {
    return this.#value;
  }

  set value(value) {
    this.#value = value;
    this.#taken = -1;
    this.#paint();
  }

  get names() {
    return this.#names;
  }

  set names(names) {
    this.#names = names;
    this.#paint();
  }

  /** The line-up in words. */
  get words() {
    return [...this.#value].map((letter) => this.#names[letter] ?? letter).join(", ");
  }

  focus() {
    this.#places()[this.#here]?.focus();
  }

  /** @returns {HTMLElement[]} */
  #places() {
    return [...this.#root.querySelectorAll("button")];
  }

  #paint() {
    const hadFocus = this.#root.activeElement !== null;
    const isReadonly = this.hasAttribute("readonly");
    const places = [...this.#value].map((letter, place) => {
      const picture = tower(COLORS[LETTERS.indexOf(letter)] ?? "brown");
      if (isReadonly) return picture;
      const button = document.createElement("button");
      button.type = "button";
      button.tabIndex = place === this.#here ? 0 : -1;
      button.dataset.place = String(place);
      button.setAttribute("aria-label", `${place + 1}: ${this.#names[letter] ?? letter}`);
      button.setAttribute("aria-pressed", String(place === this.#taken));
      button.append(picture);
      return button;
    });
    const row = document.createElement("div");
    row.className = "row";
    if (isReadonly) row.setAttribute("aria-hidden", "true");
    row.append(...places);
    this.#root.replaceChildren(row);
    if (!isReadonly) {
      this.setAttribute("role", "group");
      this.setAttribute("aria-label", this.getAttribute("label") ?? "");
      if (hadFocus) this.focus();
    }
  }

  /** @param {number} one @param {number} other */
  #swap(one, other) {
    const letters = [...this.#value];
    [letters[one], letters[other]] = [letters[other] ?? "", letters[one] ?? ""];
    this.#value = letters.join("");
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** A place was chosen. @param {number} place */
  #choose(place) {
    this.#here = place;
    if (this.#taken < 0) {
      this.#taken = place;
    } else {
      const taken = this.#taken;
      this.#taken = -1;
      if (taken !== place) this.#swap(taken, place);
    }
    this.#paint();
  }

  /** @param {Event} event */
  #placeOf(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    return button ? Number(button.dataset.place) : -1;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -8, End: 8 }[event.key];
    if (event.key === "Escape" && this.#taken >= 0) {
      this.#taken = -1;
      this.#paint();
    }
    if (step === undefined) return;
    event.preventDefault();
    const place = Math.max(0, Math.min(7, this.#here + step));
    if (this.#taken >= 0 && place !== this.#here) {
      // The tower is carried along, past one tower after the other.
      for (let at = this.#here; at !== place; at += Math.sign(step)) this.#swap(at, at + Math.sign(step));
      this.#taken = place;
    }
    this.#here = place;
    this.#paint();
    this.focus();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#dragged = false;
    const place = this.#placeOf(event);
    if (place >= 0 && event.isPrimary && event.button === 0)
      this.#press = { id: event.pointerId, place, x: event.clientX, y: event.clientY, moved: false };
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.moved && Math.hypot(x, y) < 6) return;
    press.moved = true;
    const held = this.#places()[press.place];
    if (!held) return;
    held.setPointerCapture(event.pointerId);
    held.classList.add("held");
    held.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    const press = this.#press;
    if (!press?.moved || press.id !== event.pointerId) return;
    const to = this.#places().findIndex((button, place) => {
      const { left, right } = button.getBoundingClientRect();
      return place !== press.place && event.clientX >= left && event.clientX <= right;
    });
    this.#press = null;
    this.#dragged = true;
    this.#taken = -1;
    if (to >= 0) {
      this.#here = to;
      this.#swap(press.place, to);
    }
    this.#paint();
  }

  /** @param {Event} event */
  #click(event) {
    const place = this.#placeOf(event);
    this.#press = null;
    if (place >= 0 && !this.#dragged) this.#choose(place);
    this.#dragged = false;
  }
}

customElements.define("kamisado-line-up", KamisadoLineUp);
