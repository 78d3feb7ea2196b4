// @ts-check
// Puzzles: one a day, and a trainer. Whether a move wins, and what is said about it, comes from the engine.
import { KamisadoBoard } from "./board/board.js";
import { find, make, told } from "./elements.js";
import { Match } from "./match.js";
import { dayOf, daysInARow, note, noteDay, noteMistake, noteSolved, progress } from "./puzzles/progress.js";
import { openEngine } from "./session.js";
import { dress } from "./settings.js";
import { language, word } from "./words.js";

/** @typedef {import("./protocol.js").PuzzleTask} Task */
/** @typedef {"open" | "wrong" | "solved" | "shown"} Stage how far the visitor is */

/** @param {string} id */
const button = (id) => find(id, HTMLButtonElement);

const board = find("board", KamisadoBoard);
const choice = find("choice", HTMLFormElement);
const verdict = find("verdict");

const engine = openEngine();
/** The puzzle on the board. @type {Task | null} */
let task = null;
/** The moves so far, those of the opponent included. @type {string[]} */
let moves = [];
/** How many of them were right. */
let kept = 0;
/** Whether there was no wrong move yet. */
let isClean = true;
/** @type {Stage} */
let stage = "open";
/** Counts what was begun, so that whatever is late notices it. */
let turn = 0;

const isDaily = () => new FormData(choice).get("series") === "daily";
const grade = () => Number(new FormData(choice).get("grade") ?? progress().grade);

/** @param {string} text @param {"" | "good" | "bad"} [kind] */
function say(text, kind = "") {
  verdict.className = `note ${kind}`;
  verdict.textContent = text;
}

/** Lays the puzzle out as it stands after some moves, and gives the state of it. @param {string[]} line */
function layOut(line) {
  const { fen = null } = task ?? {};
  return engine.talk((conversation) => conversation.lay(new Match({ fen, decisions: line })));
}

/**
 * Shows what the last move led to, and has it told.
 * @param {string[]} line
 * @param {{ story?: boolean }} [how]
 * @returns {Promise<boolean>} whether it is still wanted
 */
async function show(line, how) {
  const now = turn;
  const state = await layOut(line);
  if (now !== turn) return false;
  board.announce(told(state.events));
  // Nothing may be moved before the verdict, nor after the end.
  await board.show({ ...state, destinations: {} }, how);
  return now === turn;
}

/** Lets the visitor move. @param {string[]} line */
async function invite(line) {
  const now = turn;
  const state = await layOut(line);
  if (now === turn) board.state = state;
}

/** @param {Stage} next */
function enter(next) {
  stage = next;
  button("retry").hidden = stage === "open";
  button("retry").classList.toggle("primary", stage === "wrong");
  button("next").hidden = stage === "open" || stage === "wrong";
  button("reveal").hidden = stage === "solved" || stage === "shown";
  board.toggleAttribute("readonly", stage !== "open");
  count();
}

/** Shows what has been solved. */
function count() {
  const { solved, row, longest } = progress();
  const grades = Object.values(solved);
  const figures = { solved: grades.length, days: daysInARow(new Date()), row, longest };
  for (const [id, figure] of Object.entries(figures)) find(id).textContent = String(figure);
  for (const line of document.querySelectorAll("[data-solved]")) {
    const number = Number(/** @type {HTMLElement} */ (line).dataset.solved);
    const own = grades.filter((grade) => grade === number).length;
    line.textContent = String(own);
    find(`grade-${number}`, HTMLProgressElement).value = own;
  }
}

/** Begins the puzzle, or begins it again. @param {string[]} [line] the moves that are kept */
async function begin(line = []) {
  turn += 1;
  moves = [...line];
  kept = line.length;
  find("solution").hidden = true;
  find("solution").replaceChildren();
  const isAgain = board.state !== null && stage !== "open";
  enter("open");
  if (task) say(line.length === 0 ? "" : (verdict.textContent ?? ""));
  if (isAgain && !(await show(moves, { story: false }))) return;
  await invite(moves);
}

/** Shows a puzzle. @param {Task} next */
async function present(next) {
  task = next;
  isClean = true;
  stage = "open";
  board.toggleAttribute("flipped", task.side === "white");
  const date = new Intl.DateTimeFormat(language(), { dateStyle: "full" }).format(new Date());
  find("which").textContent = isDaily() ? `${date} · ${task.grade_name}` : task.grade_name;
  find("title").textContent = task.title;
  find("task").textContent = task.sentence;
  find("analyse", HTMLAnchorElement).href = new Match({ fen: task.fen }).address("analyse");
  say("");
  const address = new URL(location.href);
  if (isDaily()) address.searchParams.delete("number");
  else address.searchParams.set("number", String(task.number));
  history.replaceState(null, "", address);
  await begin();
  if (isDaily() && progress().day === dayOf(new Date()) && stage === "open") say(word("puzzles-daily-done"), "good");
}

