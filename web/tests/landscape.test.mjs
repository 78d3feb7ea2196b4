// Phones on their sides and narrow phones: the whole board is seen on every page, and the menu is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { page, visit } from "./visit.mjs";

const SIDEWAYS = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
const NARROW = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Every page with a board, and the board on it. */
const BOARDS = {
  "": "#show",
  "play?against=person": "#board",
  "learn/move": "#board",
  puzzles: "#board",
  analyse: "#board",
  "review?from=%7B%22decisions%22%3A%5B%22b1b7%22%5D%7D": "#board",
  board: "kamisado-board",
};

for (const [path, board] of Object.entries(BOARDS)) {
  test(`the board of /${path.split("?")[0]} fits a phone on its side`, async () => {
    await visit(`/en/${path}`, SIDEWAYS);
    await page.waitForFunction(
      (board) => /** @type {PageBoard | null} */ (document.querySelector(board))?.state?.towers?.length > 0,
      board,
    );
    const { width, height } = await page.locator(board).first().boundingBox();
    assert(height <= 390 && width <= 390, `${width} x ${height}`);
    assert(height >= 200, `${width} x ${height}`);
    const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    assert.equal(await page.evaluate(overhang), 0);
  });
}

test("all of the menu is seen on a narrow phone, in every language", async () => {
  for (const language of ["de", "en", "fr", "hu", "nl", "ro", "tr"]) {
    await visit(`/${language}/offline`, NARROW);
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll("nav.menu a, .tools > *")].flatMap((entry) => {
        const { left, right } = entry.getBoundingClientRect();
        return left < 0 || right > innerWidth ? [entry.textContent] : [];
      }),
    );
    assert.deepEqual(hidden, [], language);
  }
});
