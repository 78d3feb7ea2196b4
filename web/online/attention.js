// @ts-check
// Calls a player who looks elsewhere: by the title of the page, and by a notification where that was asked for.
import { find } from "../elements.js";
import { recall, remember } from "../storage.js";
import { asset, word } from "../words.js";

const title = document.title;

const isAllowed = () => "Notification" in window && Notification.permission === "granted" && recall("notify") === "on";

/** @type {Notification | null} */
let shown = null;

/** Says whether it is the visitor's turn. @param {boolean} isTurn @param {string} text what is due */
export function callFor(isTurn, text) {
  document.title = isTurn ? `${word("game-your-turn")} · ${title}` : title;
  if (!isTurn) {
    shown?.close();
    shown = null;
  } else if (document.hidden && !shown && isAllowed()) {
    try {
      shown = new Notification(word("game-your-turn"), {
        body: text,
        tag: location.pathname,
        icon: asset("/pictures/icon-180.png"),
      });
      shown.onclick = () => {
        window.focus();
        shown?.close();
        shown = null;
      };
    } catch {
      // Some browsers have notifications only for apps that are installed.
    }
  }
}

/** Lets the visitor switch notifications on and off. Only a click asks the browser for them. */
export function offerNotifications() {
  const button = find("notify");
  const paint = () => button.setAttribute("aria-checked", String(isAllowed()));
  button.hidden = !("Notification" in window);
  button.addEventListener("click", async () => {
    const isOn = isAllowed();
    remember("notify", isOn ? "off" : "on");
    const answer = isOn ? "granted" : await Notification.requestPermission();
    if (answer !== "granted") find("live").textContent = word("game-notify-denied");
    find("notify-denied").hidden = answer === "granted";
    paint();
  });
  paint();
}
