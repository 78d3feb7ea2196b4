// @ts-check
// What the game page shows beside the board, apart from what every table shows (play/screen.js).
import { find, make } from "../elements.js";
import { language, word } from "../words.js";
import { inWords, shown } from "./clocks.js";
import { refusal } from "./refusals.js";
import { opponent } from "./table.js";

/** @typedef {import("../protocol.js").Side} Side */
/** @typedef {import("../protocol.js").State} State */
/** @typedef {import("./data.js").GameData} GameData */
/** @typedef {import("./table.js").Table} Table */

/** @type {Side[]} */
export const SIDES = ["black", "white"];

/** Below this a clock is marked, in milliseconds. */
const SHORT = 20_000;

/** @param {Side} side @param {string} part */
const ofPlayer = (side, part) =>
  /** @type {HTMLElement} */ (document.querySelector(`.player[data-side=${side}] ${part}`));

/** A sentence of the catalogue with what belongs into it. @param {string} key @param {Record<string, string>} parts */
export const sentence = (key, parts) =>
  Object.entries(parts).reduce((text, [name, part]) => text.replace(`{${name}}`, part), word(key));

/** Who sits where. @param {GameData} data @param {Side | null} you */
export function showPlayers({ players, clock, kind }, you) {
  for (const side of SIDES) {
    const { name, page, rating } = players[side];
    const who = page ? make("a", { href: page }, name) : name;
    ofPlayer(side, "b").replaceChildren(who);
    const about = [rating, side === you ? word("seat-you") : null];
    ofPlayer(side, ".seat").textContent = about
      .filter((part) => part !== null)
      .map((part) => `· ${part}`)
      .join(" ");
    ofPlayer(side, ".clock").hidden = clock === "none";
    ofPlayer(side, ".points").hidden = kind === "single";
  }
}

/** @param {Record<Side, number>} left @param {Side | null} running */
export function showClocks(left, running) {
  for (const side of SIDES) {
    const time = ofPlayer(side, "[data-time]");
    const text = shown(left[side], language());
    if (time.textContent !== text) time.textContent = text;
    const clock = time.parentElement;
    clock?.classList.toggle("short", left[side] < SHORT);
    clock?.classList.toggle("running", side === running);
  }
}

/** Whether a player is here. @param {Side} side @param {boolean} isHere */
export function showPresence(side, isHere) {
  const dot = ofPlayer(side, ".presence");
  dot.classList.toggle("here", isHere);
  const text = word(isHere ? "game-here" : "game-away");
  dot.title = text;
  const spoken = dot.querySelector(".spoken");
  if (spoken) spoken.textContent = text;
}

/** @param {number} count */
export function showCrowd(count) {
  find("crowd").hidden = count === 0;
  find("crowd").textContent = sentence("game-crowd", { text: String(count) });
}

/**
 * Whether the server hears this page, and what it has not acknowledged.
 * @param {{ isOpen: boolean, isSending: boolean }} how
 */
export function showConnection({ isOpen, isSending }) {
  find("offline").hidden = isOpen;
  const text = isOpen ? "" : word(isSending ? "game-offline-sending" : "game-offline");
  if (find("offline-text").textContent !== text) find("offline-text").textContent = text;
  find("arena").classList.toggle("offline", !isOpen);
  find("arena").classList.toggle("sending", isSending);
  find("sending").hidden = !isSending;
}

/** The server refused something. @param {string | null} code `null` hides it */
export function showRefusal(code) {
  find("refused").hidden = code === null;
  if (code !== null) find("refused-text").textContent = refusal(code);
}

/** What was planned. @param {string[]} moves in words */
export function showPremoves(moves) {
  find("premoves").hidden = moves.length === 0;
  find("premoves-text").textContent = sentence("game-premove", { text: moves.join(", ") });
}

/**
 * What one player asks of the other.
 * @param {Table} table
 * @param {{ you: Side | null, names: Record<Side, string>, isOver: boolean }} seen
 */
