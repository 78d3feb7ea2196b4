// @ts-check
// A board in a frame of another site: a position, or a record to step through. `?match=` has the text.
import { KamisadoBoard } from "./board/board.js";
import { Refusal } from "./conversation.js";
import { find, told } from "./elements.js";
import { Match } from "./match.js";
import { openEngine } from "./session.js";
import { dress } from "./settings.js";
import { showWays, stepBy } from "./steps.js";
import { word } from "./words.js";

const board = find("board", KamisadoBoard);
const engine = openEngine();
let match = new Match();
let at = 0;
/** Counts what was asked for, so that older work notices when something newer has come. */
let showing = 0;

/** Shows the board after some decisions. @param {number} count */
async function go(count) {
  const turn = ++showing;
  const isNear = count === at + 1;
  at = Math.max(0, Math.min(count, match.decisions.length));
  const shown = at === match.decisions.length ? match : match.upTo(at);
  const state = await engine.talk((conversation) => conversation.lay(shown));
  if (turn !== showing) return;
  find("turn").textContent = state.events.length > 0 ? told(state.events) : state.due;
  find("count").textContent = `${at} / ${match.decisions.length}`;
  find("open", HTMLAnchorElement).href = shown.address("analyse");
  showWays(at === 0, at === match.decisions.length);
  if (isNear) await board.show(state);
  else board.state = state;
}

/** @param {unknown} error */
function complain(error) {
  find("trouble").hidden = false;
  find("trouble").textContent = error instanceof Refusal ? error.message : word("engine-lost");
}

stepBy((key) => {
  const places = { Home: 0, ArrowLeft: at - 1, ArrowRight: at + 1, End: match.decisions.length };
  const isStep = key in places;
  if (isStep) go(places[/** @type {keyof typeof places} */ (key)]).catch(complain);
  return isStep;
});

dress(board);
engine.addEventListener("lost", complain);
engine.addEventListener("found", () => (find("trouble").hidden = true));
const wish = new URLSearchParams(location.search);
board.toggleAttribute("flipped", wish.get("flipped") === "true");
const text = wish.get("match")?.trim() ?? "";
try {
  if (text) ({ match } = await engine.talk((conversation) => conversation.read(text)));
  find("steps").hidden = match.decisions.length === 0;
  const first = /^-?\d+$/.test(wish.get("at") ?? "") ? Number(wish.get("at")) : Number.NaN;
  await go(Number.isNaN(first) ? match.decisions.length : first);
} catch (error) {
  complain(error);
}
