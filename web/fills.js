// @ts-check
// The pictures of both fills beside a board; templates/fills.html is what they look like.
import { find } from "./elements.js";

const fills = find("fills");

/** Whether one of them can be chosen. @param {boolean} isOpen */
export const openFills = (isOpen) => (fills.hidden = !isOpen);

/**
 * Shows the line-ups that each fill leads to, as the one who chooses sees them.
 * @param {import("./protocol.js").State} state
 * @param {import("./protocol.js").Side} side who chooses
 * @param {(lineUp: string) => string} inWords
 */
export function showFills({ previews, colors }, side, inWords) {
  for (const board of fills.querySelectorAll("kamisado-board")) {
    const fill = board.dataset.preview === "left" ? "left" : "right";
    const preview = previews?.[fill];
    if (!preview) continue;
    board.toggleAttribute("flipped", side === "white");
    board.state = { colors, towers: preview.towers };
    find(`fill-${fill}`).textContent = inWords(preview.line_ups?.[side] ?? "");
  }
}

/** Says what was chosen. @param {(fill: string) => void} choose */
export function onFill(choose) {
  fills.addEventListener("click", ({ target }) => {
    const fill = target instanceof HTMLElement ? target.dataset.fill : undefined;
    if (fill) choose(fill);
  });
}

/** The boards, to be dressed. */
export const fillBoards = () => fills.querySelectorAll("kamisado-board");
