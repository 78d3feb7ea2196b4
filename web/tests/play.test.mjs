// Whole matches on the play page, as people play them: by mouse, by touch and by keys, against the computer and in twos.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { axe } from "./support.mjs";
import { app, found, page, visit } from "./visit.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What the page has kept. */
const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("kamisado.match")));
const decided = async () => (await kept()).match.decisions;

/** Waits until somebody has to press something, and says what: a move, a line-up, a fill, the next round, or nothing any more. */
async function due() {
  const found = await page.waitForFunction(() => {
    const seen = (id) => document.getElementById(id)?.checkVisibility();
    if (seen("rematch")) return "over";
    if (seen("next")) return "next";
    if (seen("open-fill")) return "fill";
    if (seen("line-up")) return "line-up";
    const board = document.getElementById("board");
    return (
      board?.state &&
      !board.hasAttribute("readonly") &&
      Object.keys(board.state.destinations ?? {}).length > 0 &&
      "move"
    );
  });
  return found.jsonValue();
}

/** Chooses something in the form. */
const choose = (name) => page.getByRole("radio", { name }).check();

const cell = (square) => page.locator(`#board [role=gridcell][data-square=${square}]`);

/** The moves there are, as the board knows them. */
const legal = () =>
  page.evaluate(() =>
    Object.entries(document.getElementById("board").state.destinations).flatMap(([from, all]) =>
      all.map((to) => from + to),
    ),
  );

/** Makes a move by clicking on its squares, and waits until it is kept. */
async function move(text) {
  const before = (await decided()).length;
  const selected = await page.evaluate(() => document.getElementById("board").selected);
  if (selected !== text.slice(0, 2)) await cell(text.slice(0, 2)).click();
  await cell(text.slice(2)).click();
  await page.waitForFunction(
    (before) => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length > before,
    before,
  );
}

/** Numbers that look random and are the same every time. @returns {Generator<number, never>} */
function* lots(seed) {
  for (;;) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    yield seed / 2147483648;
  }
}

/**
 * Presses whatever is due until the match is over, or until something says that it is enough.
 * @param {{ seed?: number, enough?: (what?: string) => boolean | Promise<boolean> }} [how]
 */
async function playOn({ seed = 7, enough = () => false } = {}) {
  const lot = lots(seed);
  for (;;) {
    const what = await due();
    if (what === "over" || (await enough(what))) return what;
    if (what === "next") {
      await page.locator("#next").click();
      await page.locator("#next").waitFor({ state: "hidden" });
    } else if (what === "fill") {
      await page.locator("#open-fill").click();
      await page.locator("#fill-left").click();
      await page.locator("#open-fill").waitFor({ state: "hidden" });
    } else {
      const moves = await legal();
      await move(moves[Math.floor(lot.next().value * moves.length)]);
    }
  }
}

const sentences = () => page.locator("#log li").allTextContents();

test("a standard match against the computer, in German on a phone, with a reload in the middle", async () => {
  await visit("/de/play", PHONE);
  assert.deepEqual(await axe(page), []);
  await choose("Standard-Partie");
  await page.locator("select[name=level]").selectOption("1");
  await page.getByRole("button", { name: "Starten" }).click();
  assert.equal(await due(), "move");
  assert.match(await page.locator("#due").textContent(), /Schwarz/);
  let isReloaded = false;
  let banners = 0;
  const end = await playOn({
    enough: async (what) => {
      if (what === "next" || what === "fill") {
        banners += 1;
        assert.match(await page.locator("#banner").textContent(), /gewinnt die Runde/);
        const outcome = await page.locator("#banner").getAttribute("data-outcome");
        const title = { won: "Du hast die Runde gewonnen!", lost: "Du hast die Runde verloren." }[outcome];
        assert.equal(await page.locator("#banner-title").textContent(), title);
      }
      if (!isReloaded && (await decided()).length >= 6) {
        const before = await decided();
        const characters = await page.locator("#moves button").count();
        await page.reload();
        await due();
        assert.deepEqual(await decided(), before, "nothing is lost");
        assert.equal(await page.locator("#moves button").count(), characters);
        isReloaded = true;
      }
      return false;
    },
  });
  assert.equal(end, "over");
  assert(isReloaded && banners > 0);
  assert.match(await page.locator("#banner-title").textContent(), /^Du hast die Partie (gewonnen!|verloren\.)$/);
  assert.match(await page.locator("#banner-text li").first().textContent(), /gewinnt die Partie \d:\d/);
  assert(
    (await sentences()).some((sentence) => /Drachenzahn/.test(sentence)),
    "teeth are explained",
  );
  assert.deepEqual(await axe(page), []);
  const review = new URL(await page.locator("#to-review").getAttribute("href"), app.address);
  assert.equal(review.pathname, "/de/review");
  assert.deepEqual(JSON.parse(review.searchParams.get("from")).decisions, await decided());
  // The rematch changes the sides once, however often it is clicked, so the computer begins.
  await page.locator("#rematch").dblclick();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 1);
  assert.deepEqual((await kept()).seats, { black: 1, white: "person" });
});

