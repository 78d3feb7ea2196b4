// @ts-check
// Analysis: any position or record, every move proven, variations as a tree.
import "./board/board.js";
import "./analyse/tree-view.js";
import { fromHash, toHash } from "./analyse/address.js";
import { Editor } from "./analyse/editor.js";
import { exportDialog } from "./analyse/export-dialog.js";
import { Tree } from "./analyse/tree.js";
import { marks, readInfo, standing, VerdictList } from "./analyse/verdicts.js";
import { Refusal } from "./engine.js";
import { importDialog, readText } from "./import-dialog.js";
import { lay, Match } from "./match.js";
import { openEngine } from "./session.js";
import { dress } from "./settings.js";
import { recallJson, rememberJson } from "./storage.js";
import { word } from "./words.js";

/** Where the variations are kept over a reload. */
const KEPT = "analysis";

/** @param {string} id @returns {any} */
const find = (id) => document.getElementById(id);
const board = /** @type {import("./board/board.js").KamisadoBoard} */ (find("board"));
const view = /** @type {import("./analyse/tree-view.js").KamisadoTree} */ (find("tree"));
dress(board);
dress(view);

const opening = openEngine();
/** What the engine says of the place that is shown. @type {any} */
let state = null;
let tree = firstTree();
/** Counts what was shown, so that older work notices when something newer has come. */
let showing = 0;

const list = new VerdictList(find("moves"), { choose: play, point });

/** What the address says, with the variations that were kept if they belong to it; otherwise the beginning. */
function firstTree() {
  const given = Match.inAddress() ?? fromHash(location.hash);
  const kept = Tree.read(recallJson(KEPT));
  const isSame = given && kept && toHash(given.upTo(0)) === toHash(kept.start);
  return isSame && kept.follow(given.decisions) ? kept : new Tree(given ?? undefined);
}

/** Work for the engine, one thing after the other. @type {Promise<unknown>} */
let work = Promise.resolve();

/**
 * Does something with the engine when it is free, and frees it from an analysis at once.
 * @template T
 * @param {(engine: import("./engine.js").Engine) => Promise<T>} task
 * @returns {Promise<T>}
 */
function withEngine(task) {
  const done = Promise.all([opening, work.catch(() => {})]).then(([engine]) => task(engine));
  work = done;
  opening.then(
    (engine) => engine.stop(),
    () => {},
  );
  return done;
}

// The position.

/** Goes to a place and shows it. @param {import("./analyse/tree.js").Node} node */
function go(node) {
  tree.here = node;
  show();
}

/** @param {string} decision */
function play(decision) {
  tree.play(decision);
  show({ story: true });
}

/** Another start. @param {Match} match */
function begin(match) {
  tree = new Tree(match);
  return show();
}