/** @param {string} which */
const ask = (which) => engine.talk((conversation) => conversation.puzzle(which));

/** The puzzle that comes next in the trainer: one that has not been solved, as long as there is one. @returns {Promise<Task>} */
async function another() {
  const { seeds, solved } = progress();
  const own = grade();
  let seed = seeds[own] ?? Math.floor(Math.random() * 1_000_000);
  /** @type {Task} */
  let next;
  const most = find(`grade-${own}`, HTMLProgressElement).max;
  let tries = 0;
  do {
    seed += 1;
    tries += 1;
    next = await ask(`grade ${own} seed ${seed}`);
  } while (tries < most && (next.number in solved || next.number === task?.number));
  note({ seeds: { ...seeds, [own]: seed }, grade: own });
  return next;
}

/** Goes to the next puzzle, or to the first of what was chosen. */
async function goOn() {
  const now = ++turn;
  find("grades").hidden = isDaily();
  const next = await (isDaily() ? ask(`daily ${dayOf(new Date())}`) : another());
  if (now === turn) await present(next);
}

board.addEventListener("kamisado-move", async (event) => {
  const { from, to } = /** @type {CustomEvent} */ (event).detail;
  if (!task || stage !== "open") {
    event.preventDefault();
    return;
  }
  const now = ++turn;
  const { number } = task;
  moves = [...moves.slice(0, kept), from + to];
  say("");
  const judged = await engine.talk((conversation) => conversation.judge(number, moves));
  if (now !== turn || !(await show(moves))) return;
  if (judged.judgement === "solved") {
    noteSolved(task, isClean);
    if (isDaily()) noteDay(new Date());
  } else if (judged.judgement === "wrong" && isClean) {
    isClean = false;
    noteMistake();
  }
  const kinds = /** @type {const} */ ({ solved: "good", right: "good", wrong: "bad", open: "" });
  say(judged.sentence, kinds[judged.judgement]);
  for (const reply of judged.replies) {
    moves.push(reply);
    if (!(await show(moves))) return;
  }
  if (judged.judgement === "right") {
    kept = moves.length;
    await invite(moves);
    return;
  }
  const isSolved = judged.judgement === "solved";
  enter(isSolved ? "solved" : "wrong");
  // Whoever plays by keyboard goes on from where the puzzle has ended.
  if (document.activeElement === board) button(isSolved ? "next" : "retry").focus();
});

button("retry").addEventListener("click", async () => {
  const isWrong = stage === "wrong";
  say("");
  board.focus();
  await begin(isWrong ? moves.slice(0, kept) : []);
});

button("next").addEventListener("click", () => {
  // The puzzle of the day has no successor today.
  if (isDaily()) choose("trainer");
  goOn();
});

button("reveal").addEventListener("click", async () => {
  if (!task) return;
  const now = ++turn;
  const { number } = task;
  const solution = await engine.talk((conversation) => conversation.solution(number));
  if (now !== turn) return;
  if (isClean) noteMistake();
  isClean = false;
  enter("shown");
  say(solution.sentence);
  const list = find("solution");
  list.hidden = false;
  list.replaceChildren(...solution.words.map((words) => make("li", {}, words)));
  button("next").focus();
  moves = [];
  if (!(await show(moves, { story: false }))) return;
  for (const move of solution.moves) {
    moves.push(move);
    if (!(await show(moves))) return;
  }
});

/** @param {"daily" | "trainer"} series */
function choose(series) {
  const radio = choice.querySelector(`input[value="${series}"]`);
  if (radio instanceof HTMLInputElement) radio.checked = true;
}

/** @param {number} number */
function chooseGrade(number) {
  const radio = choice.querySelector(`input[name="grade"][value="${number}"]`);
  if (radio instanceof HTMLInputElement) radio.checked = true;
}

choice.addEventListener("change", () => goOn());
choice.addEventListener("submit", (event) => event.preventDefault());

dress(board);
count();
engine.addEventListener("lost", () => say(word("engine-lost"), "bad"));
engine.addEventListener("found", () => say(""));

const wanted = Number(new URLSearchParams(location.search).get("number"));
chooseGrade(progress().grade);
const asked = wanted > 0 ? await ask(String(wanted)).catch(() => null) : null;
if (asked) {
  choose("trainer");
  chooseGrade(asked.grade);
  find("grades").hidden = false;
  await present(asked);
} else {
  choose("daily");
  await goOn();
}
