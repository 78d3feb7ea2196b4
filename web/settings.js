// @ts-check
import { recall, remember } from "./storage.js";

/**
 * How a visitor likes it: kept in the browser, told to whoever asks.
 *
 * @typedef {object} Settings
 * @property {"auto" | "light" | "dark"} theme
 * @property {"towers" | "kanji" | "letters" | "none"} symbols
 * @property {"classic" | "deuteranopia" | "protanopia" | "tritanopia"} palette
 * @property {"auto" | "none"} motion
 * @property {"off" | "on"} sound
 * @property {"wood" | "slate" | "paper"} look of the board
 * @property {"octagon" | "round" | "flat"} towers
 * @property {"off" | "on"} turning whether the board turns to whoever moves when two people play
 * @property {"off" | "on"} telling whether the list of moves tells what happened, and stands in for the game log
 * @property {"off" | "on"} coach whether the player is warned before a move that is proven to lose
 * @property {"off" | "on"} ahead whether the board shows what each move gives the opponent
 */

/** The values there are; the first of each is what holds without a choice. */
const CHOICES = {
  theme: ["auto", "light", "dark"],
  symbols: ["towers", "kanji", "letters", "none"],
  palette: ["classic", "deuteranopia", "protanopia", "tritanopia"],
  motion: ["auto", "none"],
  sound: ["off", "on"],
  look: ["wood", "slate", "paper"],
  towers: ["octagon", "round", "flat"],
  turning: ["off", "on"],
  telling: ["off", "on"],
  coach: ["off", "on"],
  ahead: ["off", "on"],
};

/** @returns {Settings} */
export function settings() {
  const entries = Object.entries(CHOICES).map(([name, values]) => {
    const kept = recall(name);
    return [name, kept !== null && values.includes(kept) ? kept : values[0]];
  });
  return Object.fromEntries(entries);
}

/** Sends an event `settings` through the window whenever a setting changes. @param {string} name @param {string} value */
export function set(name, value) {
  if (!(name in CHOICES) || !CHOICES[/** @type {keyof typeof CHOICES} */ (name)].includes(value)) return;
  remember(name, value);
  announce();
}

/** Tells everybody on this page that settings have changed. */
export const announce = () => window.dispatchEvent(new CustomEvent("settings", { detail: settings() }));

/**
 * Calls `use` with the settings now and whenever they change, here or in another tab.
 * @param {(settings: Settings) => void} use
 */
export function follow(use) {
  use(settings());
  window.addEventListener("settings", () => use(settings()));
  window.addEventListener("storage", () => use(settings()));
}

/** Dresses a board as the visitor likes it, now and later. @param {HTMLElement} board */
export function dress(board) {
  follow(({ symbols, palette, motion, look, towers }) => {
    for (const [name, value] of Object.entries({ symbols, palette, motion, look, towers }))
      board.setAttribute(name, value);
  });
}
