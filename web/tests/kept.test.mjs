// What a browser keeps of matches and progress: over reloads and rematches, in files, and where it has little room or none.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { move, NEARLY, open } from "./hand.mjs";
import { app, page, visit } from "./visit.mjs";

const LAST = "g7h8";

/** The address that plays on from there. */
const nearly = (rest = "against=person") =>
  `/en/play?from=${encodeURIComponent(JSON.stringify({ decisions: NEARLY }))}&${rest}`;

/** Plays the round to its end. @param {string} [path] */
async function finish(path = nearly()) {
  await page.goto(app.address + path);
  await open(NEARLY.length);
  await move(LAST);
  await page.locator("#rematch").waitFor();
}

/** @param {string} name */
const kept = (name) => page.evaluate((name) => JSON.parse(localStorage.getItem(`kamisado.${name}`)), name);

test("a rematch is what a reload goes on with, and so is the one after it", async () => {
  await visit("/en/");
  await finish();
  for (const _ of ["once", "twice"]) {
    await page.getByRole("button", { name: "Rematch" }).click();
    await open(0);
    await page.reload();
    await open(0);
    for (const [index, text] of [...NEARLY, LAST].entries()) {
      await open(index);
      await move(text);
    }
    await page.locator("#rematch").waitFor();
  }
  await page.goto(`${app.address}/en/history`);
  await page.locator("#matches li").nth(2).waitFor();
});

test("the front page leads to the match that was left, and not to the one that was finished after it", async () => {
  await visit("/en/play?against=person");
  await open(0);
  await move("b1b7");
  await open(1);
  await finish();
  await page.goto(`${app.address}/en/`);
  await page.getByRole("link", { name: "Resume the last match" }).click();
  await open(1);
  assert.deepEqual((await kept("match")).match.decisions, ["b1b7"]);
});

test("a match that is looked at again has not ended again", async () => {
  await visit("/en/");
  await finish();
  const address = page.url();
  await page.goto(`${app.address}/en/history`);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.locator("#matches li").waitFor({ state: "detached" });
  await page.goto(address);
  await page.locator("#rematch").waitFor();
  await page.goto(`${app.address}/en/history`);
  await page.locator("#kept:not([aria-busy])").waitFor();
  assert.equal(await page.locator("#matches li").count(), 0);
});

test("a file adds what it has, and takes nothing away that is newer here", async () => {
  await visit("/en/");
  await finish();
  await page.evaluate(() => {
    const puzzles = { solved: { 5: 1 }, longest: 3, best: 2, rating: 1300, rated: 4 };
    localStorage.setItem("kamisado.puzzles", JSON.stringify(puzzles));
    localStorage.setItem("kamisado.lessons", JSON.stringify({ goal: 1, moves: 3 }));
    localStorage.setItem("kamisado.theme", "dark");
  });
  await page.goto(`${app.address}/en/play?against=person`);
  await open(0);
  await move("b1b7");
  await open(1);
  await page.goto(`${app.address}/en/history`);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#export").click()]);
  const file = { name: "all.json", mimeType: "application/json", buffer: await readFile(await download.path()) };

  // Life goes on: another match is open now, that one has gone on, and more has been solved and learnt.
  await page.goto(`${app.address}/en/play?resume`);
  await open(1);
  await move("a8a4");
  await open(2);
  await page.goto(`${app.address}/en/play?against=person`);
  await open(0);
  await move("c1c2");
  await open(1);
  await page.evaluate(() => {
    const puzzles = { solved: { 7: 2 }, longest: 2, best: 6, rating: 1400, rated: 9 };
    localStorage.setItem("kamisado.puzzles", JSON.stringify(puzzles));
    localStorage.setItem("kamisado.lessons", JSON.stringify({ goal: 2 }));
    localStorage.setItem("kamisado.theme", "light");
  });
  await page.goto(`${app.address}/en/history`);
  for (const _ of ["once", "twice"]) {
    await page.locator("#opened").evaluate((told) => told.toggleAttribute("hidden", true));
    await page.locator("#file").setInputFiles(file);
    await page.locator("#opened").waitFor();
    assert.equal(await page.locator("#opened").textContent(), "Matches added: 0");
    assert.equal(await page.locator("#matches li").count(), 1);
    assert.deepEqual((await kept("match")).match.decisions, ["c1c2"]);
    assert.deepEqual(
      (await kept("shelf")).map(({ match }) => match.decisions),
      [["b1b7", "a8a4"]],
    );
    const { solved, longest, best, rating } = await kept("puzzles");
    assert.deepEqual({ solved, longest, best, rating }, { solved: { 5: 1, 7: 2 }, longest: 3, best: 6, rating: 1400 });
    assert.deepEqual(await kept("lessons"), { goal: 2, moves: 3 });
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  }

  // And a browser that has nothing gets everything.
  await visit("/en/history");
  await page.locator("#kept:not([aria-busy])").waitFor();
  await page.locator("#file").setInputFiles(file);
  await page.locator("#opened").waitFor();
  assert.equal(await page.locator("#opened").textContent(), "Matches added: 1");
  await page.goto(`${app.address}/en/play?resume`);
  await open(1);
});

