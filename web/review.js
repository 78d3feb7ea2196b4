// @ts-check
// The review of a match: a graph over its decisions, the turning points, what would have won, and playing on from there.
import { KamisadoBoard } from "./board/board.js";
import { Refusal } from "./conversation.js";
import { find, make, told } from "./elements.js";
import { importDialog } from "./import-dialog.js";
import { Match } from "./match.js";
import { KamisadoMoves } from "./move-list.js";
import { kept } from "./play/kept.js";
import { Graph } from "./review/graph.js";
import { isTask, Practice } from "./review/practice.js";
import { openEngine } from "./session.js";
import { dress } from "./settings.js";
import { showWays, stepBy } from "./steps.js";
import { word } from "./words.js";

/** @typedef {import("./protocol.js").Judged} Judged */

/** A server gives a search only so much time. What it has proven by then helps when it is asked again. */
const ATTEMPTS = 4;

const board = find("board", KamisadoBoard);
const moves = find("moves", KamisadoMoves);
dress(board);
dress(moves);
const graph = new Graph(find("graph"), go);

const engine = openEngine();
const practice = new Practice(board, {
  before: (index) => engine.talk((conversation) => conversation.lay(match.upTo(index))),
  after: (index, decision) => engine.talk((conversation) => conversation.lay(match.upTo(index).with(decision))),
  leave() {
    find("desk").classList.remove("practising");
    go(at);
    find("practise").focus();
  },
});
let match = new Match();
/** What is known, by index. @type {Map<number, Judged>} */
let judged = new Map();
/** What is known of whole rounds, by their numbers. @type {Map<number, import("./protocol.js").RoundSummary>} */
let rounds = new Map();
/** What was proven last, while there is more to prove. @type {number | null} */
let latest = null;
/** @type {import("./protocol.js").Story | null} */
let story = null;
/** @type {import("./protocol.js").Summary | null} */
let summary = null;
/** How many decisions have been taken on the board; the next one is the one that is talked about. */
let at = 0;
/** Counts what was asked for, so that older work notices when something newer has come. */
let showing = 0;
let reviewing = 0;
/** The engine that reviews, so that the other one can show positions meanwhile. @type {import("./engine.js").Engine | null} */
let reviewer = null;

// The match.

/** Reviews a match. @param {Match} other */
async function begin(other) {
  match = other;
  judged = new Map();
  rounds = new Map();
  story = summary = latest = null;
  find("nothing").hidden = true;
  find("desk").hidden = false;
  find("trouble").hidden = true;
  graph.begin();
  await go(0);
  await prove();
}

