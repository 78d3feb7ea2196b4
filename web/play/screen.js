// @ts-check
// What the page shows of a match beside the board: the players, what is due, what happened, and the end of rounds.

import { find, isPrompt, make } from "../elements.js";
import { settings } from "../settings.js";
import { word } from "../words.js";
import { shown } from "./clock.js";

/** @typedef {import("./kept.js").Game} Game */
/** @typedef {import("../protocol.js").Side} Side */
/** @typedef {import("../protocol.js").State} State */
/** @typedef {import("../protocol.js").Story} Story */
/** @typedef {import("../protocol.js").Told} Told */

/** How many sentences the account has. */
const LONGEST = 80;

/** @type {Side[]} */
const SIDES = ["black", "white"];

/** @param {Side} side @param {string} part */
const ofPlayer = (side, part) =>
  /** @type {HTMLElement} */ (document.querySelector(`.player[data-side=${side}] ${part}`));

/** What a level is called, as the form has it. @param {number} level */
export const levelName = (level) =>
  document.querySelector(`select[name=level] option[value="${level}"]`)?.textContent ?? String(level);

/** Who sits where. @param {Game} game */
export function showPlayers({ seats, clock, match }) {
  const isAgainst = SIDES.some((side) => seats[side] !== "person");
  for (const side of SIDES) {
    const seat = seats[side];
    ofPlayer(side, ".seat").textContent =
      seat === "person" ? (isAgainst ? word("seat-you") : "") : `${word("seat-computer")} · ${levelName(seat)}`;
    ofPlayer(side, ".clock").hidden = !clock;
    ofPlayer(side, ".points").hidden = match.kind === "single";
  }
}

/** The points, and whose turn it is. @param {State} state */
export function showScore(state) {
  for (const side of SIDES) {
    ofPlayer(side, "[data-points]").textContent = String(state.score[side]);
    ofPlayer(side, "b")
      .closest(".player")
      ?.classList.toggle("deciding", state.side === side);
  }
}

/** @param {Record<Side, number>} left */
export function showClocks(left) {
  for (const side of SIDES) {
    const time = ofPlayer(side, "[data-time]");
    const text = shown(left[side]);
    if (time.textContent !== text) time.textContent = text;
    time.parentElement?.classList.toggle("short", left[side] < 20_000);
  }
}

/** Puts the end of a round out of sight, as for a look back. */
export const hideEnd = () => (find("banner").hidden = true);

/**
 * What is due now, or why something else is not possible.
 * @param {string} sentence
 * @param {{ isThinking?: boolean, isRefusal?: boolean }} [how]
 */
export function showDue(sentence, { isThinking = false, isRefusal = false } = {}) {
  find("due").hidden = false;
  find("due").classList.toggle("refusal", isRefusal);
  find("due-text").textContent = sentence;
  find("thinking").hidden = !isThinking;
}

/** What happened so far, the latest first. @param {Story} story */
export function showAccount(story) {
  /** @param {Told[]} events */
  const sentences = (events) => events.filter((each) => !isPrompt(each)).reverse();
  /** @type {Told[]} */
  const told = [story.end, ...story.decisions.map(({ events }) => events).reverse(), story.events]
    .flatMap(sentences)
    .slice(0, LONGEST);
  find("account").hidden = told.length === 0 || settings().telling === "on";
  find("log").replaceChildren(
    ...told.map(({ event, sentence }) => {
      const item = make("li", {}, sentence);
      item.dataset.event = event;
      return item;
    }),
  );
}

/** Has screen readers say something. @param {string} text */
export function say(text) {
  const live = find("live");
  // The same words twice would not be noticed.
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}

/**
 * What the end of a round or of the match means to the one who plays.
 * @param {State} state
 * @param {Side | null} you
 * @returns {"won" | "lost" | null} `null` where nobody plays alone, and for a tie
 */
function outcomeFor({ phase, result, events }, you) {
  const won = events.find((told) => told.event === "round-won");
  const winner = phase === "over" ? result?.winner : won?.event === "round-won" ? won.winner : null;
  if (!you || !winner) return null;
  return winner === you ? "won" : "lost";
}

/**
 * What the one who plays is told at the end of a round or of the match.
 * @param {State} state
 * @param {Side | null} you
 * @returns {string | null} `null` at any other time, and where nobody plays alone
 */
export function endFor(state, you) {
  const outcome = outcomeFor(state, you);
  return outcome && word(`end-${state.phase === "over" ? "match" : "round"}-${outcome}`);
}

/**
 * The end of a round or of the match: what happened, and how it goes on.
 * @param {State} state
 * @param {{ next: boolean, fill: boolean, you: Side | null }} ways what there is to press, and whose end it is
 */
export function showEnd(state, { next, fill, you }) {
  const { events } = state;
  const isOver = state.phase === "over";
  const won = events.find(({ event }) => event === "round-won");
  const isEnd = isOver || won !== undefined;
  const hadFocus = find("banner").contains(document.activeElement);
  find("banner").hidden = !isEnd;
  const outcome = outcomeFor(state, you);
  find("banner").dataset.outcome = outcome ?? (isOver ? "over" : "");
  // The banner says what is due, and more.
  find("due").hidden = isOver || next || fill;
  // Whoever has chosen how it goes on plays on from the board.
  if (!isEnd && hadFocus) find("board").focus({ preventScroll: true });
  if (!isEnd) return;
  const told = isOver ? state.due : (won?.sentence ?? "");
  const title = endFor(state, you);
  find("banner-title").textContent = title ?? told;
  // Teeth and points matter as long as the match goes on.
  const more = !isOver ? ["grew", "scored"] : state.kind === "single" ? ["round-won"] : ["round-won", "scored"];
  const sentences = events.filter(({ event }) => more.includes(event)).map(({ sentence }) => sentence);
  if (title) sentences.unshift(told);
  find("banner-text").replaceChildren(...sentences.map((sentence) => make("li", {}, sentence)));
  find("next").hidden = !next;
  find("open-fill").hidden = !fill;
  for (const id of ["rematch", "to-review", "again"]) find(id).hidden = !isOver;
  // Whoever plays by keyboard goes on from here; others are not disturbed.
  if (hadFocus || document.activeElement?.id === "board" || document.activeElement?.id === "fill") {
    (next ? find("next") : fill ? find("open-fill") : find("rematch")).focus();
  }
}
