// @ts-check
// Before somebody's first game: whether they can tell the colours apart. They are asked once; early.js knows whether they were, so that the page
// is painted with the question or without it.
import { find } from "../elements.js";
import { remember } from "../storage.js";

export function offerPalettes() {
  /** @param {boolean} opens whether the settings shall open */
  const answer = (opens) => {
    remember("palette-offer", "answered");
    document.documentElement.toggleAttribute("data-knows-colors", true);
    if (opens) find("open-settings").click();
    else find("agreement").querySelector("input")?.focus();
  };
  find("palette-open").onclick = () => answer(true);
  find("palette-fine").onclick = () => answer(false);
}
