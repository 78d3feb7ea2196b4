// @ts-check
/**
 * A match as pages keep it: what was agreed, and the list of its decisions. What that means only the engine knows.
 *
 * Pages hand a match on in their addresses, `?from=<JSON>` with the keys of {@link Given}, all of which may be left out:
 * `/en/play?from={"match":"standard","decisions":["b1b7"]}`. `match.address("play")` writes such an address and
 * `Match.inAddress()` reads it.
 *
 * ```js
 * const match = Match.inAddress() ?? new Match({ match: "standard" });
 * const state = await lay(engine, match);            // the engine's `state` of it
 * const next = match.with("b1b7");                   // a match never changes: this is another one
 * const earlier = match.upTo(3);                     // after its first three decisions
 * ```
 *
 * @typedef {"single" | "standard" | "long" | "marathon" | "series"} Kind
 * @typedef {"standard" | "tournament" | "matchplay" | "1-3-5"} Setup
 * @typedef {"black" | "white"} Side
 * @typedef {{ side: Side, verdict: "resignation" | "time" }} Conceded who gave the match up, and how
 *
 * @typedef {object} Given
 * @property {string} match the kind of the match, as in the protocol's option `Match`
 * @property {string} setup as in the option `Setup`
 * @property {boolean} mirrored as in the option `Mirrored`
 * @property {string | null} fen the position it began with, or `null` for the usual beginning
 * @property {readonly string[]} decisions
 * @property {Conceded | null} conceded
 */

import { Refusal } from "./engine.js";

const KINDS = /^(single|standard|long|marathon|series(-\d{1,3})?)$/;
const SETUPS = /^(standard|tournament|matchplay|1-3-5)$/;
const DECISION = /^([a-h][1-8][a-h][1-8]|[bgnopruy]{8}|left|right)$/;
/** Position texts have a board, a side, a tower and perhaps two words more, all in one line. */
const FEN = /^[0-9A-Za-z+/-]{1,200}( [0-9a-z-]{1,10}){2,4}$/;
/** More than any match has, and few enough for one line. */
const MOST = 5000;

export class Match {
  /** @param {Partial<Given>} [given] */
  constructor({
    match = "single",
    setup = "standard",
    mirrored = false,
    fen = null,
    decisions = [],
    conceded = null,
  } = {}) {
    this.match = match;
    this.setup = setup;
    this.mirrored = mirrored;
    this.fen = fen;
    this.decisions = Object.freeze([...decisions]);
    this.conceded = conceded;
    Object.freeze(this);
  }

  /**
   * A match out of whatever was kept or came with an address, or `null` when it is not one.
   * @param {any} given
   * @returns {Match | null}
   */
  static read(given) {
    if (typeof given !== "object" || given === null) return null;
    const {
      match = "single",
      setup = "standard",
      mirrored = false,
      fen = null,
      decisions = [],
      conceded = null,
    } = given;
    const isMatch =
      KINDS.test(match) &&
      SETUPS.test(setup) &&
      typeof mirrored === "boolean" &&
      (fen === null || FEN.test(fen)) &&
      Array.isArray(decisions) &&
      decisions.length <= MOST &&
      decisions.every((decision) => DECISION.test(decision)) &&
      (conceded === null ||
        (["black", "white"].includes(conceded.side) && ["resignation", "time"].includes(conceded.verdict)));
    return isMatch ? new Match({ match, setup, mirrored, fen, decisions, conceded }) : null;
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

  /** What was agreed, as lines of the protocol. */
  options() {
    return [
      `setoption name Match value ${this.match}`,
      `setoption name Setup value ${this.setup}`,
      `setoption name Mirrored value ${this.mirrored}`,
    ];
  }

  /** The match itself, as lines of the protocol. */
  moves() {
    const start = this.fen === null ? "startpos" : `fen ${this.fen}`;
    const moves = this.decisions.length > 0 ? ` moves ${this.decisions.join(" ")}` : "";
    const lines = [`position ${start}${moves}`];
    if (this.conceded) lines.push(`concede ${this.conceded.side === "black" ? "p1" : "p2"} ${this.conceded.verdict}`);
    return lines;
  }
}

/**
 * Why the engine refuses a match, in the language of the page: `read` tells people what `position` tells programs.
 * @param {import("./engine.js").Engine} engine
 * @param {Match} match
 * @param {unknown} refusal
 */
async function explained(engine, match, refusal) {
  if (!(refusal instanceof Refusal)) return refusal;
  const moves = match.decisions.join(" ");
  const text = match.fen === null ? moves : `${match.fen} moves ${moves}`;
  return engine.ask(`read ${JSON.stringify(text)}`).then(
    () => refusal,
    (error) => error,
  );
}

/** What each engine was last told about options, so that it is not told twice. @type {WeakMap<object, string>} */
const told = new WeakMap();

/**
 * Lays a match before the engine and gives its `state`, or fails with a `Refusal` that says why, for people. A page that has used `read` lays the match it got before any other.
 * @param {import("./engine.js").Engine} engine
 * @param {Match} match
 * @returns {Promise<any>}
 */
export async function lay(engine, match) {
  const options = match.options();
  if (told.get(engine) !== options.join()) {
    for (const line of options) await engine.ask(line);
    told.set(engine, options.join());
  }
  try {
    for (const line of match.moves()) await engine.ask(line);
  } catch (error) {
    throw await explained(engine, match, error);
  }
  return engine.askObject("state");
}
