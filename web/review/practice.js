// @ts-check
/** Learning from mistakes: each decision that gave a won round away becomes a puzzle. What wins there has been proven by the review. */
import { find } from "../elements.js";

/**
 * @typedef {import("../protocol.js").Judged} Judged
 * @typedef {object} Desk what the page does for it
 * @property {(index: number) => Promise<import("../protocol.js").State>} before the state before a decision
 * @property {(index: number, decision: string) => Promise<import("../protocol.js").State>} after the state after another one
 * @property {() => void} leave is told when there is nothing more to learn
 */

/** A mistake that can be made good by a move. @param {Judged} said */
export const isTask = ({ judgement, winning }) =>
  judgement === "threw-away" && winning.some(({ decision }) => /\d/.test(decision));

export class Practice {
  /** @type {Judged[]} */
  #tasks = [];
  #at = 0;
  /** Counts what was begun, so that whatever is late notices it. */
  #turn = 0;
  #isSolved = false;

  /** @param {import("../board/board.js").KamisadoBoard} board @param {Desk} desk */
  constructor(board, desk) {
    this.board = board;
    this.desk = desk;
    board.addEventListener("kamisado-move", (event) => {
      if (!this.isOn) return;
      const { from, to } = /** @type {CustomEvent} */ (event).detail;
      this.#try(from + to);
    });
    find("practice-next").addEventListener("click", () => {
      // The button goes away, and whoever plays by keyboard goes on from the next task.
      find("practice-title").focus();
      this.#go(this.#at + 1);
    });
    find("practice-show").addEventListener("click", () => this.#show());
    find("practice-leave").addEventListener("click", () => this.#leave());
  }

  get isOn() {
    return !find("practice").hidden;
  }

  /** @param {Judged[]} tasks */
  start(tasks) {
    this.#tasks = tasks;
    this.board.removeAttribute("readonly");
    find("practice").hidden = false;
    find("practice-title").focus();
    return this.#go(0);
  }

  /** @param {string} text @param {"" | "good" | "bad"} [kind] */
  #say(text, kind = "") {
    find("practice-said").className = `note ${kind}`;
    find("practice-said").textContent = text;
  }

  /** @param {number} at */
  async #go(at) {
    const task = this.#tasks[at];
    if (!task) return this.#leave();
    const turn = ++this.#turn;
    this.#at = at;
    this.#isSolved = false;
    find("practice-count").textContent = `${at + 1} / ${this.#tasks.length}`;
    find("practice-task").textContent = find("practice-task").dataset[task.side] ?? "";
    this.#say("");
    this.#paint();
    const state = await this.desk.before(task.index);
    if (turn !== this.#turn) return;
    this.board.toggleAttribute("flipped", task.side === "white");
    this.board.arrows = [];
    this.board.state = state;
  }

  #paint() {
    find("practice-next").hidden = !this.#isSolved;
    find("practice-show").hidden = this.#isSolved;
  }

  /** @param {string} decision */
  async #try(decision) {
    const task = this.#tasks[this.#at];
    if (!task) return;
    const turn = ++this.#turn;
    const wins = task.winning.some((winning) => winning.decision === decision);
    const state = await this.desk.after(task.index, decision);
    if (turn !== this.#turn) return;
    await this.board.show({ ...state, destinations: {}, active: null });
    if (turn !== this.#turn) return;
    const said = find("practice-said");
    this.#say((wins ? said.dataset.right : said.dataset.wrong) ?? "", wins ? "good" : "bad");
    if (wins) return this.#solve();
    const before = await this.desk.before(task.index);
    if (turn === this.#turn) await this.board.show(before, { story: false });
  }

  /** Shows what would have won. */
  #show() {
    const task = this.#tasks[this.#at];
    this.#turn += 1;
    this.board.reset();
    this.board.arrows = (task?.winning ?? []).map(({ decision }) => ({
      from: decision.slice(0, 2),
      to: decision.slice(2),
      kind: "win",
    }));
    this.#say(task?.better ?? "");
    this.#solve();
  }

  #solve() {
    this.#isSolved = true;
    this.#paint();
    find("practice-next").focus();
  }

  #leave() {
    this.#turn += 1;
    find("practice").hidden = true;
    this.board.setAttribute("readonly", "");
    this.desk.leave();
  }
}
