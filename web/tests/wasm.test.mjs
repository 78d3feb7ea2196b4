// The engine for browsers says the same as the program: same lines in, same lines out.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { Conversation, Refusal } from "../conversation.js";
import { Engine } from "../engine.js";
import { load, Next } from "../engine-module.js";
import { Loss } from "../engine-transports.js";
import { Match } from "../match.js";
import { kamisado, wasm } from "./programs.mjs";

const LOCALES = new URL("../../crates/kamisado-i18n/locales/", import.meta.url);
const LANGUAGES = readdirSync(LOCALES);

/** The sentences of a language, as the server sends them. */
function catalogue(language) {
  const folder = new URL(`${language}/game/`, LOCALES);
  const files = readdirSync(folder).sort();
  return files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("");
}

/** The module on this thread, as the worker runs it; but it speaks several languages. */
const speaking =
  (languages) =>
  async ({ onLine, onLost }) => {
    let isClosed = false;
    const module = await load(await readFile(wasm()), (line) => isClosed || setImmediate(onLine, line));
    for (const language of languages) module.speak(language, catalogue(language));
    const go = (next) => {
      if (next === Next.Step && !isClosed) {
        setImmediate(() => go(module.step()));
      }
      if (next === Next.End) {
        onLost(new Loss("broken", "it has quit"));
      }
    };
    return { post: (line) => go(module.handle(line)), close: () => (isClosed = true) };
  };

const inside = speaking(LANGUAGES);

/** The program, over a pipe. */
const outside = async ({ onLine, onLost }) => {
  const child = spawn(kamisado(), ["--lang", "en", "ugi"], { stdio: ["pipe", "pipe", "inherit"] });
  createInterface(child.stdout).on("line", onLine);
  child.on("close", () => onLost(new Loss("broken", "it has ended")));
  return { post: (line) => child.stdin.write(`${line}\n`), close: () => child.kill() };
};

/** Times are not the same twice, and what is told of a long search in between may come or not. */
function comparable(lines) {
  const isInterim = (line, index) => line.startsWith("info depth") && lines[index + 1]?.startsWith("info depth");
  return lines.filter((line, index) => !isInterim(line, index)).map((line) => line.replace(/ (nps|time) \d+/g, ""));
}

const SCRIPT = [
  "isready",
  "setoption name Hash value 16",
  "state",
  "query legal",
  "go perft 5",
  "go nodes 20000",
  "go solve",
  "setoption name Match value standard",
  "setoption name Language value tr",
  "position startpos moves d1d6 g8g2",
  "state",
  "query fen",
  "query legal",
  "query end",
  ...LANGUAGES.flatMap((language) => [`setoption name Language value ${language}`, "state"]),
  "go mate nodes 50000",
  ...[1, 2, 3, 5, 7, 9].flatMap((level) => [
    `setoption name Level value ${level}`,
    "uginewgame",
    "position startpos moves d1d6",
    "go nodes 30000",
  ]),
  "setoption name Level value 10",
  "go depth 4",
  "setoption name Setup value tournament",
  "uginewgame",
  "go nodes 5000",
  "position startpos moves ngrypubo",
  "state",
  "position fen 3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6 b u",
  "go mate",
  "analyse",
  "state",
  "position startpos moves d1d6 g8g2 h1h5 c8c3",
  "review",
  "story",
  "puzzle daily 2026-02-03",
  "puzzle solution 17",
  "levels",
  "write words",
  // Mistakes are told in the same words.
  "fly",
  "position startpos moves a1a8",
  "query moon",
  "setoption name Level value 11",
  "position fen x",
  "go depth many",
];

test("the same lines in are the same lines out", { timeout: 600_000 }, async () => {
  const engines = [await Conversation.open(inside), await Conversation.open(outside)];
  for (const line of SCRIPT) {
    const [here, there] = await Promise.all(
      engines.map((engine) =>
        engine.ask(line).catch((error) => {
          assert(error instanceof Refusal, String(error));
          return [`error ${error.message}`];
        }),
      ),
    );
    assert.deepEqual(comparable(here), comparable(there), line);
  }
  engines.forEach((engine) => engine.close());
});

test("an engine that was sent one language speaks it, and rather another than none", async () => {
  const here = await Conversation.open(speaking(["nl"]));
  for (const language of ["nl", "tr"]) {
    await here.set({ Language: language });
    await assert.rejects(here.ask("position startpos moves a1a8"), /toren/);
  }
  const silent = await Conversation.open(speaking([]));
  await assert.rejects(silent.ask("position startpos moves a1a8"), /error-/);
  here.close();
  silent.close();
});

test("a search hears stop between two steps, and the next line finds the engine idle", async () => {
  const here = await Conversation.open(inside);
  const answer = here.ask("go infinite");
  setTimeout(() => here.stop(), 20);
  assert.match((await answer).at(-1), /^bestmove /);
  assert.deepEqual(await here.ask("query score"), ["response 0-0"]);
  here.close();
});

test("an analysis tells of every legal decision and then ends", async () => {
  const here = await Conversation.open(inside);
  await here.ask("position fen 3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6 b u");
  const [legal] = await here.ask("query legal");
  const told = [];
  const lines = await here.ask("analyse", (line) => told.push(line));
  const decisions = legal.split(" ").slice(1);
  assert.deepEqual([...new Set(lines.slice(0, -1).map((line) => line.split(" ")[2]))].sort(), decisions.sort());
  assert.match(lines.at(-1), /^info nodes /, "it closes with a line of its own");
  assert.deepEqual(told, lines);
  here.close();
});

