// @ts-check
/**
 * A game as this browser keeps it: the match, who plays it, and the clocks. The one that is being played is `match`; one that was
 * left for it before it was over is `match.before`.
 *
 * @typedef {import("../protocol.js").Side} Side
 * @typedef {"person" | number} Seat a person here, or the computer at a level
 *
 * @typedef {object} Game
 * @property {Match} match
 * @property {Record<Side, Seat>} seats
 * @property {{ minutes: number, seconds: number } | null} clock what was agreed: minutes for each, seconds added per decision
 * @property {Record<Side, number> | null} left milliseconds on the clocks
 * @property {boolean} isOver
 * @property {boolean} [takesTurn] whether the person takes the side that decides next, whichever it is
 */
import { Match } from "../match.js";
import { recallJson, remember, rememberJson } from "../storage.js";

/** @param {any} seat @returns {seat is Seat} */
const isSeat = (seat) => seat === "person" || (Number.isInteger(seat) && seat >= 1 && seat <= 10);

/** @param {any} time */
const isTime = (time) => Number.isFinite(time) && time >= 0;

/** A game for these seats and this agreement. @param {Match} match @param {Game["seats"]} seats @param {Game["clock"]} clock @returns {Game} */
export function game(match, seats, clock) {
  const each = clock ? clock.minutes * 60_000 : 0;
  return { match, seats, clock, left: clock ? { black: each, white: each } : null, isOver: false };
}

/** The game that is kept, if one is. @param {"match" | "match.before"} [place] @returns {Game | null} */
export function kept(place = "match") {
  const found = recallJson(place);
  const match = Match.read(found?.match);
  if (!match || !isSeat(found.seats?.black) || !isSeat(found.seats?.white)) return null;
  const { seats, isOver } = found;
  const hasClock =
    isTime(found.clock?.minutes) &&
    isTime(found.clock?.seconds) &&
    isTime(found.left?.black) &&
    isTime(found.left?.white);
  return {
    match,
    seats,
    clock: hasClock ? found.clock : null,
    left: hasClock ? found.left : null,
    isOver: isOver === true,
  };
}

/** @param {Game} game */
export const keep = (game) => rememberJson("match", game);

/** Makes room for a new game: one that is not over is put aside. */
export function putAside() {
  const open = kept();
  if (open && !open.isOver && open.match.decisions.length > 0) rememberJson("match.before", open);
}

/** Takes up the game that was put aside, and puts aside the other. @returns {Game | null} */
export function takeUp() {
  const [open, before] = [kept(), kept("match.before")];
  if (!before) return open;
  if (open && !open.isOver && open.match.decisions.length > 0) rememberJson("match.before", open);
  else remember("match.before", null);
  keep(before);
  return before;
}
