// @ts-check
/**
 * The lobby: seeks that come and go, pairing by one click, and a form that offers only what can be played. The words of the list are the
 * server's: when something changes, it is asked for the list again.
 */
import { find } from "./elements.js";
import { shown } from "./online/clocks.js";
import { Connection } from "./online/connection.js";
import { refusal } from "./online/refusals.js";
import { offerTerms } from "./online/terms.js";
import { recall } from "./storage.js";
import { language } from "./words.js";

/** How long changes are collected before the list is fetched again, in milliseconds. */
const PAUSE = 600;

/** What somebody waits for, and its number once the server has one. @type {{ terms: string, id: number | null } | null} */
let wish = null;
let isFetching = false;

offerTerms(find("new-game", HTMLFormElement));

/** Shows how much time is left in the games of the visitor. */
function showDue() {
  for (const due of document.querySelectorAll("[data-due]")) {
    const left = Number(due.getAttribute("data-due")) - Date.now();
    due.textContent = left > 0 ? shown(1000 * Math.ceil(left / 1000), language()) : "";
  }
}
showDue();
setInterval(showDue, 1000);

const connection = new Connection({
  greet: () => "lobby",
  hear,
  change(isOpen) {
    if (!isOpen) return;
    refresh();
    // Whoever loses the connection waits for nothing any more, as far as the server knows.
    if (wish) connection.say(`pair ${wish.terms}`);
  },
});

/** @param {import("./online/lines.js").Heard} heard */
function hear(heard) {
  switch (heard.line) {
    case "game":
      // The server names a game that has just begun to whoever comes in, also if they come from there.
      if (wish || heard.slug !== recall("opened-game")) location.assign(`/${language()}/game/${heard.slug}`);
      break;
    case "ok":
      if (wish) wish.id = heard.number;
      break;
    case "no":
      if (heard.code === "stranger") becomeGuest();
      else giveUp(refusal(heard.code));
      break;
    case "seek":
    case "unseek":
    case "games":
      refresh();
  }
}

/** A stranger who wants to play becomes a guest, and comes again as one. */
async function becomeGuest() {
  try {
    const answer = await fetch("/me", { method: "POST" });
    if (answer.ok) connection.renew();
    else giveUp(refusal("unavailable"));
  } catch {
    giveUp(refusal("unavailable"));
  }
}

/** Does not wait any more. @param {string} [why] */
function giveUp(why) {
  wish = null;
  mark();
  find("trouble").hidden = why === undefined;
  find("trouble").textContent = why ?? "";
}

// Quick pairing.

find("quick").addEventListener("click", ({ target }) => {
  const terms = target instanceof Element ? target.closest("button")?.dataset.terms : undefined;
  if (!terms) return;
  stop();
  wish = { terms, id: null };
  mark();
  connection.say(`pair ${terms}`);
});

find("stop-waiting").addEventListener("click", () => {
  stop();
  find("quick").querySelector("button")?.focus();
});

function stop() {
  if (wish?.id != null) connection.say(`unseek ${wish.id}`);
  giveUp();
}

/** Shows which of the buttons waits. */
function mark() {
  find("waiting").hidden = wish === null;
  for (const button of find("quick").querySelectorAll("button"))
    button.setAttribute("aria-pressed", String(button.dataset.terms === wish?.terms));
}

// The list.

/** Has the list up to date soon. */
function refresh() {
  if (isFetching) return;
  isFetching = true;
  setTimeout(async () => {
    isFetching = false;
    if (document.hidden) return;
    try {
      const answer = await fetch(`/${language()}/lobby/seeks`);
      if (answer.ok) show(await answer.text());
    } catch {
      // The next change, or the next connection, asks again.
    }
  }, PAUSE);
}
document.addEventListener("visibilitychange", refresh);

/** Shows what the server has now, without disturbing whoever is on one of the buttons. @param {string} text */
function show(text) {
  const [here, there] = [find("seeks"), new DOMParser().parseFromString(text, "text/html").body];
  if (here.innerHTML.trim() === there.innerHTML.trim()) return;
  const focused = here.contains(document.activeElement) ? placeOf(document.activeElement) : null;
  here.replaceChildren(...there.childNodes);
  if (focused === null) return;
  const button = here.querySelector(`[data-seek="${focused}"] button`);
  const title = find("seeks-title");
  title.tabIndex = -1;
  if (button instanceof HTMLElement) button.focus();
  else title.focus();
}

/** Which seek an element belongs to. @param {Element | null} element */
const placeOf = (element) => element?.closest("[data-seek]")?.getAttribute("data-seek") ?? "";
