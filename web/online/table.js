// @ts-check
/**
 * The table of a game, from its entries alone: whoever has the same entries sees the same game. What decisions mean only the engine
 * knows; what is here are the agreements around them.
 *
 * @typedef {import("../protocol.js").Side} Side
 * @typedef {import("./lines.js").Entry} Entry
 * @typedef {import("./lines.js").Banks} Banks
 *
 * @typedef {{ by: Side | null, how: "resign" | "flag" | "claim" | "abort" | "void" }} End an end that is not in the decisions
 * @typedef {{ side: Side, phrase: string, seq: number }} Said
 */

/** @type {ReadonlySet<string>} */
const ENDINGS = new Set(["resign", "flag", "claim", "abort", "void"]);

/** @param {Side} side @returns {Side} */
export const opponent = (side) => (side === "black" ? "white" : "black");

export class Table {
  /** How many entries are known. */
  seq = 0;
  /** @type {string[]} */
  decisions = [];
  /** Who has decided anything. @type {Set<Side>} */
  begun = new Set();
  /** Who asks to take back a decision. @type {Side | null} */
  takeback = null;
  /** Who wants to play again. @type {Set<Side>} */
  rematch = new Set();
  /** The next game of the two. @type {string | null} */
  next = null;
  /** @type {End | null} */
  end = null;
  /** @type {Said[]} */
  said = [];
  /** The clocks after the last entry that changed the match. @type {{ banks: Banks | null, at: number } | null} */
  clock = null;

  /**
   * Takes an entry. One that is known already is ignored.
   * @param {Entry} entry
   * @returns {boolean} `false` when entries are missing before this one
   */
  add({ seq, at, side, what, banks }) {
    if (seq !== this.seq) return seq < this.seq;
    this.seq += 1;
    const [word = "", detail = ""] = what.split(" ");
    if (ENDINGS.has(word)) {
      this.end = { by: side, how: /** @type {End["how"]} */ (word) };
      this.takeback = null;
      this.clock = { banks, at };
    } else if (word === "takeback") {
      this.takeback = side;
    } else if (word === "decline") {
      this.takeback = null;
      this.rematch.clear();
    } else if (word === "rematch") {
      if (side) this.rematch.add(side);
    } else if (word === "next") {
      this.next = detail;
    } else if (word === "say") {
      if (side) this.said.push({ side, phrase: detail, seq });
    } else if (detail !== "" && word !== "undo") {
      // A pause, which the clocks are told of, or something of a newer server's that need not be understood: decisions are one word.
    } else {
      if (word === "undo") {
        this.decisions = this.decisions.slice(0, Number(detail));
      } else {
        this.decisions = [...this.decisions, what];
        if (side) this.begun.add(side);
      }
      // Whoever goes on playing, or has taken back, asks for nothing any more.
      this.takeback = null;
      this.clock = { banks, at };
    }
    return true;
  }
}