async function prove() {
  const turn = ++reviewing;
  reviewer?.close();
  const mine = openEngine();
  reviewer = mine;
  const isOld = () => turn !== reviewing;
  find("busy").hidden = find("proving").hidden = false;
  try {
    for (let attempt = 0; attempt < ATTEMPTS && !summary?.complete && !isOld(); attempt += 1) {
      const found = await mine.talk(async (conversation) => {
        await conversation.lay(match);
        return conversation.review((said) => {
          if (isOld()) return;
          if (said.kind === "decision") {
            judged.set(said.index, said);
            latest = said.index;
          }
          if (said.kind === "round") rounds.set(said.round, said);
          paintSoon();
        });
      });
      if (isOld()) return;
      summary = found;
      for (const round of found.rounds) rounds.set(round.round, round);
    }
    find("busy").hidden = find("proving").hidden = true;
    latest = null;
    paintReview();
    graph.follow(null);
    // The moment it was about.
    if (at === 0 && typeof summary?.turning_point === "number") go(summary.turning_point);
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
  try {
    const state = await engine.talk(async (conversation) => {
      if (turn !== showing) return null;
      if (!story) {
        await conversation.lay(match);
        story = await conversation.story();
        moves.story = story;
        paintReview();
      }
      return conversation.lay(here === match.decisions.length ? match : match.upTo(here));
    });
    if (state && turn === showing) await paintPosition(state, isNear);
  } catch (error) {
    complain(error);
  }
}

// What is seen.

/** @param {import("./protocol.js").State} state @param {boolean} isNear */
async function paintPosition(state, isNear) {
  const turn = showing;
  board.arrows = [];
  paintChoice();
  find("turn").dataset.side = state.side ?? "";
  find("turn").textContent = state.events.length > 0 ? told(state.events) : state.due;
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
  showWays(at === 0, at >= count);
  find("play-on", HTMLAnchorElement).href = match.upTo(at).address("play");
  find("to-analysis", HTMLAnchorElement).href = match.upTo(at).address("analyse");
  find("said").hidden = !said;
  find("said").className =
    `verdict ${said?.judgement === "threw-away" ? "loss" : said?.judgement === "kept" ? "win" : ""}`;
  find("said").textContent = said?.sentence ?? "";
  const winning = said?.judgement === "threw-away" ? said.winning : [];
  find("better").hidden = winning.length === 0;
  find("better-moves").replaceChildren(...winning.map(({ words }) => make("li", {}, words)));
}

function paintArrows() {
  if (practice.isOn) return;
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

/** The round that a decision belongs to. @param {number} index */
const roundOf = (index) => judged.get(index)?.round ?? story?.decisions[index]?.round ?? 1;

/** "Round 3". @param {number} round */
const called = (round) => (moves.getAttribute("round") ?? "{round}").replace("{round}", String(round));

/** What the lists of turning points were made of, so that they are made again only when there is something new. */
let listed = "";

/** The graph, the turning points and the lists. */
function paintReview() {
  const all = match.decisions.map((_, index) => judged.get(index));
  const points = all.map((said, index) => ({
    index,
    round: roundOf(index),
    height: said?.after.height ?? null,
    isTurn: said?.judgement === "threw-away",
  }));
  const sentences = summary?.sentences ?? [word("analysis-proving")];
  graph.show(points, [find("graph-title").textContent, ...sentences].join(" "));
  graph.point(at);
  if (latest !== null) graph.follow(latest);
  const done = find("done", HTMLProgressElement);
  done.max = Math.max(all.length, 1);
  done.value = judged.size;
  find("count").textContent = `${judged.size} / ${all.length}`;
  paintSummary(sentences);
  paintTurns(all.flatMap((said) => (said?.judgement === "threw-away" ? [said] : [])));
  paintRows();
  paintChoice();
  paintArrows();
}

/** What there is to say about the whole match, and of which of its rounds. @param {string[]} sentences */
function paintSummary(sentences) {
  const turned = summary?.turning_point ?? null;
  const isLong = roundOf(match.decisions.length - 1) > 1;
  const round = isLong && turned !== null ? [make("h3", {}, called(roundOf(turned)))] : [];
  const parts = [...round, ...sentences.map((sentence) => make("p", {}, sentence))];
  const text = parts.map(({ textContent }) => textContent).join();
  // Readers are told only what is new.
  if (text !== [...find("summary").children].map(({ textContent }) => textContent).join())
    find("summary").replaceChildren(...parts);
}

/** The turning points, round by round. @param {Judged[]} turns */
function paintTurns(turns) {
  const decisive = [...rounds.values()].map(({ turning_point }) => turning_point);
  const now = [...turns.map(({ index }) => index), "|", ...decisive, called(1)].join();
  if (now === listed) return;
  listed = now;
  const numbers = [...new Set(turns.map(({ round }) => round))];
  const isLong = roundOf(match.decisions.length - 1) > 1;
  find("all-points").hidden = turns.length === 0;
  find("practise").hidden = !turns.some(isTask);
  find("points").replaceChildren(
    ...numbers.flatMap((number) => {
      const own = turns.filter(({ round }) => round === number);
      const list = make("ul", {}, ...own.map((said) => turningPoint(said, decisive.includes(said.index))));
      return isLong ? [make("h3", {}, called(number)), list] : [list];
    }),
  );
  moves.marks = Object.fromEntries(
    turns.map(({ index, sentence }) => [index, { kind: "loss", text: "?", title: sentence }]),
  );
}

/** @param {Judged} said @param {boolean} isDecisive */
function turningPoint({ index, sentence, better, side }, isDecisive) {
  const parts = [make("span", {}, sentence), make("small", {}, better ?? "")];
  const button = make("button", { type: "button", "data-side": side }, ...parts);
  button.classList.toggle("decisive", isDecisive);
  button.addEventListener("click", () => go(index));
  return make("li", {}, button);
}

/** The table, while it is open. */
function paintRows() {
  if (!find("as-table", HTMLDetailsElement).open) return;
  find("rows").replaceChildren(
    ...match.decisions.map((decision, index) => {
      const said = judged.get(index);
      const words = said?.sentence ?? story?.decisions[index]?.entries[0]?.words ?? decision;
      const winner = said?.after.winner ? moves.getAttribute(said.after.winner) : word("analysis-unknown");
      return make("tr", {}, make("td", {}, String(index + 1)), make("td", {}, words), make("td", {}, winner ?? ""));
    }),
  );
}

/** @param {unknown} error */
function complain(error) {
  find("busy").hidden = find("proving").hidden = true;
  find("trouble").hidden = false;
  find("trouble").textContent = error instanceof Refusal ? error.message : word("engine-lost");
}

// What the user does.

stepBy((key) => {
  const places = { Home: 0, ArrowLeft: at - 1, ArrowRight: at + 1, End: match.decisions.length };
  const isStep = key in places && !find("desk").hidden && !practice.isOn;
  if (isStep) go(places[/** @type {keyof typeof places} */ (key)]);
  return isStep;
});
find("practise").addEventListener("click", () => {
  showing += 1;
  find("desk").classList.add("practising");
  const tasks = match.decisions.flatMap((_, index) => judged.get(index) ?? []).filter(isTask);
  practice.start(tasks).catch(complain);
});
find("as-table").addEventListener("toggle", paintRows);
find("flip").addEventListener("click", () => board.toggleAttribute("flipped"));
moves.addEventListener("kamisado-jump", (event) => go(/** @type {CustomEvent} */ (event).detail.index));

const openImport = importDialog(async (text) => {
  const { match: opened } = await engine.talk((conversation) => conversation.read(text));
  history.replaceState(null, "", opened.address("review"));
  begin(opened);
});
for (const button of document.querySelectorAll("[data-import]")) button.addEventListener("click", openImport);

engine.addEventListener("lost", complain);
engine.addEventListener("found", () => (find("trouble").hidden = true));
const given = Match.inAddress() ?? kept()?.match ?? null;
if (given && given.decisions.length > 0) begin(given);
else find("nothing").hidden = false;
