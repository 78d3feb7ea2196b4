// @ts-check
// Before somebody's first game: whether they can tell the colours apart. They are asked once; early.js knows whether they were, so that the page
// is painted with the question or without it. Most first games begin with one click on another page; then the question stands beside the board.
import { find } from "../elements.js";
import { remember } from "../storage.js";

/** @param {HTMLElement} next where the keyboard goes on */
export function offerPalettes(next) {
  const question = find("palette-offer");
  if (next.tagName === "KAMISADO-BOARD") find("hint-text").before(question);
  else find("agreement").before(question);
  /** @param {boolean} opens whether the settings shall open */
  const answer = (opens) => {
    remember("palette-offer", "answered");
    document.documentElement.toggleAttribute("data-knows-colors", true);
    // The question goes away, and settings give the keyboard back to where it was.
    next.focus();
    if (opens) find("open-settings").click();
  };
  find("palette-open").onclick = () => answer(true);
  find("palette-fine").onclick = () => answer(false);
}
