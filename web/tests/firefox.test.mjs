// The app in the other browser: Firefox, over WebDriver BiDi. Play, analysis, the keyboard, and without a connection.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import puppeteer from "puppeteer-core";
import { start } from "./app.mjs";

/** A busy machine is slow, and no test is about speed. */
const PATIENCE = 120_000;

/** @type {import("./app.mjs").App} */
let app;
/** @type {import("puppeteer-core").Browser} */
let browser;

before(async () => {
  [app, browser] = await Promise.all([
    // As it is delivered: only then the app is kept for use without a connection.
    start([]),
    puppeteer.launch({
      browser: "firefox",
      executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
      headless: true,
      protocolTimeout: 2 * PATIENCE,
      timeout: PATIENCE,
      extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
    }),
  ]);
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** Opens a page on which nothing may fail. @param {string} path */
async function visit(path) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  /** @type {string[]} */
  const found = [];
  page.on("pageerror", (error) => found.push(String(error)));
  page.on("console", (message) => message.type() === "error" && found.push(message.text()));
  await page.goto(app.address + path, { waitUntil: "load" });
  return { page, found };
}

/**
 * Waits until something is true on a page. What the library has for it needs `eval`, which the policy of the pages forbids.
 * @param {import("puppeteer-core").Page} page
 * @param {(...given: any[]) => unknown} is
 * @param {...unknown} given
 */
async function until(page, is, ...given) {
  const end = Date.now() + PATIENCE;
  while (!(await page.evaluate(is, ...given))) {
    if (Date.now() > end) throw new Error(`this never came true: ${is}`);
    await new Promise((ready) => setTimeout(ready, 100));
  }
}

/** The middle of a square, with the whole board in view, so that it is still there when another one has been asked for. @param {import("puppeteer-core").Page} page @param {string} square */
const middle = (page, square) =>
  page.evaluate((square) => {
    const board = document.querySelector("#board");
    const cell = board.shadowRoot.querySelector(`[data-square="${square}"]`);
    board.scrollIntoView({ block: "center" });
    const { x, y, width, height } = cell.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, square);

/** Waits until there are so many decisions and the next one can be made. @param {import("puppeteer-core").Page} page @param {number} count */
const decided = (page, count) =>
  until(
    page,
    (count) => {
      const board = document.querySelector("#board");
      return board?.state?.decision_count >= count && !board.hasAttribute("readonly");
    },
    count,
  );

const GAME = encodeURIComponent(JSON.stringify({ kind: "single", decisions: ["b1b7"] }));

test("a match is played against another person, by mouse and by keyboard", async () => {
  const { page, found } = await visit(`/en/play?against=person&from=${GAME}`);
  await decided(page, 1);
  await until(page, () => document.querySelector("#board").state.destinations.a8);
  const to = await middle(page, "a4");
  await page.mouse.click(to.x, to.y);
  await decided(page, 2);
  // The tower that must move is where the keyboard arrives; a square is typed by its name.
  const target = await page.evaluate(() => {
    const board = document.querySelector("#board");
    board.focus();
    const [from] = Object.keys(board.state.destinations);
    return board.state.destinations[from][0];
  });
  await page.keyboard.type(target);
  await page.keyboard.press("Enter");
  await decided(page, 3);
  assert.deepEqual(found, []);
  await page.close();
});

test("every move of a position is proven, the best line is shown, and arrows are drawn", async () => {
  const { page, found } = await visit("/en/analyse#p=8/3p4/8/8/8/8/3N4/7n_b_p");
  await until(
    page,
    () => document.querySelector("#busy").hidden && document.querySelectorAll("#moves .win, #moves .loss").length > 2,
  );
  assert.match(await page.$eval("#verdict", (element) => element.textContent), /Black to move and win/);
  await until(page, () => !document.querySelector("#best-line").hidden);
  const [from, to] = [await middle(page, "b2"), await middle(page, "b5")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up({ button: "right" });
  await until(page, () => document.querySelector("#board").arrows.some(({ from, to }) => from === "b2" && to === "b5"));
  assert.deepEqual(found, []);
  await page.close();
});

test("the pages work by keyboard alone", async () => {
  const { page, found } = await visit("/en/learn/move");
  await until(page, () => document.querySelector("#lesson").dataset.state === "open");
  await page.evaluate(() => document.querySelector("#board").focus());
  await page.keyboard.type("c1");
  await page.keyboard.press("Enter");
  await page.keyboard.type("c4");
  await page.keyboard.press("Enter");
  await until(page, () => document.querySelector("#lesson").dataset.state === "done");
  // The way on has the focus.
  await until(page, () => document.activeElement.id === "next");
  await page.keyboard.press("Enter");
  await until(page, () => document.querySelectorAll(".step")[0].hidden);
  assert.deepEqual(found, []);
  await page.close();
});

test("without a connection the computer still plays", async () => {
  const { page } = await visit("/en/");
  await until(page, async () => {
    const isKept = (await caches.match("/en/analyse")) !== undefined;
    return navigator.serviceWorker.controller?.state === "activated" && isKept;
  });
  await app.kill();
  await page.goto(`${app.address}/en/analyse#p=8/3p4/8/8/8/8/3N4/7n_b_p`, { waitUntil: "load" });
  await until(page, () => document.querySelectorAll("#moves .win").length > 0);
  await page.close();
});
