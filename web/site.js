// @ts-check
// What every page does: settings and the choice of language.
import { follow, set, settings } from "./settings.js";
import { whenIdle } from "./tasks.js";

const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById("settings"));

document.getElementById("open-settings")?.addEventListener("click", () => {
  for (const [name, value] of Object.entries(settings())) {
    const choice = dialog?.querySelector(`input[name="${name}"][value="${value}"]`);
    if (choice instanceof HTMLInputElement) choice.checked = true;
  }
  dialog?.showModal();
  paintLegend();
});
dialog?.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement) set(target.name, target.value);
});
// A click beside the sheet closes it.
dialog?.addEventListener("click", ({ target }) => {
  if (target === dialog) dialog.close();
});

/** Shows what the symbols mean, in the colours that the board has now. Not every device has a font with kanji, so they are drawn. */
async function paintLegend() {
  const [{ COLORS, KANJI, PALETTES }, { draw }] = await Promise.all([
    import("./board/looks.js"),
    import("./board/picture.js"),
  ]);
  const colors = PALETTES[settings().palette];
  for (const color of COLORS) {
    const swatch = dialog?.querySelector(`.swatch.${color}`);
    if (swatch instanceof HTMLElement) swatch.style.setProperty("--paint", colors?.[color][0] ?? "");
    const kanji = dialog?.querySelector(`.kanji.${color}`);
    if (!kanji || kanji.firstElementChild) continue;
    const [shift, d] = KANJI[color];
    const name = draw("title", {}, kanji.textContent ?? "");
    const outline = draw("path", { transform: `translate(${shift})`, d });
    kanji.replaceChildren(draw("svg", { viewBox: "-500 -500 1000 1000", role: "img" }, name, outline));
  }
}
// Whoever sees symbols on the squares is told what they mean.
follow(({ symbols }) => {
  dialog?.querySelector(".legend")?.toggleAttribute("open", symbols !== "towers");
  if (dialog?.open) paintLegend();
});

follow(({ theme }) => {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
});

// The server remembers a language that was chosen, and whatever follows the address comes along.
for (const link of document.querySelectorAll("a[data-language]")) {
  link.addEventListener("click", () => {
    const chosen = /** @type {HTMLAnchorElement} */ (link);
    document.cookie = `language=${chosen.dataset.language}; path=/; max-age=31536000; samesite=lax`;
    chosen.search = location.search;
    chosen.hash = location.hash;
  });
}
const choice = document.getElementById("language-choice");
document.addEventListener("click", ({ target }) => {
  if (target instanceof Node && !choice?.contains(target)) choice?.removeAttribute("open");
});
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") choice?.removeAttribute("open");
});

/** How long a page that has been loaded is left to itself before the whole app is fetched, in milliseconds. */
const SETTLING = 2000;

// Where the server has the engine for browsers, the app is kept for use without a connection. That can wait until the page is there.
if ("kept" in document.documentElement.dataset && "serviceWorker" in navigator) {
  window.addEventListener("load", async () => {
    try {
      // Whoever comes again has most of it, and whoever stays will.
      if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) => setTimeout(resolve, SETTLING));
        await whenIdle();
      }
      await navigator.serviceWorker.register("/service-worker.js");
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ language: document.documentElement.lang });
    } catch {
      // A browser that keeps nothing needs the connection.
    }
  });
}
