// @ts-check
/**
 * The position editor: towers are set out on the board, and the engine tells what is wrong with them.
 */
import { letterOf } from "../board/letters.js";
import { COLORS, PALETTES, KANJI } from "../board/looks.js";
import { draw } from "../board/picture.js";
import { SQUARES } from "../board/state.js";
import { find, make } from "../elements.js";
import { follow } from "../settings.js";

/** @typedef {import("../board/state.js").Tower} Tower */
/** @typedef {import("../board/looks.js").Color} Color */
/** @typedef {import("../match.js").Board} Lies which way round the board lies */
/** @typedef {Omit<Tower, "square">} Piece a tower that need not stand anywhere */

const LETTERS = "ngrypubo";

/** The position text of what is set out. @param {Tower[]} towers @param {string} rest side, tower and board */
export function positionText(towers, rest) {
  const squares = SQUARES.map((square) => {
    const tower = towers.find((other) => other.square === square);
    if (!tower) return " ";
    const letter = LETTERS[COLORS.indexOf(tower.color)] ?? "";
    return "+".repeat(tower.teeth) + (tower.side === "white" ? letter.toUpperCase() : letter);
  });
  const ranks = Array.from({ length: 8 }, (_, rank) => squares.slice(8 * rank, 8 * rank + 8).join(""));
  return `${ranks.map((rank) => rank.replaceAll(/ +/g, (gap) => String(gap.length))).join("/")} ${rest}`;
}

/** A small picture of a tower. @param {Piece} tower @param {import("../settings.js").Settings} settings */
function picture({ side, color }, { palette, symbols }) {
  const [paint = "", ink = ""] = PALETTES[palette]?.[color] ?? [];
  const svg = draw("svg", { viewBox: "-50 -50 100 100", "aria-hidden": "true", class: `tower ${side}` });
  svg.append(
    draw("path", { class: "body", d: "M-19-46H19L46-19V19L19 46H-19L-46 19V-19Z" }),
    draw("path", { class: "face", fill: paint, d: "M-13-32H13L32-13V13L13 32H-13L-32 13V-13Z" }),
  );
  if (symbols !== "none") {
    const [shift, outline] = KANJI[color];
    svg.append(
      symbols === "letters"
        ? draw("text", { class: "letters", fill: ink }, letterOf(color))
        : draw(
            "g",
            { fill: ink, transform: "scale(.045)" },
            draw("path", { transform: `translate(${shift})`, d: outline }),
          ),
    );
  }
  return svg;
}

export class Editor {
  /** @type {Tower[]} */
  #towers = [];
  /** What the next click sets out: a tower, nothing at all, or `null` when clicks choose. @type {Piece | "eraser" | null} */
  #tool = null;
  /** @type {Color[][]} */
  #colors = [];
  /** @type {import("../protocol.js").Checked | null} */
  #checked = null;
  #checking = 0;

