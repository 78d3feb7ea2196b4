// Puzzles in a real browser, with the real engine: one a day, the trainer, and what the browser keeps of it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { describe, test } from "node:test";
import { kamisado } from "./programs.mjs";
import { axe } from "./support.mjs";
import { page, visit } from "./visit.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Opens a page; towers jump, because whoever tests need not watch them. */
async function open(path, { day = "2026-11-16", motion = "none", ...options } = DESKTOP) {
  await visit(path, { reducedMotion: "no-preference", ...options }, async (page) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await page.addInitScript((motion) => localStorage.setItem("kamisado.motion", motion), motion);
  });
  await ready();
}

/** What the program says. */
function ask(line, language = "en") {
  const lines = execFileSync(kamisado(), ["--lang", language, "ugi"], { input: `${line}\n`, encoding: "utf8" });
  return JSON.parse(lines.slice(lines.indexOf("{"), lines.lastIndexOf("}") + 1));
}

const ready = () =>
  page.waitForFunction(() => Object.keys(document.querySelector("#board")?.state?.destinations ?? {}).length > 0);
const cell = (square) => page.locator(`#board [role=gridcell][data-square="${square}"]`);
const says = (id, text) =>
  page.waitForFunction(([id, text]) => document.getElementById(id).textContent.trim() === text, [id, text]);
const textOf = async (id) => (await page.locator(`#${id}`).textContent()).trim();
const figure = async (id) => Number(await textOf(id));

/** Plays a move by clicking, as soon as the board takes it. */
async function play(move) {
  const [from, to] = [move.slice(0, 2), move.slice(2)];
  await page.waitForFunction(
    ([from, to]) => document.querySelector("#board")?.state?.destinations?.[from]?.includes(to),
    [from, to],
  );
  await cell(from).click();
  await cell(to).click();
}

/** The number of a puzzle as the address has it. */
const number = () => page.evaluate(() => Number(new URL(location.href).searchParams.get("number")));

/** Waits for another puzzle than the one before, and gives its number. The address is the last thing that changes before the board. */
async function anotherThan(before) {
  await page.waitForURL((url) => ![null, String(before)].includes(url.searchParams.get("number")));
  return number();
}

/** Waits until a puzzle lies on the board as it begins. */
async function laidOut(number) {
  const { fen } = ask(`puzzle ${number}`);
  await page.waitForFunction((fen) => document.querySelector("#board")?.state?.fen === fen, fen);
  await ready();
}

/** Plays the solver's moves of a solution; the opponent may defend otherwise than the solution expects. */
async function solve(number) {
  await laidOut(number);
  const moves = [];
  for (;;) {
    const { moves: solution } = ask(`puzzle solution ${number}`);
    const known = solution.slice(0, moves.length).join() === moves.join();
    const move = known && solution[moves.length] ? solution[moves.length] : winning(number, moves);
    await play(move);
    const { judgement, replies } = ask(`puzzle check ${number} ${[...moves, move].join(" ")}`);
    if (judgement === "solved") return;
    assert.equal(judgement, "right", `${number} ${[...moves, move].join(" ")}`);
    moves.push(move, ...replies);
  }
}

/** A move that wins, as the solver says. */
function winning(number, moves) {
  const { fen } = ask(`puzzle ${number}`);
  const lines = execFileSync(kamisado(), ["ugi"], {
    input: `position fen ${fen} moves ${moves.join(" ")}\ngo solve\n`,
    encoding: "utf8",
  });
  return /bestmove (\w{4})/.exec(lines)[1];
}

/** A move of a puzzle that does not win. */
function losing(number) {
  const { fen } = ask(`puzzle ${number}`);
  const lines = execFileSync(kamisado(), ["ugi"], {
    input: `position fen ${fen}\nquery legal\nquit\n`,
    encoding: "utf8",
  });
  const [key] = ask(`puzzle solution ${number}`).moves;
  return /response (.*)/
    .exec(lines)[1]
    .split(" ")
    .find((move) => move !== key);
}

describe("the puzzle of the day", () => {
  test("is the same for everyone, counts days in a row, and is known as solved afterwards", async () => {
    await open("/de/puzzles");
    const first = ask("puzzle daily 2026-11-16", "de");
    assert.equal(await textOf("title"), first.title);
    assert.equal(await textOf("task"), first.sentence);
    assert.match(await textOf("which"), /Montag, 16\. November 2026/);
    await solve(first.number);
    await says("verdict", "Richtig: gelöst!");
    await says("days", "1");
    assert.equal(await figure("solved"), 1);
    await page.reload();
    await ready();
    await says("verdict", "Du hast die Aufgabe des Tages gelöst. Die nächste kommt morgen, oder du übst weiter.");

    await page.clock.setFixedTime(new Date("2026-11-17T12:00:00"));
    await page.reload();
    await ready();
    const second = ask("puzzle daily 2026-11-17", "de");
    assert.equal(await textOf("title"), second.title);
    await solve(second.number);
    await says("days", "2");

    await page.clock.setFixedTime(new Date("2026-11-19T12:00:00"));
    await page.reload();
    await ready();
    assert.equal(await figure("days"), 0, "a day without a puzzle ends the run");
  });

  test("leads on to the trainer", async () => {
    await open("/en/puzzles");
    await solve(ask("puzzle daily 2026-11-16").number);
    await page.getByRole("button", { name: "Next puzzle" }).click();
    await page.waitForURL(/number=\d+/);
    assert(await page.getByRole("radio", { name: "Practice" }).isChecked());
  });
});

