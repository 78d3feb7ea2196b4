// @ts-check
/** @type {Record<string, string> | undefined} */
let known;

/**
 * The words the server gave this page, by their keys in the catalogues.
 * @param {string} key
 * @returns {string}
 */
export function word(key) {
  known ??= /** @type {Record<string, string>} */ (JSON.parse(document.getElementById("words")?.textContent ?? "{}"));
  return known[key] ?? key;
}

/** The language of the page. */
export const language = () => document.documentElement.lang;

/** The address of an asset. @param {string} name */
export const asset = (name) => `${document.documentElement.dataset.assets ?? ""}${name}`;
