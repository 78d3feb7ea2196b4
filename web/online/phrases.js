// @ts-check
// What players say to each other: phrases that everybody reads in their own language.
import { find, make } from "../elements.js";

/** How many are shown. */
const LONGEST = 5;

/** A phrase in the reader's language. @param {string} phrase */
export const inWords = (phrase) => find("phrases").querySelector(`[data-phrase="${phrase}"]`)?.textContent ?? phrase;

/** @param {(phrase: string) => void} say */
export function offerPhrases(say) {
  find("phrases").addEventListener("click", ({ target }) => {
    const phrase = target instanceof Element ? target.closest("button")?.dataset.phrase : undefined;
    if (!phrase) return;
    say(phrase);
    find("saying").querySelector("summary")?.focus();
  });
}

/** @param {import("./table.js").Said[]} said @param {Record<import("../protocol.js").Side, string>} names */
export function showSaid(said, names) {
  find("said").hidden = said.length === 0;
  find("said-list").replaceChildren(
    ...said
      .slice(-LONGEST)
      .map(({ side, phrase }) =>
        make(
          "li",
          {},
          make("span", { class: `man ${side}`, "aria-hidden": "true" }),
          make("b", {}, names[side]),
          ` ${inWords(phrase)}`,
        ),
      ),
  );
}
