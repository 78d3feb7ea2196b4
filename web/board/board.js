// @ts-check
// <kamisado-board>: a board that knows no rules. It is given a state, draws it, and reports what the user did. README.md tells how.

import { describe } from "./describe.js";
import { readPosition } from "./position.js";
import { upgradeProperties } from "./upgrade.js";
import { drawing } from "./drawing.js";
import { Motion } from "./motion.js";
import { BOARD } from "./looks.js";
import { Picture } from "./picture.js";
import { blocked, lastMove, ofThisRound, ring, SQUARES, winner } from "./state.js";
import sheet from "./style.js";

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Told} Told */
/** @typedef {import('./state.js').Marks} Marks */
/** @typedef {import('./state.js').Arrows} Arrows */
/** @typedef {{id: number, square: string, x: number, y: number, before: string, tower: SVGElement | null}} Press */

/** How far a pointer moves before a press becomes a drag, in pixels. */
const SLACK = 5;

/** @type {Record<string, [number, number]>} */
const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-8, 0],
  End: [8, 0],
  PageUp: [0, -8],
  PageDown: [0, 8],
};

/** @param {Record<string, string>} attributes @param {...Element} children */
function part(attributes, ...children) {
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export class KamisadoBoard extends HTMLElement {
  static observedAttributes = [
    "flipped",
    "coordinates",
    "readonly",
    "mode",
    "label",
    "aria-label",
    "towers",
    "symbols",
    "position",
  ];

  /** @type {State | null} */
  #state = null;
  /** @type {Marks} */
  #marks = {};
  /** @type {Arrows} */
  #arrows = [];
  #picture = new Picture();
  #motion = new Motion(this.#picture);
  #cells = SQUARES.map(() => part({ role: "gridcell", tabindex: "-1" }));
  #grid = part(
    { role: "grid" },
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((row) => part({ role: "row" }, ...this.#cells.slice(8 * row, 8 * row + 8))),
  );
  #live = part({ class: "live", "aria-live": "polite" });
  /** The square that Tab leads to. */
  #here = "a1";
  /** The tower the user chose, where there is a choice. */
  #chosen = "";
  /** The first character of a square that is being typed. */
  #typed = "";
  /** The destination under the pointer or the keyboard. */
  #considered = "";
  #isPainted = false;
  /** Counts what was shown, so that a story notices when something newer has ended it. */
  #showing = 0;
  /** Whether the user's move has been reported, or a story is being shown, so that there is nothing to do but to wait. */
  #waiting = false;
  /** @type {Press | null} */
  #press = null;
  /** Whether the press that just ended was a drag, after which browsers may report a click. */
  #dragged = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(this.#picture.svg, this.#grid, this.#live);
    this.#motion.instant = () =>
      document.hidden || this.getAttribute("motion") === "none" || matchMedia("(prefers-reduced-motion)").matches;
    const grid = this.#grid;
    grid.addEventListener("click", (event) => this.#click(event));
    grid.addEventListener("keydown", (event) => this.#key(event));
    grid.addEventListener("focusin", (event) => {
      this.#goTo(this.#squareOf(event));
      this.#consider(this.#squareOf(event));
    });
    grid.addEventListener("focusout", () => this.#consider(""));
    grid.addEventListener("pointerdown", (event) => this.#down(event));
    grid.addEventListener("pointermove", (event) => this.#drag(event));
    grid.addEventListener("pointerup", (event) => this.#drop(event));
    grid.addEventListener("pointercancel", () => this.#letGo());
    grid.addEventListener("pointerleave", () => this.#hover(""));
    // An empty board waits for a task of its own, so that a page with several of them is not held up.
    setTimeout(() => this.#isPainted || this.#paintAll());
  }

  connectedCallback() {
    upgradeProperties(this, ["state", "marks", "arrows"]);
  }

  /** @param {string} name @param {string | null} before @param {string | null} text */
  attributeChangedCallback(name, before, text) {
    const shown = name === "position" && text !== null && text !== before ? readPosition(text) : null;
    if (shown) this.state = shown;
    else if (this.#isPainted) this.#paintAll();
  }

  /** What is shown. Setting it ends any animation. A tower in somebody's hand stays there if it stands where it stood. */
  get state() {
    return this.#state;
  }

  set state(state) {
    const press = this.#press;
    const pressed = this.#picture.towerAt(press?.square ?? "");
    this.#showing += 1;
    this.#motion.finish();
    this.#letGo();
    this.#waiting = false;
    this.#chosen = "";
    this.#state = state;
    this.#paintAll();
    // The pointer takes it up again, with its next move or when it is let go.
    if (press && pressed && this.#picture.towerAt(press.square) === pressed) this.#press = { ...press, tower: null };
  }

  /** Draws the state again as it was set, which undoes a move that the page does not take. */
  reset() {
    this.state = this.#state;
  }

  /** What analysis says of squares: `{b7: {kind: 'win', text: '7'}}`. */
  get marks() {
    return this.#marks;
  }

  set marks(marks) {
    this.#marks = marks ?? {};
    this.#picture.paintMarks(this.#marks);
    this.#nameCells();
  }

  /** Arrows from square to square: `[{from: 'b1', to: 'b7', kind: 'hint'}]`. */
  get arrows() {
    return this.#arrows;
  }

  set arrows(arrows) {
    this.#arrows = arrows ?? [];
    this.#picture.paintArrows(this.#arrows);
  }

  /** The square of the tower that would move now, if there is one. */
  get selected() {
    const sources = this.#sources();
    return this.#chosen || (sources.length === 1 ? (sources[0] ?? "") : "");
  }

  /** Whether a move would be taken now. */
  get #open() {
    return !this.hasAttribute("readonly") && !this.#waiting;
  }

  get #editing() {
    return this.getAttribute("mode") === "edit";
  }

  /**
   * Shows what happened, from the state that is shown now: slides, pushes, passes, teeth, a deadlock's ring. After that the board
   * waits for the next state.
   * @param {Told[]} events those of the protocol's `state`
   * @returns {Promise<boolean>} whether it was shown to the end, and not ended by a new state
   */
  async tell(events) {
    this.#motion.finish();
    this.#letGo();
    const showing = ++this.#showing;
    this.#waiting = true;
    this.#chosen = "";
    this.#paintTurn();
    for (const told of events) {
      await (told.event === "round-won" ? this.#motion.end(events) : this.#motion.tell(told));
      if (showing !== this.#showing) return false;
    }
    return true;
  }

  /**
   * Shows a new state: first its events, then every tower that stands elsewhere glides to its place, as for a new round.
   * @param {State} state
   * @param {{story?: boolean}} [how] `story: false` leaves the events out, as when a move is taken back
   */
  async show(state, { story = true } = {}) {
    if (this.#state) {
      if (!(await this.tell(story ? (state.events ?? []) : []))) return;
      const showing = this.#showing;
      await this.#motion.glide(state.towers.map((tower) => [this.#picture.towerOf(tower), tower.square]));
      if (showing !== this.#showing) return;
    }
    this.state = state;
  }

  /** Has a screen reader say something. @param {string} text */
  announce(text) {
    // The same words twice would not be noticed.
    this.#live.textContent = this.#live.textContent === text ? `${text}\u00a0` : text;
  }

  /** The board as it is shown now, as an SVG file. @param {number} [size] its width in pixels */
  drawing(size = 800) {
    return drawing(this.#picture.svg, size);
  }

  /** The square under a point of the window, or the empty text. @param {number} x @param {number} y */
  squareAt(x, y) {
    const { left, top, width, height } = this.#grid.getBoundingClientRect();
    const [column, row] = [Math.floor(((x - left) / width) * 8), Math.floor(((y - top) / height) * 8)];
    return column >= 0 && column < 8 && row >= 0 && row < 8
      ? (this.#cells[8 * row + column]?.dataset.square ?? "")
      : "";
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    this.#cell(this.#here)?.focus(options);
  }

  /** Shows that a square cannot be chosen, by a shake of what stands there or of the tower that is selected. @param {string} square */
  shake(square) {
    this.#motion.shake(this.#picture.towerAt(square) ?? this.#picture.towerAt(this.selected));
  }

  // What is drawn.

  #paintAll() {
    this.#isPainted = true;
    const picture = this.#picture;
    picture.prepare();
    // Before there is a state, the squares are those of most boards, and need not be painted again.
    const { colors = BOARD, towers = [] } = this.#state ?? {};
    const events = ofThisRound(this.#state?.events ?? []);
    picture.flipped = this.hasAttribute("flipped");
    picture.isNamed = ["kanji", "letters"].includes(this.getAttribute("symbols") ?? "");
    picture.shape(this.getAttribute("towers"));
    picture.paintBoard(colors, this.getAttribute("coordinates") !== "none");
    this.#grid.style.inset = `${(100 * picture.margin) / (800 + 2 * picture.margin)}%`;
    this.#set(this.#grid, "aria-label", this.getAttribute("label") ?? this.getAttribute("aria-label"));
    this.#set(this.#grid, "aria-readonly", this.hasAttribute("readonly") ? "true" : null);
    this.#cells.forEach((cell, i) => {
      const square = SQUARES[picture.flipped ? 63 - i : i] ?? "";
      cell.dataset.square = square;
    });
    picture.paintTowers(towers);
    picture.paintTrail(this.#state && lastMove(this.#state));
    this.#paintTurn();
    picture.paintStory(blocked(events), ring(events));
    const best = winner(events);
    if (best) picture.towerOf(best)?.classList.add("won");
    picture.paintMarks(this.#marks);
    picture.paintArrows(this.#arrows);
    // Who comes to the board by keyboard arrives at the tower that must move.
    if (!this.shadowRoot?.activeElement) this.#goTo(this.selected || this.#sources()[0] || this.#here);
  }

  /** The tower that must move, the one that is chosen, and where it may go. */
  #paintTurn() {
    const picture = this.#picture;
    const active = this.#state?.active?.square;
    const [selected, sources] = [this.selected, this.#sources()];
    for (const [tower, square] of picture.places) {
      tower.classList.toggle("active", square === active && !this.#waiting);
      tower.classList.toggle("chosen", square === selected);
      tower.classList.toggle("ready", sources.includes(square) && square !== selected && square !== active);
      tower.classList.remove("won");
    }
    const targets = this.#targets(selected);
    picture.paintTargets(selected, targets, this.#state?.pushes ?? []);
    picture.paintStory([], []);
    this.#nameCells();
    for (const cell of this.#cells) {
      const square = cell.dataset.square ?? "";
      const grab = this.#grabs(square);
      cell.className = grab ? "grab" : targets.includes(square) || (this.#editing && this.#open) ? "can" : "";
      this.#set(cell, "aria-selected", square === selected ? "true" : null);
    }
  }

  /** What a screen reader says on each square: what is there, whether the chosen tower can go there, and what is marked. */
  #nameCells() {
    const { names = {}, target_names: targetNames = {}, reach = {} } = this.#state ?? {};
    const [targets, sources] = [this.#targets(this.selected), this.#sources()];
    /** @type {HTMLElement | null} */
    const speaker = this.closest("[lang]");
    const nameOf = (/** @type {string} */ square) =>
      names[square] || (this.#state ? describe(square, this.#state, speaker?.lang || "en") : square);
    for (const cell of this.#cells) {
      const square = cell.dataset.square ?? "";
      const name = (targets.includes(square) && targetNames[square]) || nameOf(square);
      const { label } = this.#marks[square] ?? {};
      this.#set(cell, "aria-label", label ? `${name}. ${label}` : name);
      this.#set(cell, "aria-description", (sources.includes(square) && reach[square]) || null);
    }
  }

  /** @param {Element} element @param {string} name @param {string | null} value */
  #set(element, name, value) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }

  /** @param {string} square */
  #hover(square) {
    for (const target of this.#picture.svg.querySelectorAll(".target")) {
      target.classList.toggle("hover", target.getAttribute("data-square") === square);
    }
    this.#consider(square);
  }

  /** Tells the page which destination somebody thinks about. @param {string} square */
  #consider(square) {
    const considered = this.#targets(this.selected).includes(square) ? square : "";
    if (considered === this.#considered) return;
    this.#considered = considered;
    const detail = { square: considered };
    this.dispatchEvent(new CustomEvent("kamisado-consider", { detail, bubbles: true, composed: true }));
  }

  // What the user may do.

  /** The squares of towers that may move. */
  #sources() {
    return this.#open && !this.#editing ? Object.keys(this.#state?.destinations ?? {}) : [];
  }

  /** @param {string} from */
  #targets(from) {
    return this.#open && !this.#editing ? (this.#state?.destinations?.[from] ?? []) : [];
  }

  /** Whether a tower can be taken from a square. @param {string} square */
  #grabs(square) {
    return this.#editing ? this.#open && this.#picture.towerAt(square) !== null : this.#sources().includes(square);
  }

  /** Tells the page; returns whether it takes the move. @param {string} from @param {string | null} to */
  #report(from, to) {
    const detail = { from, to };
    const taken = this.dispatchEvent(
      new CustomEvent("kamisado-move", { detail, bubbles: true, composed: true, cancelable: true }),
    );
    if (taken && !this.#editing && this.#state?.destinations?.[from]?.includes(to ?? "")) {
      this.#waiting = true;
      this.#paintTurn();
    }
    return taken;
  }

  /** A square was clicked, or chosen by key. @param {string} square @param {string} before what was chosen before that */
  #activate(square, before) {
    if (!this.#open || !square) return;
    if (this.#targets(before).includes(square)) {
      this.#report(before, square);
    } else if (this.#sources().includes(square)) {
      const chosen = square === before ? "" : square;
      this.#choose(chosen);
      this.announce(this.#state?.reach?.[chosen] ?? "");
    } else {
      this.#choose("");
      this.#pick(square, before);
    }
  }

  /** Tells the page of a square that is not part of a move. @param {string} square @param {string} from the tower that was to go there, if any */
  #pick(square, from) {
    const detail = { square, from };
    this.dispatchEvent(new CustomEvent("kamisado-square", { detail, bubbles: true, composed: true }));
  }

  /** @param {string} square */
  #choose(square) {
    this.#chosen = square;
    this.#paintTurn();
    const events = this.#state?.events ?? [];
    this.#picture.paintStory(blocked(events), ring(events));
    const detail = { square: this.selected };
    this.dispatchEvent(new CustomEvent("kamisado-select", { detail, bubbles: true, composed: true }));
  }

  // Pointers.

  /** @param {Event} event */
  #squareOf(event) {
    return (event.target instanceof HTMLElement && event.target.dataset.square) || "";
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#dragged = false;
    if (event.button !== 0 || !event.isPrimary) return this.#letGo();
    const square = this.#squareOf(event);
    const before = this.selected;
    this.#press = { id: event.pointerId, square, x: event.clientX, y: event.clientY, before, tower: null };
    if (!this.#editing && this.#grabs(square) && !this.#targets(before).includes(square)) this.#choose(square);
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const press = this.#press;
    const square = this.squareAt(event.clientX, event.clientY);
    this.#hover(square);
    if (!press || press.id !== event.pointerId) return;
    if (event.buttons === 0) return this.#letGo();
    this.#lift(press, event);
    if (!press.tower) return;
    const { left, top, width } = this.#grid.getBoundingClientRect();
    const units = 800 / width;
    this.#picture.lay(press.tower, { x: (event.clientX - left) * units, y: (event.clientY - top) * units });
  }

  /** Takes up the tower that was pressed, once the pointer has gone far enough. @param {Press} press @param {PointerEvent} event */
  #lift(press, event) {
    if (press.tower || Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return;
    if (!this.#grabs(press.square)) return;
    press.tower = this.#picture.towerAt(press.square);
    if (!press.tower) return;
    this.#cell(press.square)?.setPointerCapture(event.pointerId);
    press.tower.classList.add("held");
    this.#picture.layer("hand").append(press.tower);
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) return;
    this.#lift(press, event);
    const { tower, square: from } = press;
    const to = this.squareAt(event.clientX, event.clientY);
    if (!tower) {
      // Whoever tries to drag a tower that cannot move is told as well; a click is told when it comes.
      if (this.#open && to !== from && this.#picture.towerAt(from)) this.#pick(from, "");
      return;
    }
    const meant = this.#editing ? to !== from : this.#targets(from).includes(to);
    this.#press = null;
    this.#dragged = true;
    tower.classList.remove("held");
    this.#hover("");
    this.#picture.layer("towers").append(tower);
    const showing = this.#showing;
    const taken = meant && this.#report(from, to || null);
    if (!meant && to && to !== from && !this.#editing) this.#pick(to, from);
    // A page that shows something at once has the last word. Otherwise the tower stays where it was dropped until the next
    // state, or goes back when the page refuses.
    if (showing !== this.#showing) return;
    if (!taken) this.#motion.glide([[tower, from]]);
    else if (to) this.#picture.put(tower, to);
  }

  /** Ends a drag that leads nowhere. */
  #letGo() {
    const tower = this.#press?.tower;
    const square = this.#press?.square ?? "";
    this.#press = null;
    this.#hover("");
    if (!tower) return;
    this.#dragged = true;
    tower.classList.remove("held");
    this.#picture.layer("towers").append(tower);
    this.#picture.put(tower, square);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const press = this.#press;
    this.#press = null;
    if (this.#dragged) {
      this.#dragged = false;
      return;
    }
    const square = this.#squareOf(event);
    this.#activate(square, press?.square === square ? press.before : this.selected);
  }

  // Keys.

  /** @param {string} square */
  #cell(square) {
    return this.#cells.find((cell) => cell.dataset.square === square);
  }

  /** Makes a square the one that Tab leads to. @param {string} square */
  #goTo(square) {
    if (!square) return;
    this.#here = square;
    for (const cell of this.#cells) cell.tabIndex = cell.dataset.square === square ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, ctrlKey, altKey, metaKey } = event;
    const square = this.#squareOf(event);
    const typed = this.#typed;
    this.#typed = "";
    if (altKey || metaKey || (ctrlKey && key !== "Home" && key !== "End")) return;
    if (STEPS[key]) {
      const [across, down] = STEPS[key];
      const at = this.#cells.findIndex((cell) => cell.dataset.square === square);
      const within = (/** @type {number} */ place) => Math.max(0, Math.min(7, place));
      const row = ctrlKey ? across : down;
      this.#cells[8 * within(Math.floor(at / 8) + row) + within((at % 8) + across)]?.focus();
    } else if (key === "Enter" || key === " ") {
      this.#activate(square, this.selected);
    } else if (key === "Escape") {
      if (!this.#press?.tower && !this.#chosen) return;
      this.#letGo();
      this.#choose("");
    } else if ((key === "Delete" || key === "Backspace") && this.#editing && this.#grabs(square)) {
      this.#report(square, null);
    } else if (/^[a-h]$/i.test(key) && !ctrlKey) {
      this.#typed = key.toLowerCase();
    } else if (/^[1-8]$/.test(key) && typed) {
      this.#cell(typed + key)?.focus();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

if (!customElements.get("kamisado-board")) customElements.define("kamisado-board", KamisadoBoard);
