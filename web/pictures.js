// @ts-check
// Pictures that the server draws, as the visitor likes the board.
import { settings } from "./settings.js";
import { language } from "./words.js";

/**
 * The address of a picture.
 * @param {"diagram.svg" | "diagram.png" | "animation.gif"} name
 * @param {Record<string, string>} what its `position`, or its `match`
 * @param {boolean} [isFlipped]
 */
export function pictureAddress(name, what, isFlipped = false) {
  const { palette, symbols, theme } = settings();
  const isDark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  const wish = new URLSearchParams(what);
  if (palette !== "classic") wish.set("palette", palette);
  if (symbols !== "towers") wish.set("symbols", symbols);
  if (symbols === "letters") wish.set("lang", language());
  if (isFlipped) wish.set("flipped", "true");
  if (isDark) wish.set("dark", "true");
  return `/${name}?${wish}`;
}

/** Has the diagrams that came with the page look as the visitor likes them. */
export function dressPictures() {
  for (const image of document.querySelectorAll('img[src^="/diagram.svg?"]')) {
    const shown = image.getAttribute("src") ?? "";
    const position = new URLSearchParams(shown.slice(shown.indexOf("?"))).get("position") ?? "";
    const wanted = pictureAddress("diagram.svg", { position });
    if (wanted !== shown) image.setAttribute("src", wanted);
  }
}
