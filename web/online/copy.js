// @ts-check
import { word } from "../words.js";

/** How long a button says what it did, in milliseconds. */
const SHOWN = 2500;

/**
 * Copies a text, and says so on the button that was pressed and to screen readers.
 * @param {HTMLElement} button
 * @param {string} text
 * @param {HTMLElement} live
 */
export async function copy(button, text, live) {
  const label = button.querySelector("span") ?? button;
  button.dataset.label ??= label.textContent ?? "";
  try {
    await navigator.clipboard.writeText(text);
    label.textContent = word("export-copied");
  } catch {
    label.textContent = word("game-copy-failed");
  }
  live.textContent = label.textContent;
  setTimeout(() => (label.textContent = button.dataset.label ?? ""), SHOWN);
}
