// What helps players: the coach, seeing ahead, hints with reasons, finished matches, the result card, and looks.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { axe } from "./support.mjs";
import { app, page, visit } from "./visit.mjs";

/** A round that its challenger wins in seven moves; after six of them `g7h8` wins. */
const SHORT = "h1h4 d8d4 a1b2 h8h6 g1g7 h6d2 g7h8".split(" ");
/** A round in which the purple tower wins by one move, and hands the win to White by another. */
const TENSE = "h1h5 e8e2 b1b2 h8h6 g1g7 h6e3 c1c4 g8h7".split(" ");
const from = (given) => `from=${encodeURIComponent(JSON.stringify(given))}`;
const cell = (square) => page.locator(`#board [role=gridcell][data-square=${square}]`);
const isOpen = (count) =>
  page.waitForFunction((count) => {
    const board = document.getElementById("board");
    return board?.state?.decision_count === count && !board.hasAttribute("readonly");
  }, count);
const decided = () =>
  page.evaluate(() => JSON.parse(localStorage.getItem("kamisado.match"))?.match.decisions.length ?? 0);

/** Opens a page with settings. */
const visitWith = (path, settings, options) =>
  visit(path, options, (page) =>
    page.addInitScript((settings) => {
      for (const [name, value] of Object.entries(settings)) localStorage.setItem(`kamisado.${name}`, value);
    }, settings),
  );

test("the coach warns before a move that is proven to lose, and lets it be played all the same", async () => {
  await visitWith(`/en/play?against=person&${from({ decisions: TENSE })}`, { coach: "on" });
  await isOpen(8);
  await cell("f7").click();
  await page.locator("#coach[open]").waitFor();
  assert.equal(
    await page.locator("#coach-text").textContent(),
    "Purple Straight 6 Yellow loses: your opponent can then force a win of the round.",
  );
  assert.equal(
    await page.locator("#coach-reason").textContent(),
    "Next is White’s yellow tower on e2. White can then win the round at once.",
  );
  assert.deepEqual(await axe(page), []);
  await page.getByRole("button", { name: "Choose another move" }).click();
  await isOpen(8);
  assert.equal(await decided(), 8);
  await cell("f7").click();
  await page.getByRole("button", { name: "Play it anyway" }).click();
  await isOpen(9);
});

test("the coach is silent where nothing is thrown away", async () => {
  await visitWith(`/en/play?against=person&${from({ decisions: SHORT.slice(0, 6) })}`, { coach: "on" });
  await isOpen(6);
  await cell("h8").click();
  await page.locator("#rematch").waitFor();
  assert(await page.locator("#coach").isHidden());
});

test("who wants to see ahead sees what each move gives the opponent", async () => {
  await visitWith(`/en/play?against=person&${from({ decisions: TENSE })}`, { ahead: "on" });
  await isOpen(8);
  await page.waitForFunction(() => Object.keys(document.getElementById("board").marks).length > 0);
  const sentence = "Next is White’s yellow tower on e2. White can then win the round at once.";
  const marks = await page.evaluate(() => document.getElementById("board").marks);
  assert.deepEqual(marks.f7, { kind: "loss", text: "!", label: sentence });
  assert.equal(await cell("f7").getAttribute("aria-label"), `f7, yellow, empty, possible move. ${sentence}`);
  await cell("f7").hover();
  await page.locator("#board .bow.call").waitFor();
  assert.equal(await page.locator("#due-text").textContent(), sentence);
  await page.locator("#undo").hover();
  await page.locator("#board .bow.call").waitFor({ state: "detached" });
  assert.match(await page.locator("#due-text").textContent(), /to move/);
  assert.deepEqual(await axe(page), []);
});

test("seeing ahead is turned on and off in the middle of a match, and looks at no other position", async () => {
  await visit(`/en/play?against=person&${from({ decisions: TENSE })}`);
  await isOpen(8);
  const set = async (value) => {
    await page.locator("#open-settings").click();
    await page.locator(`#settings input[name=ahead][value=${value}]`).check({ force: true });
    await page.keyboard.press("Escape");
  };
  const marked = (is) =>
    page.waitForFunction((is) => Object.keys(document.getElementById("board").marks).length > 0 === is, is);
  await set("on");
  await marked(true);
  await page.locator("#moves button").nth(2).click();
  await page.waitForFunction(() => document.getElementById("board").state.decision_count === 3);
  await marked(false);
  await page.locator("#to-now").click();
  await isOpen(8);
  await marked(true);
  await set("off");
  await marked(false);
});

