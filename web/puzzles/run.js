// @ts-check
// A timed run: as many puzzles as possible before the time is over, from easy ones to hard ones.
import { find } from "../elements.js";
import { note, progress } from "./progress.js";

/** How long a run takes, and what a wrong move costs, in milliseconds. */
const TIME = 180_000;
const PENALTY = 10_000;
/** How many puzzles of a grade are solved before the next grade comes. */
const OF_A_GRADE = 4;
const HARDEST = 5;

export class Run {
  /** When it ends; 0 while none is on. */
  #end = 0;
  #solved = 0;
  /** Whether the last one was played to its end. */
  #isOver = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;

  /** @param {() => void} over is told when the time is over */
  constructor(over) {
    this.over = over;
    this.#paint();
  }

  get isOn() {
    return this.#end > 0;
  }

  /** How hard the next puzzle is. */
  get grade() {
    return Math.min(1 + Math.floor(this.#solved / OF_A_GRADE), HARDEST);
  }

  start() {
    this.#solved = 0;
    this.#isOver = false;
    this.#end = Date.now() + TIME;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), 250);
    this.#paint();
  }

  /** Ends it without a result. */
  stop() {
    clearInterval(this.#timer);
    this.#end = 0;
    this.#paint();
  }

  /** A puzzle is over. @param {boolean} isSolved */
  note(isSolved) {
    if (!this.isOn) return;
    if (isSolved) this.#solved += 1;
    else this.#end -= PENALTY;
    this.#tick();
  }

  #tick() {
    this.#paint();
    if (!this.isOn || Date.now() < this.#end) return;
    clearInterval(this.#timer);
    this.#end = 0;
    this.#isOver = true;
    note({ best: Math.max(progress().best, this.#solved) });
    this.#paint();
    this.over();
  }

  #paint() {
    const left = this.isOn ? Math.max(0, Math.ceil((this.#end - Date.now()) / 1000)) : this.#isOver ? 0 : TIME / 1000;
    find("run-time").textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    find("run-solved").textContent = String(this.#solved);
    find("run-best").textContent = String(progress().best);
  }
}
