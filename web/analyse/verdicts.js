// @ts-check
/**
 * What is proven about the moves of a position: read from the engine's lines, put in order, and shown beside the board and on it.
 */
import { make } from "../elements.js";
import { word } from "../words.js";

/**
 * A proof for the side that decides; the length is 0 where it is not known, and then there is no line either.
 * @typedef {{ kind: "win" | "loss", length: number, line: string[] }} Score
 */

/** What the server says about proofs, in the language of the page. @type {{ wins: string[], loses: string[], won: string[], lost: string[] }} */
const WORDS = JSON.parse(
  document.getElementById("verdicts")?.textContent ?? '{"wins":[],"loses":[],"won":[],"lost":[]}',
);

/** Reads `info move b1b7 score mate 3 pv b1b7 a8a4 c1c8`. @param {string} text @returns {[string, Score] | null} */
export function readInfo(text) {
  const found = /^info\b.*\bmove (\S+)\b.*\bscore (?:mate (-?\d+)|(win|loss))(?: pv (.+))?/.exec(text);
  if (!found) return null;
  const [, decision = "", mate, kind, pv] = found;
  const length = Number(mate ?? 0);
  return [
    decision,
    {
      kind: mate === undefined ? (kind === "win" ? "win" : "loss") : length > 0 ? "win" : "loss",
      length: Math.abs(length),
      line: pv?.split(" ") ?? [],
    },
  ];
}

/** In words: `wins in 7 moves`. @param {Score | undefined} score */
export function inWords(score) {
  if (!score) return word("analysis-unknown");
  const [lengths, without] = score.kind === "win" ? [WORDS.wins, "analysis-wins"] : [WORDS.loses, "analysis-loses"];
  return lengths[score.length - 1] ?? word(without);
}

/** The text on a mark: the length, or only which way it goes. @param {Score | undefined} score */
export const inShort = (score) =>
  !score ? "" : score.length > 0 ? String(score.length) : score.kind === "win" ? "+" : "−";

/** The shortest win comes first and the shortest loss last; what is not proven is in between. @param {Score | undefined} score */
function rank(score) {
  if (!score) return 2000;
  const { kind, length } = score;
  if (kind === "win") return length > 0 ? length : 1000;
  return length > 0 ? 4000 - length : 3000;
}

/** The decisions, the best first. @param {string[]} legal @param {Map<string, Score>} scores */
export const sorted = (legal, scores) =>
  legal
    .map((decision, place) => ({ decision, place, rank: rank(scores.get(decision)) }))
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ decision }) => decision);

/**
 * What all proofs together say of the side that decides, or `null` when that is still open: one win is enough, a loss needs them all.
 * @param {{ legal: string[], side: "black" | "white" | null, phase: string }} state
 * @param {Map<string, Score>} scores
 * @returns {{ kind: "win" | "loss", sentence: string } | null}
 */
export function standing({ legal, side, phase }, scores) {
  if (phase !== "move" || legal.length === 0) return null;
  const known = legal.map((decision) => scores.get(decision));
  const place = side === "white" ? 1 : 0;
  if (known.some((score) => score?.kind === "win")) return { kind: "win", sentence: WORDS.won[place] ?? "" };
  if (known.every((score) => score?.kind === "loss")) return { kind: "loss", sentence: WORDS.lost[place] ?? "" };
  return null;
}

/**
 * The marks on the board: on the squares the selected tower can go to; without one, on the towers, each with its best move.
 * @param {string[]} legal
 * @param {Map<string, Score>} scores
 * @param {string} selected
 * @returns {import("../board/state.js").Marks}
 */
export function marks(legal, scores, selected) {
  /** @type {import("../board/state.js").Marks} */
  const found = {};
  for (const decision of sorted(legal, scores).filter((text) => /\d/.test(text))) {
    const [from, to] = [decision.slice(0, 2), decision.slice(2)];
    const score = scores.get(decision);
    const square = selected ? to : from;
    if ((selected && from !== selected) || found[square]) continue;
    // A tower loses only when all its moves do; the best comes first.
    found[square] = score ? { kind: score.kind, text: inShort(score) } : { kind: "unknown", text: "" };
  }
  for (const [square, { kind }] of Object.entries(found)) if (kind === "unknown") delete found[square];
  return found;
}

