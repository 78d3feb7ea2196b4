// @ts-check
// How far the lessons have been done, kept in the browser.
import { recallJson, rememberJson } from "../storage.js";

const PLACE = "lessons";

/** The number of steps done in each lesson. @returns {Record<string, number>} */
function all() {
  const kept = recallJson(PLACE);
  return kept !== null && typeof kept === "object" ? kept : {};
}

/** How many steps of a lesson have been done, from its first. @param {string} lesson @returns {number} */
export function reached(lesson) {
  const steps = Number(all()[lesson]);
  return Number.isInteger(steps) && steps > 0 ? steps : 0;
}

/**
 * Remembers that so many steps of a lesson are done; nothing that was done is ever forgotten.
 * @param {string} lesson
 * @param {number} steps
 * @param {number} count all steps of the lesson
 */
export function finish(lesson, steps, count) {
  rememberJson(PLACE, { ...all(), [lesson]: Math.min(count, Math.max(steps, reached(lesson))) });
}

/** Takes up what was done elsewhere. @param {any} found */
export function addLessons(found) {
  const own = all();
  for (const [lesson, steps] of Object.entries(found ?? {})) {
    if (Number.isInteger(steps) && steps > reached(lesson)) own[lesson] = steps;
  }
  rememberJson(PLACE, own);
}
