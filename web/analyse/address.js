// @ts-check
/**
 * The short form of a match behind the `#` of an address: `#d=b1b7.a8a4`, `#p=4B3/8/8/2R5/3G4/3+p4/8/8_b_p`. What is as usual is left out.
 * Servers are never told what is behind a `#`. In links that are given away the same stands behind a `?`, so that their previews show the position.
 */
import { Match } from "../match.js";

/** @param {Match} match */
export function toHash({ kind, opening, board, fen, decisions }) {
  const parts = [
    kind === "single" ? "" : `m=${kind}`,
    opening === "standard" ? "" : `s=${opening}`,
    board === "mirrored" ? "r=1" : "",
    fen === null ? "" : `p=${fen.replaceAll(" ", "_")}`,
    decisions.length === 0 ? "" : `d=${decisions.join(".")}`,
  ].filter(Boolean);
  return parts.length === 0 ? "" : `#${parts.join("&")}`;
}

/** The same as a query. @param {Match} match */
export const toQuery = (match) => toHash(match).replace("#", "?").replaceAll("+", "%2B");

/** The match in the hash or the query of an address, or `null` when there is none or nonsense. @param {string} hash @returns {Match | null} */
export function fromHash(hash) {
  /** @type {Record<string, string>} */
  const parts = {};
  for (const part of hash.replace(/^[#?]/, "").split("&")) {
    const [name = "", ...value] = part.split("=");
    try {
      parts[name] = decodeURIComponent(value.join("="));
    } catch {
      return null;
    }
  }
  const { m, s, r, p, d } = parts;
  if (!(m || s || r || p || d)) return null;
  return Match.read({
    kind: m ?? "single",
    opening: s ?? "standard",
    board: r === "1" ? "mirrored" : "standard",
    fen: p?.replaceAll("_", " ") ?? null,
    decisions: d ? d.split(".") : [],
  });
}