/** How often a list that is out of sight follows the proofs, in milliseconds. */
const UNSEEN = 1500;

/** A line of the list: its item, and the parts that change. @typedef {{ item: HTMLLIElement, button: HTMLButtonElement, mark: HTMLElement, verdict: HTMLElement, score?: Score }} Line */

/** The list of all moves with what is proven about them. */
export class VerdictList {
  /** @type {Map<string, Line>} */
  #lines = new Map();
  /** @type {string[]} */
  #legal = [];
  /** The moves in the order in which they are shown. */
  #order = "";
  /** @type {Map<string, Score>} */
  #scores = new Map();
  #frame = 0;
  /** Whether they are to be put in order with the next paint. */
  #isSorted = false;
  /** Whether somebody can see it. On a phone it is below the board. */
  #isSeen = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #later;

  /**
   * @param {HTMLElement} list
   * @param {{ choose: (decision: string) => void, point: (decision: string | null) => void }} then what happens when a move is chosen, or looked at
   */
  constructor(list, { choose, point }) {
    this.list = list;
    new IntersectionObserver(([entry]) => {
      this.#isSeen = entry?.isIntersecting ?? true;
      if (this.#isSeen && this.#later) this.refresh();
    }).observe(list);
    const decision = (/** @type {Event} */ { target }) =>
      (target instanceof Element && target.closest("button")?.dataset.decision) || null;
    list.addEventListener("click", (event) => {
      const chosen = decision(event);
      if (chosen) choose(chosen);
    });
    for (const name of ["pointerover", "focusin"]) list.addEventListener(name, (event) => point(decision(event)));
    for (const name of ["pointerleave", "focusout"]) {
      list.addEventListener(name, () => {
        point(null);
        this.refresh();
      });
    }
  }

  /**
   * Shows other moves.
   * @param {string[]} legal
   * @param {string[]} words the same in words
   * @param {Map<string, Score>} scores
   */
  show(legal, words, scores) {
    this.#legal = legal;
    this.#scores = scores;
    this.#order = "";
    this.#lines = new Map(
      legal.map((decision, place) => {
        const mark = make("span", { class: "mark", "aria-hidden": "true" });
        const verdict = make("span", { class: "verdict" }, inWords(undefined));
        const told = make("span", { class: "words" }, words[place] ?? decision);
        const button = make(
          "button",
          { type: "button", "data-decision": decision, class: "open" },
          mark,
          told,
          verdict,
        );
        return [decision, { item: make("li", {}, button), button, mark, verdict }];
      }),
    );
    this.#paint(true);
  }

  /**
   * Something more is proven. Proofs may come by the hundred, and what nobody looks at is painted less often.
   * @param {boolean} [isSorted] whether the best come first again; who reads a list does not want it to jump all the time
   */
  refresh(isSorted = true) {
    this.#isSorted ||= isSorted;
    if (this.#isSeen) this.#frame ||= requestAnimationFrame(() => this.#paint(false));
    else this.#later ??= setTimeout(() => this.#paint(false), UNSEEN);
  }

  /** Proofs come all the time, so only what they change is touched. @param {boolean} isNew */
  #paint(isNew) {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#later);
    this.#frame = 0;
    this.#later = undefined;
    for (const [decision, line] of this.#lines) {
      const score = this.#scores.get(decision);
      if (score === line.score) continue;
      line.score = score;
      line.button.className = score?.kind ?? "open";
      line.mark.textContent = inShort(score);
      line.verdict.textContent = inWords(score);
    }
    if (!isNew && !this.#isSorted) return;
    // What somebody is about to choose stays where it is.
    if (!isNew && (this.list.matches(":hover") || this.list.contains(document.activeElement))) return;
    this.#isSorted = false;
    const decisions = sorted(this.#legal, this.#scores);
    if (!isNew && decisions.join() === this.#order) return;
    this.#order = decisions.join();
    this.list.replaceChildren(...decisions.flatMap((decision) => this.#lines.get(decision)?.item ?? []));
  }
}
