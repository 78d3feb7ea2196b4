// @ts-check
// The dialog in which the winner of a round chooses the fill, with both line-ups to look at.
import { dress } from "../settings.js";
import { element, lineUpInWords } from "./page.js";

const dialog = /** @type {HTMLDialogElement} */ (element("fill"));
for (const board of dialog.querySelectorAll("kamisado-board")) dress(/** @type {HTMLElement} */ (board));

/**
 * Asks for the fill. `null` when the dialog was closed without a choice.
 * @param {any} state the protocol's state, with its previews
 * @returns {Promise<string | null>}
 */
export function chooseFill(state) {
  for (const part of dialog.querySelectorAll("[data-fill]")) {
    const preview = state.previews[part.getAttribute("data-fill") ?? ""];
    const board = /** @type {import("../board/board.js").KamisadoBoard} */ (part.querySelector("kamisado-board"));
    // Left and right are those of the one who chooses.
    board.toggleAttribute("flipped", state.side === "white");
    board.state = { colors: state.colors, towers: preview.towers };
    for (const row of part.querySelectorAll("[data-side]")) {
      const words = row.querySelector("dd");
      if (words) words.textContent = lineUpInWords(preview.line_ups[row.getAttribute("data-side") ?? ""]);
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
