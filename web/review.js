// @ts-check
// The review of a match: a graph over its decisions, the turning points, what would have won, and playing on from there.
import "./board/board.js";
import "./move-list.js";
import { Refusal } from "./engine.js";
import { importDialog, readText } from "./import-dialog.js";
import { lay, Match } from "./match.js";
import { kept } from "./play/kept.js";
import { Graph } from "./review/graph.js";
import { openEngine } from "./session.js";
import { dress } from "./settings.js";
import { word } from "./words.js";

/**
 * What the engine says of a decision; see docs/link.md.
 * @typedef {object} Judged
 * @property {number} index
 * @property {number} round
 * @property {"black" | "white"} side
 * @property {string} decision
 * @property {string} words
 * @property {"kept" | "threw-away" | "lost" | "open"} judgement
 * @property {{ decision: string, words: string }[]} winning
 * @property {{ winner: "black" | "white" | null, height: number | null }} after
 * @property {string} sentence
 * @property {string | null} better
 */

/** A server gives a search only so much time. What it has proven by then helps when it is asked again. */
const ATTEMPTS = 4;

/** The object in a line. @param {string} line */
const object = (line) => JSON.parse(line.slice(line.indexOf(" ") + 1));

/** @param {string} id @returns {any} */
const find = (id) => document.getElementById(id);
const board = /** @type {import("./board/board.js").KamisadoBoard} */ (find("board"));
const moves = /** @type {import("./move-list.js").KamisadoMoves} */ (find("moves"));
dress(board);
dress(moves);
const graph = new Graph(find("graph"), go);

const opening = openEngine();
let match = new Match();
/** What is known, by index. @type {Map<number, Judged>} */
let judged = new Map();
/** @type {any} */
let story = null;
/** @type {any} */
let summary = null;
/** How many decisions have been taken on the board; the next one is the one that is talked about. */
let at = 0;
/** Counts what was asked for, so that older work notices when something newer has come. */
let showing = 0;
let reviewing = 0;
/** The engine that reviews, so that the other one can show positions meanwhile. @type {import("./engine.js").Engine | null} */
let reviewer = null;
/** Work for the engine that shows, one thing after the other. @type {Promise<unknown>} */
let work = Promise.resolve();

// The match.

/** Reviews a match. @param {Match} other */
async function begin(other) {
  match = other;
  judged = new Map();
  story = summary = null;
  find("nothing").hidden = true;
  find("desk").hidden = false;
  find("trouble").hidden = true;
  await go(0);
  await prove();
}

async function prove() {
  const turn = ++reviewing;
  reviewer?.close();
  const mine = await openEngine();
  reviewer = mine;
  const isOld = () => turn !== reviewing;
  find("busy").hidden = false;
  try {
    await lay(mine, match);
    let isComplete = false;
    for (let attempt = 0; attempt < ATTEMPTS && !isComplete && !isOld(); attempt += 1) {
      const lines = await mine.ask("review", (line) => {
        const said = object(line);
        if (said.kind !== "decision" || isOld()) return;
        judged.set(said.index, said);
        paintSoon();
      });
      if (isOld()) return;
      summary = object(lines.at(-1) ?? "");
      isComplete = summary.complete;
    }
    find("busy").hidden = true;
    paintReview();
    // The moment it was about.
    if (at === 0 && summary.turning_point !== null) go(summary.turning_point);
  } catch (error) {
    if (!isOld()) complain(error);
  } finally {
    mine.close();
  }
}

/** Goes to the position before a decision; one past the last is the end. @param {number} index */
async function go(index) {
  const turn = ++showing;
  const isNear = index === at + 1;
  at = Math.max(0, Math.min(index, match.decisions.length));
  const here = at;
  const task = work
    .catch(() => {})
    .then(async () => {
      if (turn !== showing) return;
      const engine = await opening;
      const state = await lay(engine, here === match.decisions.length ? match : match.upTo(here));
      if (!story) story = await storyOf(engine);
      if (turn !== showing) return;
      await paintPosition(state, isNear);
    });
  work = task;
  await task.catch(complain);
}

/** @param {import("./engine.js").Engine} engine */
async function storyOf(engine) {
  await lay(engine, match);
  const told = await engine.askObject("story");
  moves.story = told;
  paintReview();
  return told;
}

// What is seen.

/** @param {any} state @param {boolean} isNear */
async function paintPosition(state, isNear) {
  const turn = showing;
  board.arrows = [];
  paintChoice();
  const sentences =
    state.events.length > 0 ? state.events.map((/** @type {any} */ { sentence }) => sentence) : [state.due];
  find("turn").dataset.side = state.side ?? "";
  find("turn").textContent = sentences.join(" ");
  if (isNear) await board.show(state);
  else board.state = state;
  if (turn === showing) paintArrows();
}

/** What is said about the decision that comes next. */
function paintChoice() {
  const count = match.decisions.length;
  const said = judged.get(at);
  graph.point(at);
  moves.current = at < count ? at : count - 1;
  find("first").disabled = find("back").disabled = at === 0;
  find("forward").disabled = find("last").disabled = at >= count;
  find("play-on").href = match.upTo(at).address("play");
  find("to-analysis").href = match.upTo(at).address("analyse");
  find("said").hidden = !said;
  find("said").className =
    `verdict ${said?.judgement === "threw-away" ? "loss" : said?.judgement === "kept" ? "win" : ""}`;
  find("said").textContent = said?.sentence ?? "";
  const winning = said?.judgement === "threw-away" ? said.winning : [];
  find("better").hidden = winning.length === 0;
  find("better-moves").replaceChildren(...winning.map(({ words }) => line("li", words)));
}

