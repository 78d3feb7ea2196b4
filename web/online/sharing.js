// @ts-check
// Giving a game away: its address, and its record as a file.
import { find } from "../elements.js";
import { copy } from "./copy.js";

/**
 * @typedef {object} Shared
 * @property {import("../match.js").Match} match
 * @property {import("../engine.js").Engine} engine
 * @property {import("./data.js").GameData} data
 */

/** The address of this game, in no particular state and language. */
const address = () => location.origin + location.pathname.replace(/^\/\w+/, "");

/** @param {() => Shared} current */
export function offerSharing(current) {
  for (const button of document.querySelectorAll("[data-share]")) {
    if (!(button instanceof HTMLElement)) continue;
    button.addEventListener("click", async () => {
      if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return copy(button, address(), find("live"));
      // Whoever closes the sheet of the device wanted nothing.
      await navigator.share({ title: document.title, url: address() }).catch(() => {});
    });
  }
  for (const button of document.querySelectorAll("[data-save]"))
    button.addEventListener("click", () => save(current()));
}

/** Gives the game out as a file. @param {Shared} shared */
async function save({ match, engine, data }) {
  const date = new Date().toISOString().slice(0, 10);
  const { black, white } = data.players;
  const tags = { Date: date, Black: black.name, White: white.name, Site: address() };
  const { text } = await engine.talk(async (conversation) => {
    await conversation.lay(match);
    return conversation.write("record", { tags });
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = `kamisado-${data.slug}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