export function showOffers({ takeback, rematch, next }, { you, names, isOver }) {
  const isMine = takeback !== null && takeback === you;
  find("takeback-offer").hidden = takeback === null || isOver || you === null;
  if (takeback)
    find("takeback-text").textContent = isMine
      ? word("game-takeback-waiting")
      : sentence("game-takeback-offered", { name: names[takeback] });
  find("takeback-yes").hidden = isMine;
  find("takeback-no").textContent = word(isMine ? "game-withdraw" : "game-decline");
  if (!you) {
    find("rematch").hidden = true;
  } else {
    const [wanted, asked] = [rematch.has(you), rematch.has(opponent(you))];
    find("rematch").hidden = !isOver || next !== null;
    find("rematch").toggleAttribute("disabled", wanted);
    find("rematch-text").hidden = (!wanted && !asked) || next !== null;
    find("rematch-text").textContent = asked
      ? sentence("game-rematch-offered", { name: names[opponent(you)] })
      : word("game-rematch-waiting");
  }
  find("to-next").hidden = next === null;
  if (next !== null) find("to-next").setAttribute("href", `/${language()}/game/${next}`);
}

/** The opponent has gone. @param {{ name: string, seconds: number } | null} gone `null` when they are here */
export function showGone(gone) {
  find("gone").hidden = gone === null;
  if (gone === null) return;
  const text =
    gone.seconds > 0
      ? sentence("game-gone", { name: gone.name, time: inWords(gone.seconds, language()) })
      : sentence("game-gone-now", { name: gone.name });
  if (find("gone-text").textContent !== text) find("gone-text").textContent = text;
  find("claim").hidden = gone.seconds > 0;
}

/** How long a first decision may still take. @param {number | null} left */
export function showGrace(left) {
  find("grace").hidden = left === null;
  if (left === null) return;
  const text = sentence("game-first", { time: inWords(Math.ceil(left / 1000), language()) });
  if (find("grace").textContent !== text) find("grace").textContent = text;
}

/**
 * The end of the game, or of a round.
 * @param {State} state
 * @param {{ title: string | null, isOver: boolean, outcome: "won" | "lost" | null, fill: boolean }} how `title`: what the engine does not know
 */
export function showEnd(state, { title, isOver, outcome, fill }) {
  const { events } = state;
  const won = events.find(({ event }) => event === "round-won");
  const hadFocus = document.activeElement?.id === "board" || find("banner").contains(document.activeElement);
  find("banner").hidden = isOver || !won;
  find("result").hidden = !isOver;
  find("due").hidden = isOver || fill;
  find("open-fill").hidden = !fill;
  find("banner-title").textContent = won?.sentence ?? "";
  const list = (/** @type {string} */ id, /** @type {string[]} */ names) =>
    find(id).replaceChildren(
      ...events.filter(({ event }) => names.includes(event)).map(({ sentence }) => make("li", {}, sentence)),
    );
  list("banner-text", ["grew", "scored"]);
  if (isOver) {
    const told = title ?? state.due;
    find("result").dataset.outcome = outcome ?? "";
    find("result-title").textContent = outcome ? word(`end-match-${outcome}`) : told;
    find("result-text").textContent = outcome ? told : "";
    list("result-events", title === null ? ["round-won"] : []);
    find("result-points").textContent = `${state.score.black} : ${state.score.white}`;
    find("result-points").hidden = state.kind === "single" || state.score.black + state.score.white === 0;
  }
  if (hadFocus && isOver && !find("rematch").hidden) find("rematch").focus();
  else if (hadFocus && fill) find("open-fill").focus();
}

/** What the game did to the ratings. @param {Record<Side, [number, number]>} changes @param {Record<Side, string>} names */
export function showRatings(changes, names) {
  find("ratings").hidden = false;
  const change = new Intl.NumberFormat(language(), { signDisplay: "exceptZero", maximumFractionDigits: 0 });
  const whole = new Intl.NumberFormat(language(), { maximumFractionDigits: 0, useGrouping: false });
  find("ratings").replaceChildren(
    ...SIDES.flatMap((side) => {
      const [before, after] = changes[side].map(Math.round);
      const by = (after ?? 0) - (before ?? 0);
      return [
        make("dt", {}, make("span", { class: `man ${side}`, "aria-hidden": "true" }), ` ${names[side]}`),
        make(
          "dd",
          {},
          `${whole.format(before ?? 0)} → ${whole.format(after ?? 0)} `,
          make("b", { class: by < 0 ? "loss" : "win" }, change.format(by)),
        ),
      ];
    }),
  );
}
