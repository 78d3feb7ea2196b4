// The real program on a real port, for the tests of its pages.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { kamisado } from "./programs.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Scripts and styles as they are in web/ now. */
export const FROM_FOLDER = ["--assets", `${ROOT}web`];

/**
 * @typedef {object} App
 * @property {string} address without a slash at its end
 * @property {() => Promise<void>} close
 * @property {() => Promise<void>} kill ends it at once, as a crash does
 */

/**
 * Starts the program with scripts and styles as they are in web/ now.
 * @param {string[]} [options] more arguments of `kamisado serve`
 * @param {string} [port] the one it shall have; a free one without it
 * @returns {Promise<App>}
 */
export async function start(options = FROM_FOLDER, port = "0") {
  const program = spawn(kamisado(), ["--lang", "en", "serve", "--port", port, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
    // Nothing is kept, unless --database says so.
    env: { ...process.env, KAMISADO_SERVER_DATABASE: ":memory:" },
  });
  const address = await new Promise((found, failed) => {
    let said = "";
    program.stdout.on("data", (text) => {
      said += text;
      const match = /http:\/\/[^\s/]+/.exec(said);
      if (match) found(match[0]);
    });
    program.on("error", failed);
    program.on("exit", (code) => failed(new Error(`the program ended with ${code} after saying: ${said}`)));
  });
  /** @param {NodeJS.Signals} signal @returns {Promise<void>} */
  const end = (signal) =>
    new Promise((closed) => {
      program.removeAllListeners("exit");
      program.on("exit", () => closed());
      program.kill(signal);
    });
  return { address, close: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
