// @ts-check
// Reporting or blocking the opponent.
import { find } from "../elements.js";
import { word } from "../words.js";
import { refusal } from "./refusals.js";

/** What is said when it is done. @type {Record<string, string>} */
const DONE = { report: "report-sent", block: "block-done" };

export function offerReporting() {
  const dialog = find("reporting", HTMLDialogElement);
  find("report").addEventListener("click", () => {
    dialog.returnValue = "";
    dialog.showModal();
  });
  dialog.addEventListener("close", () => send(dialog));
}

/** Sends what was chosen, if anything was. @param {HTMLDialogElement} dialog */
async function send(dialog) {
  const done = DONE[dialog.returnValue];
  const form = dialog.querySelector("form");
  if (!done || !form) return;
  const reason = String(new FormData(form).get("reason") ?? "");
  const body = new URLSearchParams({ do: dialog.returnValue, reason });
  const answer = await fetch(location.pathname, { method: "POST", body }).catch(() => null);
  const code = answer?.status === 429 ? "slow-down" : "unavailable";
  find("complained").textContent = answer?.ok ? word(done) : refusal(code);
  find("complained").hidden = false;
}
