// @ts-check
// Puzzles: one a day, a trainer by grade or by theme, and a timed run. Whether a move wins, and what is said about it, comes from the engine.
import { KamisadoBoard } from "./board/board.js";
import { Refusal } from "./conversation.js";
import { find, make, told } from "./elements.js";
import { fillBoards, onFill, openFills, showFills } from "./fills.js";
import { Match } from "./match.js";
import { lineUpInWords } from "./play/colors.js";
import { anotherFill, fillInWords, fillPuzzle, refuted } from "./puzzles/fill-puzzles.js";
import { dayOf, daysInARow, note, noteDay, noteMistake, noteSolved, progress } from "./puzzles/progress.js";
import { noteRated, rating } from "./puzzles/rating.js";
import { Run } from "./puzzles/run.js";
import { openEngine } from "./session.js";
import { dress } from "./settings.js";
import { whenIdle } from "./tasks.js";
import { language, word } from "./words.js";

/** @typedef {import("./protocol.js").PuzzleTask} MoveTask */
/** @typedef {NonNullable<ReturnType<typeof fillPuzzle>>} FillTask */
/** @typedef {MoveTask | FillTask} Task */
/** @typedef {Pick<import("./protocol.js").PuzzleJudged, "judgement" | "replies" | "sentence">} Judged */
/** @typedef {"open" | "wrong" | "solved" | "shown" | "over"} Stage how far the visitor is; `over` before and after a timed run */

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

/** @returns {"daily" | "trainer" | "themes" | "run"} */
const series = () => /** @type {any} */ (new FormData(choice).get("series"));
const isDaily = () => series() === "daily";
const theme = () => String(new FormData(choice).get("theme"));
const run = new Run(() => {
  turn += 1;
  enter("over");
  say(word("puzzles-run-over"), "good");
  button("start").focus();
});
const grade = () => Number(new FormData(choice).get("grade") ?? progress().grade);

/** @param {string} text @param {"" | "good" | "bad"} [kind] */
function say(text, kind = "") {
  verdict.className = `note ${kind}`;
  verdict.textContent = text;
}

/** The puzzle as it stands after some moves. @param {string[]} line */
function matchAfter(line) {
  if (task && "isFill" in task) {
    const { kind, fen, lead } = task;
    return new Match({ kind, fen, decisions: [lead, ...line] });
  }
  return new Match({ fen: task?.fen ?? null, decisions: line });
}

/** Lays the puzzle out as it stands after some moves, and gives the state of it. @param {string[]} line */
const layOut = (line) => engine.talk((conversation) => conversation.lay(matchAfter(line)));

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
  if (now !== turn) return;
  board.state = state;
  if (state.phase !== "fill" || !state.side) return;
  showFills(state, state.side, lineUpInWords);
  openFills(stage === "open");
}

/** @param {Stage} next */
function enter(next) {
  stage = next;
  const isRun = series() === "run";
  button("retry").hidden = stage === "open" || isRun;
  button("retry").classList.toggle("primary", stage === "wrong");
  button("next").hidden = stage === "open" || stage === "wrong" || isRun;
  button("reveal").hidden = stage === "solved" || stage === "shown" || isRun;
  button("start").hidden = !isRun || run.isOn;
  button("share").hidden = isRun;
  find("analyse").hidden = isRun;
  board.toggleAttribute("readonly", stage !== "open");
  openFills(false);
  count();
}

