// @ts-check
/**
 * Moves that are chosen while the opponent decides: one for each tower, because nobody knows yet which one will have to move. They stay in the
 * page, and one is played when it turns out to be legal.
 *
 * @typedef {import("../protocol.js").State} State
 */
import { Refusal } from "../conversation.js";
import { Match } from "../match.js";

export class Premoves {
  /** Where each tower shall go. @type {Map<string, string>} */
  #moves = new Map();

  get isEmpty() {
    return this.#moves.size === 0;
  }

  /** Chooses a move; the same once more lets go of it. @param {string} from @param {string} to */
  choose(from, to) {
    if (this.#moves.get(from) === to) this.#moves.delete(from);
    else this.#moves.set(from, to);
  }

  clear() {
    this.#moves.clear();
  }

  /** In the order in which they were chosen. */
  get moves() {
    return [...this.#moves].map(([from, to]) => `${from}${to}`);
  }

  /** @returns {import("../board/state.js").Arrows} */
  get arrows() {
    return [...this.#moves].map(([from, to]) => ({ from, to, kind: "hint" }));
  }

  /** The one that can be played now, if one can. @param {State} state */
  legalIn({ legal }) {
    return this.moves.find((move) => legal.includes(move)) ?? null;
  }
}

/**
 * Where the towers of a side could go if it were to decide now with any of them, or `null` where nobody can tell.
 * @param {import("../engine.js").Engine} engine
 * @param {State} state
 * @param {import("../protocol.js").Side} side
 * @returns {Promise<Pick<State, "destinations" | "pushes"> | null>}
 */
export async function outlook(engine, { kind, opening, board, fen }, side) {
  const [towers] = fen.split(" ");
  const match = new Match({ kind, opening, board, fen: `${towers} ${side === "black" ? "b" : "w"} -` });
  try {
    return await engine.talk((conversation) => conversation.lay(match));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
