// Playing by mouse at the board of the play page.
import { page } from "./visit.mjs";

/** A round that the next move ends. */
export const NEARLY = "h1h4 d8d4 a1b2 h8h6 g1g7 h6d2".split(" ");

/** Waits for a position in which somebody may move. @param {number} count how many decisions led to it */
export const open = (count, tab = page) =>
  tab.waitForFunction((count) => {
    const board = document.getElementById("board");
    return board?.state?.decision_count === count && !board.hasAttribute("readonly");
  }, count);

/** @param {string} text */
export async function move(text) {
  const selected = await page.evaluate(() => document.getElementById("board").selected);
  for (const square of [text.slice(0, 2), text.slice(2)])
    if (square !== selected) await page.locator(`#board [role=gridcell][data-square=${square}]`).click();
}
