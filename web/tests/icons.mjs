// Paints the icons of the installed app from the mark, with the browser, and writes the board that is seen before there are scripts:
// `node tests/icons.mjs`.
import { readFile, writeFile } from "node:fs/promises";
import { emptyBoard } from "./empty-board.mjs";
import { browse } from "./support.mjs";

const PICTURES = new URL("../pictures/", import.meta.url);
const mark = await readFile(new URL("mark.svg", PICTURES), "utf8");
await writeFile(new URL("board.svg", PICTURES), emptyBoard());
const browser = await browse();

/** @param {string} name @param {number} size @param {number} share how much of the icon the mark takes @param {string} ground */
async function paint(name, size, share, ground) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${100 * share}vw}</style>${mark}`,
  );
  await writeFile(new URL(name, PICTURES), await page.screenshot({ omitBackground: true }));
  await page.close();
}

await paint("icon-192.png", 192, 1, "transparent");
await paint("icon-512.png", 512, 1, "transparent");
// Systems cut icons into circles and squares: the mark stays within the middle, and the ground reaches the edge.
await paint("icon-maskable-512.png", 512, 0.62, "#f6f1e7");
await paint("icon-180.png", 180, 0.78, "#f6f1e7");
await browser.close();
