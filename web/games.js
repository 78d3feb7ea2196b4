// @ts-check
// The live games, as they are every few seconds. The words and pictures are the server's.
import { find } from "./elements.js";
import { dressPictures } from "./pictures.js";
import { follow } from "./settings.js";

/** How often the list is fetched again, in milliseconds. */
const PAUSE = 5000;

/** The list as the server sent it last. */
let sent = find("games").innerHTML;
follow(dressPictures);

/** What is new replaces what was there, and whoever is on a game stays on it. @param {string} text */
function show(text) {
  const there = new DOMParser().parseFromString(text, "text/html").getElementById("games");
  const here = find("games");
  if (!there || there.innerHTML === sent) return;
  sent = there.innerHTML;
  const focused = here.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
  here.replaceChildren(...there.childNodes);
  dressPictures();
  const link = focused ? here.querySelector(`a[href="${focused}"]`) : null;
  if (link instanceof HTMLElement) link.focus();
}

async function refresh() {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.pathname);
    if (answer.ok) show(await answer.text());
  } catch {
    // The next attempt may reach the server.
  }
}

setInterval(refresh, PAUSE);
document.addEventListener("visibilitychange", refresh);
