// The program and a browser for the tests of a file, and a page for each test, on which nothing may fail.
import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";
import { start } from "./app.mjs";
import { browse, complaints } from "./support.mjs";

/** @type {import("./app.mjs").App} */
export let app;
/** @type {import("playwright-core").Page} */
export let page;
/** What the browser has complained about on the page. @type {string[]} */
export let found = [];
/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("playwright-core").BrowserContext | undefined} */
let context;

before(async () => {
  [app, browser] = await Promise.all([start(), browse()]);
});
after(async () => {
  await browser.close();
  await app.close();
});
afterEach(async () => {
  assert.deepEqual(found, [], "nothing is refused by the policy and nothing fails");
  await leave();
});

async function leave() {
  await context?.close();
  context = undefined;
}

/**
 * Opens a page in a browser that remembers nothing of the pages before.
 * @param {string} path
 * @param {import("playwright-core").BrowserContextOptions} [options]
 * @param {(page: import("playwright-core").Page) => Promise<unknown>} [prepare] what is done before the page is asked for
 */
export async function visit(path, options = {}, prepare = async () => {}) {
  await leave();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", ...options });
  // A busy machine is slow, and no test is about speed.
  context.setDefaultTimeout(120_000);
  page = await context.newPage();
  found = complaints(page);
  await prepare(page);
  await page.goto(app.address + path);
}