test("a hint says why", async () => {
  await visit(`/en/play?against=person&${from({ decisions: SHORT.slice(0, 6) })}`);
  await isOpen(6);
  await page.locator("#hint").click();
  await page.locator("#hint-text").waitFor();
  assert.match(await page.locator("#hint-text").textContent(), /^Hint: .* This wins the round\.$/);
});

test("finished matches are kept, filtered, counted, saved as a file and opened again", async () => {
  await visit(`/en/play?against=computer&level=1&side=black&${from({ decisions: SHORT.slice(0, 6) })}`);
  await isOpen(6);
  await cell("h8").click();
  await page.locator("#rematch").waitFor();
  assert.equal(await page.locator("#banner-title").textContent(), "You win the match!");
  await page.goto(`${app.address}/en/play?against=person&${from({ decisions: SHORT })}`);
  await page.locator("#rematch").waitFor();
  await page.goto(`${app.address}/en/history`);
  let rows = page.locator("#matches li");
  await rows.nth(1).waitFor();
  assert.match(await rows.nth(1).textContent(), /^Won Level 1: First game Single round · Black · /);
  assert.match(await page.locator("#tallies tr").textContent(), /^Level 1: First game1 – 00 – 0$/);
  assert.deepEqual(await axe(page), []);
  await page.getByLabel("Opponent").selectOption("person");
  await page.waitForFunction(() => document.querySelectorAll("#matches li").length === 1);
  assert.match(await rows.textContent(), /^Black Two players/);
  await page.getByLabel("Opponent").selectOption("");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save everything as a file" }).click(),
  ]);
  const text = await readFile(await file.path(), "utf8");
  assert.equal(JSON.parse(text).matches.length, 2);
  // Another browser takes it up.
  await visit("/en/history");
  rows = page.locator("#matches li");
  await page.locator("#none").waitFor();
  const open = (name, content) =>
    page.locator("#file").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
  await open("other.json", "{}");
  await page.getByText("This file wasn’t saved here, or it is damaged.").waitFor();
  await open("kamisado.json", text);
  await page.getByText("Matches added: 2").waitFor();
  await page.waitForFunction(() => document.querySelectorAll("#matches li").length === 2);
  await rows.first().getByRole("button", { name: "Delete" }).click();
  await page.waitForFunction(() => document.querySelectorAll("#matches li").length === 1);
  await page.reload();
  await rows.first().waitFor();
  assert.equal(await rows.count(), 1);
  // The front page has the way back to the last one.
  await page.goto(`${app.address}/en/`);
  await page.locator("#last").waitFor();
  assert.match(await page.locator("#last-text").textContent(), /You win the match! · 1–0 · /);
});

test("a match whose end was taken back is not finished", async () => {
  await visit(`/en/play?against=person&${from({ decisions: SHORT })}`);
  await page.locator("#rematch").waitFor();
  await page.locator("#undo").click();
  await isOpen(6);
  await page.goto(`${app.address}/en/history`);
  await page.locator("#none").waitFor();
});

test("the result is a card with the board, and its link leads to the review", async () => {
  await visit(`/en/play?against=person&${from({ decisions: SHORT })}`);
  await page.locator("#card").waitFor();
  const [width, height] = await page
    .locator("#card-picture")
    .evaluate((/** @type {HTMLImageElement} */ image) =>
      image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
    );
  assert.deepEqual([width, height], [1200, 630]);
  assert.match(
    await page.locator("#card-picture").getAttribute("alt"),
    /^Black wins the match 1–0\. Black’s blue tower/,
  );
  await page.waitForFunction(() => document.getElementById("card-turned")?.textContent !== "");
  assert.match(await page.locator("#card-turned").textContent(), /^Turning point/);
  assert.deepEqual(await axe(page), []);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a picture" }).click(),
  ]);
  const bytes = await readFile(await file.path());
  assert.equal(bytes.subarray(1, 4).toString(), "PNG");
  // The whole match moves, too.
  const [animation] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Animation" }).click(),
  ]);
  const frames = await readFile(await animation.path());
  assert.equal(frames.subarray(0, 6).toString(), "GIF89a");
  await page.locator("#undo").click();
  await page.locator("#card-animation").waitFor({ state: "hidden" });
});

