// What the engine says is what protocol.d.ts declares. Every reply is handed to the type checker as a literal of its declared type,
// which refuses a key too many or too few and a value of another type.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { kamisado } from "./programs.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));

/** The declared types by the first word of a reply. */
const TYPES = {
  state: "State",
  story: "Story",
  read: "Reading",
  written: "Written",
  review: "Reviewing",
  puzzle: "PuzzleAnswer",
  checked: "Checked",
  levels: "Levels",
  why: "Why",
  ahead: "Ahead",
};

/** A first round that White wins, and the fill after it. */
const ROUND = "h1h5 e8e2 b1b2 h8h6 g1g7 h6e3 c1c4 g8h7 f1f7 e2f1 left";
/** A double round in which each challenger wins the same short round, seen from both sides. */
const TIED = "h1h4 d8d4 a1b2 h8h6 g1g7 h6d2 g7h8 a8a5 e1e5 h8g7 a1a3 b8b2 a3e7 b2a1";
const REMARKS = '{"tags":{"Black":"Ada"},"comment":"A","notes":{"0":{"comment":"B","spent_ms":5},"1":{"comment":"C"}}}';
const FORMS = ["record", "kanji", "words", "json", "moves", "position", "positions"];

/**
 * What the program answers, by the first word of each reply. A search has to come last.
 * @param {string[]} lines
 * @returns {[string, any][]}
 */
function ask(...lines) {
  const output = execFileSync(kamisado(), ["--lang", "en", "ugi"], {
    input: `${lines.join("\n")}\n`,
    encoding: "utf8",
  });
  const replies = output.split("\n").filter((line) => line.includes(" {"));
  return replies.map((line) => [line.slice(0, line.indexOf(" ")), JSON.parse(line.slice(line.indexOf("{")))]);
}

/** A puzzle in whose solution this happens. @param {string} theme */
function puzzleWith(theme) {
  const numbers = Array.from({ length: 400 }, (_, index) => index + 1);
  const tasks = ask(...numbers.map((number) => `puzzle ${number}`)).map(([, task]) => task);
  const task = tasks.find(({ themes }) => themes.includes(theme));
  assert.ok(task, theme);
  const [[, { moves }]] = ask(`puzzle solution ${task.number}`);
  return { ...task, moves };
}

function samples() {
  const [pass, push] = [puzzleWith("blockade"), puzzleWith("push")];
  const [[, written]] = ask(`position startpos moves ${ROUND}`, `write record ${REMARKS}`);
  return [
    ...ask("why b1 b8", "ahead", "play b1b7", "why c8"),
    ...ask("position fen 8/3g4/8/8/8/8/8/8 b g", "ahead"),
    ...ask("state", "story", "levels", "puzzle count", "puzzle daily 2026-11-16", "puzzle grade 3 seed 1"),
    ...ask("setoption name Setup value tournament", "state", "play ngrypubo", "state", "play obupyrgn", "story"),
    ...ask("setoption name Setup value matchplay", "state", "setoption name Setup value 1-3-5", "state"),
    ...ask(
      "setoption name Match value standard",
      `position startpos moves ${ROUND}`,
      "undo",
      "state",
      "play left",
      "state",
    ),
    ...ask(
      "setoption name Match value standard",
      `position startpos moves ${ROUND}`,
      "concede p1 time",
      "state",
      "story",
    ),
    ...ask(
      "setoption name Match value double",
      `position startpos moves ${TIED}`,
      "state",
      "story",
      `read "Match: double\\nResult: tied 1:1\\n1. ${TIED.slice(0, 34)}\\nRound 2\\n1. ${TIED.slice(35)}"`,
      "review",
    ),
    ...ask("position fen 4B3/8/8/2R5/3G4/3+p4/8/8 b p", "state", "play d3d4", "state", "story"),
    ...[pass, push].flatMap(({ fen, moves }) => ask(`position fen ${fen} moves ${moves.join(" ")}`, "state", "story")),
    ...ask(`read ${JSON.stringify(written.text)}`, 'read "b1b7"', 'read "4B3/8/8/2R5/3G4/3+p4/8/8 b p"', "story"),
    ...ask(`position startpos moves ${ROUND}`, ...FORMS.map((form) => `write ${form} ${REMARKS}`)),
    ...ask("setoption name Match value standard", `position startpos moves ${ROUND}`, "review"),
    ...ask(`puzzle check ${pass.number} ${pass.moves[0]}`),
    ...ask(
      "puzzle solution 1",
      "check 4B3/8/8/2R5/3G4/3+p4/8/8 b p",
      "check 3g4/8/8/8/8/8/3g4/3g4 b r",
      "check 8/8 b -",
    ),
  ];
}

/** The names of all events in a reply. @param {any} value @returns {string[]} */
const eventsIn = (value) =>
  typeof value !== "object" || value === null
    ? []
    : [value.event, ...Object.values(value).flatMap(eventsIn)].filter((event) => typeof event === "string");

test("the replies of the engine have the types that are declared", () => {
  const replies = samples();
  assert.deepEqual(new Set(replies.map(([word]) => word)), new Set(Object.keys(TYPES)), "every reply is there");
  const declared = readFileSync(join(web, "protocol.d.ts"), "utf8").matchAll(/\bevent: "([a-z-]+)"/g);
  assert.deepEqual(
    new Set(replies.flatMap(eventsIn)),
    new Set([...declared].map(([, event]) => event)),
    "every event is there",
  );
  const folder = mkdtempSync(join(tmpdir(), "kamisado-"));
  try {
    const source = join(folder, "replies.ts");
    const literals = replies.map(
      ([word, reply], index) => `export const reply${index}: protocol.${TYPES[word]} = ${JSON.stringify(reply)};\n`,
    );
    writeFileSync(
      source,
      `import type * as protocol from ${JSON.stringify(join(web, "protocol.js"))};\n${literals.join("")}`,
    );
    const options = ["--ignoreConfig", "--noEmit", "--strict", "--target", "es2023", "--module", "nodenext"];
    const compiler = join(web, "node_modules/typescript/bin/tsc");
    execFileSync(process.execPath, [compiler, ...options, source], { encoding: "utf8" });
  } catch (error) {
    assert.fail(/** @type {any} */ (error).stdout || error);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