  /**
   * @param {import("../board/board.js").KamisadoBoard} board
   * @param {(text: string) => Promise<import("../protocol.js").Checked>} check asks the engine about a position text
   * @param {(lies: Lies) => Promise<Color[][]>} colors the squares of a board
   */
  constructor(board, check, colors) {
    this.board = board;
    this.check = check;
    this.colors = colors;
    this.palette = find("palette");
    this.eraser = find("eraser", HTMLButtonElement);
    this.said = find("checked");
    this.active = find("active", HTMLSelectElement);
    this.use = find("use-position", HTMLButtonElement);
    follow((settings) => {
      for (const button of this.#buttons()) button.replaceChildren(picture(this.#piece(button), settings));
    });
    this.#listen();
    find("clear").addEventListener("click", () => this.#set([]));
    find("start").addEventListener("click", () => this.start());
    this.active.addEventListener("change", () => this.#check());
  }

  get isOpen() {
    return this.board.getAttribute("mode") === "edit";
  }

  /** Opens with what is on the board. @param {import("../protocol.js").State} state */
  open(state) {
    this.board.setAttribute("mode", "edit");
    this.board.arrows = [];
    this.#choose("to-move", state.side === "white" ? "w" : "b");
    this.#choose("which-board", state.board);
    this.active.value = state.active ? (LETTERS[COLORS.indexOf(state.active.color)] ?? "-") : "-";
    this.#colors = state.colors;
    this.#take(null);
    this.#set(state.towers);
  }

  close() {
    this.#checking += 1;
    this.board.removeAttribute("mode");
    this.board.marks = {};
  }

  /** The position that can be played, or `null`. @returns {{ fen: string | null, board: Lies } | null} */
  get position() {
    return this.#checked?.ok ? { fen: this.#checked.fen, board: this.#lies } : null;
  }

  /** Sets the towers out as at the beginning. */
  async start() {
    this.active.value = "-";
    this.#choose("to-move", "b");
    // The line-ups of the protocol's option `Setup standard`.
    const { towers } = await this.check(`OBUPYRGN/8/8/8/8/8/8/ngrypubo b -${this.#word}`);
    this.#set(towers);
  }

  /** @returns {Lies} */
  get #lies() {
    return this.#chosen("which-board") === "mirrored" ? "mirrored" : "standard";
  }

  /** What a position text ends with. */
  get #word() {
    return this.#lies === "mirrored" ? " mirrored" : "";
  }

  /** @param {string} name */
  #chosen(name) {
    return (
      /** @type {HTMLInputElement | null} */ (document.querySelector(`input[name="${name}"]:checked`))?.value ?? ""
    );
  }

