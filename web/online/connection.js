// @ts-check
/**
 * The page's one connection to the server. It comes back by itself, says again what it is there for, and repeats what was not acknowledged.
 *
 * ```js
 * const connection = new Connection({ greet: () => `watch ${slug} ${table.seq}`, hear: (heard) => …, change: (isOpen) => … });
 * const refusal = await connection.ask(12, "play 12 b1b7");     // null once it is acknowledged, or the code of the refusal
 * ```
 */
import { ServerTime } from "./clocks.js";
import { read } from "./lines.js";

/** How long to wait before the next attempt, in milliseconds: twice as long each time, and never exactly as long as everybody else. */
const FIRST_DELAY = 300;
const LONGEST_DELAY = 10_000;
/** How often the server is asked whether it is there, and how long it may take to answer. */
const PING_EVERY = 4000;
const PATIENCE = 9000;
/** How long pages wait at most when a server that closes sends all of them away. They are to be on another one within two seconds. */
const LONGEST_SCATTER = 1000;

/**
 * @typedef {import("./lines.js").Heard} Heard
 * @typedef {{ seq: number, line: string, settle: (refusal: string | null) => void }} Asked
 */

export class Connection {
  /** The server's clock. */
  time = new ServerTime();
  #use;
  /** @type {WebSocket | null} */
  #socket = null;
  /** What was not acknowledged yet, in order. @type {Asked[]} */
  #asked = [];
  #failures = 0;
  #heardAt = 0;
  #isClosed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #heartbeat;

  /**
   * @param {object} use
   * @param {() => string} use.greet the first line of every connection
   * @param {(heard: Heard) => void} use.hear is given what the server says
   * @param {(isOpen: boolean) => void} use.change is told when the connection is there and when it is not
   * @param {string} [use.address]
   */
  constructor(use) {
    this.#use = use;
    window.addEventListener("online", () => this.hurry());
    window.addEventListener("offline", () => this.#lose());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#look();
    });
    // A page that comes back out of the browser's memory has no connection any more.
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.hurry());
    this.#open();
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** How many lines have not been acknowledged. */
  get unacknowledged() {
    return this.#asked.length;
  }

  /** Says something that needs no acknowledgement; without a connection it is not said. @param {string} line */
  say(line) {
    if (this.isOpen) this.#socket?.send(line);
  }

  /**
   * Says something until the server acknowledges it, over as many connections as it takes.
   * @param {number} seq how many entries the page had seen
   * @param {string} line
   * @returns {Promise<string | null>} why the server refused it, or `null`
   */
  ask(seq, line) {
    return new Promise((settle) => {
      this.#asked.push({ seq, line, settle });
      this.say(line);
    });
  }

  /** Tries at once. */
  hurry() {
    if (this.#socket || this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#open();
  }

  /** Connects again, as for a visitor who has become somebody. */
  renew() {
    this.#lose(0);
  }

  /** Ends it for good. */
  close() {
    this.#isClosed = true;
    this.#lose();
  }

  #open() {
    if (this.#isClosed) return;
    const address = new URL(this.#use.address ?? "/online", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#heardAt = performance.now();
    // An attempt that leads nowhere ends like a connection that is lost.
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#look(), PING_EVERY);
    socket.onopen = () => {
      this.say(this.#use.greet());
      for (const { line } of this.#asked) this.say(line);
      this.#ping();
      this.#use.change(true);
    };
    // One message can be many lines.
    socket.onmessage = ({ data }) => {
      for (const line of String(data).split("\n")) if (socket === this.#socket) this.#hear(line);
    };
    socket.onclose = () => socket === this.#socket && this.#lose();
  }

  /** @param {string} line */
  #hear(line) {
    this.#heardAt = performance.now();
    this.#failures = 0;
    const heard = read(line);
    if (!heard) return;
    if (heard.line === "pong") this.time.answered(heard.sent, heard.time);
    if (heard.line === "now") this.time.told(heard.time);
    if (heard.line === "ok" || heard.line === "no") this.#settle(heard);
    if (heard.line === "again") return this.#lose(Math.random() * LONGEST_SCATTER);
    this.#use.hear(heard);
  }

  /** @param {Extract<Heard, { line: "ok" | "no" }>} heard */
  #settle(heard) {
    // Answers come in the order of the questions. What is accepted may have got a later number than it asked for.
    const isMeant = (/** @type {Asked} */ { seq }) =>
      heard.line === "ok" ? seq <= heard.number : seq === heard.number;
    const place = this.#asked.findIndex(isMeant);
    const [asked] = place < 0 ? [] : this.#asked.splice(place, 1);
    asked?.settle(heard.line === "ok" ? null : heard.code);
  }

  #ping() {
    this.say(`ping ${Math.round(performance.now())}`);
  }

  /** Whether the server is still there. */
  #look() {
    if (!this.#socket) this.hurry();
    else if (performance.now() - this.#heardAt > PATIENCE) this.#lose(0);
    else this.#ping();
  }

  /** The connection is gone, or of no use. @param {number} [wait] when to try again, in milliseconds */
  #lose(wait) {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#retry);
    if (socket) {
      socket.onopen = null;
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
      this.#use.change(false);
    }
    if (this.#isClosed) return;
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures) * (0.5 + Math.random());
    this.#failures = Math.min(this.#failures + 1, 10);
    this.#retry = setTimeout(() => this.#open(), wait ?? delay);
  }
}
