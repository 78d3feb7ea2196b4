// @ts-check
/** How often a position was reached online, and who won then: one sentence from the server, if it has anything to say. */
import { find } from "../elements.js";
import { language } from "../words.js";

/** How long a position is looked at before the server is asked about it, in milliseconds. */
const PAUSE = 400;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Shows the tally of a position. @param {string | null} position */
export function showTally(position) {
  const place = find("tally");
  place.hidden = true;
  clearTimeout(timer);
  if (position === null || !navigator.onLine) return;
  timer = setTimeout(async () => {
    const asked = timer;
    const query = new URLSearchParams({ position, language: language() });
    try {
      const answer = await fetch(`/archive/position?${query}`);
      const { sentence } = answer.ok ? await answer.json() : { sentence: null };
      if (asked !== timer) return;
      place.textContent = sentence;
      place.hidden = !sentence;
    } catch {
      // Without a connection there is nothing to say.
    }
  }, PAUSE);
}
