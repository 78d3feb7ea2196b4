// @ts-check
// The form in which a match is agreed. What was chosen is remembered for next time.
import { Match } from "../match.js";
import { recallJson, rememberJson } from "../storage.js";
import { element } from "./page.js";

/** @typedef {import("./kept.js").Game} Game */

/** What was agreed last time, by the names of the fields. @returns {Record<string, string>} */
export function agreement() {
  const kept = recallJson("agreement");
  return typeof kept === "object" && kept !== null ? { level: "3", ...kept } : { level: "3" };
}

/**
 * Shows the form as it was last time, and calls `start` when a match is agreed.
 * @param {(match: Match, seats: Game["seats"], clock: Game["clock"]) => void} start
 */
export function fillIn(start) {
  const form = /** @type {HTMLFormElement} */ (element("agreement"));
  for (const [name, value] of Object.entries(agreement())) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      const before = field.value;
      field.value = String(value);
      // What is no longer offered cannot be chosen.
      if (field.value !== String(value)) field.value = before;
    }
  }
  const update = () => {
    const chosen = new FormData(form);
    for (const part of form.querySelectorAll("[data-when]")) {
      if (part instanceof HTMLElement) part.hidden = part.dataset["when"] !== chosen.get("against");
    }
    const times = element("times");
    times.hidden = chosen.get("clock") !== "clock";
    for (const input of times.querySelectorAll("input")) input.disabled = times.hidden;
  };
  form.addEventListener("change", update);
  update();
  // Whoever chose something rare sees it.
  if (form.querySelector("details :checked:not([value=standard]):not([value=false]):not([value=none])")) element("more").setAttribute("open", "");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    rememberJson("agreement", Object.fromEntries(chosen));
    const text = (/** @type {string} */ name) => String(chosen.get(name) ?? "");
    const match = new Match({ match: text("match"), setup: text("setup"), mirrored: text("mirrored") === "true" });
    const clock = text("clock") === "clock" ? { minutes: Number(text("minutes")), seconds: Number(text("seconds")) } : null;
    start(match, seats(text), clock);
  });
}

/** @param {(name: string) => string} text @returns {Game["seats"]} */
function seats(text) {
  if (text("against") === "person") return { black: "person", white: "person" };
  if (text("against") === "nobody") return { black: Number(text("black")), white: Number(text("white")) };
  const isBlack = text("side") === "random" ? Math.random() < 0.5 : text("side") === "black";
  const level = Number(text("level"));
  return { black: isBlack ? "person" : level, white: isBlack ? level : "person" };
}
