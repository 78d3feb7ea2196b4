// @ts-check
// The form in which a match is agreed. What was chosen is remembered for next time.
import { find } from "../elements.js";
import { Match } from "../match.js";
import { recallJson, rememberJson } from "../storage.js";
import { game, isFavour } from "./kept.js";

/** @typedef {import("./kept.js").Game} Game */

/** What was agreed last time, by the names of the fields. @returns {Record<string, string>} */
export function agreement() {
  const kept = recallJson("agreement");
  return typeof kept === "object" && kept !== null ? { level: "3", ...kept } : { level: "3" };
}

/**
 * Shows the form as it was last time, and calls `start` when a match is agreed.
 * @param {(game: Game) => void} start
 */
export function fillIn(start) {
  const form = find("agreement", HTMLFormElement);
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
      if (part instanceof HTMLElement) part.hidden = part.dataset.when !== chosen.get("against");
    }
    const times = find("times");
    times.hidden = chosen.get("clock") !== "clock";
    for (const input of times.querySelectorAll("input")) input.disabled = times.hidden;
    // Whom line-ups favour is known on the standard board only.
    const isFavoured = String(chosen.get("opening")).startsWith("favour-");
    for (const board of form.querySelectorAll("input[name=board]")) {
      if (!(board instanceof HTMLInputElement)) continue;
      const isStandard = board.value === "standard";
      board.disabled = isFavoured && !isStandard;
      if (isFavoured) board.checked = isStandard;
    }
  };
  form.addEventListener("change", update);
  update();
  // Whoever chose something rare sees it.
  if (form.querySelector("details :checked:not([value=standard]):not([value=none])"))
    find("more").setAttribute("open", "");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    rememberJson("agreement", Object.fromEntries(chosen));
    const next = agreed((name) => String(chosen.get(name) ?? ""));
    if (next) start(next);
  });
}

/**
 * The game that the fields of the form describe, or `null` when they describe none.
 * @param {(name: string) => string} text what a field says
 * @returns {Game | null}
 */
export function agreed(text) {
  // Line-ups that favour a side are drawn among those of match play.
  const favour = /^favour-(none|black|white)$/.exec(text("opening"))?.[1];
  const match = Match.read({
    kind: text("kind"),
    opening: favour ? "matchplay" : text("opening") || undefined,
    // Whom they favour is known on the standard board.
    board: favour ? "standard" : text("board") || undefined,
  });
  const clock = { minutes: Number(text("minutes")), seconds: Number(text("seconds")) };
  const hasClock = text("clock") === "clock" && clock.minutes > 0 && clock.seconds >= 0;
  return match && game(match, seats(text), hasClock ? clock : null, isFavour(favour) ? favour : undefined);
}

/** @param {(name: string) => string} text @returns {Game["seats"]} */
function seats(text) {
  /** @param {string} name */
  const level = (name) => Math.min(10, Math.max(1, Math.round(Number(text(name))) || 3));
  if (text("against") === "person") return { black: "person", white: "person" };
  if (text("against") === "nobody") return { black: level("black"), white: level("white") };
  const isBlack = text("side") === "random" ? Math.random() < 0.5 : text("side") !== "white";
  const computer = level("level");
  return { black: isBlack ? "person" : computer, white: isBlack ? computer : "person" };
}
