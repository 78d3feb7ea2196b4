// @ts-check
/**
 * `<kamisado-moves>`: the moves of a match in the official characters, as on a score sheet: coloured octagon (the tower), arrow, number,
 * coloured square. In words on hover and for readers.
 *
 * ```html
 * <kamisado-moves label="Moves" black="Black" white="White" round="Round {round}"></kamisado-moves>
 * ```
 * ```js
 * import "./move-list.js";
 * dress(list);                                   // settings.js: palette and symbols
 * list.story = await conversation.story();      // the protocol's `story`, as it is
 * list.current = 4;                              // the decision that is shown, by index; -1 is the beginning
 * list.marks = { 4: { kind: "loss", text: "?", title: "…" } };   // what a review says of decisions; kinds win, loss, hint, unknown
 * list.addEventListener("kamisado-jump", ({ detail: { index } }) => …);   // a decision was chosen
 * ```
 *
 * With the attribute `telling` it is one list of moves and sentences instead: each decision in its characters, and in words all that followed.
 *
 * Attributes: `label`, `black`, `white`, `round` are its words (the server writes them; `{round}` is replaced by the number), `palette` and
 * `symbols` are those of the board, `readonly` has nothing to choose. It scrolls by itself when its height is limited. Keyboard: one stop of
 * Tab; arrows, Home and End go from decision to decision, Enter chooses.
 *
 * `character(entry)` draws a single entry of the story and `tower(color)` its octagon alone, for other elements whose shadow trees adopt `sheet`.
 */
import { upgradeProperties } from "./board/upgrade.js";
import { letterOf } from "./board/letters.js";
import { COLORS, KANJI, PALETTES } from "./board/looks.js";
import { draw } from "./board/picture.js";
import { isPrompt, make } from "./elements.js";

/**
 * @typedef {import("./protocol.js").Color} Color
 * @typedef {import("./protocol.js").Side} Side
 * @typedef {import("./protocol.js").Entry} Entry
 * @typedef {import("./protocol.js").Taken} Taken
 * @typedef {import("./protocol.js").Story} Story
 * @typedef {Record<number, { kind: import("./board/state.js").Kind, text: string, title?: string }>} Marks
 */

/** The characters of towers and squares in a box of 100. */
const OCTAGON = "M31 4H69L96 31V69L69 96H31L4 69V31Z";
const SQUARE = "M8 8H92V92H8Z";

/** The arrows of the notation, drawn, so that no font is asked. @type {Record<string, string>} */
const TURN = { "↑": "", "↗": "rotate(45 50 50)", "↖": "rotate(-45 50 50)", "↓": "rotate(180 50 50)" };

/** A coloured shape with its character on it. @param {string} outline @param {Color} color @param {string} name */
function shape(outline, color, name) {
  const [shift, d] = KANJI[color];
  const kanji = draw("path", { transform: `translate(${shift})`, d });
  const characters = [
    draw("g", { class: "character kanji", transform: "translate(50 50) scale(.058)" }, kanji),
    draw("text", { class: "character letters", x: 50, y: 52 }, letterOf(color)),
  ];
  return draw(
    "svg",
    { viewBox: "0 0 100 100", class: `${name} ${color}`, "aria-hidden": "true" },
    draw("path", { class: "paint", d: outline }),
    ...characters,
  );
}

/** The character of a tower. @param {Color} color */
export const tower = (color) => shape(OCTAGON, color, "tower");

/** The four characters of an entry. @param {Entry} entry @returns {HTMLElement} */
export function character({ tower: color, arrow, squares, onto }) {
  const parts = [tower(color)];
  if (arrow !== null) {
    const transform = TURN[arrow] ?? "";
    parts.push(
      draw(
        "svg",
        { viewBox: "0 0 100 100", class: "arrow", "aria-hidden": "true" },
        draw("path", { d: "M50 90V14M22 42L50 12L78 42", transform }),
      ),
    );
  }
  const characters = make(
    "span",
    { class: "characters" },
    ...parts,
    make("span", { class: "number", "aria-hidden": "true" }, String(squares)),
  );
  if (onto) characters.append(shape(SQUARE, onto, "square"));
  return characters;
}

const paints = (/** @type {string} */ name) =>
  COLORS.map((color) => {
    const [paint, ink] = PALETTES[name]?.[color] ?? [];
    return `.${color}{--paint:${paint};--ink:${ink}}`;
  }).join("");

