// @ts-check
// The colours in words.
import { find } from "../elements.js";

/** The names of the colours, by their letters in line-ups. @returns {Record<string, string>} */
export const colorNames = () =>
  Object.fromEntries(
    [...find("colors").children].map((item) => [item.getAttribute("data-letter") ?? "", item.textContent ?? ""]),
  );

/** A line-up in words. @param {string} letters */
export function lineUpInWords(letters) {
  const names = colorNames();
  return [...letters].map((letter) => names[letter] ?? letter).join(", ");
}