test("the move list has the official characters, and words for whoever cannot see them", async () => {
  await visit("/en/play?against=person");
  await due();
  await move("b1b7");
  await due();
  const character = page.locator("#moves button").first();
  assert.equal(await character.getAttribute("aria-label"), "Green Straight 6 Orange");
  assert.equal(await character.getAttribute("title"), "Green Straight 6 Orange");
  assert.equal(await character.locator("svg.tower.green").count(), 1);
  assert.equal(await character.locator("svg.arrow").count(), 1);
  assert.equal(await character.locator(".number").textContent(), "6");
  assert.equal(await character.locator("svg.square.orange").count(), 1);
  assert.match((await sentences())[0], /Black moves the green tower to the orange square b7/);
  assert.match(await page.locator("#live").textContent(), /Black moves the green tower/);
});

test("moves are taken back and made again, hints are given, and a look back changes nothing", async () => {
  await visit(
    "/en/play?from=" +
      encodeURIComponent(
        JSON.stringify({ decisions: ["h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7"] }),
      ) +
      "&against=person",
  );
  await due();
  await page.locator("#undo").click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 7);
  await due();
  assert.equal(
    await page.locator("#live").textContent(),
    "Took back Green Left 1 Purple. White to move, with the green tower on g8.",
  );
  await page.locator("#undo").click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 6);
  await due();
  await page.locator("#redo").click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 7);
  await due();
  await page.locator("#redo").click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 8);
  await due();
  assert.equal(await page.locator("#redo").isDisabled(), true);
  // One move wins here, and the hint knows it.
  await page.locator("#hint").click();
  await page.locator("#hint-text").waitFor();
  assert.equal(
    await page.locator("#hint-text").textContent(),
    "Hint: Purple Straight 4 Green Next is White’s green tower on h7.",
  );
  assert.deepEqual(await page.evaluate(() => document.getElementById("board").arrows), [
    { from: "f1", to: "f5", kind: "hint" },
  ]);
  await page.locator("#moves button").nth(1).click();
  await page.locator("#looking").waitFor();
  await page.waitForFunction(() => document.getElementById("board")?.state?.decision_count === 2);
  assert.equal(await page.locator("#board").getAttribute("readonly"), "");
  await page.getByRole("button", { name: "Back to the match" }).click();
  await page.waitForFunction(() => document.getElementById("board")?.state?.decision_count === 8);
  assert.equal(await due(), "move");
  assert.equal((await decided()).length, 8);
});

test("against the computer, taking back leads to one’s own last decision", async () => {
  await visit("/en/play?against=computer");
  await due();
  await move("a1a2");
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 2);
  await due();
  await page.locator("#undo").click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 0);
  assert.equal(await due(), "move");
});

