// @ts-check
// The sheet of a lesson: one step after the other, each played on the board. What may be played and what is right comes
// from the server, what happened and how it is told from the engine.
import { KamisadoBoard } from "./board/board.js";
import { find, make } from "./elements.js";
import { fillBoards, onFill, openFills, showFills } from "./fills.js";
import { finish, reached } from "./learn/progress.js";
import { KamisadoLineUp } from "./line-up.js";
import { Match } from "./match.js";
import { openEngine } from "./session.js";
import { dress } from "./settings.js";
import { word } from "./words.js";

/**
 * @typedef {object} Step
 * @property {string} kind
 * @property {string} opening
 * @property {string | null} fen
 * @property {string[]} moves the decisions that lead to the step
 * @property {string[]} lead the decisions that are shown before it is the learner's turn
 * @property {string[] | null} accepted the decisions that are right, or null where every legal one is
 * @property {string[]} replies what the opponent answers
 * @property {import("./protocol.js").Side} side
 *
 * @typedef {object} Knowledge
 * @property {string} lesson
 * @property {Step[]} steps
 * @property {string[]} untold the events that are not told, because nobody has taught yet what they mean
 * @property {Record<string, string>} colors what they are called, by their letters in line-ups
 */

/** How long a wrong move stays on the board before it is taken back, in milliseconds. */
const GLANCE = 900;

const { lesson, steps, untold, colors } = /** @type {Knowledge} */ (JSON.parse(find("steps").textContent ?? "{}"));
const sheet = find("lesson");
const board = find("board", KamisadoBoard);
const told = find("told");
const back = find("back", HTMLButtonElement);
const hint = find("hint", HTMLButtonElement);
const next = find("next", HTMLButtonElement);
/** What the sheet says about each step. */
const texts = [...document.querySelectorAll(".step")].map((text) => /** @type {HTMLElement} */ (text));
const dots = [...find("dots").children];
const row = find("row", KamisadoLineUp);
const ownColors = row.value;
const engine = openEngine();
// A lesson goes on as soon as the engine answers again.
engine.addEventListener("lost", () => (find("trouble").hidden = false));
engine.addEventListener("found", () => (find("trouble").hidden = true));
find("retry").addEventListener("click", () => engine.retry());

/** The step on the sheet, from 0. */
let current = 0;
/** What the learner sees and decides on. @type {import("./protocol.js").State | null} */
let state = null;
/** Counts what was begun, so that what has been left behind does not go on. */
let turn = 0;
let hints = 0;

/** The step that is played. */
const step = () => /** @type {Step} */ (steps[current]);

/** The state of the step's match after these decisions, as far as it has been taught. @param {Step} of @param {string[]} decisions */
async function stateAfter({ kind, opening, fen }, decisions) {
  const match = new Match({ kind, opening, fen, decisions });
  const state = await engine.talk((conversation) => conversation.lay(match));
  if (untold.length === 0) return state;
  const events = state.events.filter(({ event }) => !untold.includes(event));
  // The winner's tooth is not shown either.
  const towers = untold.includes("grew") ? state.towers.map((tower) => ({ ...tower, teeth: 0 })) : state.towers;
  return { ...state, events, towers };
}

/** What happened, sentence by sentence. @param {import("./protocol.js").State} of */
const sentences = (of) => of.events.map(({ sentence }) => sentence);

/**
 * Says something beside the board.
 * @param {"" | "good" | "wrong"} kind
 * @param {string} head
 * @param {string[]} story
 * @param {string} [end]
 */
function tell(kind, head, story, end = "") {
  const note = make("div", { class: `note ${kind}` });
  if (head) note.append(make("strong", {}, head));
  if (story.length > 0) note.append(make("ul", {}, ...story.map((sentence) => make("li", {}, sentence))));
  if (end) note.append(make("p", {}, end));
  told.replaceChildren(note);
}

/** The hint or what is to be said at the end of the step. @param {string} kind */
function text(kind) {
  const template = texts[current]?.querySelector(`template.${kind}`);
  return template instanceof HTMLTemplateElement ? (template.content.textContent ?? "") : "";
}

/** Lets the learner decide, or not. @param {boolean} isOpen */
function open(isOpen) {
  sheet.dataset.state = isOpen ? "open" : "busy";
  board.toggleAttribute("readonly", !isOpen || state?.phase !== "move");
  openFills(isOpen && state?.phase === "fill");
  find("line-up").hidden = !isOpen || state?.phase !== "line-up";
}

/** A line-up in words. @param {string} letters */
const inWords = (letters) => [...letters].map((letter) => colors[letter] ?? letter).join(", ");