/** Shows the place in the tree and has its moves proven. @param {{ story?: boolean }} [how] whether what happened is told on the board */
async function show({ story = false } = {}) {
  const turn = ++showing;
  const node = tree.here;
  const isOld = () => turn !== showing;
  paintTree();
  try {
    await withEngine(async (engine) => {
      if (isOld()) return;
      const next = await lay(engine, tree.match(node));
      const told = node.path.some(({ entries }) => !entries) ? await engine.askObject("story") : null;
      if (isOld()) return;
      state = next;
      if (told) learn(node, told);
      remember();
      paint(story);
      if (!node.isProven) await prove(engine, node, isOld);
    });
  } catch (error) {
    if (isOld()) return;
    complain(error);
    // What cannot be played is no place to stay.
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

/** Writes into the tree what the story tells of its moves. @param {import("./analyse/tree.js").Node} node @param {any} story */
function learn(node, { decisions }) {
  node.path.forEach((step, index) => {
    const { entries = [], events = [] } = decisions[index] ?? {};
    step.entries = entries;
    step.words = entries[0]?.words ?? events[0]?.sentence ?? "";
  });
}

/** @param {import("./engine.js").Engine} engine @param {import("./analyse/tree.js").Node} node @param {() => boolean} isOld */
async function prove(engine, node, isOld) {
  const { legal, phase } = state;
  if (phase === "over" || phase === "line-up" || legal.length === 0) return;
  find("busy").hidden = false;
  // A server gives a search only so much time. What it has proven by then helps when it is asked again.
  for (let known = -1; !isOld() && !node.isProven && node.scores.size > known; ) {
    known = node.scores.size;
    await engine.ask("analyse", (line) => {
      const found = readInfo(line);
      if (found) node.scores.set(...found);
      if (!isOld()) paintProofs(node);
    });
    node.isProven = legal.every((/** @type {string} */ decision) => node.scores.has(decision));
  }
  if (isOld()) return;
  find("busy").hidden = true;
  paintProofs(node);
}

function remember() {
  rememberJson(KEPT, tree);
  history.replaceState(null, "", location.pathname + toHash(tree.match()));
}

// What is seen.

/** @param {boolean} story */
function paint(story) {
  const { here } = tree;
  find("trouble").hidden = true;
  board.arrows = [];
  board.marks = {};
  if (!story) board.state = state;
  const shown = story ? board.show(state) : Promise.resolve();
  shown.then(() => here === tree.here && paintProofs(here));
  const sentences = here.parent ? state.events.map((/** @type {any} */ { sentence }) => sentence) : [state.due];
  const turn = find("turn");
  turn.dataset.side = state.side ?? "";
  turn.textContent = sentences.join(" ");
  const remark = String((here.parent ? here.note?.comment : tree.remarks.comment) ?? "");
  find("remark").hidden = remark === "";
  find("remark").textContent = remark;
  find("busy").hidden = true;
  list.show(/** @type {string[]} */ (state.phase === "line-up" ? [] : state.legal), state.legal_words, here.scores);
  paintLineUp();
  paintTree();
  find("play-on").href = tree.match().address("play");
  find("to-review").href = tree.match(tree.end).address("review");
}

function paintLineUp() {
  const isDue = state.phase === "line-up";
  find("line-up").hidden = !isDue;
  find("line-up-choices").replaceChildren(
    ...(isDue ? state.line_up_choices : []).map(
      (/** @type {any} */ choice) => new Option("", typeof choice === "string" ? choice : choice.line_up),
    ),
  );
}

function paintTree() {
  const { here, root } = tree;
  view.show(tree);
  find("first").disabled = find("back").disabled = here === root;
  find("forward").disabled = find("last").disabled = here.children.length === 0;
  find("promote").disabled = here.isMain;
  find("delete").disabled = here === root;
}

/** @param {import("./analyse/tree.js").Node} node */
function paintProofs(node) {
  if (!state || editor.isOpen) return;
  list.refresh();
  paintMarks();
  const verdict = standing(state, node.scores);
  const said = find("verdict");
  said.hidden = !verdict;
  said.className = `verdict ${verdict?.kind ?? ""}`;
  // Readers are told once when it is known, and no more.
  if (said.textContent !== (verdict?.sentence ?? "")) said.textContent = verdict?.sentence ?? "";
}

function paintMarks() {
  if (state && !editor.isOpen) board.marks = marks(state.legal, tree.here.scores, board.selected);
}

/** Shows a move of the list on the board. @param {string | null} decision */
function point(decision) {
  const score = decision ? tree.here.scores.get(decision) : undefined;
  board.arrows =
    decision && /\d/.test(decision)
      ? [{ from: decision.slice(0, 2), to: decision.slice(2), kind: score?.kind ?? "unknown" }]
      : [];
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

for (const [id, key] of [
  ["first", "Home"],
  ["back", "ArrowLeft"],
  ["forward", "ArrowRight"],
  ["last", "End"],
]) {
  find(id ?? "").addEventListener("click", () => {
    const node = tree.towards(key ?? "");
    if (node) go(node);
  });
}
document.addEventListener("keydown", (event) => {
  const { target, key } = event;
  const isElsewhere =
    target instanceof Element && target.closest("input, select, textarea, dialog, kamisado-board, a, summary") !== null;
  if (isElsewhere || event.altKey || event.ctrlKey || event.metaKey || editor.isOpen) return;
  const node = tree.towards(key);
  if (!node) return;
  event.preventDefault();
  go(node);
});
find("flip").addEventListener("click", () => board.toggleAttribute("flipped"));
find("promote").addEventListener("click", () => {
  tree.promote();
  show();
});
find("delete").addEventListener("click", () => {
  tree.remove();
  show();
});
find("reset").addEventListener("click", () => begin(new Match({ mirrored: tree.start.mirrored })));
find("line-up").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  play(find("line-up-text").value.trim().toLowerCase());
});
window.addEventListener("hashchange", () => begin(fromHash(location.hash) ?? new Match()));

// The editor.

const editor = new Editor(
  board,
  (line) => withEngine((engine) => engine.askObject(line)),
  (isMirrored) => withEngine(async (engine) => (await lay(engine, new Match({ mirrored: isMirrored }))).colors),
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
  editor.open(state, state.mirrored);
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
  const { match, remarks } = await withEngine((engine) => readText(engine, text));
  tree = new Tree(match);
  tree.remarks = remarks;
  tree.here.path.forEach((node, index) => (node.note = remarks.notes[index] ?? null));
  show();
});
find("open-import").addEventListener("click", openImport);

/** @param {string} form */
async function write(form) {
  const node = tree.here;
  const { tags, comment } = tree.remarks;
  const notes = Object.fromEntries(node.path.flatMap(({ note }, index) => (note ? [[index, note]] : [])));
  const match = tree.match(node);
  const by = tree.conceded?.node === node ? tree.conceded.by : null;
  return withEngine(async (engine) => {
    await lay(engine, by ? match.concededBy(by.side, by.verdict) : match);
    const { text } = await engine.askObject(`write ${form} ${JSON.stringify({ tags, comment, notes })}`);
    return /** @type {string} */ (text);
  });
}
const sharing = exportDialog({
  write,
  link: () => location.origin + location.pathname + toHash(tree.match()),
  isFlipped: () => board.hasAttribute("flipped"),
  sentence: () => state?.due ?? "",
});
find("open-export").addEventListener("click", () => {
  showing += 1;
  sharing.open().catch(complain);
});
// Sharing interrupted the proofs.
sharing.dialog.addEventListener("close", () => show());

opening.then((engine) => {
  engine.addEventListener("lost", complain);
  engine.addEventListener("found", () => (find("trouble").hidden = true));
}, complain);
show();