test("a tournament match for two: line-ups by mouse and by keys, then resignation", async () => {
  await visit("/en/play");
  await choose("Two players");
  await choose("Standard match");
  await page.getByText("More options").click();
  await choose("Tournament setup");
  await page.getByRole("button", { name: "Start" }).click();
  assert.equal(await due(), "line-up");
  const places = page.locator("kamisado-line-up button");
  const row = () => page.evaluate(() => document.querySelector("#places kamisado-line-up").value);
  const tower = (square) =>
    page.waitForFunction(
      (square) => document.getElementById("board")?.state?.towers?.find((tower) => tower.square === square)?.color,
      square,
    );
  await places.nth(0).click();
  await places.nth(7).click();
  assert.equal(await row(), "ogrypubn");
  // The board shows how it would be.
  await page.waitForFunction(
    () => document.getElementById("board")?.state?.towers?.find(({ square }) => square === "a1")?.color === "orange",
  );
  // By keys: Enter takes a tower, the arrows carry it, Enter puts it down.
  await places.nth(1).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  assert.equal(await row(), "orygpubn");
  // By dragging on the board.
  await page.waitForFunction(
    () => document.getElementById("board")?.state?.towers?.find(({ square }) => square === "d1")?.color === "green",
  );
  await cell("d1").dragTo(cell("e1"));
  await page.waitForFunction(() => document.querySelector("#places kamisado-line-up").value === "orypgubn");
  assert.deepEqual(await axe(page), []);
  await page.getByRole("button", { name: "Use this line-up" }).click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 1);
  assert.equal(await due(), "line-up");
  assert.equal(
    await page.locator("#line-up h2:visible").textContent(),
    "White’s line-up, left to right as White sees it",
  );
  await page.getByRole("button", { name: "Random line-up" }).click();
  await page.getByRole("button", { name: "Use this line-up" }).click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 2);
  assert.equal(await due(), "move");
  const [black, white] = await decided();
  assert.equal(black, "orypgubn");
  assert.equal([...white].sort().join(""), "bgnopruy");
  assert.equal(await (await tower("a1")).jsonValue(), "orange");
  const what = await playOn({ enough: async () => (await decided()).length >= 5 });
  await page.locator("#resign").click();
  await page.getByRole("button", { name: "No" }).click();
  assert.equal(await due(), what);
  await page.locator("#resign").click();
  assert.deepEqual(await axe(page), []);
  await page.getByRole("button", { name: "Yes" }).click();
  await page.locator("#rematch").waitFor();
  assert.match(await page.locator("#banner-title").textContent(), /resigns, and .* wins the match\./);
});

test("drawn line-ups come from the list", async () => {
  await visit("/fr/play", PHONE);
  await choose("Jouer à deux");
  await page.getByText("Plus d’options").click();
  await choose("Placement tiré au sort");
  await page.getByRole("button", { name: "Commencer" }).click();
  for (const count of [1, 2]) {
    assert.equal(await due(), "line-up");
    const choices = await page.locator("#line-up-choices input").count();
    assert(count === 1 ? choices === 35 : choices >= 1, String(choices));
    if (count === 1) await page.locator("#line-up-choices input").nth(3).check();
    if (count === 1) assert.equal(await page.locator("#line-up-number").textContent(), "Numéro 4");
    assert.match(await page.locator("#line-up-rule").textContent(), /36 placements numérotés/);
    assert.deepEqual(await axe(page), []);
    await page.locator("#line-up-done").click();
    await page.waitForFunction(
      (count) => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === count,
      count,
    );
  }
  assert.equal((await decided())[0], "yogurbnp");
  assert.equal(await due(), "move");
});

test("where one drawn line-up is left there is nothing to choose", async () => {
  // The last but one of the list.
  const from = { opening: "matchplay", decisions: ["rgopynbu"] };
  await visit(`/en/play?from=${encodeURIComponent(JSON.stringify(from))}&against=person`);
  assert.equal(await due(), "line-up");
  assert.equal(await page.locator("#line-up-number").textContent(), "Number 36");
  assert(await page.locator("#line-up-last").isVisible());
  assert(await page.locator("#line-up-choices").isHidden());
  assert(await page.locator("#line-up-random").isHidden());
  await page.getByRole("button", { name: "Use this line-up" }).click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 2);
  assert.equal(await due(), "move");
});

/** A round that its challenger wins in seven moves, and the same seen from the other side. */
const SHORT = "h1h4 d8d4 a1b2 h8h6 g1g7 h6d2 g7h8".split(" ");
const turned = (move) =>
  move.replace(/[a-h]/g, (file) => "hgfedcba"["abcdefgh".indexOf(file)]).replace(/\d/g, (rank) => 9 - rank);
const points = () => page.locator("[data-points]").allTextContents();

