// @ts-check
// Analysis: any position or record, every move proven, variations as a tree.
import { fromHash, toHash, toQuery } from "./analyse/address.js";
import { BestLine } from "./analyse/best-line.js";
import { drawOn, toggled } from "./analyse/drawing.js";
import { Editor } from "./analyse/editor.js";
import { exportDialog } from "./analyse/export-dialog.js";
import { showTally } from "./analyse/tally.js";
import { Tree } from "./analyse/tree.js";
import { KamisadoTree } from "./analyse/tree-view.js";
import { marks, readInfo, sorted, standing, VerdictList } from "./analyse/verdicts.js";
import { KamisadoBoard } from "./board/board.js";
import { Refusal } from "./conversation.js";
import { find, told } from "./elements.js";
import { importDialog } from "./import-dialog.js";
import { Match } from "./match.js";
import { openEngine } from "./session.js";
import { dress } from "./settings.js";
import { showWays, stepBy } from "./steps.js";
import { nextTask } from "./tasks.js";
import { recallJsonHere, rememberJsonHere } from "./storage.js";
import { word } from "./words.js";

/** Where the variations are kept over a reload. */
const KEPT = "analysis";

/** @typedef {import("./analyse/tree.js").Node} Node */
/** @typedef {import("./conversation.js").Conversation} Conversation */

const board = find("board", KamisadoBoard);
const view = find("tree", KamisadoTree);
dress(board);
dress(view);

const engine = openEngine();
/** What the engine says of the place that is shown. @type {import("./protocol.js").State | null} */
let state = null;
let tree = firstTree();
/** Counts what was shown, so that older work notices when something newer has come. */
let showing = 0;

const list = new VerdictList(find("moves"), { choose: play, point });
const best = new BestLine((decisions) => {
  board.focus({ preventScroll: true });
  for (const decision of decisions) tree.play(decision);
  show({ isTold: decisions.length === 1 });
});
/** Puts back what was deleted last. @type {(() => void) | null} */
let restore = null;

/** What the address says, with the variations that were kept if they belong to it; otherwise the beginning. */
function firstTree() {
  // An address that says nothing is that of the beginning, where something may have been drawn or looked at as well.
  const given = Match.inAddress() ?? fromHash(location.hash) ?? fromHash(location.search) ?? new Match();
  const kept = Tree.read(recallJsonHere(KEPT));
  const isSame = kept && toHash(given.upTo(0)) === toHash(kept.start);
  if (!isSame || !kept.follow(given.decisions)) return new Tree(given);
  if (given.conceded) kept.conceded = { node: kept.here, by: given.conceded };
  return kept;
}

/**
 * Does something with the engine when it is free, and frees it from an analysis at once.
 * @template T
 * @param {(conversation: Conversation) => Promise<T>} talk
 */
function withEngine(talk) {
  engine.stop();
  return engine.talk(talk);
}

// The position.

/** Goes to a place and shows it. @param {Node} node */
function go(node) {
  tree.here = node;
  show();
}

/** @param {string} decision */
function play(decision) {
  tree.play(decision);
  show({ isTold: true });
}

/** Another start. @param {Match} match */
function begin(match) {
  tree = new Tree(match);
  offer(null);
  return show();
}

/** Shows the place in the tree and has its moves proven. @param {{ isTold?: boolean }} [how] whether what happened is told on the board */
async function show({ isTold = false } = {}) {
  const turn = ++showing;
  const node = tree.here;
  const isOld = () => turn !== showing;
  paintTree();
  try {
    await withEngine(async (conversation) => {
      if (isOld()) return;
      const next = await conversation.lay(tree.match(node));
      const story = node.path.some(({ entries }) => !entries) ? await conversation.story() : null;
      if (isOld()) return;
      state = next;
      if (story) learn(node, story);
      remember();
      paint(next, isTold);
      // A hundred moves come after the board, so that neither keeps the visitor waiting.
      await nextTask();
      if (isOld()) return;
      paintList(next);
      glimpses = 0;
      if (!node.isProven) await prove(conversation, next, node, isOld);
    });
  } catch (error) {
    if (isOld()) return;
    complain(error);
    // What cannot be played is not shown.
    if (error instanceof Refusal && node.parent) {
      tree.remove(node);
      await show();
      complain(error);
    } else if (error instanceof Refusal) {
      await begin(new Match());
      complain(error);
    }
  }
}

