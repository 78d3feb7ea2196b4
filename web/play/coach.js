// @ts-check
// Help while playing, for those who want it: hints with their reasons, a warning before a move that is proven to lose, and what each move gives
// the opponent. What is proven and what follows only the engine knows.
import { find, make } from "../elements.js";
import { settings } from "../settings.js";
import { word } from "../words.js";
import { say } from "./screen.js";

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("../conversation.js").Conversation} Conversation */
/** @typedef {import("../match.js").Match} Match */
/** @typedef {import("../protocol.js").Foreseen} Foreseen */
/** @typedef {import("../protocol.js").State} State */

/** How long a proof may take before a move is played, in milliseconds. */
const PATIENCE = 1000;

/** How the prospects of a move are marked on the board. @type {Record<string, { kind: import("../board/state.js").Kind, text: string }>} */
const MARKS = {
  wins: { kind: "win", text: "★" },
  loses: { kind: "loss", text: "✕" },
  danger: { kind: "loss", text: "!" },
  again: { kind: "hint", text: "↻" },
};

/**
 * Whether a side is proven to win the round as the match stands; `null` where that is not proven.
 * @param {Conversation} conversation
 * @param {Match} match
 * @param {import("../protocol.js").Side} side
 */
async function isWon(conversation, match, side) {
  const state = await conversation.lay(match);
  if (state.phase !== "move") return null;
  const lines = await conversation.ask(`go solve movetime ${PATIENCE}`);
  const score = lines.findLast((line) => line.startsWith("info"))?.match(/\bscore (?:mate (-?\d+)|(win|loss))/);
  if (!score) return null;
  const wins = score[1] ? Number(score[1]) > 0 : score[2] === "win";
  return wins === (state.side === side);
}

/**
 * What there is to warn of: the move is proven to lose the round, and there is another that is not. `null` where there is nothing.
 * @param {Engine} engine
 * @param {Match} match
 * @param {State} state
 * @param {string} decision
 * @returns {Promise<Foreseen | null>}
 */
async function blunder(engine, match, state, decision) {
  const { side, legal } = state;
  if (!side || legal.length < 2) return null;
  return engine.talk(async (conversation) => {
    await conversation.lay(match);
    const { moves } = await conversation.ahead();
    const foreseen = moves.find((told) => told.decision === decision);
    if (!foreseen || foreseen.prospect === "wins") return null;
    const loses = ["loses", "danger"].includes(foreseen.prospect)
      ? true
      : (await isWon(conversation, match.with(decision), side)) === false;
    if (!loses) return null;
    return (await isWon(conversation, match, side)) === false ? null : foreseen;
  });
}

/**
 * Lets a move be played, unless the player wants to be warned and chooses another one.
 * @param {Engine} engine
 * @param {Match} match
 * @param {State} state
 * @param {string} decision
 * @returns {Promise<boolean>} whether it shall be played
 */
export async function mayPlay(engine, match, state, decision) {
  if (settings().coach !== "on" || state.phase !== "move") return true;
  const foreseen = await blunder(engine, match, state, decision).catch(() => null);
  if (!foreseen) return true;
  const dialog = find("coach", HTMLDialogElement);
  const words = state.legal_words[state.legal.indexOf(decision)] ?? decision;
  find("coach-text").textContent = word("coach-blunder").replace("{text}", words);
  find("coach-reason").textContent = foreseen.sentence;
  dialog.returnValue = "";
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  return dialog.returnValue === "anyway";
}

/** Shows on the board what each move gives the opponent, while somebody chooses. */
export class Ahead {
  /** @type {Foreseen[]} */
  #moves = [];
  #board;
  #tell;

  /**
   * @param {import("../board/board.js").KamisadoBoard} board
   * @param {(sentence: string | null) => void} tell is given what the move leads to that is being considered, or `null`
   */
  constructor(board, tell) {
    this.#board = board;
    this.#tell = tell;
    board.addEventListener("kamisado-select", () => this.#mark());
    board.addEventListener("kamisado-consider", (event) =>
      this.#consider(/** @type {CustomEvent} */ (event).detail.square),
    );
  }

  /**
   * Looks ahead from a match, or stops looking.
   * @param {Engine} engine
   * @param {Match | null} match the match in which somebody here has to move
   */
  async look(engine, match) {
    this.#moves = [];
    this.#mark();
    if (!match || settings().ahead !== "on") return;
    const state = this.#board.state;
    const ahead = await engine
      .talk(async (conversation) => {
        await conversation.lay(match);
        return conversation.ahead();
      })
      .catch(() => null);
    if (!ahead || this.#board.state !== state) return;
    this.#moves = ahead.moves;
    this.#mark();
  }

  #of(/** @type {string} */ from, /** @type {string} */ to) {
    return this.#moves.find(({ decision }) => decision === from + to);
  }

  #mark() {
    const { selected } = this.#board;
    const told = this.#moves.filter(({ decision }) => decision.startsWith(selected || "-"));
    this.#board.marks = Object.fromEntries(
      told.map(({ decision, prospect, sentence }) => [decision.slice(2), { ...MARKS[prospect], label: sentence }]),
    );
  }

  /** @param {string} square the destination that is being considered, if there is one */
  #consider(square) {
    if (this.#moves.length === 0) return;
    const told = this.#of(this.#board.selected, square);
    this.#board.arrows = told?.next ? [{ from: square, to: told.next.square, kind: "call" }] : [];
    this.#tell(told?.sentence ?? null);
  }
}

/** Reads out a hint and its reason. @param {string} text @param {string} reason */
export function showHint(text, reason) {
  const hint = word("status-hint").replace("{text}", text);
  find("hint-text").replaceChildren(make("b", {}, hint), ` ${reason}`);
  find("hint-text").hidden = false;
  say(`${hint}. ${reason}`);
}
