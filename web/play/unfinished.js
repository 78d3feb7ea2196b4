// @ts-check
// The games that were left before they were over, each with the way back to it.
import { find, make } from "../elements.js";
import { language, word } from "../words.js";
import { forget, keep, unfinished } from "./kept.js";
import { levelName } from "./screen.js";

/** @typedef {import("./kept.js").Game} Game */

/** Who plays a game, in a few words. @param {Game} game */
function playersOf({ seats: { black, white } }) {
  if (black === "person" && white === "person") return word("menu-two-players");
  const levels = [black, white].flatMap((seat) => (seat === "person" ? [] : [levelName(seat)]));
  return `${word("seat-computer")} · ${levels.join(" – ")}`;
}

/** What a kind of match is called, as the form has it. @param {string} kind */
const kindName = (kind) => document.querySelector(`input[name=kind][value="${kind}"] + span b`)?.textContent ?? kind;

/** The game that was deleted last, and its place in the list: it can be had back until the page is left. @type {{ game: Game, place: number } | null} */
let deleted = null;

/** @param {Game} game @param {HTMLElement[]} actions */
function row(game, actions) {
  const when = new Date(game.at).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
  const what = `${playersOf(game)} · ${kindName(game.match.kind)} · ${when}`;
  for (const action of actions) action.setAttribute("aria-description", what);
  const told = make("span", { class: "what" }, game === deleted?.game ? make("s", {}, what) : what);
  return make("li", {}, told, make("span", { class: "actions" }, ...actions));
}

/** @param {string} key @param {() => void} use */
function button(key, use) {
  const made = make("button", { type: "button" }, word(key));
  made.addEventListener("click", use);
  return made;
}

/** Lists the games, or nothing. */
export function showUnfinished() {
  const games = unfinished();
  const rows = games.map((game, place) => {
    const look = place === 0 ? "button primary" : "button";
    const href = `/${language()}/play?resume=${game.id}`;
    const drop = button("action-delete", () => {
      forget(game.id);
      deleted = { game, place };
      showUnfinished();
      find("kept-games").querySelector("li s")?.closest("li")?.querySelector("button")?.focus();
    });
    return row(game, [make("a", { class: look, href }, word("action-resume")), drop]);
  });
  if (deleted) {
    const { game, place } = deleted;
    const restore = button("analyse-restore", () => {
      keep(game);
      deleted = null;
      showUnfinished();
      find("kept-title").focus();
    });
    rows.splice(place, 0, row(game, [restore]));
  }
  find("kept").hidden = rows.length === 0;
  find("kept-games").replaceChildren(...rows);
}