test("two players can have the board turn to whoever moves", async () => {
  await visitWith("/en/play?against=person", { turning: "on" });
  await isOpen(0);
  await cell("b1").click();
  await cell("b7").click();
  await isOpen(1);
  await page.waitForFunction(() => document.getElementById("board").hasAttribute("flipped"));
});

test("moves and sentences can be one list, which leads back to every move", async () => {
  await visitWith(`/en/play?against=person&${from({ decisions: TENSE })}`, { telling: "on" });
  await isOpen(TENSE.length);
  assert.equal(await page.locator("#account").isVisible(), false);
  const told = page.locator("#moves li");
  assert.equal(await told.count(), TENSE.length);
  assert.match(await told.nth(1).textContent(), /White.*moves/);
  assert.equal(await told.nth(1).locator(".characters").count(), 1);
  assert.deepEqual(await axe(page), []);
  // By keyboard: back to the first, and there.
  await told.last().getByRole("button").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.locator("#looking").waitFor();
  await told.first().locator("button[aria-current=true]").waitFor();
  // The settings have it, and change it at once.
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("group", { name: "Moves and game log as one list" }).getByRole("radio", { name: "Off" }).check();
  await page.locator("#account").waitFor({ state: "attached" });
  await page.waitForFunction(() => !document.getElementById("account").hidden);
  await told.first().waitFor({ state: "detached" });
});

test("boards and towers can look otherwise, and letters are those of the language, with a legend", async () => {
  await visitWith("/de/play?against=person", { look: "slate", towers: "round", symbols: "letters" });
  await isOpen(0);
  const board = page.locator("#board");
  assert.equal(await board.getAttribute("look"), "slate");
  const shape = await board.locator("#octagon").getAttribute("d");
  assert.match(shape, /A39 39/);
  // Pink is “rosa” in German, and R stands for red.
  assert.equal(await board.locator(".tower.pink.black .letters").textContent(), "S");
  await page.getByRole("button", { name: "Einstellungen" }).click();
  await page.getByText("Was die Symbole bedeuten").waitFor();
  await page.locator(".legend li").nth(4).waitFor();
  // Kanji are drawn, because many devices have no font with them.
  await page.locator(".legend li").nth(4).getByRole("img", { name: "桃" }).waitFor();
  assert.equal(await page.locator(".legend svg path[d]").count(), 8);
  assert.match(await page.locator(".legend li").nth(4).textContent(), /Rosa S 桃/);
  assert.deepEqual(await axe(page), []);
  // So have the pictures that the server draws.
  await visitWith("/de/learn", { palette: "tritanopia", symbols: "letters", theme: "dark" });
  const shown = await page.locator(".lessons img").first().getAttribute("src");
  const wish = new URL(shown, page.url()).searchParams;
  assert.deepEqual(
    ["symbols", "lang", "palette", "dark"].map((name) => wish.get(name)),
    ["letters", "de", "tritanopia", "true"],
  );
  await page.waitForFunction(
    () => /** @type {HTMLImageElement} */ (document.querySelector(".lessons img")).naturalWidth > 0,
  );
});

test("before the first game the palettes are offered, once", async () => {
  await visit("/en/play");
  await page.getByRole("button", { name: "Choose colours" }).click();
  await page.locator("#settings[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.closest("#agreement"));
  await page.reload();
  assert(await page.locator("#palette-offer").isHidden());
});

test("a first game that begins with one click has the offer beside its board", async () => {
  await visit("/en/play?against=computer&side=black");
  await isOpen(0);
  const offer = page.locator("#game #palette-offer");
  assert(await offer.isVisible());
  assert.deepEqual(await axe(page), []);
  await page.getByRole("button", { name: "The colours are fine" }).click();
  assert(await offer.isHidden());
  assert.equal(await page.evaluate(() => document.activeElement?.id), "board");
  // A match that follows is not asked about again.
  await page.goto(`${app.address}/en/play?against=person`);
  await isOpen(0);
  assert(await page.locator("#palette-offer").isHidden());
});
