// @ts-check
// The dialog in which a record, a position or moves are opened; templates/import.html is what it looks like.
import { Refusal } from "./conversation.js";
import { find } from "./elements.js";
import { word } from "./words.js";

/** How much of a file is looked at, in bytes: more than any engine reads, which says so, and less than would stop a browser. */
const MOST = 2 ** 21;

/**
 * Prepares the dialog.
 * @param {(text: string) => Promise<void>} take is given what was pasted or chosen; when it fails, the dialog says why and stays
 * @returns {() => void} opens it
 */
export function importDialog(take) {
  const dialog = find("import", HTMLDialogElement);
  const text = find("import-text", HTMLTextAreaElement);
  const file = find("import-file", HTMLInputElement);
  const problem = find("import-problem");

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
      complain(error instanceof Refusal ? error.message : word("engine-lost"));
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
    text.value = await chosen.slice(0, MOST).text();
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
