// @ts-check
/**
 * The worker in which the engine runs. The first message tells where the module and its sentences are; every other message is a line.
 *
 * A search runs in steps, and between two of them messages are heard. A page that can share memory with its workers counts in it the
 * `stop`s that were sent and not yet handled, so that one is noticed within a step as well.
 *
 * It posts what it has said in a step as one array of lines, `{ ready: true }` once it listens, and `{ broken: reason }` when it cannot go on.
 */
import { load, Next } from "./engine-module.js";

/** @typedef {{ wasmUrl: string, catalogueUrl: string, language: string, stops: Int32Array | null }} Start */

/** @type {Promise<import('./engine-module.js').Module> | undefined} */
let loading;
/** @type {Int32Array | null} */
let stops = null;
/** What has been said since lines were posted last. An analysis says hundreds, and each message costs the page some time. @type {string[]} */
const lines = [];

// Posting to oneself lets messages from outside through, and unlike a timer it is not slowed down.
const turn = new MessageChannel();
let turnIsComing = false;
turn.port1.onmessage = () => {
  turnIsComing = false;
  attempt((engine) => engine.step());
};

addEventListener("message", (event) => {
  /** @type {Start | string} */
  const message = event.data;
  if (typeof message === "string") {
    attempt((engine) => {
      if (stops && message === "stop") {
        Atomics.sub(stops, 0, 1);
      }
      return engine.handle(message);
    });
    return;
  }
  stops = message.stops;
  const isStopping = () => stops !== null && Atomics.load(stops, 0) > 0;
  const { wasmUrl, catalogueUrl, language } = message;
  const texts = get(catalogueUrl).then((response) => response.text());
  const arriving = get(wasmUrl).then((response) => load(response, (line) => lines.push(line), isStopping));
  loading = Promise.all([arriving, texts]).then(([engine, texts]) => {
    engine.speak(language, texts);
    return engine;
  });
  attempt(() => {
    postMessage({ ready: true });
    return Next.Wait;
  });
});

/** @param {string} url */
async function get(url) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response;
}

/**
 * Lets the engine work, and goes on with its search in a while if there is more to do.
 * @param {(engine: import('./engine-module.js').Module) => number} work
 */
async function attempt(work) {
  try {
    const engine = await loading;
    if (!engine) {
      return;
    }
    const next = work(engine);
    if (lines.length > 0) postMessage(lines.splice(0));
    if (next === Next.Step && !turnIsComing) {
      turnIsComing = true;
      turn.port2.postMessage(null);
    } else if (next === Next.End) {
      close();
    }
  } catch (error) {
    postMessage({ broken: String(error) });
    close();
  }
}