  /** @param {string} name @param {string} value */
  #choose(name, value) {
    const input = document.querySelector(`input[name="${name}"][value="${value}"]`);
    if (input instanceof HTMLInputElement) input.checked = true;
  }

  /** @returns {HTMLButtonElement[]} */
  #buttons() {
    return [...this.palette.querySelectorAll("button")];
  }

  /** @param {HTMLElement} button @returns {Piece} */
  #piece({ dataset }) {
    return {
      side: dataset.side === "white" ? "white" : "black",
      color: /** @type {Color} */ (dataset.color),
      teeth: Number(this.#chosen("teeth")),
    };
  }

  #listen() {
    this.palette.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (!button) return;
      const piece = this.#piece(button);
      const standing = this.#towers.find((tower) => same(tower, piece));
      this.#take(this.#holds(piece) ? null : { ...piece, teeth: standing?.teeth ?? piece.teeth });
    });
    this.#dragFromPalette();
    this.eraser.addEventListener("click", () => this.#take(this.#tool === "eraser" ? null : "eraser"));
    find("teeth").addEventListener("change", () => {
      const tool = this.#tool;
      if (!tool || tool === "eraser") return;
      tool.teeth = Number(this.#chosen("teeth"));
      this.#set(this.#towers.map((tower) => (same(tower, tool) ? { ...tower, teeth: tool.teeth } : tower)));
    });
    for (const id of ["to-move", "which-board"]) {
      find(id).addEventListener("change", async () => {
        if (id === "which-board") this.#colors = await this.colors(this.#lies);
        this.#check();
      });
    }
    this.board.addEventListener("kamisado-square", (event) => {
      if (this.isOpen) this.#click(/** @type {CustomEvent} */ (event).detail.square);
    });
    this.board.addEventListener("kamisado-move", (event) => {
      if (!this.isOpen) return;
      const { from, to } = /** @type {CustomEvent} */ (event).detail;
      const tower = this.#towers.find(({ square }) => square === from);
      if (tower) this.#put(tower, to);
    });
  }

  /** A tower can be dragged from the palette onto the board. */
  #dragFromPalette() {
    /** @type {{ piece: Piece, ghost: HTMLElement, x: number, y: number, isMoving: boolean } | null} */
    let held = null;
    const end = () => {
      held?.ghost.remove();
      held = null;
    };
    this.palette.addEventListener("pointerdown", (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (!button || event.button !== 0) return;
      const ghost = document.createElement("div");
      ghost.className = "ghost";
      ghost.append(...[...button.children].map((child) => child.cloneNode(true)));
      held = { piece: this.#piece(button), ghost, x: event.clientX, y: event.clientY, isMoving: false };
    });
    window.addEventListener("pointermove", (event) => {
      if (!held) return;
      if (!held.isMoving && Math.hypot(event.clientX - held.x, event.clientY - held.y) > 6) {
        held.isMoving = true;
        document.body.append(held.ghost);
      }
      held.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    });
    window.addEventListener("pointerup", (event) => {
      const square = held?.isMoving ? this.board.squareAt(event.clientX, event.clientY) : "";
      if (held && square) {
        const { piece } = held;
        const standing = this.#towers.find((tower) => same(tower, piece));
        this.#put({ ...piece, teeth: standing?.teeth ?? piece.teeth }, square);
      }
      end();
    });
    window.addEventListener("pointercancel", end);
  }

  /** @param {string} square */
  #click(square) {
    const tower = this.#towers.find((other) => other.square === square);
    const tool = this.#tool;
    if (tool === "eraser") this.#set(this.#towers.filter((other) => other !== tower));
    else if (tower) this.#take(this.#holds(tower) ? null : { ...tower });
    else if (tool) this.#put(tool, square);
  }

  /** Sets a tower out, and takes it from where it stood: there is only one of each. @param {Piece} piece @param {string | null} square */
  #put(piece, square) {
    const others = this.#towers.filter((tower) => !same(tower, piece) && tower.square !== square);
    this.#set(square ? [...others, { side: piece.side, color: piece.color, teeth: piece.teeth, square }] : others);
  }

  /** @param {Piece} piece */
  #holds(piece) {
    return this.#tool !== null && this.#tool !== "eraser" && same(this.#tool, piece);
  }

  /** @param {Piece | "eraser" | null} tool */
  #take(tool) {
    this.#tool = tool;
    if (tool && tool !== "eraser") this.#choose("teeth", String(tool.teeth));
    this.eraser.setAttribute("aria-pressed", String(tool === "eraser"));
    this.#paintPalette();
    this.#paint();
  }

  #paintPalette() {
    for (const button of this.#buttons()) {
      const piece = this.#piece(button);
      button.setAttribute("aria-pressed", String(this.#holds(piece)));
      button.classList.toggle(
        "out",
        this.#towers.some((tower) => same(tower, piece)),
      );
    }
  }

  /** @param {Tower[]} towers */
  #set(towers) {
    this.#towers = towers.map(({ side, color, square, teeth }) => ({ side, color, square, teeth }));
    this.#paintPalette();
    this.#paint();
    this.#check();
  }

  /** Has the engine say what is wrong. */
  async #check() {
    const checking = ++this.#checking;
    this.use.disabled = true;
    const rest = `${this.#chosen("to-move")} ${this.active.value}${this.#word}`;
    const checked = await this.check(positionText(this.#towers, rest));
    if (checking !== this.#checking || !this.isOpen) return;
    this.#checked = checked;
    this.said.className = checked.ok ? "note good" : "note bad";
    const problems = checked.problems.map(({ sentence }) => sentence);
    const sentences = problems.length > 0 ? problems : [checked.sentence];
    this.said.replaceChildren(...sentences.map((sentence) => make("p", {}, sentence)));
    this.use.disabled = !checked.ok;
    this.#paint();
  }

  #paint() {
    if (!this.isOpen) return;
    /** @type {import("../board/state.js").Marks} */
    const marks = {};
    for (const { squares } of this.#checked?.problems ?? [])
      for (const square of squares) marks[square] = { kind: "loss", text: "!" };
    const held = this.#towers.find((tower) => this.#holds(tower));
    if (held && !marks[held.square]) marks[held.square] = { kind: "hint", text: "" };
    this.board.state = { colors: this.#colors, towers: this.#towers, names: this.#checked?.names ?? {}, last: null };
    this.board.marks = marks;
  }
}

/** Whether two are the same tower. @param {Piece} one @param {Piece} other */
const same = (one, other) => one.side === other.side && one.color === other.color;
