// @ts-check
// The dialog in which a record, a position or moves are opened; templates/import.html is what it looks like.
import { Match } from "./match.js";

/** @typedef {{ match: Match, remarks: { tags: object, comment: string, notes: Record<string, Record<string, unknown>> } }} Opened */

/**
 * What the engine made of a text: a match, and what people noted.
 * @param {import("./engine.js").Engine} engine
 * @param {string} text
 * @returns {Promise<Opened>}
 */
export async function readText(engine, text) {
  const { match, setup, mirrored, fen, decisions, result, remarks } = await engine.askObject(
    `read ${JSON.stringify(text)}`,
  );
  const opened = new Match({ match, setup, mirrored, fen, decisions });
  if (!result || result.verdict === "points") return { match: opened, remarks };
  const loser = result.winner === "black" ? "white" : "black";
  return { match: opened.concededBy(loser, result.verdict), remarks };
}

/**
 * Prepares the dialog.
 * @param {(text: string) => Promise<void>} take is given what was pasted or chosen; when it fails, the dialog says why and stays
 * @returns {() => void} opens it
 */
export function importDialog(take) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("import"));
  const text = /** @type {HTMLTextAreaElement} */ (document.getElementById("import-text"));
  const file = /** @type {HTMLInputElement} */ (document.getElementById("import-file"));
  const problem = /** @type {HTMLElement} */ (document.getElementById("import-problem"));

  /** @param {string | null} reason */
  const complain = (reason) => {
    problem.hidden = reason === null;
    problem.textContent = reason;
    text.setAttribute("aria-invalid", String(reason !== null));
  };
  const read = async () => {
    try {
      await take(text.value);
      dialog.close();
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error));
      text.focus();
    }
  };

  dialog.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    read();
  });
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    text.value = await chosen.text();
    file.value = "";
    await read();
  });
  text.addEventListener("input", () => complain(null));
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest("[data-close]"))) dialog.close();
  });
  return () => {
    complain(null);
    dialog.showModal();
    text.focus();
    text.select();
  };
}
