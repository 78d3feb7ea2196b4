// The front page: one click to a game, a quiet game to watch, and the way back to a match.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./support.mjs";
import { page, visit } from "./visit.mjs";

async function open(options = {}, path = "/en/") {
  await visit(path, { reducedMotion: "no-preference", ...options });
  await page.waitForFunction(() => document.querySelector("#show")?.state);
}

/** Where all towers stand. */
const towers = () => page.evaluate(() => JSON.stringify(document.querySelector("#show").state.towers));
const moved = (from) =>
  page.waitForFunction((from) => JSON.stringify(document.querySelector("#show")?.state?.towers) !== from, from);

test("a game plays by itself, and stops when it is told to", async () => {
  await open();
  const before = await towers();
  await moved(before);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Resume", exact: true }).waitFor();
  const paused = await towers();
  await page.getByRole("button", { name: "Resume", exact: true }).click();
  await moved(paused);
});

test("it asks no engine and opens no connection", async () => {
  await open();
  const asked = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  assert(!asked.some((path) => path.includes("engine")), asked.join(" "));
});

test("nothing moves by itself for those who do not want motion", async () => {
  await open({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Resume", exact: true }).waitFor();
  assert.equal(await page.locator("#pause").getAttribute("data-going"), "false");
});

test("one click leads to a game against the computer, and one to a game for two", async () => {
  await open({}, "/de/");
  const [computer, two] = [
    page.getByRole("link", { name: "Gegen den Computer" }),
    page.getByRole("link", { name: "Zu zweit" }),
  ];
  assert.match(await computer.getAttribute("href"), /^\/de\/play\?against=computer$/);
  assert.match(await two.getAttribute("href"), /^\/de\/play\?against=person$/);
});

test("a match that was left can be resumed, and one that is over cannot", async () => {
  await open();
  assert(await page.locator("#resume").isHidden());
  const match = {
    kind: "standard",
    opening: "standard",
    board: "standard",
    fen: null,
    decisions: ["b1b7"],
    conceded: null,
  };
  for (const isOver of [false, true]) {
    const game = { match, seats: { black: "person", white: 3 }, clock: null, left: null, isOver };
    await page.evaluate((game) => localStorage.setItem("kamisado.match", JSON.stringify(game)), game);
    await page.reload();
    await page.waitForFunction(() => document.querySelector("#show")?.state);
    await page.locator("#resume").waitFor({ state: isOver ? "hidden" : "visible" });
  }
});

test("axe finds nothing and nothing sticks out, on phones and desks, light and dark", async () => {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    for (const colorScheme of ["light", "dark"]) {
      await open({ viewport, colorScheme, reducedMotion: "reduce" }, "/ro/");
      assert.deepEqual(await axe(page), []);
      assert.equal(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        0,
      );
    }
  }
});
