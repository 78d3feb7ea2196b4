// @ts-check
// The list of the lessons: what has been done, and where to go on.
import { find } from "./elements.js";
import { reached } from "./learn/progress.js";
import { dressPictures } from "./pictures.js";
import { follow } from "./settings.js";
import { word } from "./words.js";

const lessons = [...document.querySelectorAll("a[data-lesson]")].map((card) => {
  const link = /** @type {HTMLAnchorElement} */ (card);
  const steps = reached(link.dataset.lesson ?? "");
  const isDone = steps >= Number(link.dataset.steps);
  link.querySelectorAll(".meter i").forEach((mark, index) => mark.classList.toggle("done", index < steps));
  const finished = link.querySelector(".finished");
  if (finished instanceof HTMLElement) finished.hidden = !isDone;
  // A picture that cannot be had, as without a connection, leaves no hole.
  link.querySelector("img")?.addEventListener("error", ({ target }) => /** @type {Element} */ (target).remove());
  return { link, steps, isDone };
});

follow(dressPictures);

const go = find("go", HTMLAnchorElement);
// What was begun comes before what is next.
const open = lessons.find(({ steps, isDone }) => steps > 0 && !isDone) ?? lessons.find(({ isDone }) => !isDone);
if (open && lessons.some(({ steps }) => steps > 0)) {
  go.href = open.link.href;
  go.textContent = `${word("lessons-continue")}: ${open.link.querySelector("strong")?.textContent ?? ""}`;
}
if (!open) {
  for (const id of ["all-done", "play", "puzzles"]) find(id).hidden = false;
  for (const id of ["lead", "go"]) find(id).hidden = true;
}
