// @ts-check
// Everything that this browser keeps as one file, and back again.
import { everything, remember } from "../storage.js";
import { finished, keepFinished, readFinished } from "./store.js";

const FORMAT = "kamisado-browser";

/** The file. */
export async function writeAll() {
  return JSON.stringify({ format: FORMAT, version: 1, kept: everything(), matches: await finished() });
}

/**
 * Takes up what a file holds. What is kept under the same name is replaced; matches are added.
 * @param {string} text
 * @returns {Promise<number | null>} how many matches are new, or `null` when it is no such file
 */
export async function readAll(text) {
  /** @type {any} */
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (file?.format !== FORMAT || !Array.isArray(file.matches) || typeof file.kept !== "object") return null;
  const known = new Set((await finished()).map(({ id }) => id));
  /** @type {import("./store.js").Finished[]} */
  const matches = file.matches.flatMap((/** @type {unknown} */ each) => readFinished(each) ?? []);
  for (const match of matches) await keepFinished(match);
  for (const [name, value] of Object.entries(file.kept ?? {})) {
    if (typeof value === "string") remember(name, value);
  }
  return matches.filter(({ id }) => !known.has(id)).length;
}
