// The front page: one click to a game, a quiet game to watch, and the way back to a match.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./support.mjs";
import { app, page, visit } from "./visit.mjs";

/** A round that Black wins. */
const SHORT = "h1h4 d8d4 a1b2 h8h6 g1g7 h6d2 g7h8".split(" ");

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

test("on a wide screen the puzzle, the first steps and the last result are seen at once", async () => {
  const options = { viewport: { width: 1920, height: 1080 } };
  const from = encodeURIComponent(JSON.stringify({ decisions: SHORT }));
  await visit(`/en/play?against=person&from=${from}`, options);
  await page.locator("#rematch").waitFor();
  await page.goto(`${app.address}/en/`);
  await page.locator("#last").waitFor();
  // Two people played, so it is told which side won.
  assert.match(await page.locator("#last-text").textContent(), /^Black wins the match\. · 1–0 · /);
  await page.waitForFunction(() => document.querySelector("#daily-board")?.state?.towers.length > 0);
  for (const part of ["#show", "#daily", ".path", "#last"]) {
    const { y, height } = await page.locator(part).boundingBox();
    assert.ok(y >= 0 && y + height <= 1080, `${part} from ${y} to ${y + height}`);
  }
  const { width } = await page.locator("#daily-board").boundingBox();
  assert.ok(width >= 240, `the puzzle is ${width} wide`);
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

test("the menu stands on one line in every language, and no button breaks a word", async () => {
  for (const language of ["de", "en", "fr", "hu", "nl", "ro", "tr"]) {
    for (const width of [360, 820]) {
      await visit(`/${language}/play?against=person`, { viewport: { width, height: 800 } });
      const tops = await page
        .locator("nav.menu a")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      assert.equal(new Set(tops).size, 1, `${language} at ${width}`);
    }
    await visit(`/${language}/play?against=person`, { viewport: { width: 1440, height: 900 } });
    await page.locator("#undo").waitFor();
    const broken = await page.locator(".controls > button > span").evaluateAll((spans) =>
      spans
        .filter((span) => span.checkVisibility())
        .filter((span) => {
          const words = (span.textContent ?? "").trim().split(/\s+/);
          // A word that has room stands on one line, and so do all words together on no more lines than there are words.
          const { lineHeight } = getComputedStyle(span);
          return span.getBoundingClientRect().height > (words.length + 0.5) * Number.parseFloat(lineHeight);
        })
        .map((span) => span.textContent),
    );
    assert.deepEqual(broken, [], language);
  }
});

test("nothing sticks out on the narrowest phone, in any language", async () => {
  for (const language of ["de", "en", "fr", "hu", "nl", "ro", "tr"]) {
    for (const place of ["", "play", "history", "puzzles", "lobby"]) {
      await visit(`/${language}/${place}`, { viewport: { width: 320, height: 640 } });
      // What is chosen among may come with the script.
      await page.waitForLoadState("networkidle");
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(over, 0, `/${language}/${place}`);
    }
  }
});

test("on a phone the task of a puzzle is in sight with its board", async () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await visit("/de/puzzles?number=300", { viewport });
    await page.waitForFunction(() => document.querySelector("#task")?.textContent?.trim() !== "");
    const box = await page.locator("#task").boundingBox();
    assert.ok(box && box.y + box.height <= viewport.height, JSON.stringify(box));
  }
});
