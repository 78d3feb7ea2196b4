// @ts-check
// Going back and forth, by the four buttons of a page and by keys.
import { find } from "./elements.js";

const BUTTONS = { first: "Home", back: "ArrowLeft", forward: "ArrowRight", last: "End" };

/** Where keys mean something else. */
const ELSEWHERE = "input, select, textarea, dialog, kamisado-board, kamisado-moves, a, summary";

/** @param {(key: string) => boolean} go goes where a key leads, and tells whether it leads anywhere */
export function stepBy(go) {
  for (const [id, key] of Object.entries(BUTTONS)) find(id).addEventListener("click", () => go(key));
  document.addEventListener("keydown", (event) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    const isElsewhere = target instanceof Element && target.closest(ELSEWHERE) !== null;
    if (!isElsewhere && !altKey && !ctrlKey && !metaKey && go(key)) event.preventDefault();
  });
}

/**
 * Shows which ways there are. The keyboard does not stay on a button that leads nowhere any more.
 * @param {boolean} isFirst whether there is nothing before
 * @param {boolean} isLast whether there is nothing after
 */
export function showWays(isFirst, isLast) {
  const ways = { first: isFirst, back: isFirst, forward: isLast, last: isLast };
  for (const [id, isOver] of Object.entries(ways)) if (!isOver) find(id).removeAttribute("disabled");
  for (const [id, isOver] of Object.entries(ways)) {
    if (isOver && document.activeElement?.id === id) find(isLast ? (isFirst ? "board" : "back") : "forward").focus();
    find(id).toggleAttribute("disabled", isOver);
  }
}
