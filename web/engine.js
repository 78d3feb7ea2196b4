// @ts-check
/**
 * The engine, for pages, wherever it runs. Pages know no rule of the game and write no sentence about it.
 *
 * ```js
 * const engine = openEngine();                                            // session.js
 * const state = await engine.talk((conversation) => conversation.lay(match));
 * ```
 */
import { Conversation } from "./conversation.js";
import { Loss } from "./engine-transports.js";

/** How often a talk is begun again when the engine was lost over it. */
const ATTEMPTS = 2;

/** How long to wait before the next attempt to reach the engine, in milliseconds. */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;

/**
 * The one queue of everything that a page asks. An engine that is lost is replaced by another as soon as there is something to ask.
 *
 * Events: `lost` (a `CustomEvent` with a `Loss`; it will be tried again) and `found` (after that).
 */
export class Engine extends EventTarget {
  #openers;
  #options;
  /** @type {Conversation | null} */
  #conversation = null;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  #isClosed = false;
  #wasLost = false;
  #hurry = () => {};

  /**
   * @param {import("./engine-transports.js").Opener[]} openers the ways to an engine, the best first
   * @param {Record<string, string>} [options] what every engine is told first
   */
  constructor(openers, options = {}) {
    super();
    this.#openers = openers;
    this.#options = options;
  }

  /**
   * Talks with the engine when everybody who came before has finished, and without being interrupted. When the engine is lost over it,
   * the talk begins again with another one; after that it fails with a {@link Loss}.
   * @template T
   * @param {(conversation: Conversation) => Promise<T>} talk
   * @returns {Promise<T>}
   */
  talk(talk) {
    const answer = this.#queue.then(() => this.#attempt(talk));
    this.#queue = answer.catch(() => {});
    return answer;
  }

  /** Ends the search that is running, if there is one; its answer then comes at once. */
  stop() {
    this.#conversation?.stop();
  }

  /** Tries at once to reach an engine that was lost. */
  retry() {
    this.#hurry();
  }

  /** Ends everything. Whatever has not been answered never will be. */
  close() {
    this.#isClosed = true;
    this.#conversation?.close();
    this.#hurry();
  }

  /**
   * @template T
   * @param {(conversation: Conversation) => Promise<T>} talk
   * @returns {Promise<T>}
   */
  async #attempt(talk) {
    for (let attempt = 1; ; attempt += 1) {
      const conversation = await this.#reach();
      try {
        return await talk(conversation);
      } catch (error) {
        if (!(error instanceof Loss) || this.#isClosed) throw error;
        this.#lose(error);
        if (attempt === ATTEMPTS || conversation.isStopped) throw error;
      }
    }
  }

  /** The engine, however long it takes to reach it. */
  async #reach() {
    for (let delay = FIRST_DELAY; ; delay = Math.min(2 * delay, LONGEST_DELAY)) {
      if (this.#isClosed) throw new Loss("broken", "the conversation was ended");
      if (this.#conversation && !this.#conversation.isLost) return this.#conversation;
      try {
        const conversation = await this.#open();
        this.#conversation = conversation;
        if (this.#isClosed) conversation.close();
        else if (this.#wasLost) this.#tell("found", null);
        this.#wasLost = false;
      } catch (error) {
        this.#lose(error);
        await new Promise((resolve) => {
          this.#hurry = () => resolve(null);
          setTimeout(resolve, delay);
        });
      }
    }
  }

  /** Takes the first of the ways that leads to an engine. */
  async #open() {
    /** @type {unknown} */
    let failure = new Loss("broken", "there is no way to an engine");
    for (const open of this.#openers) {
      try {
        const conversation = await Conversation.open(open);
        await conversation.set(this.#options);
        return conversation;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  /** @param {unknown} loss */
  #lose(loss) {
    if (this.#isClosed) return;
    this.#wasLost = true;
    this.#tell("lost", loss);
  }

  /** @param {string} type @param {unknown} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
