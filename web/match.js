// @ts-check
/**
 * A match as pages keep it: what was agreed, and the list of its decisions. What that means only the engine knows.
 *
 * Pages hand a match on in their addresses, `?from=<JSON>` with the keys of {@link Given}, all of which may be left out:
 * `/en/play?from={"kind":"standard","decisions":["b1b7"]}`. `match.address("play")` writes such an address and
 * `Match.inAddress()` reads it.
 *
 * ```js
 * const match = Match.inAddress() ?? new Match({ kind: "standard" });
 * const state = await conversation.lay(match);       // the engine's `state` of it
 * const next = match.with("b1b7");                   // a match never changes: this is another one
 * const earlier = match.upTo(3);                     // after its first three decisions
 * ```
 *
 * @typedef {import("./protocol.js").Side} Side
 * @typedef {import("./protocol.js").Board} Board
 * @typedef {{ side: Side, verdict: "resignation" | "time" }} Conceded who gave the match up, and how
 *
 * @typedef {object} Given
 * @property {string} kind
 * @property {string} opening
 * @property {Board} board
 * @property {string | null} fen the position it began with, or `null` for the usual beginning
 * @property {readonly string[]} decisions
 * @property {Conceded | null} conceded
 */

const KINDS = /^(single|double|standard|long|marathon|series(-\d{1,3})?)$/;
const OPENINGS = /^(standard|tournament|matchplay|1-3-5)$/;
const BOARDS = /^(standard|mirrored)$/;
const SIDES = /^(black|white)$/;
const CONCESSIONS = /^(resignation|time)$/;
const DECISION = /^([a-h][1-8][a-h][1-8]|[bgnopruy]{8}|left|right)$/;
/** Position texts have a board, a side, a tower and perhaps two words more, all in one line. */
const FEN = /^[0-9A-Za-z+/-]{1,200}( [0-9a-z-]{1,10}){2,4}$/;
/** More than any match has, and few enough for one line. */
const MOST = 5000;

export class Match {
  /** @param {Partial<Given>} [given] */
  constructor({
    kind = "single",
    opening = "standard",
    board = "standard",
    fen = null,
    decisions = [],
    conceded = null,
  } = {}) {
    this.kind = kind;
    this.opening = opening;
    this.board = board;
    this.fen = fen;
    this.decisions = Object.freeze([...decisions]);
    this.conceded = conceded;
    Object.freeze(this);
  }

  /**
   * A match out of whatever was kept or came with an address, or `null` when it is not one.
   * @param {unknown} given
   * @returns {Match | null}
   */
  static read(given) {
    if (typeof given !== "object" || given === null) return null;
    const {
      kind = "single",
      opening = "standard",
      board = "standard",
      fen = null,
      decisions = [],
      conceded = null,
    } = /** @type {Partial<Given>} */ (given);
    const isMatch =
      KINDS.test(kind) &&
      OPENINGS.test(opening) &&
      BOARDS.test(board) &&
      (fen === null || FEN.test(fen)) &&
      Array.isArray(decisions) &&
      decisions.length <= MOST &&
      decisions.every((decision) => DECISION.test(decision)) &&
      (conceded === null || (SIDES.test(conceded.side) && CONCESSIONS.test(conceded.verdict)));
    return isMatch ? new Match({ kind, opening, board, fen, decisions, conceded }) : null;
  }

  /** The match that the engine read. @param {import("./protocol.js").Reading} reading */
  static of({ kind, opening, board, fen, decisions, result }) {
    const match = new Match({ kind, opening, board, fen, decisions });
    if (!result || result.verdict === "points") return match;
    return match.concededBy(result.winner === "black" ? "white" : "black", result.verdict);
  }

  /** The match that came with the address of this page, if one did. @returns {Match | null} */
  static inAddress() {
    try {
      return Match.read(JSON.parse(new URL(location.href).searchParams.get("from") ?? "null"));
    } catch {
      return null;
    }
  }

  /** This match and one decision more. @param {string} decision */
  with(decision) {
    return new Match({ ...this, decisions: [...this.decisions, decision] });
  }

  /** This match after its first decisions. @param {number} count */
  upTo(count) {
    return new Match({ ...this, decisions: this.decisions.slice(0, count), conceded: null });
  }

  /** This match, given up. @param {Side} side @param {"resignation" | "time"} verdict */
  concededBy(side, verdict) {
    return new Match({ ...this, conceded: { side, verdict } });
  }

  /** The address of a page that shall take this match. @param {string} page `play`, `analyse` or `review` */
  address(page) {
    return `/${document.documentElement.lang}/${page}?from=${encodeURIComponent(JSON.stringify(this))}`;
  }

  /** What was agreed, as options of the protocol. */
  options() {
    return { Match: this.kind, Setup: this.opening, Mirrored: this.board === "mirrored" };
  }

  /** How many of the first decisions are those of another match, or -1 when the two do not begin alike. @param {Match} other */
  sharedWith(other) {
    const { kind, opening, board, fen, decisions } = this;
    if (kind !== other.kind || opening !== other.opening || board !== other.board || fen !== other.fen) return -1;
    const place = decisions.findIndex((decision, index) => decision !== other.decisions[index]);
    return place < 0 ? decisions.length : place;
  }

  /** The lines of the protocol that make this match of another one. @param {Match | null} known the one that the engine has @returns {string[]} */
  since(known) {
    const { fen, decisions, conceded } = this;
    const shared = known && !known.conceded ? this.sharedWith(known) : -1;
    const undone = (known?.decisions.length ?? 0) - shared;
    const lines =
      shared >= 0 && undone <= shared
        ? [...Array(undone).fill("undo"), ...decisions.slice(shared).map((decision) => `play ${decision}`)]
        : [
            [
              "position",
              fen === null ? "startpos" : `fen ${fen}`,
              ...(decisions.length > 0 ? ["moves", ...decisions] : []),
            ].join(" "),
          ];
    if (conceded) lines.push(`concede ${conceded.side === "black" ? "p1" : "p2"} ${conceded.verdict}`);
    return lines;
  }
}
