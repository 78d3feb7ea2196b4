// What is seen of the pages on the widest and on the smallest screens.
import assert from "node:assert/strict";
import { test } from "node:test";
import { page, visit } from "./visit.mjs";

const WIDE = { viewport: { width: 1920, height: 1080 } };
const SMALL = { hasTouch: true, isMobile: true };
const SIDEWAYS = { ...SMALL, viewport: { width: 844, height: 390 } };
const SMALLEST = { ...SMALL, viewport: { width: 568, height: 320 } };
const PHONE = { ...SMALL, viewport: { width: 390, height: 844 } };

const isThere = () =>
  page.waitForFunction(
    () => /** @type {PageBoard | null} */ (document.querySelector("#board"))?.state?.towers?.length > 0,
  );
const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

for (const path of ["play?against=person", "puzzles", "learn/move", "analyse"]) {
  test(`on a wide screen the board of /${path.split("?")[0]} is nearly as high as the window`, async () => {
    await visit(`/en/${path}`, WIDE);
    await isThere();
    const { width, y, height } = await page.locator("#board").boundingBox();
    assert(width > 850 && y + height <= 1080, `${width} wide, from ${y} to ${y + height}`);
    const edges = await page.evaluate(() =>
      ["main", "footer.site"].map((part) => document.querySelector(part).getBoundingClientRect().left),
    );
    assert.equal(edges[0], edges[1], "head and foot of the page begin at the same edge");
  });
}

test("every entry of the menu beside the board can be reached on a phone on its side", async () => {
  for (const size of [SIDEWAYS, SMALLEST]) {
    await visit("/de/play?against=person", size);
    await isThere();
    await page.locator("#other summary").click();
    const entries = await page
      .locator("#other li > *")
      .evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top + scrollY));
    assert(entries.length > 3 && entries.every((top) => top >= 0), entries.join());
    assert.equal(await sticksOut(), false);
  }
});

test("the towers of a line-up can be told apart on the smallest phone", async () => {
  const narrowest = (/** @type {string} */ rows) =>
    page.evaluate(
      (rows) =>
        Math.min(
          ...[...document.querySelectorAll(rows)].flatMap((row) =>
            [...row.shadowRoot.querySelectorAll("svg")].map((tower) => tower.getBoundingClientRect().width),
          ),
        ),
      rows,
    );
  await visit("/de/play?against=person&opening=tournament", SMALLEST);
  await isThere();
  const chosen = await narrowest("#places kamisado-line-up");
  assert(chosen >= 20, `${chosen}`);
  assert.equal(await sticksOut(), false);
  await visit("/de/play?against=person&opening=matchplay", SMALLEST);
  await page.locator("#line-up-choices input").first().waitFor();
  const listed = await narrowest("#line-up-choices kamisado-line-up");
  assert(listed >= 13, `${listed}`);
  assert.equal(await sticksOut(), false);
});

test("letters of twice the size push nothing out of a phone’s window", async () => {
  for (const path of ["", "learn", "history", "play", "puzzles"]) {
    await visit(`/de/${path}`, PHONE);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    assert.equal(await sticksOut(), false, path);
  }
});

test("words of the menu stand apart on the smallest phone, in every language", async () => {
  for (const language of ["de", "en", "fr", "hu", "nl", "ro", "tr"]) {
    await visit(`/${language}/offline`, SMALLEST);
    const gaps = await page.locator("nav.menu a").evaluateAll((entries) => {
      const words = entries.map((entry) => {
        const range = new Range();
        range.selectNodeContents(entry);
        return range.getBoundingClientRect();
      });
      return words.slice(1).map(({ left }, at) => left - words[at].right);
    });
    assert(
      gaps.every((gap) => gap >= 4),
      `${language}: ${gaps.join()}`,
    );
  }
});

test("the settings can be closed wherever they are scrolled to", async () => {
  await visit("/hu/", PHONE);
  await page.locator("#open-settings").click();
  const sheet = page.locator("#settings");
  await sheet.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await page.waitForFunction(() => document.getElementById("settings").scrollTop > 0);
  await sheet.locator("header button").click();
  assert.equal(await sheet.isVisible(), false);
  // A press on the button, not beside the sheet.
  await page.locator("#open-settings").click();
  await sheet.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  const { y } = await sheet.locator("header button").boundingBox();
  assert(y > 0 && y < 100, `${y}`);
});

test("where there is nothing to review, the page has a title all the same", async () => {
  await visit("/en/review", PHONE);
  await page.locator("#nothing").waitFor();
  const { width, height } = await page.locator("h1").boundingBox();
  assert(width > 50 && height > 20, `${width} x ${height}`);
});

test("the move that was played last stays in sight on a phone that is turned", async () => {
  const decisions =
    "d1d3 c8c2 d3e4 a8a4 e4d5 a4a3 g1g3 d8g5 c1b2 h8g7 a1a2 c2c1 left a1a6 h8h3 a6a7 g8e6 c1c6 b8c7".split(" ");
  const from = encodeURIComponent(JSON.stringify({ kind: "standard", decisions }));
  await visit(`/en/play?against=person&from=${from}`, { ...SIDEWAYS, viewport: { width: 820, height: 1180 } }, (page) =>
    page.addInitScript(() => localStorage.setItem("kamisado.telling", "on")),
  );
  const isSeen = () =>
    page.waitForFunction(() => {
      const list = document.getElementById("moves");
      const here = list?.shadowRoot?.querySelector("[aria-current=true]")?.getBoundingClientRect();
      const box = list?.getBoundingClientRect();
      return here && here.top >= box.top - 1 && here.bottom <= box.bottom + 1;
    });
  await isSeen();
  await page.setViewportSize({ width: 390, height: 844 });
  await isSeen();
});

test("a list of moves is as high as its moves", async () => {
  await visit(`/en/review?from=${encodeURIComponent(JSON.stringify({ decisions: ["b1b7", "a8a4"] }))}`, PHONE);
  await page.waitForFunction(() => document.querySelector("kamisado-moves")?.shadowRoot?.querySelector("button"));
  const { height } = await page.locator("kamisado-moves").boundingBox();
  assert(height < 200, `${height}`);
});

test("where the system chooses the colours, a selection is seen, and Black and White look different", async () => {
  await visit("/en/play", { forcedColors: "active" });
  const choices = await page.locator("#agreement fieldset.options input").evaluateAll((inputs) =>
    inputs.map((input) => ({
      isChosen: input.matches(":checked"),
      isOutlined: getComputedStyle(input.nextElementSibling).outlineStyle !== "none",
    })),
  );
  assert(choices.some(({ isChosen }) => isChosen));
  for (const { isChosen, isOutlined } of choices) assert.equal(isOutlined, isChosen);

  await visit("/en/play?against=person", { forcedColors: "active" });
  await isThere();
  const men = await page.locator(".man").evaluateAll((men) => men.map((man) => getComputedStyle(man).backgroundColor));
  assert.equal(new Set(men).size, 2, men.join());
  // A chosen tower stands out, and so do the squares it can go to.
  const look = () => page.locator("#board").screenshot({ animations: "disabled" });
  const before = await look();
  await page.locator("#board [role=gridcell][data-square=d1]").click();
  await page.waitForFunction(() => document.querySelector("#board").shadowRoot.querySelector(".dot"));
  assert(!before.equals(await look()));
});
