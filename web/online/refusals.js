// @ts-check
// Why the server refuses something, in words that the page has.
import { find } from "../elements.js";

/** @param {string} code */
export function refusal(code) {
  const sentences = [...find("refusals").children];
  const sentence = sentences.find((item) => item.getAttribute("data-code") === code) ?? sentences.at(-1);
  return sentence?.textContent ?? code;
}
