// @ts-check
// The dialog in which the winner of a round chooses the fill, with both line-ups to look at.
import { find } from "../elements.js";
import { dress } from "../settings.js";
import { lineUpInWords } from "./colors.js";

const dialog = find("fill", HTMLDialogElement);
for (const board of dialog.querySelectorAll("kamisado-board")) dress(board);

/**
 * Asks for the fill. `null` when the dialog was closed without a choice.
 * @param {import("../protocol.js").State} state with its previews
 * @returns {Promise<string | null>}
 */
export function chooseFill({ previews, side, colors }) {
  for (const [fill, { towers, line_ups }] of Object.entries(previews ?? {})) {
    const part = dialog.querySelector(`[data-fill=${fill}]`);
    const board = part?.querySelector("kamisado-board");
    if (!part || !board) continue;
    // Left and right are those of the one who chooses.
    board.toggleAttribute("flipped", side === "white");
    board.state = { colors, towers };
    for (const [owner, letters] of Object.entries(line_ups ?? {})) {
      const words = part.querySelector(`[data-side=${owner}] dd`);
      if (words) words.textContent = lineUpInWords(letters);
    }
  }
  return new Promise((resolve) => {
    dialog.returnValue = "";
    dialog.addEventListener("close", () => resolve(dialog.returnValue || null), { once: true });
    dialog.showModal();
  });
}

/** Closes the dialog without a choice. */
export const closeFill = () => dialog.close("");
