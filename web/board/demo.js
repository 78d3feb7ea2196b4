// @ts-check
// A page with the board and no engine: it tells a recorded story, and its controls are the board's attributes. demo.html is the markup.

import { KamisadoBoard } from "./board.js";

/** @typedef {import('./state.js').State} State */

const demo = document.querySelector("[data-demo=board]");
const board = demo?.querySelector("kamisado-board");
/** @type {State[]} */
const story = await (await fetch(new URL("demo.json", import.meta.url))).json();
let at = 0;

/** Shows a moment of the story; from one to the next it is told, else the towers only glide. @param {number} moment */
function turnTo(moment) {
  const next = story[moment];
  if (!(board instanceof KamisadoBoard) || !next) return;
  const told = moment === at + 1;
  at = moment;
  board.show(next, { story: told });
}

/** @param {Event} event */
function log(event) {
  const output = demo?.querySelector("output");
  if (output && event instanceof CustomEvent) output.textContent = `${event.type} ${JSON.stringify(event.detail)}`;
}

// The story knows one move a moment. A page with an engine would send the move there, and show the state that comes back.
board?.addEventListener("kamisado-move", (event) => {
  log(event);
  const { from, to } = /** @type {CustomEvent} */ (event).detail;
  if (story[at + 1]?.events?.some(({ move }) => move === from + to)) turnTo(at + 1);
  else event.preventDefault();
});
board?.addEventListener("kamisado-square", log);

for (const control of demo?.querySelectorAll("[name]") ?? []) {
  control.addEventListener("input", () => {
    if (control instanceof HTMLSelectElement) board?.setAttribute(control.name, control.value);
    if (control instanceof HTMLInputElement) board?.toggleAttribute(control.name, control.checked);
  });
  control.addEventListener("click", () => {
    if (control instanceof HTMLButtonElement) turnTo(control.name === "next" ? (at + 1) % story.length : 0);
  });
}

turnTo(0);
