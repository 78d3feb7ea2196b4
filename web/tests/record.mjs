// Writes the states that the tests, the demo and the front page show, as the engine sends them: `node tests/record.mjs <path of kamisado>`.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const [program] = process.argv.slice(2);
if (!program) throw new Error("name the program: node tests/record.mjs ../target/release/kamisado");
const START = "OBUPYRGN/8/8/8/8/8/8/ngrypubo b -";
const PASS = "3P4/B2Y4/4u1G1/2O1RrNy/3pg3/4b3/n5oU/8 b n";
const DEADLOCK = "6G1/Bo4y1/4P3/rYO2Rb1/U3puN1/g7/8/n7 w b";
const PUSH = "1+OG5/1P+N5/3+Y2n1/3BU2+p/1R1++g4/+r5o1/5u2/2y2b2 w p";
const TRIPLE = "4G3/1N6/+O2+++Y3++p/b++B1o2++P1/1+y1+n1U2/2Rg4/4+u2++r/8 b r";

const examples = readFileSync(new URL("../../crates/kamisado/data/examples.jsonl", import.meta.url), "utf8");
const round = examples
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .find(({ example }) => example === 7);

/** What a board is given of the state after some decisions. */
function state(match, fen, decisions) {
  const lines = [
    "setoption name Language value en",
    `setoption name Match value ${match}`,
    `position fen ${fen} moves ${decisions.join(" ")}`,
    "state",
    "quit",
  ];
  const answer = execFileSync(program, ["ugi"], { input: lines.join("\n"), encoding: "utf8" });
  const line = answer.split("\n").find((line) => line.startsWith("state "));
  if (!line) throw new Error(answer);
  const { colors, towers, active, destinations, pushes, events } = JSON.parse(line.slice(6));
  // Sentences are the page's concern.
  return { colors, towers, active, destinations, pushes, events: events.map(({ sentence, ...told }) => told) };
}

const states = {
  start: state("single", START, []),
  slid: state("single", START, ["b1b7"]),
  "slid again": state("single", START, ["b1b7", "a8a2"]),
  "before pass": state("single", PASS, []),
  passed: state("single", PASS, ["a2a6"]),
  "before deadlock": state("single", DEADLOCK, ["a7a6"]),
  deadlock: state("single", DEADLOCK, ["a7a6", "a3b4"]),
  "before round end": state("standard", round.start, round.from),
  "round end": state("standard", round.start, [...round.from, "c6h1"]),
  filled: state("standard", round.start, [...round.from, "c6h1", "left"]),
  "before push": state("single", PUSH, ["b7a6"]),
  pushed: state("single", PUSH, ["b7a6", "d4d5"]),
  "before triple push": state("single", TRIPLE, ["h2h5"]),
  "triple pushed": state("single", TRIPLE, ["h2h5", "d6d5"]),
};
const moves = ["b7a6", "d4d5", "d5d6", "h5h8"];
const story = [0, 1, 2, 3, 4].map((count) => state("long", PUSH, moves.slice(0, count)));

// A game to watch on the front page; its squares are told once.
const GAME =
  "h1h5 e8e5 a1a5 d8d3 f1f3 a8a6 b1b2 h8h6 g1g2 a6c4 b2b5 c8d7 b5b7 c4c2 d1d2 b8c7 e1e3 f8f7 d2b4 f7f4 g2g5 f4h2 c1b2 g5d8".split(
    " ",
  );
const moments = Array.from({ length: GAME.length + 1 }, (_, count) => state("single", START, GAME.slice(0, count)));
const [{ colors }] = moments;
const watched = moments.map(({ towers, active, events }) => ({ towers, active, events }));

const write = (path, lines, open, close) =>
  writeFileSync(new URL(path, import.meta.url), `${open}\n${lines.map((line) => `  ${line}`).join(",\n")}\n${close}\n`);
write(
  "states.json",
  Object.entries(states).map(([name, state]) => `${JSON.stringify(name)}: ${JSON.stringify(state)}`),
  "{",
  "}",
);
write(
  "../board/demo.json",
  story.map((state) => JSON.stringify(state)),
  "[",
  "]",
);
writeFileSync(
  new URL("../home-game.json", import.meta.url),
  `{\n"colors": ${JSON.stringify(colors)},\n"moments": [\n${watched.map((moment) => JSON.stringify(moment)).join(",\n")}\n]}\n`,
);
