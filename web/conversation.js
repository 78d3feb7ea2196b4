// @ts-check
/**
 * A conversation with one engine, from its first line until it ends or is lost. The lines are described in docs/link.md; what is said
 * about matches goes through the methods, which remember what this engine knows and send what is new.
 */
import { Loss } from "./engine-transports.js";
import { Match } from "./match.js";

/**
 * @typedef {import("./engine-transports.js").Transport} Transport
 * @typedef {import("./engine-transports.js").Opener} Opener
 * @typedef {import("./protocol.js").State} State
 * @typedef {import("./protocol.js").Story} Story
 * @typedef {import("./protocol.js").Remarks} Remarks
 *
 * @typedef {object} Question lines that wait for their answer
 * @property {string} last the last of them
 * @property {(line: string) => boolean} ends whether this line is the last of the answer
 * @property {boolean} searches whether `stop` means it
 * @property {string[]} lines the answer so far
 * @property {(line: string) => void} onInfo
 * @property {(lines: string[]) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** The engine refused a line; the message says why, in the language that is set. */
export class Refusal extends Error {
  /** @param {string} line what the engine said, `error …` */
  constructor(line) {
    super(line.replace(/^error\s*/, ""));
    this.name = "Refusal";
  }
}

/** @param {string} line */
const isReady = (line) => line === "readyok";

/**
 * Answers to commands that search come when they are found, and each ends in its own way. Any other command is answered at once.
 * @type {Map<string, (line: string) => boolean>}
 */
const LAST_WORDS = new Map([
  ["go", (line) => line.startsWith("bestmove") || line.startsWith("info perft")],
  ["analyse", (line) => line.startsWith("info") && !line.startsWith("info move")],
  ["review", (line) => line.startsWith("review") && line.includes('"kind":"summary"')],
  ["puzzle", (line) => line.startsWith("puzzle")],
]);

/** The object after the first word of a line. @param {string} line */
const objectIn = (line) => JSON.parse(line.slice(line.indexOf(" ") + 1));

export class Conversation {
  /** @type {Transport | null} */
  #transport = null;
  /** @type {Loss | null} */
  #loss = null;
  /** @type {Question | null} */
  #question = null;
  /** The options that were set. @type {Map<string, string>} */
  #options = new Map();
  /** The match that the engine has, as far as it is known. @type {Match | null} */
  #match = null;
  /** The story that was told last, and of which match. @type {{ of: Match, story: Story } | null} */
  #told = null;
  /** Whether the last search was told to stop. */
  isStopped = false;

