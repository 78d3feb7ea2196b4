// Without a connection: visited once, the whole app works with the server gone.
import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { after, afterEach, before, test } from "node:test";
import { start } from "./app.mjs";
import { browse } from "./support.mjs";

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("playwright-core").BrowserContext} */
let context;
/** @type {import("playwright-core").Page} */
let page;
/** @type {import("./app.mjs").App} */
let app;

before(async () => {
  browser = await browse();
});
after(() => browser.close());
afterEach(async () => {
  await context?.close();
  await app?.close();
});

/** Asks the page until it says yes; what is asked may take its time. */
async function until(question, argument) {
  const deadline = Date.now() + 60_000;
  while (!(await page.evaluate(question, argument))) {
    assert(Date.now() < deadline, `never true: ${question}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Visits a page and waits until the app is kept. Before that, `prepare` runs in the browser. */
async function visit(path, prepare) {
  app = await start([]);
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  context.setDefaultTimeout(60_000);
  page = await context.newPage();
  if (prepare) {
    // A place without scripts.
    await page.goto(`${app.address}/en/manifest.webmanifest`);
    await page.evaluate(prepare);
  }
  await page.goto(app.address + path);
  assert(
    await page.evaluate(() => "kept" in document.documentElement.dataset),
    "the program was built without the engine for browsers: `rustup target add wasm32-unknown-unknown`, then build it again",
  );
  const [, language] = path.split("/");
  // The script begins with what it keeps.
  const script = await (await fetch(`${app.address}/service-worker.js`)).text();
  const { places } = JSON.parse(/\{.*\}/.exec(script)?.[0] ?? "{}");
  assert(places.includes("play"));
  const wanted = [...places, "offline", "manifest.webmanifest"].map((place) => `/${language}/${place}`);
  // All pages are kept, and there is a controller that gives them out.
  await until(async (wanted) => {
    const kept = await Promise.all(wanted.map((/** @type {string} */ path) => caches.match(path)));
    return navigator.serviceWorker.controller?.state === "activated" && kept.every(Boolean);
  }, wanted);
}

/** The server goes away and does not come back. */
async function disconnect() {
  await app.close();
  app = undefined;
}

test("a game against the computer goes on without a server", { timeout: 300_000 }, async () => {
  await visit("/en/");
  await disconnect();
  await page.goto(`${new URL(page.url()).origin}/en/play?against=computer`);
  const board = page.locator("kamisado-board").first();
  const decisions = () => board.evaluate((/** @type {PageBoard} */ board) => board.state?.decision_count ?? 0);
  await page.waitForFunction(
    () => Object.keys(document.querySelector("kamisado-board")?.state?.destinations ?? {}).length > 0,
  );
  const before = await decisions();
  const [from, to] = await board.evaluate((/** @type {PageBoard} */ { state }) => {
    const [from, [to]] = Object.entries(state.destinations).find(([, squares]) => squares.length > 0);
    return [from, to];
  });
  await board.locator(`[role=gridcell][data-square="${from}"]`).click();
  await board.locator(`[role=gridcell][data-square="${to}"]`).click();
  // The move, and the computer's answer.
  await page.waitForFunction(
    (before) => (document.querySelector("#board")?.state?.decision_count ?? 0) >= before + 2,
    before,
  );
});

test("puzzles and every other page are there in the language that was visited", { timeout: 300_000 }, async () => {
  await visit("/de/puzzles");
  await disconnect();
  await page.reload();
  await page.waitForFunction(() => document.querySelector("#task").textContent.trim() !== "");
  assert.match(await page.locator("#task").textContent(), /gewinnt in/);
  const { origin } = new URL(page.url());
  for (const place of ["", "play", "learn", "analyse", "review", "board"]) {
    await page.goto(`${origin}/de/${place}`);
    assert.equal(await page.locator("html").getAttribute("lang"), "de");
    assert(await page.locator("h1").first().isVisible());
  }
  await page.goto(`${origin}/`);
  assert.equal(new URL(page.url()).pathname, "/de/", "the front door leads where the visitor was");
});

test("what has not been kept is said to be missing", { timeout: 300_000 }, async () => {
  await visit("/en/");
  await disconnect();
  await page.goto(`${new URL(page.url()).origin}/en/nowhere`);
  await page.getByRole("heading", { name: "You’re offline" }).waitFor();
});

test("a language that was not visited says so in its own words, and lessons keep their pictures", {
  timeout: 300_000,
}, async () => {
  await visit("/en/");
  await disconnect();
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/fr/play`);
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
  await page.getByRole("heading", { name: "Vous êtes hors ligne" }).waitFor();
  await page.goto(`${origin}/en/learn`);
  const pictures = page.locator(".lessons img");
  await pictures.last().scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".lessons img")].some(
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    ),
  );
});

