// @ts-check
/**
 * The play page. Its address says what is wanted:
 *
 * - `/play` shows the form.
 * - `/play?against=computer` and `?against=person` start at once: a single round at the level of last time. Whatever else the form has can be
 *   named as well, as in `?against=person&kind=long&opening=tournament`.
 * - `/play?resume` goes on with the game that was left last before it was over, `?resume=<id>` with any that is kept.
 * - `/play?from=<JSON>` plays on from any point of any match: `{kind, opening, board, fen, decisions}` as in match.js. It may be combined
 *   with `against` (`computer` without it), `side` (whose side the visitor takes; without it, the one that decides next) and `level`.
 * - `help`, with any of these, turns on what helps beginners: the coach, and what each move gives the opponent.
 */
import "./board/board.js";
import "./line-up.js";
import "./move-list.js";
import { Refusal } from "./conversation.js";
import { find } from "./elements.js";
import { Match } from "./match.js";
import { agreed, agreement, fillIn } from "./play/agreement.js";
import { forget, kept, keptAs, unfinished } from "./play/kept.js";
import { LocalGame } from "./play/local-game.js";
import { offerPalettes } from "./play/palette-offer.js";
import { showUnfinished } from "./play/unfinished.js";
import { set } from "./settings.js";
import { word } from "./words.js";

/** @typedef {import("./play/kept.js").Game} Game */

const asked = new URL(location.href).searchParams;

/** The game the address asks for, if it does. @returns {Game | null} */
function wanted() {
  const id = asked.get("resume");
  if (id !== null) return id ? keptAs(id) : (unfinished()[0] ?? kept());
  const match = Match.inAddress();
  if (!match && !asked.has("against")) return null;
  const { level } = agreement();
  const chosen = agreed((name) => asked.get(name) ?? { kind: "single", level }[name] ?? "");
  if (!match || !chosen) return chosen;
  return { ...chosen, match, takesTurn: !asked.has("side") && asked.get("against") !== "person" };
}

/** @type {LocalGame | null} */
let local = null;

/** @param {Game} wanted */
async function play(wanted) {
  find("agree").hidden = true;
  find("title").classList.add("spoken");
  find("game").hidden = false;
  local ??= new LocalGame();
  offerPalettes(find("board"));
  try {
    await local.play(wanted);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    forget(wanted.id);
    offer();
    find("trouble-text").textContent = `${word("play-refused")} ${error.message}`;
    find("retry").hidden = true;
    find("trouble").hidden = false;
  }
}

function offer() {
  find("agree").hidden = false;
  find("game").hidden = true;
  find("title").classList.remove("spoken");
  showUnfinished();
  offerPalettes(find("agreement").querySelector("input") ?? find("agreement"));
  fillIn(async (next) => {
    history.pushState(null, "", `${location.pathname}?resume=${next.id}`);
    find("trouble").hidden = true;
    // The form may be far down, and the board is at the top.
    window.scrollTo(0, 0);
    await play(next);
    local?.focus();
  });
}

// Back and forward lead between the form and the match.
window.addEventListener("popstate", () => location.reload());

if (asked.has("help")) for (const name of ["coach", "ahead"]) set(name, "on");
const first = wanted();
if (first) play(first);
else offer();
