// @ts-check
// What every page does: settings and the choice of language.
import { follow, set, settings } from "./settings.js";

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

/** Shows what the symbols mean, in the colours that the board has now. */
async function paintLegend() {
  const { COLORS, PALETTES } = await import("./board/looks.js");
  const colors = PALETTES[settings().palette];
  for (const color of COLORS) {
    const swatch = dialog?.querySelector(`.swatch.${color}`);
    if (swatch instanceof HTMLElement) swatch.style.setProperty("--paint", colors?.[color][0] ?? "");
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

// Where the server has the engine for browsers, the app is kept for use without a connection. That can wait until the page is there.
if ("kept" in document.documentElement.dataset && "serviceWorker" in navigator) {
  window.addEventListener("load", async () => {
    try {
      await navigator.serviceWorker.register("/service-worker.js");
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ language: document.documentElement.lang });
    } catch {
      // A browser that keeps nothing needs the connection.
    }
  });
}
