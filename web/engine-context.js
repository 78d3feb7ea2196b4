// @ts-check
/**
 * What the engine was told so far, as far as it matters: enough lines to bring another engine to the same point.
 */
export class Context {
  /** Options that were set before the match, by name. @type {Map<string, string>} */
  #before = new Map();
  /** What made the match. @type {string[]} */
  #match = [];
  /** Options that were set since. @type {Map<string, string>} */
  #since = new Map();

  /**
   * Remembers a line that the engine has accepted.
   * @param {string} line
   */
  add(line) {
    const [command, , ...rest] = line.trim().split(/\s+/);
    if (command === "setoption") {
      const name = rest.slice(0, rest.indexOf("value")).join(" ").toLowerCase();
      this.#since.delete(name);
      this.#since.set(name, line);
    } else if (command === "position" || command === "uginewgame" || command === "read") {
      this.#since.forEach((option, name) => this.#before.set(name, option));
      this.#since.clear();
      this.#match = [line];
    } else if (command === "concede") {
      this.#match.push(line);
    }
  }

  /** The lines, in order. @returns {string[]} */
  lines() {
    return [...this.#before.values(), ...this.#match, ...this.#since.values()];
  }
}
