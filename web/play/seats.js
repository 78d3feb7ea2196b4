// @ts-check
// Who sits where.

/** @typedef {import("../protocol.js").Side} Side */

/** The side of the only person who plays, if there is just one. @param {Pick<import("./kept.js").Game, "seats">} game @returns {Side | null} */
export function yourSide({ seats: { black, white } }) {
  if ((black === "person") === (white === "person")) return null;
  return black === "person" ? "black" : "white";
}
