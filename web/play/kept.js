// @ts-check
/**
 * The games that this browser keeps: each is a match, who plays it, and the clocks. The one that was played last is `match`; those that were
 * left for another before they were over are on the `shelf`, the latest first. A game is found by its id, so that a tab never overwrites
 * another one's.
 *
 * @typedef {import("../protocol.js").Side} Side
 * @typedef {"person" | number} Seat a person here, or the computer at a level
 * @typedef {Record<Side, number>} Left milliseconds on the clocks
 *
 * @typedef {"none" | Side} Favour the side that is proven to win, or neither where few first moves do
 *
 * @typedef {object} Game
 * @property {string} id
 * @property {Match} match
 * @property {Record<Side, Seat>} seats
 * @property {{ minutes: number, seconds: number } | null} clock what was agreed: minutes for each, seconds added per decision
 * @property {Left | null} left what is left now
 * @property {Record<string, Left>} lefts what was left when each decision became due, by its index
 * @property {number} at when it was played last, as `Date.now()` says
 * @property {boolean} isOver
 * @property {Favour} [favour] whom the line-ups of the first round favour, where they are drawn for that
 * @property {boolean} [takesTurn] whether the person takes the side that decides next, whichever it is
 */
import { Match } from "../match.js";
import { recallJson, remember, rememberJson } from "../storage.js";

const CURRENT = "match";
const SHELF = "shelf";
/** The last moment that is a date. */
const LAST_DATE = 8.64e15;
/** Where earlier versions kept the one game that was left for another. */
const BEFORE = "match.before";

/** @param {any} seat @returns {seat is Seat} */
const isSeat = (seat) => seat === "person" || (Number.isInteger(seat) && seat >= 1 && seat <= 10);

/** @param {any} time */
const isTime = (time) => Number.isFinite(time) && time >= 0;

/** @param {any} left @returns {left is Left} */
const isLeft = (left) => isTime(left?.black) && isTime(left?.white);

/** @param {any} favour @returns {favour is Favour} */
export const isFavour = (favour) => ["none", "black", "white"].includes(favour);

/** A name that no other game has. */
export const newId = () => crypto.getRandomValues(new BigUint64Array(1)).join().padStart(20, "0");

/**
 * A game for these seats and this agreement.
 * @param {Match} match
 * @param {Game["seats"]} seats
 * @param {Game["clock"]} clock
 * @param {Favour} [favour]
 * @returns {Game}
 */
export function game(match, seats, clock, favour) {
  const each = clock ? clock.minutes * 60_000 : 0;
  const left = clock ? { black: each, white: each } : null;
  const agreed = { match, seats, clock, ...(favour ? { favour } : {}) };
  return { id: newId(), ...agreed, left, lefts: {}, at: Date.now(), isOver: false };
}

/** A game out of whatever was kept, or `null` when it is none. @param {any} found @returns {Game | null} */
export function readGame(found) {
  const match = Match.read(found?.match);
  if (!match || !isSeat(found.seats?.black) || !isSeat(found.seats?.white)) return null;
  const { id, seats, isOver } = found;
  const hasClock = isTime(found.clock?.minutes) && isTime(found.clock?.seconds) && isLeft(found.left);
  return {
    id: typeof id === "string" && /^\d{1,20}$/.test(id) ? id : "0",
    match,
    seats,
    clock: hasClock ? found.clock : null,
    left: hasClock ? found.left : null,
    lefts: Object.fromEntries(Object.entries(found.lefts ?? {}).filter(([, left]) => isLeft(left))),
    at: isTime(found.at) && found.at <= LAST_DATE ? found.at : Date.now(),
    isOver: isOver === true,
    ...(isFavour(found.favour) ? { favour: found.favour } : {}),
  };
}

/** The game that was played last, if one is kept. */
export const kept = () => readGame(recallJson(CURRENT));

/** The games that were left before they were over, the latest first. @returns {Game[]} */
export function shelf() {
  const found = recallJson(SHELF);
  const games = [...(Array.isArray(found) ? found : []), recallJson(BEFORE)];
  return games.flatMap((each) => readGame(each) ?? []);
}

/** @param {Game[]} games */
function putOnShelf(games) {
  rememberJson(SHELF, games);
  remember(BEFORE, null);
}

/** The game with an id, wherever it is. @param {string} id @returns {Game | null} */
export const keptAs = (id) => [kept(), ...shelf()].find((each) => each?.id === id) ?? null;

/** All games that can be gone on with, the latest first. */
export const unfinished = () => [kept(), ...shelf()].flatMap((each) => (each && isWorthKeeping(each) ? [each] : []));

/** Whether somebody may want to go on with it. @param {Game} game */
const isWorthKeeping = ({ isOver, match }) => !isOver && match.decisions.length > 0;

/** Makes a game the one that is played last; another one that is not over goes to the shelf. @param {Game} game */
export function takeUp(game) {
  const open = kept();
  const others = shelf().filter(({ id }) => id !== game.id);
  if (open && open.id !== game.id && isWorthKeeping(open)) others.unshift(open);
  putOnShelf(others);
  rememberJson(CURRENT, game);
}

/** Keeps a game as it is now, in its place: another one may have been taken up since. @param {Game} game */
export function keep(game) {
  if (kept()?.id === game.id) {
    rememberJson(CURRENT, game);
    return;
  }
  const games = shelf();
  const place = games.findIndex(({ id }) => id === game.id);
  if (place < 0 && !isWorthKeeping(game)) return;
  if (place < 0) games.unshift(game);
  else games.splice(place, 1, ...(isWorthKeeping(game) ? [game] : []));
  putOnShelf(games);
}

/** Takes up games that were kept elsewhere: those that are new here, and those that have gone on there. @param {any[]} found */
export function addGames(found) {
  for (const game of found.flatMap((each) => readGame(each) ?? []).filter(isWorthKeeping)) {
    const own = keptAs(game.id);
    if (!own || own.at < game.at) keep(game);
  }
  putOnShelf(shelf().sort((one, other) => other.at - one.at));
}

/** Forgets a game. @param {string} id */
export function forget(id) {
  if (kept()?.id === id) remember(CURRENT, null);
  putOnShelf(shelf().filter((each) => each.id !== id));
}