/** Writes into the tree what the story tells of its moves. @param {Node} node @param {import("./protocol.js").Story} story */
function learn(node, { decisions }) {
  node.path.forEach((step, index) => {
    const { entries = [], events = [] } = decisions[index] ?? {};
    step.entries = entries;
    step.words = entries[0]?.words ?? events[0]?.sentence ?? "";
  });
}

/**
 * @param {Conversation} conversation
 * @param {import("./protocol.js").State} state
 * @param {Node} node
 * @param {() => boolean} isOld
 */
async function prove(conversation, { legal, phase }, node, isOld) {
  if (phase === "over" || phase === "line-up" || legal.length === 0) return;
  find("busy").hidden = false;
  // A server gives a search only so much time. What it has proven by then helps when it is asked again.
  const known = () => [...node.scores.values()].reduce((sum, { length }) => sum + (length > 0 ? 2 : 1), 0);
  for (let before = -1; !isOld() && !node.isProven && known() > before; ) {
    before = known();
    await conversation.ask("analyse", (line) => {
      const found = readInfo(line);
      // A length that was known already is not forgotten.
      if (found && (found[1].length > 0 || !node.scores.has(found[0]))) node.scores.set(...found);
      if (found && !isOld()) paintSoon(node);
    });
    node.isProven = legal.every((decision) => (node.scores.get(decision)?.length ?? 0) > 0);
    // Somebody else wants the engine.
    if (conversation.isStopped) break;
  }
  if (isOld()) return;
  find("busy").hidden = true;
  paintProofs(node);
}

function remember() {
  rememberJsonHere(KEPT, tree);
  history.replaceState(null, "", location.pathname + toHash(tree.match()));
}

// What is seen.

/** @param {import("./protocol.js").State} state @param {boolean} isTold */
function paint(state, isTold) {
  const { here } = tree;
  find("trouble").hidden = true;
  paintArrows();
  board.marks = {};
  if (!isTold) board.state = state;
  const shown = isTold ? board.show(state) : Promise.resolve();
  shown.then(() => here === tree.here && paintProofs(here));
  find("turn").dataset.side = state.side ?? "";
  find("turn").textContent = here.parent ? told(state.events) : state.due;
  find("comment", HTMLTextAreaElement).value = here.comment;
  find("busy").hidden = true;
  showTally(state.phase === "move" && state.board === "standard" ? state.fen : null);
  paintTree();
  find("play-on", HTMLAnchorElement).href = tree.match().address("play");
  find("to-review", HTMLAnchorElement).href = tree.match(tree.end).address("review");
}

/** What may be decided. @param {import("./protocol.js").State} state */
function paintList({ phase, legal, legal_words, line_up_choices }) {
  const isLineUp = phase === "line-up";
  const moves = find("moves");
  const hadFocus = moves.contains(document.activeElement);
  list.show(isLineUp ? [] : legal, legal_words, tree.here.scores);
  // Whoever plays from the list by keyboard goes on from the next one.
  if (hadFocus) (moves.querySelector("button") ?? board).focus({ preventScroll: true });
  find("line-up").hidden = !isLineUp;
  find("line-up-choices").replaceChildren(...line_up_choices.map(({ line_up }) => new Option("", line_up)));
}

function paintTree() {
  const { here, root } = tree;
  view.show(tree);
  const disable = (/** @type {string} */ id, /** @type {boolean} */ is) => find(id).toggleAttribute("disabled", is);
  showWays(here === root, here.children.length === 0);
  disable("delete", here === root);
  if (here.isMain && document.activeElement === find("promote")) view.focus();
  disable("promote", here.isMain);
}