describe("the trainer", () => {
  test("gives puzzles of the chosen grade, one after the other, and counts them", async () => {
    await open("/en/puzzles", PHONE);
    await page.getByRole("radio", { name: "Practice" }).check();
    await page.getByRole("radio", { name: "Difficulty 2" }).check();
    await page.waitForFunction(() => document.querySelector("#which").textContent === "Difficulty 2");
    let chosen = await number();
    for (const solved of [1, 2]) {
      assert.equal(await textOf("title"), `Puzzle ${chosen}`);
      await solve(chosen);
      await says("row", String(solved));
      await page.getByRole("button", { name: "Next puzzle" }).click();
      chosen = await anotherThan(chosen);
    }
    assert.equal(await page.locator('[data-solved="2"]').textContent(), "2");
    assert.equal(await page.locator("#grade-2").evaluate((/** @type {HTMLProgressElement} */ bar) => bar.value), 2);
    assert.equal(await figure("longest"), 2);
  });

  test("a wrong move is refuted on the board, can be taken back, and ends the run", async () => {
    await open("/en/puzzles?number=130");
    await page.evaluate(() => localStorage.setItem("kamisado.puzzles", JSON.stringify({ row: 3, longest: 3 })));
    await page.reload();
    await ready();
    assert.equal(await figure("row"), 3);
    const before = await page.evaluate(() => document.querySelector("#board").state.fen);
    await play(losing(130));
    // What refutes it is told in words as well.
    await page.waitForFunction(() =>
      /^That doesn’t win: the answer is .+ \d .+\. Try again\.$/.test(document.querySelector("#verdict").textContent),
    );
    await page.getByRole("button", { name: "Try again" }).click();
    await page.waitForFunction((fen) => document.querySelector("#board")?.state?.fen === fen, before);
    await solve(130);
    await says("verdict", "Correct: solved!");
    assert.deepEqual([await figure("row"), await figure("longest"), await figure("solved")], [0, 3, 1]);
  });

  test("are chosen by theme, and the rating follows what is solved", async () => {
    await open("/en/puzzles?number=130");
    assert.equal(await figure("rating"), 1200);
    // Another series begins with the first of its themes.
    await page.locator("input[value=themes]").check({ force: true });
    const first = await anotherThan(130);
    assert.ok(ask(`puzzle ${first}`).themes.includes("push"));
    await page.locator("input[value=blockade]").check({ force: true });
    const chosen = await anotherThan(first);
    const { themes, grade } = ask(`puzzle ${chosen}`);
    assert.ok(themes.includes("blockade"), themes.join());
    await solve(chosen);
    await says("verdict", "Correct: solved!");
    const rating = await figure("rating");
    assert.ok(rating > 1200 && rating < 1270, `${rating} after a puzzle of grade ${grade}`);
    // A puzzle counts once.
    await page.getByRole("button", { name: "Try again" }).click();
    await solve(chosen);
    await says("verdict", "Correct: solved!");
    assert.equal(await figure("rating"), rating);
  });

  test("one fill wins the next round, the other is refuted in words, and neither changes the rating", async () => {
    await open("/en/puzzles");
    await page.locator("input[value=themes]").check({ force: true });
    await page.locator("input[value=fill]").check({ force: true });
    await page.locator("#fills").waitFor();
    const { fill: right } = await page.evaluate(() => {
      const place = Number(new URL(location.href).searchParams.get("fill"));
      return JSON.parse(document.getElementById("fill-puzzles").textContent)[place - 1];
    });
    await page.locator(`#fills [data-fill=${right === "left" ? "right" : "left"}]`).click();
    await page.waitForFunction(() =>
      /^That loses the next round: the answer is .+ \d .+\. Try again\.$/.test(
        document.querySelector("#verdict").textContent,
      ),
    );
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator("#fills").waitFor();
    assert.deepEqual(await axe(page), []);
    const names = await page.locator("#fills .spoken").allTextContents();
    assert.ok(
      names.every((name) => name.split(", ").length === 8),
      names.join("; "),
    );
    await page.locator(`#fills [data-fill=${right}]`).focus();
    await page.keyboard.press("Enter");
    await says("verdict", "Correct: solved!");
    assert.deepEqual([await figure("solved"), await figure("rating")], [1, 1200]);
    await page.waitForFunction(() => document.activeElement?.id === "next");
  });

  test("a run is timed, wrong moves cost time, and the best is kept", async () => {
    await open("/en/puzzles");
    await page.locator("input[value=run]").check({ force: true });
    await page.locator("#start").waitFor();
    assert.equal(await page.locator("#reveal").isHidden(), true);
    const shown = await number();
    await page.click("#start");
    const first = await anotherThan(shown);
    assert.equal(await textOf("run-time"), "3:00");
    assert.equal(ask(`puzzle ${first}`).grade, 1);
    await solve(first);
    const second = await anotherThan(first);
    assert.equal(await figure("run-solved"), 1);
    await laidOut(second);
    await play(losing(second));
    await anotherThan(second);
    await says("run-time", "2:50");
    // The clock of the browser moves on.
    await page.clock.setFixedTime(new Date("2026-11-16T12:03:00"));
    await says("verdict", "Time’s up!");
    assert.deepEqual([await figure("run-solved"), await figure("run-best")], [1, 1]);
    assert.equal(await page.locator("#board").getAttribute("readonly"), "");
    assert.deepEqual(await axe(page), []);
  });

  test("can be shared by their address", async () => {
    await open("/en/puzzles?number=130");
    await page.evaluate(() => {
      // What a phone offers.
      navigator.share = async (shared) => {
        document.body.dataset.shared = shared?.url;
      };
    });
    await page.click("#share");
    await page.waitForFunction(() => document.body.dataset.shared?.endsWith("/en/puzzles?number=130"));
  });

  test("an address of one that does not exist says so, and gives that of the day", async () => {
    await open("/fr/puzzles?number=999999");
    await page.waitForFunction(() => /999.?999/.test(document.querySelector("#verdict").textContent));
    assert.equal(new URL(page.url()).search, "");
    assert.equal(await page.locator("input[name=series][value=daily]").isChecked(), true);
  });

  test("where nothing can be copied the address is shown", async () => {
    await open("/en/puzzles?number=130");
    await page.evaluate(() => {
      for (const name of ["share", "clipboard"]) Object.defineProperty(navigator, name, { value: undefined });
    });
    await page.click("#share");
    await page.waitForFunction(() => /number=130$/.test(document.querySelector("#verdict").textContent));
  });

  test("the solution is played on the board and told in words", async () => {
    await open("/fr/puzzles?number=300");
    const { words, moves, sentence } = ask("puzzle solution 300", "fr");
    await page.getByRole("button", { name: "Voir la solution" }).click();
    await page.waitForFunction((count) => document.querySelectorAll("#solution li").length === count, words.length);
    assert.deepEqual(await page.locator("#solution li").allTextContents(), words);
    await says("verdict", sentence);
    await page.waitForFunction(
      (count) => document.querySelector("#board")?.state?.decision_count === count,
      moves.length,
    );
    assert.equal(await figure("solved"), 0);
    assert.deepEqual(await axe(page), []);
  });

  test("plays by keyboard alone", async () => {
    await open("/en/puzzles?number=1", { ...DESKTOP, motion: "auto" });
    const [move] = ask("puzzle solution 1").moves;
    await page.locator("#board").evaluate((board) => board.focus());
    await page.keyboard.type(move.slice(0, 2));
    await page.keyboard.press("Enter");
    await page.keyboard.type(move.slice(2));
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("#verdict").classList.contains("good"));
    // And the next one as well.
    await page.waitForFunction(() => document.activeElement?.id === "next");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => new URLSearchParams(location.search).get("number") !== "1");
    await page.waitForFunction(() => document.activeElement?.id === "board");
  });

  test("the position can be taken to the analysis", async () => {
    await open("/en/puzzles?number=300");
    const address = new URL(
      await page.locator("#analyse").evaluate((/** @type {HTMLAnchorElement} */ link) => link.href),
    );
    assert.equal(address.pathname, "/en/analyse");
    assert.equal(JSON.parse(address.searchParams.get("from")).fen, ask("puzzle 300").fen);
  });

  test("whatever else is kept in the browser does no harm", async () => {
    await open("/en/puzzles?number=nonsense");
    for (const kept of ["{", "[]", '{"solved":{"1":"x"},"row":-4,"day":7}']) {
      await page.evaluate((kept) => localStorage.setItem("kamisado.puzzles", kept), kept);
      await page.reload();
      await ready();
      assert.equal(await figure("solved"), 0);
    }
  });
});

for (const [name, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const colorScheme of ["light", "dark"]) {
    test(`axe finds nothing on a ${name} in ${colorScheme}`, async () => {
      await open("/hu/puzzles", { ...options, colorScheme });
      assert.deepEqual(await axe(page), []);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(overflow, 0, "nothing sticks out at the side");
    });
  }
}
