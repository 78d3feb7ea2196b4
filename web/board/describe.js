// @ts-check
// Squares in words, for states that bring none.

import { NAMES } from "./names.js";

/** @typedef {import('./state.js').State} State */

/**
 * A square with what stands on it.
 * @param {string} square
 * @param {State} state
 * @param {string} language
 */
export function describe(square, { colors, towers, active }, language) {
  const names = NAMES[language.slice(0, 2)] ?? NAMES.en;
  const color = colors[8 - Number(square[1])]?.["abcdefgh".indexOf(square[0] ?? "")];
  if (!names || !color) return square;
  const place = `${square}, ${names.colors[color]}`;
  const tower = towers.find((other) => other.square === square);
  if (!tower) return place + names.empty;
  const teeth = tower.teeth > 0 ? (names.teeth[tower.teeth - 1] ?? "") : "";
  return place + names[tower.side][tower.color] + teeth + (active?.square === square ? names.active : "");
}