test("diagrams are saved without a server, of the starting position too", { timeout: 300_000 }, async () => {
  await visit("/en/");
  // The lessons show it, so its picture is kept.
  await page.goto(`${app.address}/en/learn`);
  await disconnect();
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/en/analyse`);
  await page.waitForFunction(() => document.querySelector("#board")?.state?.towers.length > 0);
  await page.locator("#open-export").click();
  const links = page.locator("#diagram-svg, #diagram-png");
  await page.waitForFunction(() =>
    ["svg", "png"].every((kind) =>
      document.querySelector(`#diagram-${kind}`).getAttribute("href")?.startsWith("blob:"),
    ),
  );
  for (const link of await links.all()) {
    const download = page.waitForEvent("download");
    await link.click();
    const { size } = await stat(await (await download).path());
    assert(size > 1_000, `${size} bytes`);
  }
  assert.equal(await page.locator("#moving").isVisible(), false);
});

test("a new version takes the place of the old one, in every language that was read", {
  timeout: 300_000,
}, async () => {
  await visit("/en/", async () => {
    const old = await caches.open("kamisado:/assets/old");
    await old.put("/fr/", new Response("an old page"));
    await caches.open("somebody else");
  });
  await until(async () => (await caches.keys()).length === 2);
  const [folder] = (await page.evaluate(() => document.documentElement.dataset.assets)).match(/.*[^/]/);
  assert.deepEqual((await page.evaluate(() => caches.keys())).sort(), [`kamisado:${folder}`, "somebody else"]);
  assert(await page.evaluate(async () => (await caches.match("/fr/play"))?.ok), "French pages are kept as well");
});

test("only pages that are the same for everybody are kept", { timeout: 300_000 }, async () => {
  await visit("/en/");
  const kept = () =>
    page.evaluate(async () => {
      const [name] = await caches.keys();
      const cache = await caches.open(name);
      const addresses = (await cache.keys()).map(({ url }) => url);
      const play = await cache.match("/en/play");
      return { addresses: addresses.sort(), play: await play?.text() };
    });
  const before = await kept();
  for (const path of [
    "/en/play?match=private",
    "/en/review?match=private",
    "/en/nothing",
    "/diagram.svg?position=private",
  ]) {
    await page.goto(app.address + path);
  }
  await page.goto(`${app.address}/en/`);
  assert.deepEqual(await kept(), before);
});

test("the script that keeps the app is always asked for anew", async () => {
  app = await start([]);
  const answer = await fetch(`${app.address}/service-worker.js`);
  assert.equal(answer.headers.get("cache-control"), "no-cache");
  assert.match(answer.headers.get("content-type"), /^text\/javascript/);
});

test("the app can be installed, in the language of the page", async () => {
  app = await start([]);
  for (const language of ["en", "fr"]) {
    const answer = await fetch(`${app.address}/${language}/manifest.webmanifest`);
    assert.equal(answer.headers.get("content-type"), "application/manifest+json");
    const manifest = await answer.json();
    assert.equal(manifest.lang, language);
    assert.equal(manifest.start_url, `/${language}/`);
    assert.equal(manifest.display, "standalone");
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await fetch(app.address + src);
      assert.equal(icon.status, 200, src);
      assert.equal(icon.headers.get("content-type"), type);
      if (type === "image/png") {
        const bytes = Buffer.from(await icon.arrayBuffer());
        assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
      }
    }
    assert(manifest.icons.some(({ purpose }) => purpose === "maskable"));
  }
});
