// @ts-check
// The result as a card: who won and how, the towers with their teeth, and where the match turned, to share as a link or a picture.
import { download, today } from "../download.js";
import { find } from "../elements.js";
import { copy } from "../online/copy.js";
import { pictureAddress } from "../pictures.js";
import { openEngine } from "../session.js";
import { yourSide } from "./seats.js";

/** @typedef {import("./kept.js").Game} Game */
/** @typedef {import("../protocol.js").State} State */

/** The size that previews of links have everywhere. */
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 48;

/** @param {string} address @returns {Promise<HTMLImageElement>} */
async function load(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/**
 * Writes a text in lines that are not too wide.
 * @param {CanvasRenderingContext2D} canvas
 * @param {string} text
 * @param {{ x: number, y: number, width: number, height: number }} place where it begins, and how high a line is
 * @returns {number} where the next line begins
 */
function write(canvas, text, { x, y, width, height }) {
  let line = "";
  for (const part of text.split(" ")) {
    const longer = line ? `${line} ${part}` : part;
    if (line && canvas.measureText(longer).width > width) {
      canvas.fillText(line, x, y);
      y += height;
      line = part;
    } else {
      line = longer;
    }
  }
  canvas.fillText(line, x, y);
  return y + height;
}

export class ResultCard {
  /** The match that is shown. @type {Game | null} */
  #game = null;
  /** @type {State | null} */
  #state = null;
  #turned = "";
  /** The picture as a file. @type {Blob | null} */
  #picture = null;
  /** The engine that looks for the turning point. @type {import("../engine.js").Engine | null} */
  #reviewer = null;

  constructor() {
    find("card-share").addEventListener("click", () => this.#share());
    find("card-save").addEventListener("click", () => {
      if (this.#picture) download(this.#picture, `kamisado-${today()}.png`);
    });
  }

  /** Shows the card of a match that is over, or none. @param {Game | null} game @param {State} state */
  show(game, state) {
    for (const id of ["card-share", "card-save"]) find(id).hidden = game === null;
    const isSame = game !== null && JSON.stringify(game.match) === JSON.stringify(this.#game?.match);
    this.#game = game;
    if (isSame) return;
    this.#state = state;
    this.#turned = "";
    this.#picture = null;
    this.#reviewer?.close();
    this.#reviewer = null;
    find("card").hidden = true;
    find("card-animation").hidden = true;
    if (!game) return;
    this.#draw();
    this.#review(game);
  }

  /** Says where the match turned, as soon as that is known. @param {Game} game */
  async #review(game) {
    const engine = openEngine();
    this.#reviewer = engine;
    try {
      const { sentences, turning_point: point } = await engine.talk(async (conversation) => {
        await conversation.lay(game.match);
        const { text } = await conversation.write("moves", {});
        if (engine === this.#reviewer) this.#offerAnimation(game, text);
        return conversation.review(() => {});
      });
      if (engine !== this.#reviewer || point === null) return;
      this.#turned = sentences[0] ?? "";
      await this.#draw();
    } catch {
      // A card without a turning point is a card as well.
    } finally {
      engine.close();
    }
  }

  /** The match as a moving picture, seen from the side of whoever played it. @param {Game} game @param {string} match its moves */
  #offerAnimation(game, match) {
    const link = find("card-animation", HTMLAnchorElement);
    link.href = pictureAddress("animation.gif", { match }, yourSide(game) === "white");
    link.hidden = false;
  }

  async #draw() {
    const [game, state] = [this.#game, this.#state];
    if (!game || !state) return;
    const element = document.createElement("canvas");
    [element.width, element.height] = [WIDTH, HEIGHT];
    const canvas = element.getContext("2d");
    if (!canvas) return;
    const colors = getComputedStyle(document.body);
    canvas.fillStyle = colors.backgroundColor;
    canvas.fillRect(0, 0, WIDTH, HEIGHT);
    const side = HEIGHT - 2 * MARGIN;
    const board = await load(pictureAddress("diagram.svg", { position: state.fen })).catch(() => null);
    if (game !== this.#game) return;
    if (board) canvas.drawImage(board, MARGIN, MARGIN, side, side);
    const x = board ? 2 * MARGIN + side : MARGIN;
    const width = WIDTH - x - MARGIN;
    canvas.fillStyle = colors.color;
    canvas.textBaseline = "top";
    const font = (/** @type {string} */ size) => `${size} ${colors.fontFamily}`;
    canvas.font = font("600 28px");
    let y = write(canvas, "Kamisado", { x, y: MARGIN, width, height: 60 });
    canvas.font = font("700 46px");
    y = write(canvas, state.due, { x, y, width, height: 56 }) + 16;
    canvas.font = font("400 30px");
    for (const text of [...this.#reasons(state), this.#turned].filter(Boolean))
      y = write(canvas, text, { x, y, width, height: 40 }) + 12;
    /** @type {Blob | null} */
    const picture = await new Promise((resolve) => element.toBlob(resolve, "image/png"));
    if (!picture || game !== this.#game) return;
    this.#picture = picture;
    const image = find("card-picture", HTMLImageElement);
    URL.revokeObjectURL(image.src);
    image.src = URL.createObjectURL(picture);
    image.alt = [state.due, ...this.#reasons(state)].join(" ");
    find("card-turned").textContent = this.#turned;
    find("card").hidden = false;
  }

  /** How it was won. @param {State} state */
  #reasons({ events, kind }) {
    const told = kind === "single" ? ["round-won"] : ["round-won", "grew"];
    return events.flatMap(({ event, sentence }) => (told.includes(event) ? [sentence] : []));
  }

  async #share() {
    const game = this.#game;
    if (!game) return;
    const url = new URL(game.match.address("review"), location.href).href;
    const text = this.#state?.due ?? "";
    const files = this.#picture ? [new File([this.#picture], "kamisado.png", { type: "image/png" })] : [];
    try {
      if (navigator.canShare?.({ url, text, files })) return await navigator.share({ url, text, files });
      if (navigator.share) return await navigator.share({ url, text });
    } catch {
      return; // The visitor has thought better of it.
    }
    await copy(find("card-share"), url, find("live"));
  }
}
