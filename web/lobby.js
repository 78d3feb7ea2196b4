// @ts-check
/**
 * The lobby: seeks that come and go, pairing by one click, and a form that offers only what can be played. The words of the list are the
 * server's: when something changes, the page is asked for it again.
 */
import { find } from "./elements.js";
import { Connection } from "./online/connection.js";
import { refusal } from "./online/refusals.js";
import { offerTerms } from "./online/terms.js";
import { language } from "./words.js";

/** How long changes are collected before the list is fetched again, in milliseconds. */
const PAUSE = 600;

const form = find("new-game", HTMLFormElement);
const waiting = find("waiting");
let isFetching = false;

offerTerms(form);

const connection = new Connection({ greet: () => "lobby", hear, change: (isOpen) => isOpen && refresh() });

/** @param {import("./online/lines.js").Heard} heard */
function hear(heard) {
  if (heard.line === "game") location.assign(`/${language()}/game/${heard.slug}`);
  if (heard.line === "seek" || heard.line === "unseek" || heard.line === "games") refresh();
}

/** Has the lists up to date soon. */
function refresh() {
  if (isFetching) return;
  isFetching = true;
  setTimeout(async () => {
    isFetching = false;
    if (document.hidden) return;
    try {
      const answer = await fetch(location.pathname, { cache: "no-store" });
      if (answer.ok) show(new DOMParser().parseFromString(await answer.text(), "text/html"));
    } catch {
      // The next change, or the next connection, asks again.
    }
  }, PAUSE);
}
document.addEventListener("visibilitychange", refresh);

/** Shows what the server has now, without disturbing whoever is on one of the buttons. @param {Document} page */
function show(page) {
  for (const id of ["seeks", "live"]) {
    const [here, there] = [find(id), page.getElementById(id)];
    if (!there || here.innerHTML === there.innerHTML) continue;
    const focused = here.contains(document.activeElement) ? place(document.activeElement) : null;
    here.replaceChildren(...there.childNodes);
    if (focused) focusOn(here, focused);
  }
}

/** Which seek an element belongs to. @param {Element | null} element */
const place = (element) => element?.closest("[data-seek]")?.getAttribute("data-seek") ?? "";

/** @param {HTMLElement} list @param {string} seek */
function focusOn(list, seek) {
  const button = list.querySelector(`[data-seek="${seek}"] button`) ?? find("seeks-title");
  if (!(button instanceof HTMLElement)) return;
  if (button.id === "seeks-title") button.tabIndex = -1;
  button.focus();
}

/** Says what cannot be done. @param {string | null} text */
function complain(text) {
  find("trouble").hidden = text === null;
  find("trouble").textContent = text ?? "";
}

/** Sends something to the lobby as a form does, which makes a guest of whoever is nobody yet. @param {Record<string, string>} fields */
async function post(fields) {
  complain(null);
  const answer = await fetch(location.pathname, { method: "POST", body: new URLSearchParams(fields) });
  if (new URL(answer.url).pathname !== location.pathname) return location.assign(answer.url);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const trouble = page.getElementById("trouble")?.textContent?.trim();
  if (trouble) complain(trouble);
  show(page);
  connection.renew();
  return !trouble;
}

// Quick pairing.

/** @type {string | null} */
let paired = null;

find("quick").addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  if (!button?.dataset.terms) return;
  paired = button.dataset.terms;
  mark(button);
  try {
    if ((await post({ do: "pair", terms: paired })) === false) mark(null);
  } catch {
    mark(null);
    complain(refusal("unavailable"));
  }
});

find("stop-waiting").addEventListener("click", async () => {
  mark(null);
  await post({ do: "withdraw" }).catch(() => {});
});

/** Shows which of the buttons waits. @param {HTMLElement | null} button */
function mark(button) {
  waiting.hidden = button === null;
  for (const other of find("quick").querySelectorAll("button"))
    other.setAttribute("aria-pressed", String(other === button));
}
