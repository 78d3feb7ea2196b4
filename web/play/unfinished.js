// @ts-check
// The games that were left before they were over, each with the way back to it.
import { find, make } from "../elements.js";
import { language, word } from "../words.js";
import { forget, unfinished } from "./kept.js";
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

/** Lists the games, or nothing. */
export function showUnfinished() {
  const games = unfinished();
  find("kept").hidden = games.length === 0;
  find("kept-games").replaceChildren(
    ...games.map((game, index) => {
      const { id, match, at } = game;
      const when = new Date(at).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });
      const what = `${playersOf(game)} · ${kindName(match.kind)} · ${when}`;
      const href = `/${language()}/play?resume=${id}`;
      const resume = make("a", { class: index === 0 ? "button primary" : "button", href }, word("action-resume"));
      const drop = make("button", { type: "button" }, word("action-delete"));
      resume.setAttribute("aria-description", what);
      drop.setAttribute("aria-description", what);
      drop.addEventListener("click", () => {
        forget(id);
        showUnfinished();
        find("kept-title").focus();
      });
      return make("li", {}, make("span", { class: "what" }, what), make("span", { class: "actions" }, resume, drop));
    }),
  );
}