test("a double round for two is tied, saved and reviewed", async () => {
  await visit("/en/play", PHONE);
  await choose("Two players");
  await choose("Double round");
  await page.getByRole("button", { name: "Start" }).click();
  for (const text of SHORT) {
    assert.equal(await due(), "move");
    await move(text);
  }
  assert.equal(await due(), "move");
  assert.match(await page.locator("#banner-title").textContent(), /Black wins the round/);
  // The board shows the new round, and nothing of the last one.
  assert.equal(await page.locator("#board .won").count(), 0);
  assert.match(await page.locator("#due-text").textContent(), /White to move/);
  assert.deepEqual(await points(), ["1", "0"]);
  assert.deepEqual(await axe(page), []);
  for (const text of SHORT.map(turned)) {
    assert.equal(await due(), "move");
    await move(text);
  }
  assert.equal(await due(), "over");
  assert.equal(await page.locator("#banner-title").textContent(), "The match is tied 1–1.");
  assert.equal(await page.locator("#board .won").count(), 1);
  assert.deepEqual(await points(), ["1", "1"]);
  assert.match(await page.locator("#live").textContent(), /The match is tied 1–1\./);
  assert.deepEqual(await axe(page), []);
  await page.locator("#other summary").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save record" }).click(),
  ]);
  assert.match(await readFile(await file.path(), "utf8"), /Match: double\n(.*\n)*Result: tied 1:1\n/);
  await page.locator("#to-review").click();
  // Each round has its turning point.
  await page.locator("#points .decisive").nth(1).waitFor();
  await page.locator("#as-table summary").click();
  await page.locator("#rows tr").nth(13).waitFor();
  assert.equal(await page.locator("#rows tr").count(), 14);
});

test("in a double round against the computer the second round begins when the player wants it to", async () => {
  const from = { kind: "double", decisions: SHORT.slice(0, 6) };
  await visit(`/en/play?from=${encodeURIComponent(JSON.stringify(from))}&against=computer&level=1`);
  assert.equal(await due(), "move");
  await move("g7h8");
  assert.equal(await due(), "next");
  assert.equal((await decided()).length, 7);
  await page.locator("#next").click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 8);
  assert.equal(await due(), "move");
  assert.deepEqual(await points(), ["1", "0"]);
});

test("a marathon with a triple sumo is loaded and played to its end", async () => {
  const file = await readFile(new URL("../../crates/kamisado/tests/vectors/matches.jsonl", import.meta.url), "utf8");
  const match = JSON.parse(file.split("\n")[90]);
  const rounds = match.rounds.map(({ moves, fill }) => (fill ? [...moves, fill] : moves));
  const all = rounds.flat();
  const begin = rounds.slice(0, 12).flat();
  const from = { kind: "marathon", decisions: begin };
  await visit(`/en/play?from=${encodeURIComponent(JSON.stringify(from))}&against=person`);
  assert.equal(await due(), "move");
  const teeth = await page.evaluate(() =>
    Math.max(...document.getElementById("board").state.towers.map(({ teeth }) => teeth)),
  );
  assert.equal(teeth, 3);
  for (const decision of all.slice(begin.length)) {
    const what = await due();
    if (what === "fill") {
      await page.locator("#open-fill").click();
      assert.deepEqual(await axe(page), []);
      const words = await page.locator(`[data-fill=${decision}] dd`).allTextContents();
      assert(
        words.every((line) => line.split(", ").length === 8),
        words.join("; "),
      );
      await page.locator(`#fill-${decision}`).click();
      await page.locator("#open-fill").waitFor({ state: "hidden" });
    } else {
      await move(decision);
    }
  }
  assert.equal(await due(), "over");
  assert.deepEqual(await decided(), all);
  const [black, white] = match.rounds.at(-1).score;
  const winner = match.winner === "black" ? "Black" : "White";
  assert.equal(
    await page.locator("#banner-title").textContent(),
    `${winner} wins the match ${Math.max(black, white)}–${Math.min(black, white)}.`,
  );
  assert.equal(await page.locator("[data-side=black] [data-points]").textContent(), String(black));
});

