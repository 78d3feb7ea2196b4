// The lessons in a real browser: every step of every lesson is played, in two languages, on a phone and on a desk.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./app.mjs";
import { axe, browse, complaints } from "./support.mjs";

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
/** A busy machine is slow, and no test is about speed. */
const PATIENCE = 60_000;

/** @type {import("./app.mjs").App} */
let app;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [app, browser] = await Promise.all([start(), browse()]);
});

after(async () => {
  await browser?.close();
  await app?.close();
});

/** A page of its own, without animations. */
async function visit(size, address, viewport = SIZES[size]) {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complained = complaints(page);
  await page.goto(`${app.address}${address}`);
  return { page, complained };
}

const isIn = (page, state) => page.locator(`#lesson[data-state="${state}"]`).waitFor();
const steps = (page) => page.locator("#steps").evaluate((element) => JSON.parse(element.textContent).steps);
const shown = (page) => page.evaluate(() => [...document.querySelectorAll(".step")].findIndex((step) => !step.hidden));

const sticksOut = (page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Moves a tower as a user does by keyboard; one that must move is chosen already. */
async function move(page, decision) {
  const [from, to] = [decision.slice(0, 2), decision.slice(2, 4)];
  const choose = async (square) => {
    for (const key of square) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
  };
  const selected = await page.locator("#board").evaluate((board) => {
    board.focus();
    return board.selected;
  });
  if (selected !== from) await choose(from);
  await choose(to);
}

/** What the board offers, such as `b1b7`. */
const offered = (page) =>
  page
    .locator("#board")
    .evaluate((board) =>
      Object.entries(board.state.destinations ?? {}).flatMap(([from, squares]) => squares.map((to) => from + to)),
    );

/** Brings the towers of the line-up into this order by swapping them. */
async function layOut(page, order) {
  const row = page.locator("#row");
  for (const [index, letter] of [...order].entries()) {
    const place = (await row.evaluate((element) => element.value)).indexOf(letter);
    if (place === index) continue;
    await row.locator("button").nth(place).click();
    await row.locator("button").nth(index).click();
  }
  await page.locator("#line-up-ready").click();
}

/** Does what a step asks for, and waits until it is done. */
async function answer(page, { accepted }) {
  await isIn(page, "open");
  if (await page.locator("#fills").isVisible()) await page.locator(`[data-fill="${accepted?.[0] ?? "left"}"]`).click();
  else if (await page.locator("#line-up").isVisible()) await layOut(page, accepted?.[0] ?? "gnrypubo");
  else await move(page, accepted?.[0] ?? (await offered(page))[0]);
  await isIn(page, "done");
}

/** Plays a lesson to its end. */
async function playLesson(page) {
  const all = await steps(page);
  for (const [index, task] of all.entries()) {
    assert.equal(await shown(page), index);
    await answer(page, task);
    assert.equal(await page.locator("#told .note.good").count(), 1);
    assert.notEqual((await page.locator("#told li").allTextContents()).length, 0, "what happened is told");
    if (index + 1 < all.length) {
      await page.keyboard.press("Enter");
      await page.locator(".step:not([hidden])").nth(0).waitFor();
      await page.waitForFunction((next) => !document.querySelectorAll(".step")[next].hidden, index + 1);
      assert.ok(
        await page.evaluate(() => document.activeElement?.matches(".step:not([hidden])")),
        "the new text has the focus",
      );
    }
  }
}

test("lessons about the rules come first, then those about strategy", async () => {
  const { page } = await visit("phone", "/en/learn");
  const parts = await page
    .locator("main h2")
    .evaluateAll((titles) =>
      titles.map((title) => [title.textContent, title.nextElementSibling?.querySelectorAll("a[data-lesson]").length]),
    );
  assert.deepEqual(parts, [
    ["Rules", 13],
    ["Strategy", 5],
  ]);
  const titles = await page.locator("main ol:last-of-type strong").allTextContents();
  assert.deepEqual(titles, [
    "Strikers and safe squares",
    "Tempo and blockade",
    "Playing with sumos",
    "Choosing a fill",
    "Choosing a line-up",
  ]);
  await page.context().close();
});

test("all lessons can be played to the end", { timeout: 600_000 }, async () => {
  const { page, complained } = await visit("phone", "/de/learn");
  assert.deepEqual(await axe(page), []);
  const lessons = await page
    .locator("a[data-lesson]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  assert.ok(lessons.length >= 12);
  await page.locator("#go").click();
  for (const [index, address] of lessons.entries()) {
    await page.waitForURL((url) => url.pathname === address);
    await isIn(page, "open");
    assert.equal(await sticksOut(page), false, `${address} is too wide`);
    if (index % 4 === 0) assert.deepEqual(await axe(page), [], address);
    await playLesson(page);
    if (index % 4 === 0) assert.deepEqual(await axe(page), [], `${address} at its end`);
    const next = page.locator("#finished a.primary");
    assert.ok(await next.evaluate((link) => link === document.activeElement));
    await next.click();
  }
  await page.waitForURL((url) => url.pathname === "/de/play");
  await page.goto(`${app.address}/de/learn`);
  await page.locator("#all-done").waitFor();
  assert.equal(await page.locator(".finished:visible").count(), lessons.length);
  assert.deepEqual(complained, []);
  await page.context().close();
});

test("lessons fit a desktop as well, and one is played there", { timeout: 600_000 }, async () => {
  const { page, complained } = await visit("desktop", "/en/learn");
  const lessons = await page
    .locator("a[data-lesson]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const address of lessons) {
    await page.goto(`${app.address}${address}`);
    await isIn(page, "open");
    assert.equal(await sticksOut(page), false, `${address} is too wide`);
  }
  await page.goto(`${app.address}/en/learn/push`);
  await playLesson(page);
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(complained, []);
  await page.context().close();
});

test("a legal move that is not asked for is told kindly and taken back", { timeout: 120_000 }, async () => {
  const { page, complained } = await visit("desktop", "/en/learn/pass");
  await isIn(page, "open");
  const before = await page.locator("#board").evaluate((/** @type {PageBoard} */ board) => board.state.fen);
  const [{ accepted }] = await steps(page);
  const wrong = (await offered(page)).find((decision) => !accepted.includes(decision));
  await move(page, wrong);
  await page.locator("#told .note.wrong").waitFor();
  await isIn(page, "open");
  assert.equal(await page.locator("#board").evaluate((/** @type {PageBoard} */ board) => board.state.fen), before);
  assert.equal(await shown(page), 0);
  assert.equal(await page.locator("#next").isVisible(), false);
  // The hint points to the right move, and that still counts.
  await page.locator("#hint").click();
  await page.waitForFunction(() => document.querySelector("#board").arrows.length > 0);
  const [arrow] = await page.locator("#board").evaluate((/** @type {PageBoard} */ board) => board.arrows);
  assert.ok(accepted.includes(arrow.from + arrow.to));
  await move(page, accepted[0]);
  await isIn(page, "done");
  assert.deepEqual(complained, []);
  await page.context().close();
});

test("a lesson is played by keyboard and goes on where it was left", { timeout: 120_000 }, async () => {
  const { page } = await visit("desktop", "/en/learn/colour");
  await isIn(page, "open");
  await move(page, "c1c5");
  await isIn(page, "done");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelectorAll(".step")[1].hidden);
  await page.goto(`${app.address}/en/learn`);
  await page.locator("#go").click();
  await page.waitForURL((url) => url.pathname === "/en/learn/colour");
  await isIn(page, "open");
  await page.goto(`${app.address}/fr/learn/colour`);
  await isIn(page, "open");
  assert.equal(await shown(page), 1);
  await page.locator("#back").click();
  await page.waitForFunction(() => !document.querySelectorAll(".step")[0].hidden);
  await isIn(page, "open");
  assert.ok(await page.locator("#next").isVisible(), "what was done before need not be done again");
  await page.context().close();
});

test("nothing is said of teeth and points before they are taught", { timeout: 120_000 }, async () => {
  const { page, complained } = await visit("desktop", "/en/learn/win");
  await isIn(page, "open");
  await page.evaluate(() => localStorage.setItem("kamisado.lessons", JSON.stringify({ win: 2 })));
  await page.reload();
  await isIn(page, "open");
  assert.equal(await shown(page), 2);
  const [{ accepted }] = (await steps(page)).slice(2);
  await move(page, accepted[0]);
  await isIn(page, "done");
  const told = await page.locator("#told").textContent();
  assert.match(told, /wins the round/);
  assert.doesNotMatch(told, /tooth|sumo|point|match/i);
  const teeth = await page
    .locator("#board")
    .evaluate((/** @type {PageBoard} */ board) => board.state.towers.reduce((sum, tower) => sum + tower.teeth, 0));
  assert.equal(teeth, 0);
  assert.deepEqual(complained, []);
  await page.context().close();
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`what is chosen in a line-up is in sight on a ${size}`, { timeout: 120_000 }, async () => {
    // The sentences of French are the longest.
    for (const language of ["fr", "en"]) {
      // A page for each height: one that is resized is laid out again a moment later.
      for (const height of size === "phone" ? [viewport.height, 667] : [viewport.height]) {
        const { page } = await visit(size, `/${language}/learn/tournament`, { ...viewport, height });
        await isIn(page, "open");
        const box = await page.locator("#line-up-ready").boundingBox();
        assert.ok(box.y + box.height <= height, `${box.y + box.height} of ${height} in ${language}`);
        await page.context().close();
      }
    }
    const { page } = await visit(size, "/en/learn/tournament");
    await isIn(page, "open");
    // What is asked for and what helps there is about line-ups, not about moves.
    await page.locator("#hint").click();
    await page.waitForFunction(() => document.querySelector("#told").textContent.trim() !== "");
    assert.doesNotMatch(await page.locator("#told").textContent(), /move/i);
    await page.context().close();
  });
}

test("there is no lesson of another name", async () => {
  const answer = await fetch(`${app.address}/en/learn/nothing`);
  assert.equal(answer.status, 404);
});

test("a lesson that has lost its engine says so, and goes on when it is back", async () => {
  const context = await browser.newContext({ viewport: SIZES.phone, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  let isAway = true;
  await page.route("**/engine.wasm", (route) => (isAway ? route.abort() : route.continue()));
  await page.routeWebSocket("**/engine", (socket) => (isAway ? socket.close() : socket.connectToServer()));
  await page.goto(`${app.address}/en/learn/move`);
  await page.getByRole("alert").filter({ hasText: "Lost contact with the engine" }).waitFor();
  assert.deepEqual(await axe(page), []);
  isAway = false;
  // It tries by itself, too, and the button may be gone before a mouse is there.
  await page.locator("#retry").dispatchEvent("click");
  await isIn(page, "open");
  await page.locator("#trouble").waitFor({ state: "hidden" });
  await context.close();
});
