// @ts-check
// What is kept in the browser. A browser that keeps nothing is no reason to stop: then it is kept until the page is left.

/** @type {Map<string, string>} */
const fallback = new Map();

/** Where a thing is kept. @param {string} name */
const place = (name) => `kamisado.${name}`;

/** @param {string} name @returns {string | null} */
export function recall(name) {
  // What the browser has no room for is newer than what it has.
  const newer = fallback.get(name);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(place(name));
  } catch {
    return null;
  }
}

/** @param {string} name @param {string | null} value `null` forgets it */
export function remember(name, value) {
  fallback.delete(name);
  try {
    if (value === null) localStorage.removeItem(place(name));
    else localStorage.setItem(place(name), value);
  } catch {
    if (value !== null) fallback.set(name, value);
  }
}

/** All that is kept, by its names. @returns {Record<string, string>} */
export function everything() {
  const names = new Set(fallback.keys());
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(place(""))) names.add(key.slice(place("").length));
    }
  } catch {
    // The fallback has it.
  }
  return Object.fromEntries([...names].map((name) => [name, recall(name) ?? ""]));
}

/** What was remembered as JSON, or `null` where nothing or nonsense is kept. @param {string} name @returns {any} */
export const recallJson = (name) => parse(recall(name));

/** What was written as JSON, by any version, or `null` when it is nonsense. @param {unknown} text @returns {any} */
export function parse(text) {
  try {
    return JSON.parse(String(text ?? null), (_, value) => renamed(value));
  } catch {
    return null;
  }
}

/** What was kept when the terms of a match had other names. It is kept under the new ones next time. @param {any} value */
function renamed(value) {
  if (typeof value !== "object" || value === null || !("setup" in value)) return value;
  const { match: kind, setup: opening, mirrored, ...others } = value;
  return { kind, opening, board: String(mirrored) === "true" ? "mirrored" : "standard", ...others };
}

/** The same for what a tab keeps for itself first, because another one may keep something else under the name. @param {string} name @returns {any} */
export function recallJsonHere(name) {
  try {
    return parse(sessionStorage.getItem(place(name)) ?? recall(name));
  } catch {
    return recallJson(name);
  }
}

/** @param {string} name @param {unknown} value */
export function rememberJsonHere(name, value) {
  rememberJson(name, value);
  try {
    sessionStorage.setItem(place(name), JSON.stringify(value));
  } catch {
    // Every tab then has the same.
  }
}

/** @param {string} name @param {unknown} value */
export const rememberJson = (name, value) => remember(name, JSON.stringify(value));