test("pushes and passes are told, and stand on the score sheet", async () => {
  const moves =
    "d1d3 c8c2 d3e4 a8a4 e4d5 a4a3 g1g3 d8g5 c1b2 h8g7 a1a2 c2c1 left a1a6 h8h3 a6a7 g8e6 c1c6 b8c7 b1b2 d8d6 f1b5 a8b7 d1d3 b7b6 b2h8 left h8h6 b1g6 h6f4 g6f7 f4d2 right d8b6 h1h2 b6b2 b1e4 e8g6 c1c5 g8g7 e4c6 g6g4 f1b5 b8b6 h2e5 c8c7 e5f6 c7h2 e1e7 g7g5 e7e8 left h8h2";
  await visit(
    `/en/play?from=${encodeURIComponent(JSON.stringify({ kind: "long", decisions: moves.split(" ") }))}&against=person`,
  );
  assert.equal(await due(), "move");
  await move("h1h2");
  await due();
  assert.match((await sentences())[0], /sumo pushes the yellow tower back/);
  assert((await sentences()).some((sentence) => /is blocked, so Black passes/.test(sentence)));
  assert((await sentences()).some((sentence) => /^Deadlock/.test(sentence)));
  const words = await page
    .locator("#moves .more")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
  assert.deepEqual(words, ["Blue 0 Yellow", "Yellow 0 Blue", "Yellow Back 1 Green"]);
});

test("everything can be played by keys", async () => {
  await visit("/hu/play");
  // With sound, which is off unless somebody wants it.
  await page.evaluate(() => localStorage.setItem("kamisado.sound", "on"));
  await page.goto(`${app.address}/hu/play?against=person`);
  await due();
  await page.locator("#board").evaluate((board) => board.focus());
  for (const text of ["b1b7", "a8a4"]) {
    const before = (await decided()).length;
    for (const square of before === 0 ? [text.slice(0, 2), text.slice(2)] : [text.slice(2)]) {
      for (const key of [...square, "Enter"]) await page.keyboard.press(key);
    }
    await page.waitForFunction(
      (before) => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length > before,
      before,
    );
    await due();
  }
  assert.deepEqual(await decided(), ["b1b7", "a8a4"]);
  assert.match((await sentences())[0], /Fehér/);
});

test("a clock that runs out ends the match", async () => {
  await visit("/en/play");
  await page.evaluate(() =>
    localStorage.setItem(
      "kamisado.match",
      JSON.stringify({
        match: { decisions: ["b1b7"] },
        seats: { black: "person", white: "person" },
        clock: { minutes: 1, seconds: 0 },
        left: { black: 60000, white: 700 },
        isOver: false,
      }),
    ),
  );
  await page.goto(`${app.address}/en/play?resume`);
  await page.locator("#rematch").waitFor();
  assert.equal(await page.locator("#banner-title").textContent(), "White runs out of time, and Black wins the match.");
  assert.equal(await page.locator("[data-side=white] [data-time]").textContent(), "0:00.0");
});

test("taking back gives the time back, after a flag as well, and what was taken back can be made again", async () => {
  await visit("/en/play");
  await page.evaluate(() =>
    localStorage.setItem(
      "kamisado.match",
      JSON.stringify({
        match: { decisions: ["b1b7"] },
        seats: { black: "person", white: "person" },
        clock: { minutes: 1, seconds: 0 },
        left: { black: 41_000, white: 900 },
        lefts: { 0: { black: 60_000, white: 60_000 }, 1: { black: 41_000, white: 60_000 } },
        isOver: false,
      }),
    ),
  );
  await page.goto(`${app.address}/en/play?resume`);
  await page.locator("#rematch").waitFor();
  const left = () => page.locator("[data-time]").allTextContents();
  assert.deepEqual(await left(), ["0:41", "0:00.0"]);
  await page.locator("#undo").click();
  await page.locator("#rematch").waitFor({ state: "hidden" });
  assert.equal(await due(), "move");
  // White has the time again that there was when the decision became due.
  assert.match((await left())[1], /^(1:00|0:5\d)$/);
  await page.locator("#undo").click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 0);
  await due();
  assert.match((await left())[0], /^(1:00|0:5\d)$/);
  await page.locator("#redo").click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 1);
  await due();
  // The flag that was taken back falls again when that is what is wanted.
  await page.locator("#redo").click();
  await page.locator("#rematch").waitFor();
  assert.match(await page.locator("#banner-title").textContent(), /White runs out of time/);
});

test("a resignation that was taken back can be made again", async () => {
  await visit("/en/play?against=person");
  await due();
  await move("b1b7");
  await page.locator("#resign").click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.locator("#rematch").waitFor();
  await page.locator("#undo").click();
  await page.locator("#rematch").waitFor({ state: "hidden" });
  assert.equal(await due(), "move");
  await page.locator("#redo").click();
  await page.locator("#rematch").waitFor();
  assert.match(await page.locator("#banner-title").textContent(), /White resigns/);
});

