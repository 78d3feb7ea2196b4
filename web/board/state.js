// @ts-check
// What the board is given: the protocol's `state` fits as it is, and most of it may be left out.

/** @typedef {import('./looks.js').Color} Color */
/** @typedef {'black' | 'white'} Side */
/** @typedef {{side: Side, color: Color}} Name a tower, wherever it stands */
/** @typedef {Name & {square: string, teeth: number}} Tower */
/** @typedef {{from: string, to: string}} Move */

/**
 * What happened, as the protocol tells it. The board understands `slid`, `pushed`, `passed`, `turn`, `round-won` and `grew`.
 * @typedef {object} Told
 * @property {string} event
 * @property {Name | Color} [tower]
 * @property {string} [move]
 * @property {(Move & {tower: Name})[]} [pushed]
 * @property {{tower: Name, square: string}} [pass]
 * @property {Color} [color]
 * @property {[Color, string] | null} [active]
 * @property {Side} [winner]
 * @property {string} [reason]
 * @property {number} [teeth]
 */

/**
 * @typedef {object} State
 * @property {Color[][]} colors the squares, ranks 8 to 1, each from file a to h
 * @property {Tower[]} towers
 * @property {{color: Color, square: string} | null} [active] the tower that must move
 * @property {Record<string, string[]>} [destinations] where each tower may go, by its square
 * @property {string[]} [pushes] those of the destinations that are reached by a push
 * @property {Record<string, string>} [target_names] each destination in words, while its tower is chosen
 * @property {Record<string, string>} [reach] where each tower may go, in a sentence
 * @property {Move | string | null} [last] the last move; if it is not given, that of the events
 * @property {Told[]} [events] what followed from the last decision
 * @property {Record<string, string>} [names] each square in words, with what stands on it
 */

/** @typedef {'win' | 'loss' | 'hint' | 'unknown'} Kind */
/** @typedef {Record<string, {kind?: Kind, text?: string, label?: string}>} Marks what is drawn on a square, and what a screen reader says there */
/** @typedef {(Move & {kind?: Kind | 'call'})[]} Arrows */

/** All squares, ranks 8 to 1, each from file a to h. */
export const SQUARES = [..."87654321"].flatMap((rank) => [..."abcdefgh"].map((file) => file + rank));

/** @param {string} text @returns {Move} */
export const asMove = (text) => ({ from: text.slice(0, 2), to: text.slice(2, 4) });

/** What happened in the round that stands on the board: where single rounds follow each other, one decision ends one and begins the next. @param {Told[]} events */
export const ofThisRound = (events) =>
  events.slice(1 + events.findLastIndex(({ event }) => event === "round-began" || event === "line-up-due"));

/** The move that led to a state. @param {State} state @returns {Move | null} */
export function lastMove({ last, events = [] }) {
  if (last !== undefined) return typeof last === "string" ? asMove(last) : last;
  const move = ofThisRound(events).findLast((told) => told.move)?.move;
  return move ? asMove(move) : null;
}

/** The squares on which towers were blocked. @param {Told[]} events */
export const blocked = (events) => events.flatMap((told) => (told.pass ? [told.pass.square] : []));

/**
 * The squares of the ring that a deadlock closed. The last pass calls a tower that has passed before: there the ring begins.
 * @param {Told[]} events
 */
export function ring(events) {
  if (!events.some((told) => told.reason === "deadlock")) return [];
  const passes = events.flatMap((told) => (told.pass ? [{ ...told.pass, calls: told.color }] : []));
  const last = passes.at(-1);
  const start = passes.findIndex(({ tower }) => tower.color === last?.calls && tower.side !== last?.tower.side);
  return passes.slice(Math.max(start, 0)).map(({ square }) => square);
}

/** The tower that won the round. @param {Told[]} events @returns {Name | null} */
export function winner(events) {
  const end = events.find((told) => told.event === "round-won");
  return end?.winner && typeof end.tower === "string" ? { side: end.winner, color: end.tower } : null;
}
