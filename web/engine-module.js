// @ts-check
/**
 * The engine as a WebAssembly module: loads it, passes lines in and takes lines out. The worker uses it in browsers; tests use
 * it wherever there is WebAssembly.
 */

/** What the module tells to do next: wait for a line, call `step` again, or end. The numbers are those of `Next` in Rust. */
export const Next = Object.freeze({ Wait: 0, Step: 1, End: 2 });

/**
 * @typedef {object} Module
 * @property {(language: string, texts: string) => void} speak lets the engine speak a language, before any line: its catalogue
 * @property {(line: string) => number} handle answers a line, and tells what to do next
 * @property {() => number} step goes on with the search for some milliseconds, and tells what to do next
 */

/**
 * Loads the module. It is compiled while it arrives where the browser and the server's content type allow that.
 * @param {Response | BufferSource} source
 * @param {(line: string) => void} say is given every line the engine says, without its end
 * @param {() => boolean} isStopping whether `stop` has been sent and not yet been handled; asked every few thousand positions
 * @returns {Promise<Module>}
 */
export async function load(source, say, isStopping = () => false) {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const host = {
    now: () => performance.now(),
    stopping: () => Number(isStopping()),
    /** @type {(pointer: number, length: number) => void} */
    say: (pointer, length) => say(decoder.decode(new Uint8Array(memory.buffer, pointer, length))),
  };
  const instance = await instantiate(source, { host });
  const memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
  const input = /** @type {(length: number) => number} */ (instance.exports.input);
  const catalogue = /** @type {(length: number) => void} */ (instance.exports.catalogue);
  const handle = /** @type {(length: number) => number} */ (instance.exports.handle);
  const step = /** @type {() => number} */ (instance.exports.step);
  /** @param {string} text @returns {number} how many bytes it has */
  const write = (text) => {
    const bytes = encoder.encode(text);
    const pointer = input(bytes.length);
    // There is no room for a line that is too long: the engine refuses it unseen.
    if (pointer !== 0) {
      new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
    }
    return bytes.length;
  };
  return {
    speak: (language, texts) => catalogue(write(`${language}\n${texts}`)),
    handle: (line) => handle(write(line)),
    step,
  };
}

/**
 * @param {Response | BufferSource} source
 * @param {WebAssembly.Imports} imports
 * @returns {Promise<WebAssembly.Instance>}
 */
async function instantiate(source, imports) {
  if (!(source instanceof Response)) {
    return (await WebAssembly.instantiate(source, imports)).instance;
  }
  const type = source.headers.get("content-type") ?? "";
  if ("instantiateStreaming" in WebAssembly && type.startsWith("application/wasm")) {
    return (await WebAssembly.instantiateStreaming(source, imports)).instance;
  }
  return (await WebAssembly.instantiate(await source.arrayBuffer(), imports)).instance;
}
