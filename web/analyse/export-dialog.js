// @ts-check
// The dialog that gives away what is on the board: a link, texts in all forms, and diagrams; templates/export.html is what it looks like.
import { find } from "../elements.js";
import { settings } from "../settings.js";
import { word } from "../words.js";

/** How a text is called as a file. @type {Record<string, string>} */
const FILES = {
  record: "kamisado.txt",
  kanji: "kamisado.txt",
  words: "kamisado.txt",
  json: "kamisado.json",
  moves: "kamisado-moves.txt",
  position: "kamisado-position.txt",
};

/**
 * The address of a diagram as the visitor sees the board.
 * @param {"svg" | "png"} kind
 * @param {string} position
 * @param {boolean} isFlipped
 */
export function diagramAddress(kind, position, isFlipped) {
  const { palette, symbols, theme } = settings();
  const isDark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  const wish = new URLSearchParams({ position });
  if (palette !== "classic") wish.set("palette", palette);
  if (symbols === "kanji" || symbols === "letters") wish.set("symbols", symbols);
  if (isFlipped) wish.set("flipped", "true");
  if (isDark) wish.set("dark", "true");
  return `/diagram.${kind}?${wish}`;
}

/**
 * @typedef {object} Exported
 * @property {(form: string) => Promise<string>} write the text in a form of the protocol's `write`
 * @property {() => string} link
 * @property {() => boolean} isFlipped
 * @property {() => string} sentence what the diagram shows
 */

/**
 * Prepares the dialog.
 * @param {Exported} source
 * @returns {{ open: () => Promise<void>, dialog: HTMLDialogElement }}
 */
export function exportDialog({ write, link, isFlipped, sentence }) {
  const dialog = find("export", HTMLDialogElement);
  const form = find("export-form", HTMLSelectElement);
  const text = find("export-text", HTMLTextAreaElement);
  const download = find("export-download", HTMLAnchorElement);
  const diagram = find("diagram", HTMLImageElement);
  const told = find("export-told");

  const writeText = async () => {
    text.value = await write(form.value);
    URL.revokeObjectURL(download.href);
    download.href = URL.createObjectURL(
      new Blob([text.value], { type: form.value === "json" ? "application/json" : "text/plain" }),
    );
    download.download = FILES[form.value] ?? "kamisado.txt";
  };
  form.addEventListener("change", writeText);
  dialog.addEventListener("click", async ({ target }) => {
    if (target === dialog) dialog.close();
    const button = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest("[data-copy]")) : null;
    if (!button) return;
    const field = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (find(button.dataset.copy ?? ""));
    field.select();
    await navigator.clipboard.writeText(field.value).catch(() => document.execCommand("copy"));
    button.dataset.label ??= button.textContent ?? "";
    const { label } = button.dataset;
    told.textContent = button.textContent = word("export-copied");
    setTimeout(() => {
      button.textContent = label;
      told.textContent = "";
    }, 2000);
  });

  const open = async () => {
    find("export-link", HTMLInputElement).value = link();
    const position = await write("position");
    diagram.src = diagramAddress("svg", position, isFlipped());
    diagram.alt = sentence();
    for (const kind of /** @type {const} */ (["svg", "png"]))
      find(`diagram-${kind}`, HTMLAnchorElement).href = diagramAddress(kind, position, isFlipped());
    await writeText();
    dialog.showModal();
  };
  return { open, dialog };
}
