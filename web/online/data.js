// @ts-check
/**
 * What the server knows about a game from its first moment, as it stands in the page.
 *
 * @typedef {import("../protocol.js").Side} Side
 * @typedef {{ name: string, page: string | null, rating: string | null, isPerson: boolean }} Player
 *
 * @typedef {object} GameData
 * @property {string} slug
 * @property {string} kind
 * @property {string} opening
 * @property {import("../protocol.js").Board} board
 * @property {string} clock
 * @property {boolean} rated
 * @property {Record<Side, Player>} players
 */

/**
 * The game in a page.
 * @param {Document} page
 * @returns {GameData | null}
 */
export const dataIn = (page) => JSON.parse(page.getElementById("data")?.textContent ?? "null");
