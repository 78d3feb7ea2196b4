// @ts-check
// The letters of the colours, in the language of the page.
import { COLORS, LETTERS } from "./looks.js";

/** @param {import("./looks.js").Color | string} color */
export function letterOf(color) {
  const language = document.documentElement.lang.slice(0, 2);
  const letters = LETTERS[language] ?? LETTERS.en ?? "";
  return letters[/** @type {readonly string[]} */ (COLORS).indexOf(color)] ?? "";
}