test("a defeat is told to the player, and does not look like a victory", async () => {
  await visit("/en/play?against=computer&level=1&side=black");
  await due();
  await move("b1b7");
  await page.locator("#resign").click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.locator("#rematch").waitFor();
  assert.equal(await page.locator("#banner-title").textContent(), "You lose the match.");
  assert.equal(
    await page.locator("#live").textContent(),
    "You lose the match. Black resigns, and White wins the match.",
    "whoever cannot see the banner hears it",
  );
  // The button that was pressed cannot be pressed again; the keyboard goes on where the match does.
  assert.equal(await page.evaluate(() => document.activeElement?.id), "rematch");
  // The same banner as a victory, beside it: the page may show the end again at any time, and changing a style takes a moment.
  const [lost, won] = await page.locator("#banner").evaluate((banner) => {
    const victory = /** @type {HTMLElement} */ (banner.cloneNode());
    victory.dataset.outcome = "won";
    banner.after(victory);
    return [banner, victory].map((element) => getComputedStyle(element).backgroundColor);
  });
  assert.notEqual(lost, won);
});

test("a choice that is not possible is explained, seen and heard", async () => {
  await visit("/en/play?against=person");
  await due();
  await move("b1b7");
  await due();
  // The wrong tower.
  await cell("c8").click();
  const because = "Black ended on the orange square b7, so you must move your orange tower.";
  await page.locator("#due.refusal").waitFor();
  assert.equal(await page.locator("#due-text").textContent(), because);
  assert.equal((await page.locator("#live").textContent()).trim(), because);
  assert.deepEqual(await page.evaluate(() => document.getElementById("board").arrows), [
    { from: "b7", to: "a8", kind: "call" },
  ]);
  assert.equal(await page.locator("#board .bow.call").count(), 1);
  assert.deepEqual(await axe(page), []);
  // A square that cannot be reached, by dragging and by keys.
  await cell("a8").dragTo(cell("c6"));
  await page.getByText("Black’s green tower on b7 is in the way.").first().waitFor();
  await page.locator("#board").evaluate((board) => board.focus());
  for (const key of ["d", "6", "Enter"]) await page.keyboard.press(key);
  await page.getByText("a8d6 goes neither straight nor diagonally").first().waitFor();
  // The opponent's tower, dragged.
  await cell("d1").dragTo(cell("d4"));
  await page.getByText("The yellow tower there belongs to Black.").first().waitFor();
  // What is possible is due again.
  await move("a8a4");
  await due();
  assert.equal(await page.locator("#due.refusal").count(), 0);
  assert.equal(await page.locator("#board .bow.call").count(), 0);
});

test("whoever cannot see finds the possible moves on the board and as a list", async () => {
  await visit("/en/play?against=person");
  await due();
  const name = (square) => cell(square).getAttribute("aria-label");
  assert.equal(await name("d6"), "d6, red, empty");
  await page.locator("#board").evaluate((board) => board.focus());
  for (const key of ["d", "1", "Enter"]) await page.keyboard.press(key);
  assert.equal(await name("d6"), "d6, red, empty, possible move");
  assert.equal(await name("e6"), "e6, purple, empty");
  const live = page.locator("#board .live");
  assert.equal((await live.textContent()).trim(), "From d1 to: a4, b3, c2, d2, d3, d4, d5, d6, d7, e2, f3, g4, h5.");
  await page.getByText("Possible moves").click();
  await page.locator("#legal-moves button").nth(101).waitFor();
  assert.equal(await page.locator("#legal-moves button").count(), 102);
  assert.deepEqual(await axe(page), []);
  await page.getByRole("button", { name: "Green Straight 6 Orange b1–b7" }).click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 1);
  await due();
  assert.deepEqual(await decided(), ["b1b7"]);
  // The list is that of the tower that must move now.
  await page.locator("#legal-moves button").nth(5).waitFor();
  assert.equal(await cell("a8").getAttribute("aria-description"), "From a8 to: a2, a3, a4, a5, a6, a7.");
  // The keyboard waits at the next list, and is never lost with a button that cannot be pressed any more.
  const focused = () =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.parentElement?.id || "");
  assert.equal(await focused(), "legal");
  await page.locator("#undo").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("kamisado.match")).match.decisions.length === 0);
  await due();
  assert.equal(await page.locator("#undo").isDisabled(), true);
  assert.equal(await focused(), "board");
});

