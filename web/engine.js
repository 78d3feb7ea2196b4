// @ts-check
/**
 * The engine, for pages: lines in, lines out, wherever it runs. Pages know no rule of the game and write no sentence about it; what
 * the lines say is described in docs/link.md.
 */
import { Context } from "./engine-context.js";
import { Loss, socket, worker } from "./engine-transports.js";

/**
 * @typedef {import('./engine-transports.js').Transport} Transport
 * @typedef {import('./engine-transports.js').Opener} Opener
 *
 * @typedef {object} Task a line that waits for its answer
 * @property {string} line
 * @property {(line: string) => boolean} ends whether this line is the last of the answer
 * @property {boolean} searches whether `stop` means it
 * @property {boolean} isStopped whether `stop` has been sent
 * @property {number} attempts how often it was sent
 * @property {string[]} lines the answer so far
 * @property {(line: string) => void} onInfo
 * @property {(lines: string[]) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** The engine refused a line; the message says why. */
export class Refusal extends Error {
  /** @param {string} line what the engine said, `error …` */
  constructor(line) {
    super(line.replace(/^error\s*/, ""));
    this.name = "Refusal";
  }
}

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

/** How often a line is sent again when the engine was lost over it. */
const ATTEMPTS = 2;

/** How long to wait before the next attempt to reach the engine, in milliseconds. */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;

/**
 * Reaches an engine: in a worker when there is a module for it and the browser runs it, otherwise on the server.
 * @param {object} options
 * @param {string | URL | null} [options.wasmUrl] where the module is, if the server has it
 * @param {string | URL} options.socketUrl where the server's engine is
 * @param {string} [options.language] in which it tells what happens
 * @returns {Promise<Engine>}
 */
export async function connect({ wasmUrl = null, socketUrl, language }) {
  /** @type {Engine | undefined} */
  let engine;
  if (wasmUrl && "WebAssembly" in globalThis && "Worker" in globalThis) {
    engine = new Engine(worker(wasmUrl), "worker");
    await engine.open().catch(() => {
      engine?.close();
      engine = undefined;
    });
  }
  if (!engine) {
    engine = new Engine(socket(socketUrl), "socket");
    await engine.open();
  }
  if (language) {
    await engine.ask(`setoption name Language value ${language}`);
  }
  return engine;
}

/**
 * A conversation with an engine. Lines are answered one after the other, in the order in which they were asked; only `stop` does not
 * wait. An engine that is lost is replaced by another, which is told what the lost one knew.
 *
 * Events: `line` (a `CustomEvent` with each line the engine says), `info` (those of a search but its last word), `lost` (with a `Loss`; it will be tried again),
 * `found` (after that), `refused` (a `Refusal` of a line that was only sent).
 */
export class Engine extends EventTarget {
  #open;
  #context = new Context();
  /** @type {Transport | null} */
  #transport = null;
  /** @type {Promise<void> | null} */
  #opening = null;
  #isClosed = false;
  #wasLost = false;
  /** Tasks that wait. @type {Task[]} */
  #queue = [];
  /** The task the engine works on. @type {Task | null} */
  #task = null;

  /**
   * @param {Opener} open
   * @param {'worker' | 'socket'} kind
   */
  constructor(open, kind) {
    super();
    this.#open = open;
    this.kind = kind;
  }

  /** Sends a line without waiting for its answer. @param {string} line */
  send(line) {
    if (line.trim() === "stop") {
      this.stop();
      return;
    }
    this.ask(line).catch((error) => this.#tell("refused", error));
  }

  /**
   * Sends a line and waits for its answer: all its lines, of which the last is the one that matters. Where a command has no answer
   * there are none. It fails with a {@link Refusal} when the engine refuses the line, and with a {@link Loss} when it was lost over it.
   * @param {string} line
   * @param {(line: string) => void} [onInfo] is given each `info …` line as it comes, and what `review` says of each decision
   * @returns {Promise<string[]>}
   */
  async ask(line, onInfo = () => {}) {
    const [command] = line.trim().split(/\s+/);
    if (!command) {
      return [];
    }
    if (command === "stop") {
      this.stop();
      return [];
    }
    const ends = LAST_WORDS.get(command);
    return ends
      ? this.#enqueue(line, onInfo, true, ends)
      : this.#enqueue(line, onInfo, false, (reply) => reply === "readyok");
  }

  /**
   * Sends a line whose answer is a word and an object, such as `state`, and gives the object.
   * @param {string} line
   * @returns {Promise<any>}
   */
  async askObject(line) {
    const reply = (await this.ask(line)).at(-1) ?? "";
    return JSON.parse(reply.slice(reply.indexOf(" ") + 1));
  }

  /** Ends the search that is running, if there is one; its answer then comes at once. */
  stop() {
    const task = this.#task;
    if (!task?.searches || task.isStopped) {
      return;
    }
    task.isStopped = true;
    // The next line finds the engine idle, whatever its last word was.
    task.ends = (reply) => reply === "readyok";
    this.#transport?.post("stop");
    this.#transport?.post("isready");
  }

  /** Ends the conversation. Whatever has not been answered never will be. */
  close() {
    this.#isClosed = true;
    this.#transport?.close();
    this.#transport = null;
    const loss = new Loss("broken", "the conversation was ended");
    for (const task of this.#task ? [this.#task, ...this.#queue] : this.#queue) {
      task.reject(loss);
    }
    this.#task = null;
    this.#queue = [];
  }

  /** Reaches the engine, once; `connect` does that. */
  async open() {
    // Nothing is heard any more of an engine that was lost.
    let isLost = false;
    this.#transport = await this.#open({
      onLine: (line) => isLost || this.#hear(line),
      onLost: (loss) => {
        isLost || this.#lose(loss);
        isLost = true;
      },
    });
    if (this.#isClosed) {
      this.#transport.close();
      return;
    }
    // Nobody waits for the answers to these, and a fence keeps them from what follows.
    const lines = this.#context.lines();
    lines.forEach((line) => this.#transport?.post(line));
    if (lines.length > 0) {
      await this.#fence();
    }
  }

