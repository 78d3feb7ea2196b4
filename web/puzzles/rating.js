// @ts-check
// How good a visitor is at puzzles, as a number like those of chess players. It is kept in the browser and nowhere else.
import { note, progress } from "./progress.js";

/** Where everybody begins. */
const FIRST = 1200;
/** What a puzzle of grade 1 is worth, and how much more each further grade is. */
const EASIEST = 900;
const GRADE = 300;
/** How far a puzzle moves the number: the first ones more, so that it soon fits. */
const STEP = 24;
const FIRST_STEP = 64;
const FIRST_PUZZLES = 15;

/** The number now. */
export const rating = () => progress().rating || FIRST;

/** Notes a puzzle that counts: the first try at one that had not been solved. @param {number} grade @param {boolean} isSolved */
export function noteRated(grade, isSolved) {
  const { rated } = progress();
  const before = rating();
  const expected = 1 / (1 + 10 ** ((EASIEST + GRADE * (grade - 1) - before) / 400));
  const step = rated < FIRST_PUZZLES ? FIRST_STEP : STEP;
  note({ rating: Math.round(before + step * (Number(isSolved) - expected)), rated: rated + 1 });
}