/** Shows what has been solved. */
function count() {
  const { solved, row, longest } = progress();
  const grades = Object.values(solved);
  const figures = { rating: rating(), solved: grades.length, days: daysInARow(new Date()), row, longest };
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

/** The address that leads to a puzzle. @param {Task} of */
function addressOf(of) {
  const address = new URL(location.pathname, location.href);
  if ("isFill" in of) address.searchParams.set("fill", String(of.place));
  else address.searchParams.set("number", String(of.number));
  return address;
}

/** Says which day it is. That takes a browser longer than everything else here, so the board comes first. @param {Task} of */
async function showDate(of) {
  await whenIdle();
  const date = new Intl.DateTimeFormat(language(), { dateStyle: "full" }).format(new Date());
  if (of === task) find("which").textContent = `${date} · ${of.grade_name}`;
}

/** Shows a puzzle. @param {Task} next */
async function present(next) {
  task = next;
  isClean = true;
  stage = "open";
  board.toggleAttribute("flipped", task.side === "white");
  find("which").textContent = task.grade_name;
  if (isDaily()) showDate(task);
  find("title").textContent = task.title;
  find("task").textContent = task.sentence;
  find("analyse", HTMLAnchorElement).href = matchAfter([]).address("analyse");
  say("");
  history.replaceState(null, "", isDaily() ? location.pathname : addressOf(task));
  await begin();
  if (isDaily() && progress().day === dayOf(new Date()) && stage === "open") say(word("puzzles-daily-done"), "good");
}

/** @param {string} which */
const ask = (which) => engine.talk((conversation) => conversation.puzzle(which));

/**
 * The puzzle that comes next of some: one that has not been solved, as long as there is one.
 * @param {string} group such as `grade 2` or `theme push`
 * @param {number} most how many there are
 * @param {boolean} [isAnyGood] whether it may have been solved before
 * @returns {Promise<MoveTask>}
 */
async function another(group, most, isAnyGood = false) {
  const { seeds, solved } = progress();
  // Those of grades were kept before there were themes.
  const place = group.replace("grade ", "");
  let seed = seeds[place] ?? Math.floor(Math.random() * 1_000_000);
  /** @type {MoveTask} */
  let next;
  let tries = 0;
  do {
    seed += 1;
    tries += 1;
    next = await ask(`${group} seed ${seed}`);
  } while (tries < most && ((next.number in solved && !isAnyGood) || next.number === task?.number));
  note({ seeds: { ...seeds, [place]: seed } });
  return next;
}

/** The puzzle that comes next in what was chosen. @returns {Promise<Task | null>} */
async function following() {
  switch (series()) {
    case "daily":
      return ask(`daily ${dayOf(new Date())}`);
    case "themes":
      if (theme() === "fill") return anotherFill(task?.number);
      return another(
        `theme ${theme()}`,
        Number(choice.querySelector(`[value="${theme()}"]`)?.getAttribute("data-count")),
      );
    case "run":
      return another(`grade ${run.grade}`, find(`grade-${run.grade}`, HTMLProgressElement).max, true);
    default:
      note({ grade: grade() });
      return another(`grade ${grade()}`, find(`grade-${grade()}`, HTMLProgressElement).max);
  }
}

/** Shows what belongs to the series. */
function showChoice() {
  find("grades").hidden = series() !== "trainer";
  find("themes").hidden = series() !== "themes";
  find("run").hidden = series() !== "run";
}

/** Goes to the next puzzle, or to the first of what was chosen. */
async function goOn() {
  const now = ++turn;
  showChoice();
  const next = await following();
  if (now !== turn || !next) return;
  await present(next);
  // A run begins when the visitor is ready.
  if (series() === "run" && !run.isOn) {
    turn += 1;
    enter("over");
    say("");
  }
}

/**
 * The first try at a puzzle that was not solved before counts, unless the clock is running. A fill can be guessed and does not.
 * @param {boolean} isSolved
 */
function rate(isSolved) {
  if (task && !("isFill" in task) && isClean && !run.isOn && !(task.number in progress().solved))
    noteRated(task.grade, isSolved);
}

/** What the moves so far are worth. @param {Task} of @returns {Promise<Judged>} */
async function judge(of) {
  if (!("isFill" in of)) return engine.talk((conversation) => conversation.judge(of.number, moves));
  if (moves.at(-1) === of.fill) return { judgement: "solved", replies: [], sentence: word("puzzle-solved") };
  const { legal, legal_words: words } = await layOut(moves);
  const answer = words[legal.indexOf(of.refutation)] ?? of.refutation;
  return { judgement: "wrong", replies: [of.refutation], sentence: refuted(answer) };
}

/** The visitor has decided. @param {string} decision */
async function play(decision) {
  if (!task || stage !== "open") return;
  const now = ++turn;
  moves = [...moves.slice(0, kept), decision];
  say("");
  openFills(false);
  const judged = await judge(task);
  if (now !== turn || !(await show(moves))) return;
  if (judged.judgement === "solved") {
    rate(true);
    noteSolved(task, isClean);
    if (isDaily()) noteDay(new Date());
  } else if (judged.judgement === "wrong" && isClean) {
    rate(false);
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
  if (run.isOn) {
    run.note(isSolved);
    count();
    if (run.isOn) await goOn();
    return;
  }
  enter(isSolved ? "solved" : "wrong");
  // Whoever plays by keyboard goes on from where the puzzle has ended.
  if (document.activeElement === board || "isFill" in task) button(isSolved ? "next" : "retry").focus();
}

board.addEventListener("kamisado-move", (event) => {
  const { from, to } = /** @type {CustomEvent} */ (event).detail;
  if (task && stage === "open") play(from + to);
  else event.preventDefault();
});
onFill(play);

button("retry").addEventListener("click", async () => {
  const isWrong = stage === "wrong";
  say("");
  board.focus();
  await begin(isWrong ? moves.slice(0, kept) : []);
});

button("next").addEventListener("click", () => {
  // The puzzle of the day has no successor today.
  if (isDaily()) choose("series", "trainer");
  // The button goes away, and whoever plays by keyboard goes on from the board.
  board.focus({ preventScroll: true });
  goOn();
});

/** @param {Task} of */
async function solutionOf(of) {
  if (!("isFill" in of)) return engine.talk((conversation) => conversation.solution(of.number));
  const text = fillInWords(of.fill);
  return { moves: [of.fill], words: [text], sentence: word("puzzle-solution").replace("{text}", text) };
}

button("reveal").addEventListener("click", async () => {
  if (!task) return;
  const now = ++turn;
  const solution = await solutionOf(task);
  if (now !== turn) return;
  if (isClean) noteMistake();
  rate(false);
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

button("start").addEventListener("click", async () => {
  run.start();
  board.focus();
  await goOn();
});

button("share").addEventListener("click", async () => {
  if (!task) return;
  const { href: url } = addressOf(task);
  if (navigator.share) await navigator.share({ title: task.title, text: task.sentence, url }).catch(() => {});
  else {
    try {
      await navigator.clipboard.writeText(url);
      say(word("export-copied"), "good");
    } catch {
      // Whoever may not copy it here can still see it.
      say(url);
    }
  }
});

/** @param {"series" | "grade" | "theme"} name @param {string | number} value */
function choose(name, value) {
  const radio = choice.querySelector(`input[name="${name}"][value="${value}"]`);
  if (radio instanceof HTMLInputElement) radio.checked = true;
}

choice.addEventListener("change", () => {
  run.stop();
  goOn();
});
choice.addEventListener("submit", (event) => event.preventDefault());

dress(board);
count();
engine.addEventListener("lost", () => say(word("engine-lost"), "bad"));
engine.addEventListener("found", () => say(""));

for (const small of fillBoards()) dress(small);
const address = new URLSearchParams(location.search);
/** Why there is no such puzzle. */
let refusal = "";
/** The puzzle that the address asks for, if there is one. */
async function wanted() {
  const number = address.get("number") ?? "";
  if (!/^\d{1,9}$/.test(number)) return null;
  try {
    return await ask(number);
  } catch (error) {
    if (error instanceof Refusal) refusal = error.message;
    return null;
  }
}
const wantedFill = fillPuzzle(Number(address.get("fill")));
choose("grade", progress().grade);
const asked = await wanted();
if (asked) {
  choose("series", "trainer");
  choose("grade", asked.grade);
  showChoice();
  await present(asked);
} else if (wantedFill) {
  choose("series", "themes");
  choose("theme", "fill");
  showChoice();
  await present(wantedFill);
} else {
  choose("series", "daily");
  await goOn();
  if (refusal) say(refusal, "bad");
}