/** Puts a step on the sheet. @param {number} index @param {{ focus?: boolean }} [options] */
async function show(index, { focus = true } = {}) {
  const mine = ++turn;
  current = index;
  hints = 0;
  const { moves, lead, side } = step();
  texts.forEach((text, number) => (text.hidden = number !== index));
  markDots();
  told.replaceChildren();
  find("finished").hidden = true;
  find("actions").hidden = false;
  back.disabled = index === 0;
  next.hidden = index >= reached(lesson) || index + 1 === steps.length;
  next.classList.remove("primary");
  hint.hidden = false;
  if (focus) texts[index]?.focus();

  const isTurned = board.hasAttribute("flipped") !== (side === "white");
  const isFirst = state === null || isTurned;
  state = await stateAfter(step(), moves);
  if (mine !== turn) return;
  open(false);
  board.arrows = [];
  board.toggleAttribute("flipped", side === "white");
  // What has been told in the step before is not told again.
  const quiet = { ...state, destinations: {}, active: lead.length > 0 ? null : state.active };
  if (isFirst) board.state = quiet;
  else await board.show(quiet, { story: false });
  const story = [];
  for (const [number] of lead.entries()) {
    if (mine !== turn) return;
    state = await stateAfter(step(), [...moves, ...lead.slice(0, number + 1)]);
    if (mine !== turn) return;
    story.push(...sentences(state));
    tell("", "", story);
    await board.show(state);
  }
  if (mine !== turn) return;
  board.state = state;
  if (state.phase === "fill") showFills(state, side, inWords);
  if (state.phase === "line-up") {
    row.value = ownColors;
    showLineUp();
  }
  open(true);
}

/** What the learner decided. @param {string} decision */
async function decide(decision) {
  if (sheet.dataset.state !== "open") return;
  const mine = turn;
  const { moves, lead, accepted, replies } = step();
  const before = state;
  if (!before) return;
  const isRight = accepted === null || accepted.includes(decision);
  const wasFill = before.phase === "fill";
  open(false);
  board.arrows = [];
  const line = [...moves, ...lead, decision];
  let after = await stateAfter(step(), line);
  if (mine !== turn) return;
  const story = sentences(after);
  await board.show({ ...after, destinations: {}, active: null }, { story: !wasFill });
  if (mine !== turn) return;
  if (!isRight) {
    tell("wrong", word("lesson-wrong"), story.slice(0, -1), text("hint"));
    await new Promise((ready) => setTimeout(ready, GLANCE));
    if (mine !== turn) return;
    state = before;
    await board.show(before, { story: false });
    if (mine !== turn) return;
    open(true);
    return;
  }
  for (const [number] of replies.entries()) {
    after = await stateAfter(step(), [...line, ...replies.slice(0, number + 1)]);
    if (mine !== turn) return;
    story.push(...sentences(after));
    await board.show({ ...after, destinations: {}, active: null });
    if (mine !== turn) return;
  }
  finish(lesson, current + 1, steps.length);
  tell("good", word("lesson-correct"), story, text("done"));
  sheet.dataset.state = "done";
  markDots();
  hint.hidden = true;
  if (current + 1 < steps.length) {
    next.hidden = false;
    next.classList.add("primary");
    next.focus();
  } else {
    find("actions").hidden = true;
    find("finished").hidden = false;
    find("finished").querySelector("a")?.focus();
  }
}

function markDots() {
  dots.forEach((dot, number) => {
    if (number === current) dot.setAttribute("aria-current", "step");
    else dot.removeAttribute("aria-current");
    dot.classList.toggle("done", number < reached(lesson));
  });
}

/** First a word, then, where that is not enough, the move itself. */
function help() {
  const { accepted } = step();
  tell("", "", [], text("hint"));
  hints += 1;
  const move = accepted?.[0];
  const isShown = hints > 1 || !dots[current]?.classList.contains("exercise");
  if (move && isShown && state?.phase === "move") {
    board.arrows = [{ from: move.slice(0, 2), to: move.slice(2, 4), kind: "hint" }];
  }
}

/** Shows the towers where they would stand. */
async function showLineUp() {
  const mine = turn;
  const { moves, lead } = step();
  const shown = await stateAfter(step(), [...moves, ...lead, row.value]);
  if (mine !== turn || sheet.dataset.state !== "open") return;
  await board.show({ ...shown, destinations: {}, active: null, events: [] }, { story: false });
}

dress(board);
dress(row);
row.names = colors;
row.addEventListener("change", showLineUp);
find("line-up-ready").addEventListener("click", () => decide(row.value));
fillBoards().forEach((small) => dress(small));
board.addEventListener("kamisado-move", (event) => {
  const { from, to } = /** @type {CustomEvent<{ from: string, to: string }>} */ (event).detail;
  decide(from + to);
});
onFill(decide);
back.addEventListener("click", () => show(current - 1));
next.addEventListener("click", () => show(current + 1));
hint.addEventListener("click", help);
find("again").addEventListener("click", () => show(0));

const kept = reached(lesson);
show(kept < steps.length ? kept : 0, { focus: false });
