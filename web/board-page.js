// @ts-check
// The board's own page: its demo, which begins as the visitor likes boards.
import { settings } from "./settings.js";

const { symbols, palette, look, towers } = settings();
for (const [name, value] of Object.entries({ symbols, palette, look, towers })) {
  document.querySelector("[data-demo] kamisado-board")?.setAttribute(name, value);
  const select = document.querySelector(`[data-demo] select[name="${name}"]`);
  if (select instanceof HTMLSelectElement) select.value = value;
}
await import("./board/demo.js");
