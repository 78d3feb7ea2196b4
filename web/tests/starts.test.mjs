// Fair starts and handicaps: line-ups that are drawn so that they favour a side or neither, as the form and addresses ask for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./support.mjs";
import { page, visit } from "./visit.mjs";

const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("kamisado.match")));

/** Waits until the towers are on the board and a person may move. */
const isOpen = () =>
  page.waitForFunction(() => {
    const board = document.getElementById("board");
    return board && !board.hasAttribute("readonly") && Object.keys(board.state?.destinations ?? {}).length > 0;
  });

test("the form draws line-ups that favour nobody, and they stay when moves are taken back", async () => {
  await visit("/en/play");
  await page.getByText("More options").click();
  await page.getByRole("radio", { name: /^Two players/ }).check();
  await page.locator("[name=board][value=mirrored]").check({ force: true });
  await page.getByRole("radio", { name: /^Fair start/ }).check();
  // They are known on the standard board only.
  assert.equal(await page.locator("[name=board][value=mirrored]").isDisabled(), true);
  assert.equal(await page.locator("[name=board][value=standard]").isChecked(), true);
  assert.deepEqual(await axe(page), []);
  await page.getByRole("button", { name: "Start" }).click();
  await isOpen();
  const { match, favour } = await kept();
  assert.deepEqual([match.opening, match.decisions.length, favour], ["matchplay", 2, "none"]);
  assert.equal(await page.locator("#undo").isDisabled(), true);
  // A reload goes on with the same line-ups.
  await page.reload();
  await isOpen();
  assert.deepEqual((await kept()).match.decisions, match.decisions);
  // What was chosen is there next time.
  await page.goto(`${new URL(page.url()).origin}/en/play`);
  assert.equal(await page.getByRole("radio", { name: /^Fair start/ }).isChecked(), true);
});

test("a handicap stays with the player when the sides are changed", async () => {
  await visit("/en/play?against=computer&level=1&side=black&opening=favour-white");
  await isOpen();
  assert.equal((await kept()).favour, "white");
  await page.locator("#resign").click();
  await page.locator("#resigning button[value=yes]").click();
  await page.locator("#rematch").click();
  await page.waitForFunction(() => {
    const { favour, match } = JSON.parse(localStorage.getItem("kamisado.match"));
    return favour === "black" && match.decisions.length >= 2;
  });
  const { match, seats } = await kept();
  assert.deepEqual([seats.white, match.opening], ["person", "matchplay"]);
});
