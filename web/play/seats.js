// @ts-check
// Who sits where.

/** @typedef {import("../protocol.js").Side} Side */

/**
 * The side of the person who uses this browser, if that is just one.
 * @param {Pick<import("./kept.js").Game, "seats"> & { online?: import("../history/store.js").Online }} game
 * @returns {Side | null}
 */
export function yourSide({ seats: { black, white }, online }) {
  if (online) return online.you;
  if ((black === "person") === (white === "person")) return null;
  return black === "person" ? "black" : "white";
}