/** How often proofs are shown while they arrive, in milliseconds: often enough to watch, and no work for slow phones. */
const GLIMPSE = 400;
/** Every so many glimpses the moves are put in order. */
const SORTING = 5;
let glimpses = 0;
let willPaint = false;
/** Proofs come by the hundred. @param {Node} node */
function paintSoon(node) {
  if (willPaint) return;
  willPaint = true;
  setTimeout(() => {
    willPaint = false;
    const isSorted = glimpses % SORTING === 0;
    if (node === tree.here) paintProofs(node, { isSorted, hasBest: isSorted && glimpses > 0 });
    glimpses += 1;
  }, GLIMPSE);
}

/**
 * @param {Node} node
 * @param {{ isSorted?: boolean, hasBest?: boolean }} [how] whether the best moves come first again, and whether the best line is told
 */
function paintProofs(node, { isSorted = true, hasBest = true } = {}) {
  if (!state || editor.isOpen) return;
  paintMarks();
  // Board and list are painted one after the other, for the sake of slow phones.
  setTimeout(() => list.refresh(isSorted), GLIMPSE / 4);
  paintKnown(node);
  // The best line takes an engine of its own to tell, and changes as often as the order does.
  if (hasBest) showBest(node);
  const verdict = standing(state, node.scores);
  const said = find("verdict");
  said.hidden = !verdict;
  said.className = `verdict ${verdict?.kind ?? ""}`;
  // Readers are told once when it is known, and no more.
  if (said.textContent !== (verdict?.sentence ?? "")) said.textContent = verdict?.sentence ?? "";
}

/** How many lengths are known. @param {Node} node */
function paintKnown({ scores, isProven }) {
  const legal = state?.legal ?? [];
  const lengths = legal.filter((decision) => (scores.get(decision)?.length ?? 0) > 0).length;
  find("known").textContent = isProven || scores.size === 0 ? "" : `${lengths} / ${legal.length}`;
}

/** The best line among those that are known. @param {Node} node */
function showBest({ scores }) {
  const first = sorted(state?.legal ?? [], scores)[0];
  best.show(tree.match(), (first && scores.get(first)?.line) || []).catch(() => {});
}

function paintMarks() {
  if (!state || editor.isOpen) return;
  const wanted = marks(state.legal, tree.here.scores, board.selected);
  if (JSON.stringify(wanted) !== JSON.stringify(board.marks)) board.marks = wanted;
}

/** Shows a move of the list on the board. @param {string | null} decision */
function point(decision) {
  const score = decision ? tree.here.scores.get(decision) : undefined;
  const isMove = decision !== null && /\d/.test(decision);
  paintArrows(isMove ? [{ from: decision.slice(0, 2), to: decision.slice(2), kind: score?.kind ?? "unknown" }] : []);
}

/** What was drawn, and what else is shown for a while. @param {import("./board/state.js").Arrows} [others] */
function paintArrows(others = []) {
  board.arrows = [...tree.here.shapes, ...others];
}

/** @param {unknown} error */
function complain(error) {
  const trouble = find("trouble");
  trouble.hidden = false;
  trouble.textContent = error instanceof Refusal ? error.message : word("engine-lost");
}

// What the user does.

board.addEventListener("kamisado-move", (event) => {
  const { from, to } = /** @type {CustomEvent} */ (event).detail;
  if (!editor.isOpen) play(from + to);
});
for (const name of ["click", "keyup", "pointerdown"])
  board.addEventListener(name, () => requestAnimationFrame(paintMarks));
view.addEventListener("kamisado-node", (event) => go(/** @type {CustomEvent} */ (event).detail.node));