test("a match begins at the top of the page, with the keyboard on the board", async () => {
  await visit("/en/play", { viewport: { width: 390, height: 600 } });
  await choose("Two players");
  const start = page.getByRole("button", { name: "Start" });
  await start.scrollIntoViewIfNeeded();
  assert((await page.evaluate(() => scrollY)) > 0);
  await start.press("Enter");
  await due();
  await page.waitForFunction(() => document.activeElement?.id === "board");
  assert.equal(await page.evaluate(() => scrollY), 0);
});

test("the opening of capped moves says how far a move may go", async () => {
  await visit("/en/play?against=person&opening=1-3-5");
  await due();
  assert.match(await page.locator("#due-text").textContent(), /this move may go 1 square at most\.$/);
  await move("b1b2");
  await due();
  assert.match(await page.locator("#due-text").textContent(), /this move may go 3 squares at most\.$/);
});

test("a match that was kept when its terms had other names goes on", async () => {
  await visit("/en/play");
  await page.evaluate(() => {
    const match = { match: "long", setup: "1-3-5", mirrored: true, fen: null, decisions: [], conceded: null };
    const game = { match, seats: { black: "person", white: "person" }, clock: null, left: null, isOver: false };
    localStorage.setItem("kamisado.match", JSON.stringify(game));
  });
  await page.goto(`${app.address}/en/play?resume`);
  assert.equal(await due(), "move");
  const { match } = await kept();
  assert.deepEqual(match, {
    kind: "long",
    opening: "1-3-5",
    board: "mirrored",
    fen: null,
    decisions: [],
    conceded: null,
  });
});

test("one can watch the computer play itself, and have it wait", async () => {
  await visit("/en/play", PHONE);
  await choose("Watch the computer");
  await choose("Standard match");
  await page.getByRole("combobox", { name: "Black" }).selectOption("1");
  await page.getByRole("combobox", { name: "White" }).selectOption("1");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Resume" }).click();
  await page.locator("#rematch").waitFor();
});

test("an address can say everything the form asks", async () => {
  await visit(
    "/ro/play?against=computer&level=7&side=white&kind=long&opening=1-3-5&board=mirrored&clock=clock&minutes=5&seconds=2",
  );
  assert.equal(await due(), "move");
  const { match, seats, clock } = await kept();
  assert.deepEqual(seats, { black: 7, white: "person" });
  assert.deepEqual(clock, { minutes: 5, seconds: 2 });
  assert.deepEqual([match.kind, match.opening, match.board], ["long", "1-3-5", "mirrored"]);
  assert.equal(await page.evaluate(() => document.getElementById("board").hasAttribute("flipped")), true);
});

test("an open match is offered again, and another is put aside", async () => {
  await visit("/en/play?against=person");
  await due();
  await move("b1b7");
  await page.goto(`${app.address}/en/play?against=person`);
  await due();
  await move("a1a2");
  // And a third one: nothing is dropped.
  await page.goto(`${app.address}/en/play?against=person`);
  await due();
  await move("c1c2");
  await page.goto(`${app.address}/nl/play`);
  const games = page.locator("#kept-games li");
  await games.nth(2).waitFor();
  assert.equal(await games.count(), 3);
  assert.match(await games.first().textContent(), /^Met z’n tweeën spelen · Enkele ronde · /);
  assert.deepEqual(await axe(page), []);
  await games.nth(2).getByRole("link", { name: "Hervatten" }).click();
  await page.waitForURL(/resume/);
  await due();
  assert.deepEqual(await decided(), ["b1b7"]);
  await page.goto(`${app.address}/en/`);
  await page.getByRole("link", { name: "Resume the last match" }).click();
  await due();
  assert.deepEqual(await decided(), ["b1b7"]);
  // One that nobody wants any more is forgotten.
  await page.goto(`${app.address}/en/play`);
  const open = () => page.locator("#kept-games a").count();
  await games.nth(1).getByRole("button", { name: "Delete" }).click();
  await games.nth(1).getByRole("button", { name: "Undo deletion" }).waitFor();
  assert.equal(await open(), 2);
  assert.deepEqual(await axe(page), []);
  // A slip of the finger costs nothing, and the keyboard is where that can be said.
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("#kept-games a").length === 3);
  await page.reload();
  await games.nth(2).waitFor();
  const unwanted = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("kamisado.shelf")).findIndex(({ match }) => match.decisions[0] === "c1c2"),
  );
  await games
    .nth(unwanted + 1)
    .getByRole("button", { name: "Delete" })
    .click();
  await page.waitForFunction(() => document.querySelectorAll("#kept-games a").length === 2);
  await page.reload();
  await games.nth(1).waitFor();
  assert.equal(await games.count(), 2);
  await games.nth(1).getByRole("link", { name: "Resume" }).click();
  await due();
  assert.deepEqual(await decided(), ["a1a2"]);
});

