// The two ways from a page to the engine: the same match over the WebSocket and in the worker gives the same lines.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start } from "./app.mjs";
import { browse, complaints } from "./support.mjs";

/** @type {import("./app.mjs").App} */
let app;
/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("playwright-core").Page} */
let page;
/** @type {string[]} */
let found;

before(async () => {
  [app, browser] = await Promise.all([start([]), browse()]);
  page = await browser.newPage();
  found = complaints(page);
  await page.goto(`${app.address}/en/`);
  const wasm = await page.evaluate(() => document.documentElement.dataset.engine);
  assert(
    wasm,
    "the program was built without the engine for browsers: `rustup target add wasm32-unknown-unknown`, then build it again",
  );
});
after(async () => {
  await browser.close();
  await app.close();
});

/** A match with everything in it: line-ups, moves, a fill, questions, studies and mistakes. */
const SCRIPT = [
  "setoption name Hash value 4",
  "setoption name Match value standard",
  "setoption name Language value hu",
  "position startpos",
  "state",
  "setoption name Level value 4",
  "position startpos moves d1d6",
  "go nodes 20000",
  "setoption name Level value 10",
  "position startpos moves d1d3 c8c2 d3e4 a8a4 e4d5 a4a3 g1g3 d8g5 c1b2 h8g7 a1a2 c2c1",
  "state",
  "go nodes 5000",
  "position startpos moves d1d3 c8c2 d3e4 a8a4 e4d5 a4a3 g1g3 d8g5 c1b2 h8g7 a1a2 c2c1 left a1a6 h8h3",
  "state",
  "story",
  "write kanji",
  "query legal",
  "concede p1 resignation",
  "state",
  "setoption name Match value single",
  "position fen 3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6 b u",
  "go mate",
  "analyse",
  "puzzle daily 2026-11-16",
  "puzzle check 72 a1a1",
  "levels",
  "check 3g4/8/8/8/8/8/3g4/3g4 b r",
  'read "1. U<4U | R^2"',
  "position startpos moves h1h5 e8e2 b1b2 h8h6 g1g7 h6e3 c1c4 g8h7 f1f7 e2f1",
  "review",
  "fly",
];

/** @param {'socket' | 'worker'} kind */
function speak(kind) {
  return page.evaluate(
    async ([kind, script]) => {
      const { assets, engine } = document.documentElement.dataset;
      const { Conversation } = await import(`${assets}conversation.js`);
      const { socket, worker } = await import(`${assets}engine-transports.js`);
      const conversation = await Conversation.open(kind === "worker" ? worker(engine, "hu") : socket("/engine"));
      const answers = [];
      for (const line of script) {
        answers.push([line, ...(await conversation.ask(line).catch((error) => [`error ${error.message}`]))]);
      }
      conversation.close();
      return answers;
    },
    [kind, SCRIPT],
  );
}

/** Times are not the same twice, and what is told of a search in between may come or not. */
const comparable = (lines) =>
  lines
    .filter((line, index) => !(line.startsWith("info depth") && lines[index + 1]?.startsWith("info depth")))
    .map((line) => line.replace(/ nps \d+/, "").replace(/ time \d+/, ""));

test("a match over the WebSocket and in the worker", { timeout: 300_000 }, async () => {
  const [socket, worker] = [await speak("socket"), await speak("worker")];
  SCRIPT.forEach((line, index) => assert.deepEqual(comparable(worker[index]), comparable(socket[index]), line));
  assert.deepEqual(found, []);
});

test("the page is isolated, so that a search in the worker can be stopped at once", async () => {
  assert.equal(await page.evaluate(() => crossOriginIsolated), true);
  const answer = await page.evaluate(async () => {
    const { assets, engine } = document.documentElement.dataset;
    const { Conversation } = await import(`${assets}conversation.js`);
    const { worker } = await import(`${assets}engine-transports.js`);
    const conversation = await Conversation.open(worker(engine, "en"));
    const lines = await conversation.ask("go infinite", () => conversation.stop());
    return lines.at(-1);
  });
  assert.match(answer, /^bestmove /);
});
