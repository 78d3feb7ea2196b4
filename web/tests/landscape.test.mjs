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

const LANGUAGES = ["de", "en", "fr", "hu", "nl", "ro", "tr"];

for (const viewport of [
  { width: 667, height: 375 },
  { width: 568, height: 320 },
]) {
  const small = { viewport, hasTouch: true, isMobile: true };

  test(`the whole board is in sight below a menu of one line at ${viewport.width} x ${viewport.height}, in every language`, async () => {
    for (const language of LANGUAGES) {
      await visit(`/${language}/analyse`, small);
      const { bottom, lines, beside } = await page.evaluate(() => {
        const entries = [...document.querySelectorAll("nav.menu a")].map((entry) => entry.getBoundingClientRect());
        return {
          bottom: document.getElementById("board").getBoundingClientRect().bottom,
          lines: new Set(entries.map(({ top }) => top)).size,
          beside: entries.every(({ left }, at) => at === 0 || left >= entries[at - 1].right - 1),
        };
      });
      assert(bottom <= viewport.height, `${language}: ${bottom}`);
      assert.equal(lines, 1, language);
      assert(beside, language);
    }
  });

  test(`board, names and buttons of a match do not overlap at ${viewport.width} x ${viewport.height}`, async () => {
    for (const language of ["de", "fr"]) {
      await visit(`/${language}/play?against=computer&level=6`, small);
      await page.waitForFunction(() => document.getElementById("board").state?.towers?.length > 0);
      const overlapping = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll("#board, .arena .player, #game .side")].map((element) =>
          element.getBoundingClientRect(),
        );
        return boxes.filter((one, at) =>
          boxes
            .slice(at + 1)
            .some(
              (other) =>
                one.left < other.right - 1 &&
                other.left < one.right - 1 &&
                one.top < other.bottom - 1 &&
                other.top < one.bottom - 1,
            ),
        ).length;
      });
      assert.equal(overlapping, 0, language);
      // A broken word has two lines. The smallest phones may hyphenate.
      const broken = await page.evaluate(() => {
        const words = document.createTreeWalker(document.querySelector(".arena"), NodeFilter.SHOW_TEXT);
        const found = [];
        while (words.nextNode()) {
          const node = /** @type {Text} */ (words.currentNode);
          for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
            const range = new Range();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
          }
        }
        return found;
      });
      if (viewport.width > 600) assert.deepEqual(broken, [], language);
      const { y, height } = await page.locator("#board").boundingBox();
      assert(y + height <= viewport.height, `${y} + ${height}`);
    }
  });
}

test("all of the menu is seen on a narrow phone, in every language", async () => {
  for (const language of LANGUAGES) {
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