stepBy((key) => {
  const node = editor.isOpen ? undefined : tree.towards(key);
  if (node) go(node);
  return node !== undefined;
});
find("flip").addEventListener("click", () => board.toggleAttribute("flipped"));
find("promote").addEventListener("click", () => {
  tree.promote();
  show();
});
find("delete").addEventListener("click", () => {
  const of = tree;
  const putBack = tree.remove();
  offer(() => {
    tree = of;
    putBack();
    show();
  });
  show();
  find("restore").focus();
});
find("restore").addEventListener("click", () => {
  restore?.();
  offer(null);
  view.focus();
});
/** Offers to put back what was deleted, or no longer. @param {(() => void) | null} putBack */
function offer(putBack) {
  restore = putBack;
  find("restore").hidden = putBack === null;
}
find("comment").addEventListener("input", () => {
  tree.here.comment = find("comment", HTMLTextAreaElement).value;
  remember();
  paintTree();
});
drawOn(board, {
  draw(shape) {
    if (editor.isOpen) return;
    tree.here.shapes = toggled(tree.here.shapes, shape);
    paintArrows();
    remember();
  },
  sketch: (shape) => !editor.isOpen && paintArrows(shape ? [{ ...shape, kind: "unknown" }] : []),
  clear() {
    if (editor.isOpen || tree.here.shapes.length === 0) return;
    tree.here.shapes = [];
    paintArrows();
    remember();
  },
});
find("reset").addEventListener("click", () => begin(new Match({ board: tree.start.board })));
find("line-up").addEventListener("submit", (event) => {
  event.preventDefault();
  play(find("line-up-text", HTMLInputElement).value.trim().toLowerCase());
});
window.addEventListener("hashchange", () => begin(fromHash(location.hash) ?? new Match()));

// The editor.

const editor = new Editor(
  board,
  (text) => withEngine((conversation) => conversation.check(text)),
  (lies) => withEngine(async (conversation) => (await conversation.lay(new Match({ board: lies }))).colors),
);

/** @param {boolean} isOpen */
function switchPanels(isOpen) {
  for (const panel of document.querySelectorAll("[data-for]")) {
    /** @type {HTMLElement} */ (panel).hidden = (panel.getAttribute("data-for") === "editor") !== isOpen;
  }
}
find("edit").addEventListener("click", () => {
  if (!state) return;
  showing += 1;
  switchPanels(true);
  editor.open(state);
  find("editor-title").focus();
});
find("leave-editor").addEventListener("click", () => {
  leaveEditor();
  show();
});
find("use-position").addEventListener("click", () => {
  const { position } = editor;
  if (!position) return;
  leaveEditor();
  begin(new Match(position));
});
function leaveEditor() {
  editor.close();
  switchPanels(false);
  find("edit").focus();
}

// Opening and sharing.

const openImport = importDialog(async (text) => {
  const { match, remarks } = await withEngine((conversation) => conversation.read(text));
  tree = new Tree(match);
  tree.tags = remarks.tags;
  tree.root.comment = remarks.comment;
  tree.here.path.forEach((node, index) => (node.note = remarks.notes[index] ?? null));
  show();
});
find("open-import").addEventListener("click", openImport);

/** @param {string} form @param {Node} [node] */
async function write(form, node = tree.here) {
  const { tags } = tree;
  const { comment } = tree.root;
  const notes = Object.fromEntries(node.path.flatMap(({ note }, index) => (note ? [[index, note]] : [])));
  const match = tree.match(node);
  const by = tree.conceded?.node === node ? tree.conceded.by : null;
  return withEngine(async (conversation) => {
    await conversation.lay(by ? match.concededBy(by.side, by.verdict) : match);
    return (await conversation.write(form, { tags, comment, notes })).text;
  });
}
const sharing = exportDialog({
  write: (form) => write(form),
  line: () => write("moves", tree.end),
  reached: () => tree.match().decisions.length,
  link: () => location.origin + location.pathname + toQuery(tree.match()),
  isFlipped: () => board.hasAttribute("flipped"),
  sentence: () => state?.due ?? "",
});
find("open-export").addEventListener("click", () => {
  showing += 1;
  sharing.open().catch(complain);
});
// Sharing interrupted the proofs.
sharing.dialog.addEventListener("close", () => show());

engine.addEventListener("lost", complain);
engine.addEventListener("found", () => (find("trouble").hidden = true));
show();