export const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host{display:block;overflow-y:auto;overscroll-behavior:contain;font-variant-numeric:tabular-nums;position:relative}
:host([hidden]){display:none}
:host(kamisado-moves){container-type:inline-size}
${paints("classic")}
${Object.keys(PALETTES)
  .map((name) => paints(name).replaceAll(/\.(\w+)\{/g, `:host([palette=${name}]) .$1{`))
  .join("")}
table{border-collapse:collapse;width:100%;table-layout:fixed}
.title{font-weight:600;padding:.5rem .4rem .25rem}
th{font-weight:600;font-size:.85rem;color:var(--quiet);text-align:start;padding:.15rem .4rem}
th:first-child{width:2.4rem}
thead th{border-bottom:1px solid var(--line)}
tbody th{font-weight:400;text-align:end}
td{padding:0}
.man{display:inline-block;width:.8rem;height:.8rem;border-radius:50%;border:1.5px solid var(--quiet);vertical-align:-.08rem;margin-inline-end:.35rem}
.man.black{background:#1d1d22}.man.white{background:#f7f1e4}
button,.more,.prelude{font:inherit;color:inherit;background:none;border:0;border-radius:8px;display:flex;align-items:center;
  min-height:2.2rem;padding:.15rem .4rem;width:100%;text-align:start;box-sizing:border-box}
button{cursor:pointer}
@media (pointer:coarse){button{min-height:44px}}
button:hover{background:var(--sunken)}
button[aria-current]{background:var(--accent-soft);box-shadow:inset 3px 0 var(--accent)}
button:focus-visible{outline:3px solid var(--focus);outline-offset:-3px}
.prelude{font-size:.9rem;color:var(--quiet);min-height:0;padding-block:.35rem;line-height:1.3}
.more{padding-inline-start:1.1rem;min-height:1.9rem;opacity:.85}
.story{list-style:none;margin:0;padding:0}
.story>li+li{border-top:1px solid var(--line)}
.told{gap:.5rem;align-items:flex-start;padding-block:.4rem}
.told .man{flex:none;margin:.3rem 0 0}
.told .all{display:flex;flex-direction:column;gap:.15rem;flex:none}
.told .words{flex:1;line-height:1.35;font-size:.95rem}
.characters{display:inline-flex;align-items:center;gap:.22rem}
.characters svg{width:1.35rem;height:1.35rem;flex:none}
.characters .square{width:1.15rem;height:1.15rem}
.characters .arrow{width:1rem;height:1rem;fill:none;stroke:currentcolor;stroke-width:11;stroke-linecap:round;stroke-linejoin:round}
.characters .number{min-width:.75rem;text-align:center;font-weight:600}
@container (max-width:12rem){
  th:first-child{width:1.3rem}
  thead th{font-size:0}
  th,button{padding-inline:.1rem}
  .characters{gap:.1rem}
  .characters svg{width:1rem;height:1rem}
  .characters .square{width:.85rem;height:.85rem}
  .characters .arrow{width:.75rem;height:.75rem}
  .characters .number{min-width:.55rem}
  .told .words{font-size:.85rem}
}
.paint{fill:var(--paint);stroke:var(--ink-line,#0007);stroke-width:3}
.character{fill:var(--ink);display:none}
.letters{font:700 64px system-ui,sans-serif;text-anchor:middle;dominant-baseline:central}
:host([symbols=kanji]) .kanji,:host([symbols=letters]) .letters,
:host(:not([symbols])) .tower .kanji,:host([symbols=towers]) .tower .kanji{display:inline}
.mark{margin-inline-start:auto;font-weight:700;padding-inline:.35rem;border-radius:6px}
.mark.win{color:var(--win);background:var(--win-soft)}
.mark.loss{color:var(--loss);background:var(--loss-soft)}
.mark.hint{color:var(--accent);background:var(--accent-soft)}
.mark.unknown{color:var(--quiet);background:var(--sunken)}
@media (forced-colors:active){button[aria-current]{outline:2px solid Highlight;outline-offset:-2px}.man{forced-color-adjust:none}}
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`);

export class KamisadoMoves extends HTMLElement {
  static observedAttributes = ["label", "readonly", "telling", "black", "white", "round"];

  /** @type {Story | null} */
  #story = null;
  #current = -1;
  /** @type {Marks} */
  #marks = {};
  /** The buttons by the index of their decision. @type {Map<number, HTMLElement>} */
  #buttons = new Map();
  #root = this.attachShadow({ mode: "open" });
  /** On a phone that is turned the same decision stays in sight. */
  #size = new ResizeObserver(() => this.#reveal());

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.addEventListener("click", ({ target }) => {
      const index = target instanceof Element ? target.closest("[data-index]")?.getAttribute("data-index") : null;
      if (index !== null && index !== undefined && !this.hasAttribute("readonly")) this.#jump(Number(index));
    });
    this.#root.addEventListener("keydown", (event) => this.#key(/** @type {KeyboardEvent} */ (event)));
  }

  connectedCallback() {
    upgradeProperties(this, ["story", "current", "marks"]);
    this.#paint();
    this.#size.observe(this);
  }

  disconnectedCallback() {
    this.#size.disconnect();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#paint();
  }

  /** The protocol's `story`. */
  get story() {
    return this.#story;
  }

  set story(story) {
    this.#story = story;
    this.#paint();
  }

  /** The index of the decision that is shown; -1 before the first. */
  get current() {
    return this.#current;
  }

  set current(index) {
    this.#current = index;
    this.#paintCurrent();
  }

  /** What a review says of decisions, by index. */
  get marks() {
    return this.#marks;
  }

  set marks(marks) {
    this.#marks = marks ?? {};
    this.#paint();
  }

  /** @param {number} index */
  #jump(index) {
    this.dispatchEvent(new CustomEvent("kamisado-jump", { detail: { index }, bubbles: true, composed: true }));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const all = [...this.#buttons.values()];
    const here = all.indexOf(/** @type {HTMLElement} */ (this.#root.activeElement));
    if (here < 0) return;
    /** @type {Record<string, number>} */
    const steps = {
      ArrowLeft: here - 1,
      ArrowUp: here - 1,
      ArrowRight: here + 1,
      ArrowDown: here + 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = all[steps[event.key] ?? -1];
    if (event.key in steps) event.preventDefault();
    if (!next) return;
    all.forEach((button) => (button.tabIndex = button === next ? 0 : -1));
    next.focus();
  }

  #paint() {
    const focused = [...this.#buttons].find(([, button]) => button === this.#root.activeElement)?.[0];
    this.#buttons.clear();
    /** @type {Map<number, Taken[]>} */
    const rounds = new Map();
    for (const decision of this.#story?.decisions ?? []) {
      const round = rounds.get(decision.round) ?? [];
      rounds.set(decision.round, [...round, decision]);
    }
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", this.getAttribute("label") ?? "");
    const isTelling = this.hasAttribute("telling");
    const parts = [...rounds].flatMap(([number, decisions]) =>
      isTelling ? this.#tell(number, decisions) : this.#round(number, decisions),
    );
    const end = (isTelling && this.#story?.end) || [];
    this.#root.replaceChildren(...parts, ...end.map(({ sentence }) => make("p", { class: "prelude" }, sentence)));
    this.#paintCurrent();
    if (focused !== undefined) this.#buttons.get(focused)?.focus();
  }

  /** One round in characters and in words, a decision after the other. @param {number} number @param {Taken[]} decisions */
  #tell(number, decisions) {
    const title = this.#titleOf(number);
    const items = decisions.map((decision) => make("li", {}, this.#told(decision)));
    return [this.#heading(title), make("ol", { class: "story", role: "list", "aria-label": title }, ...items)];
  }

  /** A decision, its characters, and the sentences about all that followed from it. @param {Taken} decision */
  #told({ index, side, entries, events }) {
    const mark = this.#marks[index];
    const sentences = events.filter((each) => !isPrompt(each)).map(({ sentence }) => sentence);
    const button = this.#choice(
      index,
      { class: "told", ...(mark?.title ? { title: mark.title } : {}) },
      make("span", { class: `man ${side}`, "aria-hidden": "true" }),
      make("span", { class: "all" }, ...entries.map(character)),
      make("span", { class: "words" }, ...sentences.map((sentence) => make("span", {}, `${sentence} `))),
    );
    if (mark) button.append(make("span", { class: `mark ${mark.kind}` }, mark.text));
    return button;
  }

  /** @param {number} number */
  #titleOf(number) {
    return (this.getAttribute("round") ?? "{round}").replace("{round}", String(number));
  }

  /** @param {string} title */
  #heading(title) {
    return make("div", { class: "title", role: "heading", "aria-level": "3" }, title);
  }

  /** One round: its line-ups and its fill, and the score sheet. @param {number} number @param {Taken[]} decisions */
  #round(number, decisions) {
    const preludes = decisions.filter(({ entries }) => entries.length === 0).map((decision) => this.#prelude(decision));
    /** What stands in each row, by side. @type {Map<number, Record<Side, HTMLElement[]>>} */
    const rows = new Map();
    for (const decision of decisions) {
      for (const entry of decision.entries) {
        const row = rows.get(entry.row) ?? { black: [], white: [] };
        rows.set(entry.row, row);
        row[entry.side].push(entry.kind === "move" ? this.#move(decision, entry) : this.#consequence(entry));
      }
    }
    const title = this.#titleOf(number);
    const head = make(
      "tr",
      {},
      make("th", { scope: "col" }, make("span", { class: "spoken" }, "#")),
      this.#column("black"),
      this.#column("white"),
    );
    const body = [...rows]
      .sort(([one], [other]) => one - other)
      .map(([row, { black, white }]) =>
        make("tr", {}, make("th", { scope: "row" }, String(row)), make("td", {}, ...black), make("td", {}, ...white)),
      );
    const table = make("table", { "aria-label": title }, make("thead", {}, head), make("tbody", {}, ...body));
    return [this.#heading(title), ...preludes, ...(body.length > 0 ? [table] : [])];
  }

  /** @param {Side} side */
  #column(side) {
    return make(
      "th",
      { scope: "col" },
      make("span", { class: `man ${side}`, "aria-hidden": "true" }),
      this.getAttribute(side) ?? "",
    );
  }

  /** A line-up or a fill, in words. @param {Taken} decision */
  #prelude({ index, events }) {
    const sentence = events.find(({ event }) => event === "lined-up" || event === "filled")?.sentence ?? "";
    return this.#choice(index, { class: "prelude" }, sentence);
  }

  /** @param {Taken} decision @param {Entry} entry */
  #move({ index }, entry) {
    const mark = this.#marks[index];
    const words = mark?.title ? `${entry.words}. ${mark.title}` : entry.words;
    const button = this.#choice(index, { "aria-label": words, title: words }, character(entry));
    if (mark) button.append(make("span", { class: `mark ${mark.kind}`, "aria-hidden": "true" }, mark.text));
    return button;
  }

  /** What a move brought about: a pass, or a tower pushed back. @param {Entry} entry */
  #consequence(entry) {
    return make(
      "span",
      { class: "more", role: "img", "aria-label": entry.words, title: entry.words },
      character(entry),
    );
  }

  /** @param {number} index @param {Record<string, string>} attributes @param {...(Node | string)} children */
  #choice(index, attributes, ...children) {
    if (this.hasAttribute("readonly"))
      return make(
        "span",
        {
          ...attributes,
          class: `more ${attributes.class ?? ""}`,
          ...(attributes["aria-label"] ? { role: "img" } : {}),
        },
        ...children,
      );
    const button = make(
      "button",
      { ...attributes, type: "button", tabindex: "-1", "data-index": String(index) },
      ...children,
    );
    this.#buttons.set(index, button);
    return button;
  }

  #paintCurrent() {
    for (const [index, button] of this.#buttons) {
      const isHere = index === this.#current;
      if (isHere) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
      button.tabIndex = isHere ? 0 : -1;
    }
    const here = this.#buttons.get(this.#current);
    const first = [...this.#buttons.values()][0];
    if (!here && first) first.tabIndex = 0;
    if (!here && this.#current < 0) this.scrollTo(0, 0);
    this.#reveal();
  }

  /** Brings the decision that is shown into sight. Only the list itself scrolls, never the page. */
  #reveal() {
    const here = this.#buttons.get(this.#current);
    if (!here) return;
    const [list, place] = [this.getBoundingClientRect(), here.getBoundingClientRect()];
    if (place.top < list.top) this.scrollBy(0, place.top - list.top - 8);
    else if (place.bottom > list.bottom) this.scrollBy(0, place.bottom - list.bottom + 8);
  }
}

customElements.define("kamisado-moves", KamisadoMoves);