  /** @type {{ resolve: () => void, reject: (loss: Loss) => void } | null} */
  #fenced = null;

  /** Waits until everything that was posted has been answered. @returns {Promise<void>} */
  #fence() {
    return new Promise((resolve, reject) => {
      this.#fenced = { resolve, reject };
      this.#transport?.post("isready");
    });
  }

  /**
   * @param {string} line
   * @param {(line: string) => void} onInfo
   * @param {boolean} searches
   * @param {(line: string) => boolean} ends
   * @returns {Promise<string[]>}
   */
  #enqueue(line, onInfo, searches, ends) {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new Loss("broken", "the conversation was ended"));
        return;
      }
      this.#queue.push({ line, ends, searches, onInfo, resolve, reject, isStopped: false, attempts: 0, lines: [] });
      this.#next();
    });
  }

  /** Sends the next line when the last one has been answered. */
  #next() {
    if (this.#task || this.#isClosed || this.#queue.length === 0) {
      return;
    }
    if (!this.#transport || this.#fenced) {
      this.#reopen();
      return;
    }
    const task = /** @type {Task} */ (this.#queue.shift());
    this.#task = task;
    task.attempts += 1;
    task.lines = [];
    this.#transport.post(task.line);
    // What is answered at once is followed by a question whose answer comes after everything else.
    if (!task.searches && task.line.trim() !== "isready") {
      this.#transport.post("isready");
    }
  }

  /** @param {string} line */
  #hear(line) {
    this.#tell("line", line);
    if (this.#fenced) {
      if (line === "readyok") {
        this.#fenced.resolve();
        this.#fenced = null;
      }
      return;
    }
    const task = this.#task;
    if (!task) {
      return;
    }
    const isLast = task.ends(line) || (task.searches && !task.isStopped && line.startsWith("error"));
    if (line !== "readyok" || task.line.trim() === "isready") {
      task.lines.push(line);
    }
    if (line.startsWith("info") || line.startsWith("review")) {
      this.#tell("info", line);
    }
    if (line.startsWith("info") || (line.startsWith("review") && !isLast)) {
      task.onInfo(line);
    }
    if (isLast) {
      this.#finish(task);
    }
  }

  /** @param {Task} task */
  #finish(task) {
    this.#task = null;
    const error = task.lines.find((line) => line.startsWith("error"));
    if (error !== undefined) {
      task.reject(new Refusal(error));
    } else {
      this.#context.add(task.line);
      task.resolve(task.lines);
    }
    this.#next();
  }

  /** @param {Loss} loss */
  #lose(loss) {
    if (this.#isClosed) {
      return;
    }
    this.#transport = null;
    this.#fenced?.reject(loss);
    this.#fenced = null;
    const task = this.#task;
    this.#task = null;
    if (task) {
      if (task.attempts < ATTEMPTS && !task.isStopped) {
        this.#queue.unshift(task);
      } else {
        task.reject(loss);
      }
    }
    // A server that ends an idle conversation is only looked for again when there is something to say.
    if (task || this.#queue.length > 0) {
      this.#wasLost = true;
      this.#tell("lost", loss);
      this.#next();
    }
  }

  /** Looks for another engine until there is one. */
  #reopen() {
    this.#opening ??= (async () => {
      let delay = FIRST_DELAY;
      while (!this.#isClosed && this.#queue.length > 0 && !this.#transport) {
        try {
          await this.open();
        } catch (error) {
          this.#wasLost = true;
          this.#tell("lost", error);
          await new Promise((resolve) => setTimeout(resolve, delay));
          delay = Math.min(2 * delay, LONGEST_DELAY);
        }
      }
    })().finally(() => {
      this.#opening = null;
      if (this.#transport && this.#wasLost) {
        this.#wasLost = false;
        this.#tell("found", null);
      }
      this.#next();
    });
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