function paintArrows() {
  const said = judged.get(at);
  const isMove = (/** @type {string} */ decision) => /\d/.test(decision);
  const arrow = (/** @type {string} */ decision, /** @type {import("./board/state.js").Kind} */ kind) => ({
    from: decision.slice(0, 2),
    to: decision.slice(2),
    kind,
  });
  const played = match.decisions[at];
  const hasLost = said?.judgement === "threw-away";
  const better = hasLost ? said.winning.map(({ decision }) => decision) : [];
  board.arrows = [
    ...better.filter(isMove).map((decision) => arrow(decision, "win")),
    ...(played && isMove(played) ? [arrow(played, hasLost ? "loss" : "hint")] : []),
  ];
}

let willPaint = false;
function paintSoon() {
  if (willPaint) return;
  willPaint = true;
  requestAnimationFrame(() => {
    willPaint = false;
    paintReview();
  });
}

/** The graph, the turning points and the lists. */
function paintReview() {
  const all = match.decisions.map((_, index) => judged.get(index));
  const round = (/** @type {number} */ index) => judged.get(index)?.round ?? story?.decisions[index]?.round ?? 1;
  const points = all.map((said, index) => ({
    index,
    round: round(index),
    height: said?.after.height ?? null,
    isTurn: said?.judgement === "threw-away",
  }));
  const sentences = summary?.sentences ?? [word("analysis-proving")];
  graph.show(points, [find("graph-title").textContent, ...sentences].join(" "));
  graph.point(at);
  find("summary").replaceChildren(...sentences.map((/** @type {string} */ sentence) => line("p", sentence)));
  const turns = all.filter((said) => said?.judgement === "threw-away");
  find("all-points").hidden = turns.length === 0;
  find("points").replaceChildren(...turns.flatMap((said) => (said ? [turningPoint(said)] : [])));
  moves.marks = Object.fromEntries(
    turns.flatMap((said) => (said ? [[said.index, { kind: "loss", text: "?", title: said.sentence }]] : [])),
  );
  paintRows(all);
  paintChoice();
  paintArrows();
}

/** @param {Judged} said */
function turningPoint({ index, sentence, better, side }) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.side = side;
  button.append(line("span", sentence), line("small", better ?? ""));
  if (summary?.rounds.some((/** @type {any} */ round) => round.turning_point === index))
    button.classList.add("decisive");
  button.addEventListener("click", () => go(index));
  item.append(button);
  return item;
}

/** @param {(Judged | undefined)[]} all */
function paintRows(all) {
  find("rows").replaceChildren(
    ...all.map((said, index) => {
      const row = document.createElement("tr");
      const words = said?.sentence ?? story?.decisions[index]?.entries[0]?.words ?? match.decisions[index] ?? "";
      const winner = said?.after.winner ? moves.getAttribute(said.after.winner) : word("analysis-unknown");
      row.append(line("td", String(index + 1)), line("td", words), line("td", winner ?? ""));
      return row;
    }),
  );
}

/** @param {string} name @param {string} text */
function line(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** @param {unknown} error */
function complain(error) {
  find("busy").hidden = true;
  find("trouble").hidden = false;
  find("trouble").textContent = error instanceof Refusal ? error.message : word("engine-lost");
}

// What the user does.

const STEPS = /** @type {Record<string, () => number>} */ ({
  Home: () => 0,
  ArrowLeft: () => at - 1,
  ArrowRight: () => at + 1,
  End: () => match.decisions.length,
});
for (const [id, key] of [
  ["first", "Home"],
  ["back", "ArrowLeft"],
  ["forward", "ArrowRight"],
  ["last", "End"],
]) {
  find(id ?? "").addEventListener("click", () => go(STEPS[key ?? ""]?.() ?? 0));
}
document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  const isElsewhere =
    target instanceof Element &&
    target.closest("input, select, textarea, dialog, kamisado-board, kamisado-moves, a, summary") !== null;
  const step = STEPS[key];
  if (isElsewhere || !step || event.altKey || event.ctrlKey || event.metaKey || find("desk").hidden) return;
  event.preventDefault();
  go(step());
});
find("flip").addEventListener("click", () => board.toggleAttribute("flipped"));
moves.addEventListener("kamisado-jump", (event) => go(/** @type {CustomEvent} */ (event).detail.index));

const openImport = importDialog(async (text) => {
  const task = work.catch(() => {}).then(async () => readText(await opening, text));
  work = task;
  const { match: opened } = await task;
  history.replaceState(null, "", opened.address("review"));
  begin(opened);
});
for (const button of document.querySelectorAll("[data-import]")) button.addEventListener("click", openImport);

opening.then((engine) => {
  engine.addEventListener("lost", complain);
  engine.addEventListener("found", () => (find("trouble").hidden = true));
}, complain);
const given = Match.inAddress() ?? kept()?.match ?? null;
if (given && given.decisions.length > 0) begin(given);
else find("nothing").hidden = false;
