// What happens at an awkward moment on the play page: a button pressed twice, a clock that runs out in the middle of something, another tab.
import assert from "node:assert/strict";
import { test } from "node:test";
import { move, NEARLY, open } from "./hand.mjs";
import { page, visit } from "./visit.mjs";

/** Waits until the keyboard is somewhere. @param {string} id */
const focused = (id, tab = page) => tab.waitForFunction((id) => document.activeElement?.id === id, id);

test("what is pressed before the match is known does nothing", async () => {
  await visit("/en/play");
  await page.evaluate(() => {
    /** @type {HTMLButtonElement} */ (document.querySelector("#agreement button.primary")).click();
    const detail = { square: "a1", from: "" };
    document.getElementById("board").dispatchEvent(new CustomEvent("kamisado-square", { detail }));
    for (const id of ["flip", "hint", "undo", "pause", "resign", "rematch", "save"])
      document.getElementById(id).click();
  });
  await page.waitForFunction(() => document.getElementById("board").state?.phase === "move");
  await focused("board");
  assert.equal(await page.locator("dialog[open]").count(), 0);
});

/** Lets the time of whoever has to decide run out. */
const runOut = () =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 600_000;
  });

/** A standard match whose first round the next move ends. */
const match = encodeURIComponent(JSON.stringify({ kind: "standard", decisions: NEARLY }));

test("a fill is chosen once, however often it is pressed, and the keyboard goes on from the board", async () => {
  await visit(`/en/play?against=person&from=${match}`, { reducedMotion: "no-preference" });
  await open(NEARLY.length);
  await move("g7h8");
  await page.locator("#open-fill").click();
  await page.evaluate(async () => {
    const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("fill"));
    const closed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
    document.getElementById("fill-left").click();
    await closed;
    await new Promise((resolve) => setTimeout(resolve));
    document.getElementById("open-fill").click();
    if (dialog.open) document.getElementById("fill-right").click();
  });
  await open(NEARLY.length + 2);
  await focused("board");
  const { decisions } = await page.evaluate(() => JSON.parse(localStorage.getItem("kamisado.match")).match);
  assert.equal(decisions.at(-1), "left");
});

test("taking back pressed three times at once takes one move back, and one step makes it again", async () => {
  await visit(`/en/play?against=person&from=${encodeURIComponent(JSON.stringify({ decisions: NEARLY }))}`);
  await open(NEARLY.length);
  await page.evaluate(() => {
    for (let count = 0; count < 3; count += 1) document.getElementById("undo").click();
  });
  await open(NEARLY.length - 1);
  await page.locator("#redo").click();
  await open(NEARLY.length);
  await page.locator("#redo:disabled").waitFor();
});

test("when the time is over nothing is asked any more", async () => {
  await visit("/en/play?against=person&clock=clock&minutes=5&seconds=0");
  await open(0);
  await move("b1b7");
  await open(1);
  await page.locator("#resign").click();
  await page.locator("#resigning[open]").waitFor();
  await runOut();
  await page.locator("#rematch").waitFor();
  assert.equal(await page.locator("dialog[open]").count(), 0);
  assert.match(await page.locator("#banner").textContent(), /White runs out of time/);
});

test("whoever looks back when the time is over sees the end of the match", async () => {
  await visit("/en/play?against=person&clock=clock&minutes=5&seconds=0");
  await open(0);
  await move("b1b7");
  await open(1);
  await move("a8a7");
  await open(2);
  await page.locator("#moves button").first().click();
  await page.waitForFunction(() => document.getElementById("board").state.decision_count === 1);
  await runOut();
  await page.locator("#rematch").waitFor();
  await page.waitForFunction(() => document.getElementById("board").state.decision_count === 2);
  assert.equal(await page.locator("#looking").isVisible(), false);
});

test("the keyboard stays at the board after a look back and when a match is taken over from another tab", async () => {
  await visit("/en/play?against=person");
  await open(0);
  await move("b1b7");
  await open(1);
  await move("a8a7");
  await open(2);
  await page.locator("#moves button").first().click();
  await page.locator("#to-now").waitFor();
  await page.locator("#to-now").focus();
  await page.keyboard.press("Enter");
  await open(2);
  await focused("board");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator("#play-here").waitFor();
  await other.locator("#play-here").focus();
  await other.keyboard.press("Enter");
  await open(2, other);
  await focused("board", other);
});

test("what is being asked in one tab is asked no more when the match goes on in another", async () => {
  await visit(`/en/play?against=person&from=${match}`);
  await open(NEARLY.length);
  await move("g7h8");
  await page.locator("#open-fill").click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator("#play-here").click();
  await other.locator("#open-fill").waitFor();
  await page.locator("#elsewhere").waitFor();
  assert.equal(await page.locator("dialog[open]").count(), 0);
});

for (const [opening, first] of [
  ["tournament", ""],
  ["matchplay", "line-up-done"],
]) {
  test(`whoever lines up by keyboard goes on by keyboard: ${opening}`, async () => {
    await visit(`/en/play?against=person&opening=${opening}`);
    for (const side of ["black", "white"]) {
      await page.locator(`#line-up h2[data-side=${side}]:not([hidden])`).waitFor();
      // The second line-up has the keyboard, because the first one had it.
      if (side === "black") await page.locator("#line-up-done").focus();
      else if (first) await focused(first);
      else await page.waitForFunction(() => document.activeElement?.localName === "kamisado-line-up");
      if (side === "white") await page.locator("#line-up-done").focus();
      await page.keyboard.press("Enter");
    }
    await open(2);
    await focused("board");
  });
}
