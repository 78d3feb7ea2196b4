// @ts-check
/**
 * The lines between the pages of online play and the server, one message each. docs/online.md describes them.
 *
 * @typedef {import("../protocol.js").Side} Side
 * @typedef {Record<Side, number>} Banks milliseconds
 *
 * @typedef {object} Entry one line of a game's journal
 * @property {number} seq its number, from 0 and without gaps
 * @property {number} at when it happened, in milliseconds of the server's clock
 * @property {Side | null} side whose it is
 * @property {string} what
 * @property {Banks | null} banks what was left after it; `null` without a clock
 *
 * @typedef {object} Seek somebody who looks for an opponent
 * @property {string} id
 * @property {string} kind
 * @property {string} opening
 * @property {string} board
 * @property {string} clock
 * @property {boolean} rated
 * @property {Side | null} side the one they want; `null` for either
 * @property {string} name
 * @property {number | null} rating
 *
 * @typedef {(
 *   | { line: "at", slug: string, you: Side | null, seq: number }
 *   | { line: "e", entry: Entry }
 *   | { line: "now", banks: Banks | null, running: Side | null, due: number | null, time: number }
 *   | { line: "ok", number: number }
 *   | { line: "no", number: number, code: string }
 *   | { line: "gone", side: Side, seconds: number | null }
 *   | { line: "here", side: Side }
 *   | { line: "crowd", count: number }
 *   | { line: "pong", sent: number, time: number }
 *   | { line: "again" }
 *   | { line: "rated", black: [number, number], white: [number, number] }
 *   | { line: "seek", seek: Seek }
 *   | { line: "unseek", id: string }
 *   | { line: "games", count: number }
 *   | { line: "game", slug: string }
 * )} Heard
 */

/** @param {string | undefined} text @returns {Side | null} */
const side = (text) => (text === "black" || text === "white" ? text : null);

/** @param {string | undefined} text */
const number = (text) => (text !== undefined && /^-?\d+$/.test(text) ? Number(text) : null);

/** @param {number | null | undefined} black @param {number | null | undefined} white @returns {Banks | null} */
const banksOf = (black, white) => (black == null || white == null ? null : { black, white });

/**
 * What a line of the server says, or `null` for one that this page does not know: a newer server may say more.
 * @param {string} line
 * @returns {Heard | null}
 */
export function read(line) {
  const [name, ...words] = line.split(" ");
  const numbers = words.map(number);
  const [first = null, second = null] = numbers;
  switch (name) {
    case "at":
      return words[0] && numbers[2] != null
        ? { line: name, slug: words[0], you: side(words[1]), seq: numbers[2] }
        : null;
    case "e": {
      // What happened is one word or more, so the banks are found from the end.
      const what = words.slice(3, -2).join(" ");
      if (first === null || second === null || !what) return null;
      const banks = banksOf(numbers.at(-2), numbers.at(-1));
      return { line: name, entry: { seq: first, at: second, side: side(words[2]), what, banks } };
    }
    case "now":
      if (numbers[4] == null) return null;
      return {
        line: name,
        banks: banksOf(first, second),
        running: side(words[2]),
        due: numbers[3] ?? null,
        time: numbers[4],
      };
    case "ok":
      return first === null ? null : { line: name, number: first };
    case "no":
      return first === null ? null : { line: name, number: first, code: words[1] ?? "" };
    case "gone": {
      const who = side(words[0]);
      return who ? { line: name, side: who, seconds: second } : null;
    }
    case "here": {
      const who = side(words[0]);
      return who ? { line: name, side: who } : null;
    }
    case "crowd":
    case "games":
      return first === null ? null : { line: name, count: first };
    case "pong":
      return first === null || second === null ? null : { line: name, sent: first, time: second };
    case "again":
      return { line: name };
    case "rated": {
      const [, , before = null, after = null] = numbers;
      if (first === null || second === null || before === null || after === null) return null;
      return { line: name, black: [first, second], white: [before, after] };
    }
    case "seek": {
      const [id, kind, opening, board, clock, rated, wanted, who] = words;
      if (!id || !kind || !opening || !board || !clock || !who) return null;
      const terms = { kind, opening, board, clock, rated: rated === "rated" };
      return { line: name, seek: { id, ...terms, side: side(wanted), name: who, rating: numbers[8] ?? null } };
    }
    case "unseek":
      return words[0] ? { line: name, id: words[0] } : null;
    case "game":
      return words[0] ? { line: name, slug: words[0] } : null;
    default:
      return null;
  }
}
