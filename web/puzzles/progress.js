// @ts-check
// What a visitor has solved. It is kept in the browser and nowhere else.
import { recallJson, rememberJson } from "../storage.js";

/** Where it is kept. */
const PLACE = "puzzles";

/**
 * @typedef {object} Progress
 * @property {Record<string, number>} solved the grade of each puzzle that was solved, by its number or name
 * @property {number} row how many were solved one after the other at the first attempt
 * @property {number} longest the longest such run
 * @property {string} day the last day whose puzzle was solved
 * @property {number} days how many days in a row up to that one
 * @property {Record<string, number>} seeds where the trainer is in each grade
 * @property {number} grade the grade that was trained last
 * @property {number} rating how good the visitor is; 0 before the first puzzle
 * @property {number} rated how many puzzles that is about
 * @property {number} best the most puzzles solved in a timed run
 */

/** @param {unknown} value @returns {value is Record<string, number>} */
const isTable = (value) =>
  typeof value === "object" && value !== null && Object.values(value).every(Number.isSafeInteger);

/** @param {unknown} value */
const count = (value) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0);

/** What is kept. */
export const progress = () => read(recallJson(PLACE));

/** Whatever cannot be understood counts as nothing. @param {any} found @returns {Progress} */
function read(found) {
  const kept = found ?? {};
  return {
    solved: isTable(kept.solved) ? kept.solved : {},
    row: count(kept.row),
    longest: count(kept.longest),
    day: typeof kept.day === "string" ? kept.day : "",
    days: count(kept.days),
    seeds: isTable(kept.seeds) ? kept.seeds : {},
    grade: count(kept.grade) || 1,
    rating: count(kept.rating),
    rated: count(kept.rated),
    best: count(kept.best),
  };
}

/** @param {Partial<Progress>} changes */
export function note(changes) {
  rememberJson(PLACE, { ...progress(), ...changes });
}

/** Takes up what was solved elsewhere; nothing that was solved here is lost. @param {any} found */
export function addProgress(found) {
  const [own, other] = [progress(), read(found)];
  const { row, seeds, grade, rating, rated } = other.rated > own.rated ? other : own;
  const { day, days } = other.day > own.day ? other : own;
  note({
    ...{ row, seeds, grade, rating, rated, day, days },
    solved: { ...other.solved, ...own.solved },
    longest: Math.max(own.longest, other.longest),
    best: Math.max(own.best, other.best),
  });
}

/** A day of the visitor's calendar as the protocol writes it. @param {Date} date */
export function dayOf(date) {
  const two = (/** @type {number} */ part) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** @param {Date} date */
const dayBefore = (date) => dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1));

/**
 * Notes that a puzzle was solved.
 * @param {{ number: number | string, grade: number }} puzzle
 * @param {boolean} atOnce without a wrong move
 */
export function noteSolved({ number, grade }, atOnce) {
  const { solved, row, longest } = progress();
  const now = atOnce ? row + 1 : 0;
  note({ solved: { ...solved, [number]: grade }, row: now, longest: Math.max(longest, now) });
}

/** Notes that the run is over. */
export const noteMistake = () => note({ row: 0 });

/** Notes that the puzzle of this day was solved. @param {Date} date */
export function noteDay(date) {
  const { day, days } = progress();
  const today = dayOf(date);
  if (day !== today) note({ day: today, days: day === dayBefore(date) ? days + 1 : 1 });
}

/** How many days in a row, up to today or yesterday. @param {Date} date */
export function daysInARow(date) {
  const { day, days } = progress();
  return day === dayOf(date) || day === dayBefore(date) ? days : 0;
}