  /** Reaches an engine, or fails with a {@link Loss}. @param {Opener} open */
  static async open(open) {
    const conversation = new Conversation();
    conversation.#transport = await open({
      onLine: (line) => conversation.#hear(line),
      onLost: (loss) => conversation.#lose(loss),
    });
    return conversation;
  }

  get isLost() {
    return this.#loss !== null;
  }

  /** Ends the conversation. Whatever has not been answered never will be. */
  close() {
    this.#transport?.close();
    this.#lose(new Loss("broken", "the conversation was ended"));
  }

  /**
   * Sends lines and waits for their answers: all of them, of which the last is the one that matters. Only the last line may search. It
   * fails with a {@link Refusal} when the engine refuses one of them, and with a {@link Loss} when it is lost.
   * @param {string | string[]} asked
   * @param {(line: string) => void} [onInfo] is given each line of a search as it comes
   * @returns {Promise<string[]>}
   */
  ask(asked, onInfo = () => {}) {
    const lines = [asked].flat();
    const last = lines.at(-1)?.trim() ?? "";
    const ends = LAST_WORDS.get(last.split(/\s+/)[0] ?? "");
    return new Promise((resolve, reject) => {
      if (this.#loss) throw this.#loss;
      if (this.#question) throw new Error(`${this.#question.last} has not been answered`);
      this.#question = { last, ends: ends ?? isReady, searches: !!ends, lines: [], onInfo, resolve, reject };
      this.isStopped = false;
      for (const line of lines) this.#transport?.post(line);
      // What is answered at once is followed by a question whose answer comes after everything else.
      if (!ends && last !== "isready") this.#transport?.post("isready");
    });
  }

  /** Ends the search that is running, if there is one; its answer then comes at once. */
  stop() {
    const question = this.#question;
    if (!question?.searches || this.isStopped) return;
    this.isStopped = true;
    // The next line finds the engine idle, whatever its last word was.
    question.ends = isReady;
    this.#transport?.post("stop");
    this.#transport?.post("isready");
  }

  /** @param {string} line */
  #hear(line) {
    const question = this.#question;
    if (!question || this.#loss) return;
    if (!isReady(line) || question.last === "isready") question.lines.push(line);
    const isLast = question.ends(line) || (question.searches && !this.isStopped && line.startsWith("error"));
    if (line.startsWith("info") || (line.startsWith("review") && !isLast)) question.onInfo(line);
    if (!isLast) return;
    this.#question = null;
    const error = question.lines.find((line) => line.startsWith("error"));
    if (error === undefined) {
      question.resolve(question.lines);
    } else {
      // Who knows which of the lines before it were heeded.
      this.#forget();
      question.reject(new Refusal(error));
    }
  }

  /** @param {Loss} loss */
  #lose(loss) {
    this.#loss ??= loss;
    this.#question?.reject(this.#loss);
    this.#question = null;
  }

  // What is said about matches.

  /** @param {Record<string, string | number | boolean>} options */
  async set(options) {
    const lines = this.#setting(options);
    if (lines.length > 0) await this.ask(lines);
  }

  /** The lines that set those options that are not set yet. @param {Record<string, string | number | boolean>} options */
  #setting(options) {
    return Object.entries(options).flatMap(([name, value]) => {
      if (this.#options.get(name) === String(value)) return [];
      this.#options.set(name, String(value));
      return [`setoption name ${name} value ${value}`];
    });
  }

  /** Whatever this engine was told about matches may not hold any more. */
  #forget() {
    this.#options.clear();
    this.#match = null;
  }

  /**
   * Lays a match before the engine and gives its state. Where the engine has most of it already, only the difference is sent.
   * @param {Match} match
   * @returns {Promise<State>}
   */
  async lay(match) {
    const known = this.#match;
    const lines = [...this.#setting(match.options()), ...match.since(known), "state"];
    this.#match = null;
    /** @type {State} */
    const state = await this.#object(lines);
    this.#match = match;
    return state;
  }

  /** The story of the match that was laid last. What was told before is not told again; a server tells it in pages. @returns {Promise<Story>} */
  async story() {
    const [of, known] = [this.#match, this.#told];
    const count = of && known ? Math.max(0, of.sharedWith(known.of)) : 0;
    /** @type {Story} */
    const story = await this.#object(`story since ${count}`);
    story.decisions.unshift(...(known?.story.decisions.slice(0, count) ?? []));
    while (story.decisions.length < story.decision_count && this.#match === of) {
      /** @type {Story} */
      const page = await this.#object(`story since ${story.decisions.length}`);
      if (page.decisions.length === 0) break;
      story.decisions.push(...page.decisions);
    }
    // Once a match is given up, its last decision is told differently.
    if (of && !of.conceded) this.#told = { of, story };
    return story;
  }

  /**
   * Why a tower cannot be taken, or cannot go to a square.
   * @param {string} from
   * @param {string | null} to
   * @returns {Promise<import("./protocol.js").Why>}
   */
  why(from, to) {
    return this.#object(`why ${from}${to ? ` ${to}` : ""}`);
  }

  /** What each possible move leads to, in the match that was laid last. @returns {Promise<import("./protocol.js").Ahead>} */
  ahead() {
    return this.#object("ahead");
  }

  /** What chance gives to the player whose line-up is due in match play, or `null` where nothing is drawn. @returns {Promise<string | null>} */
  async draw() {
    return (await this.#drawn(""))[0] ?? null;
  }

  /**
   * The line-ups of both sides for a match that has not begun, drawn so that they favour a side or none; none where nothing is drawn in it.
   * @param {import("./play/kept.js").Favour} favour
   */
  drawFavouring(favour) {
    return this.#drawn(` favour ${favour}`);
  }

  /** @param {string} how @returns {Promise<string[]>} */
  async #drawn(how) {
    const [random] = crypto.getRandomValues(new BigUint64Array(1));
    const lineUps = (await this.ask(`draw ${random}${how}`)).at(-1)?.split(" ").slice(1) ?? [];
    return lineUps.filter((lineUp) => lineUp !== "none");
  }

  /** What the book answers to a line-up: another one, `none` where every answer loses, or `unknown`. @param {string} lineUp */
  async book(lineUp) {
    return (await this.ask(`book ${lineUp}`)).at(-1)?.split(" ")[1] ?? "unknown";
  }

  /** What the engine would decide, or `null` when the match is over. @param {string} limits @returns {Promise<string | null>} */
  async search(limits) {
    const decision = (await this.ask(`go ${limits}`)).findLast((line) => line.startsWith("bestmove"))?.split(" ")[1];
    return decision && decision !== "0000" ? decision : null;
  }

  /**
   * Has every decision of the match proven, and gives what there is to say about all of them.
   * @param {(found: import("./protocol.js").Reviewing) => void} onFound is given what is proven about each decision and each round as it comes
   * @returns {Promise<import("./protocol.js").Summary>}
   */
  review(onFound) {
    return this.#object("review", (line) => onFound(objectIn(line)));
  }

  /**
   * Reads a text: the match it holds, and what people noted. The engine then has that match.
   * @param {string} text
   * @returns {Promise<{ match: Match, remarks: Remarks }>}
   */
  async read(text) {
    /** @type {import("./protocol.js").Reading} */
    const reading = await this.#object(`read ${JSON.stringify(text)}`);
    this.#forget();
    return { match: Match.of(reading), remarks: reading.remarks };
  }

  /**
   * The match as a text.
   * @param {string} form
   * @param {Partial<Remarks>} remarks
   * @returns {Promise<import("./protocol.js").Written>}
   */
  write(form, remarks) {
    return this.#object(`write ${form} ${JSON.stringify(remarks)}`);
  }

  /** What there is to say about a position text. @param {string} text @returns {Promise<import("./protocol.js").Checked>} */
  check(text) {
    return this.#object(`check ${text}`);
  }

  /** A puzzle. @param {string} which such as `72` or `daily 2026-11-16` @returns {Promise<import("./protocol.js").PuzzleTask>} */
  puzzle(which) {
    return this.#object(`puzzle ${which}`);
  }

  /** Whether moves solve a puzzle. @param {number} number @param {string[]} moves @returns {Promise<import("./protocol.js").PuzzleJudged>} */
  judge(number, moves) {
    return this.#object(`puzzle check ${number} ${moves.join(" ")}`);
  }

  /** How a puzzle is solved. @param {number} number @returns {Promise<import("./protocol.js").PuzzleSolution>} */
  solution(number) {
    return this.#object(`puzzle solution ${number}`);
  }

  /**
   * The object that answers lines. Its type is that of the protocol; nothing checks it here.
   * @template T
   * @param {string | string[]} asked
   * @param {(line: string) => void} [onInfo]
   * @returns {Promise<T>}
   */
  async #object(asked, onInfo) {
    return objectIn((await this.ask(asked, onInfo)).at(-1) ?? "");
  }
}
