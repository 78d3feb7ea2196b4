// @ts-check
// The dialog that gives away what is on the board: a link, texts in all forms, and diagrams; templates/export.html is what it looks like.
import { KamisadoBoard } from "../board/board.js";
import { find } from "../elements.js";
import { pictureAddress } from "../pictures.js";
import { language, word } from "../words.js";

/** How wide a diagram is that the board draws itself, in pixels. */
const SIZE = 800;

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
 * @typedef {object} Exported
 * @property {(form: string) => Promise<string>} write the text in a form of the protocol's `write`
 * @property {() => Promise<string>} line the moves that a moving picture and a frame show
 * @property {() => number} reached how many of them have been made on the board
 * @property {() => string} link
 * @property {() => boolean} isFlipped
 * @property {() => string} sentence what the diagram shows
 */

/** A picture as PNG. @param {string} svg @param {number} size @returns {Promise<Blob | null>} */
async function asPng(svg, size) {
  const image = new Image(size, size);
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  canvas.getContext("2d")?.drawImage(image, 0, 0, size, size);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/**
 * What other pages write to show a match that can be stepped through.
 * @param {string} match as a list of moves
 * @param {number} at how many decisions have been made at first
 * @param {boolean} isFlipped
 */
function frame(match, at, isFlipped) {
  const address = new URL(`/${language()}/embed`, location.href);
  address.searchParams.set("match", match.trim());
  address.searchParams.set("at", String(at));
  if (isFlipped) address.searchParams.set("flipped", "true");
  const source = address.href.replaceAll("&", "&amp;");
  return `<iframe src="${source}" title="Kamisado" width="420" height="560"></iframe>`;
}

/**
 * Prepares the dialog.
 * @param {Exported} source
 * @returns {{ open: () => Promise<void>, dialog: HTMLDialogElement }}
 */
export function exportDialog({ write, line, reached, link, isFlipped, sentence }) {
  const dialog = find("export", HTMLDialogElement);
  const form = find("export-form", HTMLSelectElement);
  const text = find("export-text", HTMLTextAreaElement);
  const download = find("export-download", HTMLAnchorElement);
  const diagram = find("diagram", HTMLImageElement);
  const told = find("export-told");

  // Without a connection the board itself is the diagram.
  diagram.addEventListener("error", async () => {
    if (diagram.src.startsWith("blob:")) return;
    const svg = find("board", KamisadoBoard).drawing(SIZE);
    const files = { svg: new Blob([svg], { type: "image/svg+xml" }), png: await asPng(svg, SIZE) };
    for (const [kind, file] of Object.entries(files)) {
      if (file) find(`diagram-${kind}`, HTMLAnchorElement).href = URL.createObjectURL(file);
    }
    diagram.src = URL.createObjectURL(files.svg);
    // Only the server draws moving pictures.
    find("moving").hidden = true;
  });

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
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // On connections that are not safe browsers have no clipboard.
      document.execCommand("copy");
    }
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
    find("moving").hidden = false;
    // Some diagrams are kept as SVG for use without a connection. None is as PNG, so this tells whether the server is there.
    diagram.src = pictureAddress("diagram.png", { position }, isFlipped());
    diagram.alt = sentence();
    for (const kind of /** @type {const} */ (["svg", "png"]))
      find(`diagram-${kind}`, HTMLAnchorElement).href = pictureAddress(`diagram.${kind}`, { position }, isFlipped());
    const animation = pictureAddress("animation.gif", { match: await line() }, isFlipped());
    find("animation", HTMLAnchorElement).href = animation;
    find("export-embed", HTMLInputElement).value = frame(await line(), reached(), isFlipped());
    await writeText();
    dialog.showModal();
  };
  return { open, dialog };
}
