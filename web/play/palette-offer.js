// @ts-check
// Before somebody's first game: whether they can tell the colours apart. They are asked once.
import { find } from "../elements.js";
import { recall, remember } from "../storage.js";

/** Under which names a choice of colours or symbols is kept. */
const CHOICES = ["palette", "symbols"];
const ASKED = "palette-offer";

export function offerPalettes() {
  const isAnswered = recall(ASKED) !== null || CHOICES.some((name) => recall(name) !== null);
  find("palette-offer").hidden = isAnswered || recall("match") !== null;
  /** @param {boolean} opens whether the settings shall open */
  const answer = (opens) => {
    remember(ASKED, "answered");
    find("palette-offer").hidden = true;
    if (opens) find("open-settings").click();
    else find("agreement").querySelector("input")?.focus();
  };
  find("palette-open").onclick = () => answer(true);
  find("palette-fine").onclick = () => answer(false);
}
