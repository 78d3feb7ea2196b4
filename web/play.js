// @ts-check
/**
 * The play page. Its address says what is wanted:
 *
 * - `/play` shows the form.
 * - `/play?against=computer` and `?against=person` start at once, as last time.
 * - `/play?resume` goes on with the match that is kept, `?resume=before` with the one that was left for it.
 * - `/play?from=<JSON>` plays on from any point of any match: `{match, setup, mirrored, fen, decisions}` as in match.js. It may be combined
 *   with `against` (`computer` without it), `side` (whose side the visitor takes; without it, the one that decides next) and `level`.
 */
import "./board/board.js";
import "./line-up.js";
import "./move-list.js";
import { Refusal } from "./engine.js";
import { Match } from "./match.js";
import { agreement, fillIn } from "./play/agreement.js";
import { game, keep, kept, putAside, takeUp } from "./play/kept.js";
import { element } from "./play/page.js";
import { Table } from "./play/table.js";
import { word } from "./words.js";

/** @typedef {import("./play/kept.js").Game} Game */

const asked = new URL(location.href).searchParams;

/** The game the address asks for, if it does. @returns {Game | null} */
function wanted() {
  if (asked.has("resume")) return asked.get("resume") === "before" ? takeUp() : kept();
  const match = Match.inAddress();
  const against = asked.get("against");
  if (!match && against === null) return null;
  const form = agreement();
  const level = Number(asked.get("level") ?? form.level);
  const computer = Number.isInteger(level) && level >= 1 && level <= 10 ? level : 3;
  const asks = asked.get("side");
  const side = asks === "white" ? "white" : "black";
  /** @type {Game["seats"]} */
  const seats =
    against === "person"
      ? { black: "person", white: "person" }
      : { black: side === "black" ? "person" : computer, white: side === "white" ? "person" : computer };
  return { ...game(match ?? new Match(), seats, null), takesTurn: match !== null && against !== "person" && asks === null };
}

/** @type {Table | null} */
let table = null;

/** @param {Game} wanted */
async function play(wanted) {
  element("agree").hidden = true;
  element("title").classList.add("spoken");
  element("game").hidden = false;
  table ??= new Table();
  try {
    await table.play(wanted);
    // What is being played is kept, so a reload goes on with it.
    history.replaceState(null, "", `${location.pathname}?resume`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    offer();
    element("trouble-text").textContent = `${word("play-refused")} ${error.message}`;
    element("retry").hidden = true;
    element("trouble").hidden = false;
  }
}

function offer() {
  element("agree").hidden = false;
  element("game").hidden = true;
  element("title").classList.remove("spoken");
  const [open, before] = [kept(), kept("match.before")];
  element("kept").hidden = !open || open.isOver;
  element("resume-before").hidden = !before;
  if (before && (!open || open.isOver)) {
    takeUp();
    element("kept").hidden = false;
    element("resume-before").hidden = true;
  }
  fillIn((match, seats, clock) => {
    putAside();
    const next = game(match, seats, clock);
    keep(next);
    history.pushState(null, "", `${location.pathname}?resume`);
    element("trouble").hidden = true;
    play(next);
  });
}

// Back and forward lead between the form and the match.
window.addEventListener("popstate", () => location.reload());

const first = wanted();
if (first) {
  if (!asked.has("resume")) putAside();
  play(first);
} else {
  offer();
}