test("an engine that is lost is replaced by one that is told the same", async () => {
  /** @type {import('../engine-transports.js').Listener[]} */
  const listeners = [];
  const open = (listener) => {
    listeners.push(listener);
    return inside(listener);
  };
  const here = new Engine([open], { Language: "hu" });
  const events = [];
  for (const type of ["lost", "found"]) here.addEventListener(type, () => events.push(type));
  const match = new Match({ kind: "standard", decisions: ["d1d6"] });
  const before = await here.talk((conversation) => conversation.lay(match));
  assert.deepEqual([before.language, before.decision_count], ["hu", 1]);
  const decided = here.talk(async (conversation) => {
    await conversation.lay(match);
    if (listeners.length === 1) setImmediate(() => listeners[0].onLost(new Loss("broken", "pulled")));
    return conversation.search("nodes 300000");
  });
  assert.ok(before.legal.includes(await decided));
  assert.deepEqual(await here.talk((conversation) => conversation.lay(match)), before);
  assert.deepEqual(events, ["lost", "found"]);
  assert.equal(listeners.length, 2);
  here.close();
});

test("for a decision only that is sent, and only what is new is told", async () => {
  const posted = [];
  let told = 0;
  const here = await Conversation.open(async ({ onLine, onLost }) => {
    const counting = (line) => {
      if (line.startsWith("story")) told = JSON.parse(line.slice(6)).decisions.length;
      onLine(line);
    };
    const transport = await inside({ onLine: counting, onLost });
    const post = (line) => {
      posted.push(line);
      transport.post(line);
    };
    return { ...transport, post };
  });
  const sent = () => posted.splice(0).filter((line) => line !== "isready");
  const whole = async (match) => {
    const fresh = await Conversation.open(inside);
    const answer = { state: await fresh.lay(match), story: await fresh.story() };
    fresh.close();
    return answer;
  };
  const start = new Match({ kind: "standard", decisions: ["d1d3", "c8c2"] });
  await here.lay(start);
  await here.story();
  sent();
  const next = start.with("d3e4");
  const answer = { state: await here.lay(next), story: await here.story() };
  assert.deepEqual(sent(), ["play d3e4", "state", "story since 2"]);
  assert.equal(told, 1);
  assert.deepEqual(answer, await whole(next));
  // Another way to go on, further back, and a match that begins otherwise.
  const other = start.with("d3d4");
  assert.deepEqual({ state: await here.lay(other), story: await here.story() }, await whole(other));
  assert.deepEqual(sent(), ["undo", "play d3d4", "state", "story since 2"]);
  const given = other.concededBy("white", "time");
  for (const match of [start.upTo(1), given, other, new Match({ kind: "long", decisions: ["d1d3"] })]) {
    assert.deepEqual({ state: await here.lay(match), story: await here.story() }, await whole(match));
  }
  // What is refused has not happened, and does not confuse what follows.
  await assert.rejects(here.lay(next.with("a1a8")), Refusal);
  assert.deepEqual(await here.lay(next), answer.state);
  here.close();
});

test("match play line-ups are drawn by the engine", async () => {
  const here = await Conversation.open(inside);
  const match = new Match({ opening: "matchplay" });
  const { line_up_choices: choices } = await here.lay(match);
  const challengers = await here.draw();
  assert.ok(choices.some(({ line_up }) => line_up === challengers));
  const { line_up_choices: others } = await here.lay(match.with(challengers));
  const defenders = await here.draw();
  assert.ok(others.some(({ line_up }) => line_up === defenders));
  await here.lay(match.with(challengers).with(defenders));
  assert.equal(await here.draw(), null);
  here.close();
});

test("a talk that an engine is lost over twice is given up, and the next one is heard", async () => {
  const here = new Engine([
    async ({ onLine, onLost }) => ({
      post: (line) => setImmediate(() => (line === "state" ? onLost(new Loss("broken", "again")) : onLine("readyok"))),
      close() {},
    }),
  ]);
  await assert.rejects(
    here.talk((conversation) => conversation.ask("state")),
    Loss,
  );
  assert.deepEqual(await here.talk((conversation) => conversation.ask("isready")), ["readyok"]);
  here.close();
});

test("talks do not get in each other’s way, and nothing is heard after the end", async () => {
  const here = new Engine([inside]);
  const order = [];
  const talk = (name) =>
    here.talk(async (conversation) => {
      for (const part of [1, 2]) {
        await conversation.ask("isready");
        order.push(name + part);
      }
    });
  await Promise.all([talk("a"), talk("b")]);
  assert.deepEqual(order, ["a1", "a2", "b1", "b2"]);
  const search = here.talk((conversation) => conversation.search("infinite"));
  const waiting = talk("c");
  setTimeout(() => here.close(), 20);
  await assert.rejects(search, Loss);
  await assert.rejects(waiting, Loss);
});

test("a line that is too long is refused", async () => {
  const here = await Conversation.open(inside);
  await assert.rejects(here.ask(`query ${"x".repeat(1 << 20)}`), /at most 1,048,576 bytes/);
  here.close();
});
