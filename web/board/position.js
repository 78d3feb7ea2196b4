// @ts-check
// A position text such as `OBUPYRGN/8/8/8/8/8/8/ngrypubo b -`, as a state of the board. What may be played there only an engine knows.

import { BOARD, COLORS } from "./looks.js";

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Tower} Tower */

/** The letters of the colours in position texts, in their order. */
const LETTERS = "ngrypubo";

/**
 * What a position text shows, or `null` when it is none.
 * @param {string} text
 * @returns {State | null}
 */
export function readPosition(text) {
  // Whoever only wants to show towers need not say who moves.
  const [ranks = "", side = "b", called = "-", ...words] = text.trim().split(/\s+/);
  const rows = ranks.split("/");
  if (rows.length !== 8 || !/^[bw]$/.test(side)) return null;
  /** @type {Tower[]} */
  const towers = [];
  for (const [row, rank] of rows.entries()) {
    let file = 0;
    for (const [part, teeth = "", letter = ""] of rank.matchAll(/(\+*)([a-z])|[1-8]|./gi)) {
      if (/^[1-8]$/.test(part)) {
        file += Number(part);
        continue;
      }
      const color = COLORS[LETTERS.indexOf(letter.toLowerCase())];
      if (!letter || !color || file > 7) return null;
      const owner = letter === letter.toLowerCase() ? "black" : "white";
      towers.push({ side: owner, color, square: `${"abcdefgh"[file]}${8 - row}`, teeth: teeth.length });
      file += 1;
    }
    if (file !== 8) return null;
  }
  const isMirrored = words.includes("mirrored");
  const colors = BOARD.map((rank) => (isMirrored ? [...rank].reverse() : rank));
  const color = COLORS[LETTERS.indexOf(called)];
  const mover = side === "b" ? "black" : "white";
  const active = towers.find((tower) => tower.side === mover && tower.color === color);
  return { colors, towers, active: active ? { color: active.color, square: active.square } : null };
}
