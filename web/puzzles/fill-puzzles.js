// @ts-check
// Puzzles about the fill: somebody has won a round, and one of the two fills wins the next one. The server gives them with their answers.
import { find } from "../elements.js";
import { word } from "../words.js";
import { progress } from "./progress.js";

/**
 * @typedef {object} FillPuzzle
 * @property {string} kind
 * @property {string} fen the position before the last move of the round
 * @property {string} lead that move
 * @property {import("../protocol.js").Side} side who has won, and chooses
 * @property {string} fill the fill that wins
 * @property {string} refutation the first move that wins after the other one
 * @property {string} sentence
 */

const PUZZLES = /** @type {FillPuzzle[]} */ (JSON.parse(find("fill-puzzles").textContent ?? "[]"));

/** How it is called where progress is kept. @param {number} number */
const called = (number) => `fill ${number}`;

/** The puzzle with a number, from 1. @param {number} number */
export function fillPuzzle(number) {
  const puzzle = PUZZLES[number - 1];
  if (!puzzle) return null;
  const name = find("themes").querySelector("[value=fill] + span")?.textContent ?? "";
  const title = `${name} ${number} / ${PUZZLES.length}`;
  return { ...puzzle, isFill: true, place: number, number: called(number), grade: 0, grade_name: "", title };
}

/** One that has not been solved, as long as there is one, and not the one on the board. @param {string | number | undefined} shown */
export function anotherFill(shown) {
  const { solved } = progress();
  const numbers = PUZZLES.map((_, index) => index + 1).filter((number) => called(number) !== shown);
  const open = numbers.filter((number) => !(called(number) in solved));
  const from = open.length > 0 ? open : numbers;
  return fillPuzzle(from[Math.floor(Math.random() * from.length)] ?? 1);
}

/** The fill by its name. @param {string} fill */
export const fillInWords = (fill) => find("fills").querySelector(`[data-fill=${fill}]`)?.textContent ?? fill;

/** What is said of a wrong fill. @param {string} answer the refutation in words */
export const refuted = (answer) => word("puzzle-fill-refuted").replace("{text}", answer);
