// The board's own page: its demo works, and what it says about the element is true.
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { start } from "./app.mjs";
import { axe, browse, complaints } from "./support.mjs";

/** @type {import("./app.mjs").App} */
let app;
/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("playwright-core").BrowserContext} */
let context;
/** @type {import("playwright-core").Page} */
let page;
/** @type {string[]} */
let found;

before(async () => {
  [app, browser] = await Promise.all([start(), browse()]);
});
after(async () => {
  await browser.close();
  await app.close();
});
afterEach(async () => {
  assert.deepEqual(found, [], "nothing is refused by the policy and nothing fails");
  await context.close();
});

async function open(path, options = {}) {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
  found = complaints(page);
  await page.goto(app.address + path);
  await page.waitForFunction(() => document.querySelector("kamisado-board")?.state);
}

const cell = (square) => page.locator(`kamisado-board [role=gridcell][data-square="${square}"]`);

test("the demo tells its story, and reports what is done on the board", async () => {
  await open("/en/board");
  await page.getByRole("button", { name: "Next move" }).click();
  await page.waitForFunction(() =>
    document.querySelector("kamisado-board")?.state?.events?.some(({ event }) => event === "slid"),
  );
  await cell("d4").click();
  await cell("d5").click();
  await page.waitForFunction(() =>
    document.querySelector("output").textContent.includes('kamisado-move {"from":"d4","to":"d5"}'),
  );
  await page.waitForFunction(() =>
    document.querySelector("kamisado-board")?.state?.events?.some(({ event }) => event === "pushed"),
  );
  await page.getByRole("checkbox", { name: "Flip the board" }).check();
  await page.locator("select[name=coordinates]").selectOption("none");
  await page.locator("select[name=palette]").selectOption("protanopia");
  const attributes = await page
    .locator("kamisado-board")
    .evaluate((board) => [
      board.hasAttribute("flipped"),
      board.getAttribute("coordinates"),
      board.getAttribute("palette"),
    ]);
  assert.deepEqual(attributes, [true, "none", "protanopia"]);
});

test("every property, method and event it names exists", async () => {
  await open("/en/board");
  const names = await page.locator(".use dt").allTextContents();
  assert(names.length >= 7);
  for (const name of names) {
    const member = name.replace(/\(.*/, "");
    if (!member.startsWith("kamisado-"))
      assert(await page.evaluate((member) => member in document.querySelector("kamisado-board"), member), member);
  }
});

test("axe finds nothing, on phones and desks, light and dark, in two languages", async () => {
  for (const [path, viewport, colorScheme] of [
    ["/en/board", { width: 1280, height: 900 }, "light"],
    ["/en/board", { width: 390, height: 844 }, "dark"],
    ["/tr/board", { width: 390, height: 844 }, "light"],
    ["/tr/board", { width: 1280, height: 900 }, "dark"],
  ]) {
    await context?.close();
    await open(path, { viewport, colorScheme });
    assert.deepEqual(await axe(page), []);
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      0,
    );
  }
});
