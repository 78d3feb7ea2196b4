// @ts-check
/**
 * The two ways to the engine: a worker in which it runs, or a WebSocket to the server. The lines are the same on both.
 *
 * @typedef {object} Transport
 * @property {(line: string) => void} post sends a line
 * @property {() => void} close ends it; nothing is heard of it afterwards
 *
 * @typedef {object} Listener
 * @property {(line: string) => void} onLine is given each line the engine says
 * @property {(loss: Loss) => void} onLost is told once, when an engine that was reached is lost
 *
 * @typedef {(listener: Listener) => Promise<Transport>} Opener opens a transport, or fails with a {@link Loss}
 */

/** Why the engine cannot be reached. */
export class Loss extends Error {
  /**
   * @param {'broken' | 'busy'} code `busy` when the server has no room for another session
   * @param {string} detail for developers
   */
  constructor(code, detail) {
    super(detail);
    this.name = "Loss";
    this.code = code;
  }
}

/** How a server says that it has no room for another session: "try again later". */
const BUSY = 1013;

/**
 * A worker that runs the module behind this address, and speaks this language: the catalogues are beside the module.
 * @param {string | URL} wasmUrl
 * @param {string} language
 * @returns {Opener}
 */
export const worker = (wasmUrl, language) => (listener) =>
  new Promise((open, fail) => {
    const worker = new Worker(new URL("./engine-worker.js", import.meta.url), { type: "module" });
    // Only pages that are isolated from other sites can share memory; elsewhere `stop` is heard between two steps.
    const stops = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
    /** @param {Loss} loss */
    let tell = (loss) => fail(loss);
    /** @param {string} detail */
    const lose = (detail) => {
      worker.terminate();
      tell(new Loss("broken", detail));
    };
    worker.onerror = (event) => lose(event.message);
    worker.onmessageerror = () => lose("a message cannot be read");
    worker.onmessage = ({ data }) => {
      if (Array.isArray(data)) {
        for (const line of data) listener.onLine(line);
      } else if (data.broken) {
        lose(data.broken);
      } else {
        tell = listener.onLost;
        open({
          post(line) {
            if (stops && line === "stop") {
              Atomics.add(stops, 0, 1);
            }
            worker.postMessage(line);
          },
          close: () => worker.terminate(),
        });
      }
    };
    const module = new URL(wasmUrl, location.href);
    const catalogueUrl = String(new URL(`catalogues/${language}.ftl`, module));
    worker.postMessage({ wasmUrl: String(module), catalogueUrl, language, stops });
  });

/**
 * A WebSocket to the server.
 * @param {string | URL} socketUrl
 * @returns {Opener}
 */
export const socket = (socketUrl) => (listener) =>
  new Promise((open, fail) => {
    const url = new URL(socketUrl, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    /** @param {Loss} loss */
    let tell = (loss) => fail(loss);
    socket.onopen = () => {
      tell = listener.onLost;
      open({
        post: (line) => socket.send(line),
        close() {
          socket.onclose = null;
          socket.onmessage = null;
          socket.close();
        },
      });
    };
    socket.onmessage = ({ data }) => listener.onLine(String(data));
    socket.onclose = ({ code, reason }) => tell(new Loss(code === BUSY ? "busy" : "broken", `${code} ${reason}`));
  });
