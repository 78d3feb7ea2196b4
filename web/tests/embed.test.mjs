// The board in pages of other sites: the player in a frame, and the module under an address that never changes.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./app.mjs";
import { axe, browse, complaints, serve } from "./support.mjs";

const GAME = "standard startpos moves d1d3 c8c2 d3e4 a8a4 e4d5 a4a3";

/** @type {import("./app.mjs").App} */
let app;
/** Another site. @type {import("./support.mjs").Site} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [app, browser] = await Promise.all([start(), browse()]);
  const match = encodeURIComponent(GAME);
  site = await serve(
    {
      "/frame": `<!doctype html><html lang="en"><title>A page</title><h1>A page</h1>
        <iframe id="player" title="A match" src="${app.address}/en/embed?match=${match}" width="420" height="560"></iframe>
        <iframe id="refused" title="Not for frames" src="${app.address}/en/analyse" width="420" height="200"></iframe>`,
      "/broken": `<!doctype html><html lang="en"><title>A page</title><h1>A page</h1>
        <iframe id="player" title="A match" src="${app.address}/de/embed?match=nonsense" width="420" height="560"></iframe>
        <iframe id="other" title="A match" src="${app.address}/en/embed?match=${match}&at=x&flipped=yes" width="420" height="560"></iframe>`,
      "/module": `<!doctype html><html lang="de"><title>A page</title><h1>A page</h1>
        <script type="module" src="${app.address}/board.js"></script>
        <kamisado-board label="Board" position="OBUPYRGN/8/8/8/8/8/8/ngrypubo b -"></kamisado-board>`,
    },
    undefined,
    // Pages of other sites have policies of their own, or none.
    "",
  );
});
after(async () => {
  await browser?.close();
  await site?.close();
  await app?.close();
});

test("another site shows a record in a frame, and nothing else of this one", async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${site.address}/frame`);
  const player = page.frameLocator("#player");
  await player.locator("#count").filter({ hasText: "6 / 6" }).waitFor();
  await player.locator("#back").click();
  await player.locator("#count").filter({ hasText: "5 / 6" }).waitFor();
  assert.match(await player.locator("#turn").textContent(), /Black/);
  await player.locator("#first").click();
  await player.locator("#count").filter({ hasText: "0 / 6" }).waitFor();
  assert.match(await player.locator("#open").getAttribute("href"), /^\/en\/analyse\?from=/);
  const refused = page.frame({ url: /analyse/ });
  assert.equal(
    (await refused
      ?.locator("#board")
      .count()
      .catch(() => 0)) ?? 0,
    0,
    "other pages refuse to be framed",
  );
  await page.close();
});

test("what is wrong with the address of a frame is said in the frame, or left out", async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${site.address}/broken`);
  const trouble = page.frameLocator("#player").locator("#trouble");
  await trouble.waitFor();
  assert.match(await trouble.textContent(), /Dieser Link lässt sich nicht lesen.*Zeile 1/s);
  await page.frameLocator("#other").locator("#count").filter({ hasText: "6 / 6" }).waitFor();
  await page.goto(`${app.address}/de/embed?match=nonsense`);
  assert.deepEqual(await axe(page), []);
  await page.close();
});

test("the player by itself is accessible, and previews have a picture", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 560 } });
  page.setDefaultTimeout(120_000);
  const found = complaints(page);
  await page.goto(`${app.address}/de/embed?match=${encodeURIComponent(GAME)}&at=2`);
  await page.locator("#count").filter({ hasText: "2 / 6" }).waitFor();
  assert.deepEqual(await axe(page), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out");
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  assert.match(picture, /^http:\/\/[^/]+\/diagram\.png\?width=600&position=/);
  // It shows where the player begins.
  assert.ok(picture.includes("OB1PYRGN"), picture);
  const address = await page.locator('meta[property="og:url"]').getAttribute("content");
  assert.equal(address, page.url());
  const answer = await fetch(picture);
  assert.equal(answer.headers.get("content-type"), "image/png");
  assert.deepEqual(found, []);
  await page.close();
});

test("what cannot be read is refused by the server", async () => {
  const answer = await fetch(`${app.address}/en/embed?match=nonsense`);
  assert.equal(answer.status, 400);
});

test("another site uses the module by an address that never changes", async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  const found = complaints(page);
  await page.goto(`${site.address}/module`);
  await page.waitForFunction(() => document.querySelector("kamisado-board")?.state?.towers.length === 16);
  const name = await page.locator('kamisado-board [data-square="a1"]').getAttribute("aria-label");
  assert.equal(name, "a1, braun: der braune Turm von Schwarz");
  assert.deepEqual(found, []);
  await page.close();
});

test("a match becomes a moving picture", async () => {
  const answer = await fetch(`${app.address}/animation.gif?match=${encodeURIComponent(GAME)}&width=160`);
  assert.equal(answer.headers.get("content-type"), "image/gif");
  assert.equal(answer.headers.get("cross-origin-resource-policy"), "cross-origin");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  assert.equal(new TextDecoder().decode(bytes.slice(0, 6)), "GIF89a");
  assert.ok(bytes.length < 200_000, `${bytes.length} bytes`);
  const page = await browser.newPage();
  await page.goto(`${app.address}/animation.gif?match=${encodeURIComponent(GAME)}&width=160`);
  assert.equal(await page.evaluate(() => document.images[0]?.naturalWidth), 160);
  await page.close();
});
