// @ts-check
// The possible moves as a list of buttons, for those who would rather read than look.
import { find, make } from "./elements.js";

/** @typedef {import("./protocol.js").State} State */

/** What the list was made of last. @type {State | null} */
let shown = null;
/** @type {(decision: string) => void} */
let choose = () => {};
/** Whether somebody who has chosen from the list waits for the next one. */
let isAwaited = false;

/**
 * Offers the moves of a state, or nothing.
 * @param {State | null} state the state in which somebody here has to move
 * @param {(decision: string) => void} use is given the move that was chosen
 */
export function showLegal(state, use) {
  choose = use;
  const given = state?.phase === "move" ? state : null;
  find("legal").hidden = given === null;
  if (given === shown) return;
  shown = given;
  if (given && isAwaited && document.activeElement === find("board")) {
    find("legal").querySelector("summary")?.focus({ preventScroll: true });
  }
  if (given) isAwaited = false;
  if (find("legal", HTMLDetailsElement).open) fill();
  else find("legal-moves").replaceChildren();
}

/** There can be a hundred moves: the list is made for those who open it. */
function fill() {
  const { legal = [], legal_words: words = [] } = shown ?? {};
  find("legal-moves").replaceChildren(
    ...legal.map((decision, index) => {
      const squares = make("span", { class: "quiet" }, `${decision.slice(0, 2)}–${decision.slice(2)}`);
      const button = make("button", { type: "button" }, `${words[index] ?? decision} `, squares);
      button.addEventListener("click", () => {
        // The list goes away until there is another choice; the keyboard waits at the board.
        find("board").focus({ preventScroll: true });
        isAwaited = true;
        choose(decision);
      });
      return make("li", {}, button);
    }),
  );
}

find("legal").addEventListener("toggle", () => {
  if (find("legal", HTMLDetailsElement).open) fill();
});