/** Another tab of the same browser. @param {string} path */
async function newTab(path) {
  const tab = await page.context().newPage();
  await tab.goto(app.address + path);
  return tab;
}

/** A tab that shows a match after so many decisions, open for a move or not. */
const shows = (tab, count, isOpen) =>
  tab.waitForFunction(
    ([count, isOpen]) => {
      const board = document.getElementById("board");
      return board?.state?.decision_count === count && board.hasAttribute("readonly") !== isOpen;
    },
    [count, isOpen],
  );

test("a tab that is closed leaves the match of another tab alone", async () => {
  await visit(`/en/play?from=${encodeURIComponent(JSON.stringify({ decisions: SHORT }))}&against=person`);
  assert.equal(await due(), "over");
  const other = await newTab("/en/play?against=person");
  await shows(other, 0, true);
  await other.locator("#board [role=gridcell][data-square=b1]").click();
  await other.locator("#board [role=gridcell][data-square=b7]").click();
  await shows(other, 1, true);
  await page.goto("about:blank");
  await other.reload();
  await shows(other, 1, true);
  assert.deepEqual((await other.evaluate(() => JSON.parse(localStorage.getItem("kamisado.match")))).match.decisions, [
    "b1b7",
  ]);
});

test("a match is played in one tab at a time, and others look on", async () => {
  await visit("/en/play?against=person");
  await due();
  await move("b1b7");
  const other = await newTab(new URL(page.url()).pathname + new URL(page.url()).search);
  await other.locator("#elsewhere").waitFor();
  await shows(other, 1, false);
  await move("a8a4");
  // The other tab follows.
  await shows(other, 2, false);
  assert.deepEqual(await axe(other), []);
  await other.getByRole("button", { name: "Play here" }).click();
  await shows(other, 2, true);
  await page.locator("#elsewhere").waitFor();
  await shows(page, 2, false);
  await other.locator("#board [role=gridcell][data-square=d2]").click();
  await shows(other, 3, true);
  await shows(page, 3, false);
  // When that tab is closed, this one goes on.
  await other.close();
  await shows(page, 3, true);
  assert(await page.locator("#elsewhere").isHidden());
});

test("what cannot be played on is said, in the language of the page", async () => {
  await visit(`/de/play?from=${encodeURIComponent(JSON.stringify({ decisions: ["b1b7", "b1b7"] }))}`);
  await page.locator("#trouble").waitFor();
  assert.match(await page.locator("#trouble").textContent(), /lässt sich nicht fortsetzen\. .*Auf b1 steht kein Turm/);
  assert.equal(await page.locator("#agreement").isVisible(), true);
});

test("an engine that is lost is looked for, and the match goes on", async () => {
  await visit("/en/");
  await page.route("**/engine.wasm", (route) => route.abort());
  let isThere = false;
  await page.routeWebSocket("**/engine", (socket) => (isThere ? socket.connectToServer() : socket.close()));
  await page.goto(`${app.address}/en/play?against=person`);
  await page.locator("#trouble").waitFor();
  assert.match(await page.locator("#trouble").textContent(), /engine/);
  isThere = true;
  await page.getByRole("button", { name: "Try again" }).click();
  assert.equal(await due(), "move");
  await page.locator("#trouble").waitFor({ state: "hidden" });
  await move("b1b7");
  found.length = 0; // Browsers complain about connections that fail.
});

test("the record can be saved", async () => {
  await visit("/en/play?against=person");
  await due();
  await move("b1b7");
  await due();
  await page.locator("#other summary").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save record" }).click(),
  ]);
  assert.match(await readFile(await file.path(), "utf8"), /1\. G\^6O/);
});