test("whatever else a file may hold does no harm", async () => {
  await visit("/en/history");
  await page.locator("#kept:not([aria-busy])").waitFor();
  const matches = [
    null,
    1,
    { id: "5", match: { decisions: ["h1h4"] }, seats: { black: "person", white: 3 }, winner: "green" },
    {
      ...{ id: "6", at: 8.64e15 + 1, match: {}, seats: { black: "person", white: 3 }, winner: null },
      ...{ verdict: "time", score: { black: 1, white: 0 }, fen: "<b>" },
    },
  ];
  const kept = { match: "{{{", shelf: "42", lessons: "[[[", puzzles: '{"solved":7}', theme: "loud", agreement: "{}" };
  const hostile = { format: "kamisado-browser", version: 99, kept, matches };
  for (const [text, told] of [
    ["", /damaged/],
    ["[]", /damaged/],
    ['{"format":"kamisado-browser"}', /damaged/],
    ['{"format":"kamisado-browser","kept":null,"matches":[]}', /added: 0/],
    [JSON.stringify(hostile), /added: 1/],
  ]) {
    await page.locator("#opened").evaluate((told) => told.toggleAttribute("hidden", true));
    const file = { name: "all.json", mimeType: "application/json", buffer: Buffer.from(String(text)) };
    await page.locator("#file").setInputFiles(file);
    await page.locator("#opened").waitFor();
    assert.match(await page.locator("#opened").textContent(), /** @type {RegExp} */ (told));
  }
  assert.doesNotMatch(await page.locator("#matches").textContent(), /Invalid/);
  for (const path of ["/en/", "/en/play", "/en/puzzles", "/en/learn", "/en/history"]) {
    await page.goto(app.address + path, { waitUntil: "networkidle" });
  }
});

test("what the browser has no room for holds until the page is left", async () => {
  await visit("/en/analyse");
  await page.evaluate(() => localStorage.setItem("kamisado.motion", "auto"));
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let count = 0; ; count += 1) localStorage.setItem(`full ${size} ${count}`, "x".repeat(size));
      } catch {
        // Then something smaller.
      }
    }
  });
  const read = await page.evaluate(async () => {
    const script = /** @type {HTMLScriptElement} */ (document.querySelector("script[src$='site.js']"));
    const { remember, recall } = await import(new URL("storage.js", script.src).href);
    remember("motion", "a text that is longer than the one before");
    const before = recall("motion");
    remember("motion", null);
    return [before, recall("motion")];
  });
  assert.deepEqual(read, ["a text that is longer than the one before", null]);
});

test("without a database finished matches are kept with the settings", async () => {
  const refuse = (/** @type {import("playwright-core").Page} */ page) =>
    page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException("denied", "SecurityError");
      };
    });
  await visit(nearly(), {}, refuse);
  await open(NEARLY.length);
  await move(LAST);
  await page.locator("#rematch").waitFor();
  await page.goto(`${app.address}/en/`);
  await page.locator("#last").waitFor();
  await page.goto(`${app.address}/en/history`);
  await page.locator("#matches li").waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#export").click()]);
  const buffer = await readFile(await download.path());
  assert.equal(JSON.parse(String(buffer)).matches.length, 1);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.locator("#matches li").waitFor({ state: "detached" });
  await page.locator("#file").setInputFiles({ name: "all.json", mimeType: "application/json", buffer });
  await page.locator("#matches li").waitFor();
});
