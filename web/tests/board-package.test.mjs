// The board as an npm package: packed, unpacked, and shown by the example page that uses the packed files.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { axe, browse, complaints, serve } from "./support.mjs";

const BOARD = fileURLToPath(new URL("../board", import.meta.url));

/** @type {string} */
let folder;
/** @type {import("./support.mjs").Site} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;
/** What the package has. @type {string[]} */
let files;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "kamisado-board-"));
  const said = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], { cwd: BOARD, encoding: "utf8" });
  const [{ filename, files: packed }] = JSON.parse(said);
  files = packed.map(({ path }) => path);
  execFileSync("tar", ["-xzf", join(folder, filename), "-C", folder]);
  await mkdir(join(folder, "node_modules"));
  await rename(join(folder, "package"), join(folder, "node_modules/kamisado-board"));
  await copyFile(join(folder, "node_modules/kamisado-board/example.html"), join(folder, "example.html"));
  site = await serve({}, folder);
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await site?.close();
  await rm(folder, { recursive: true });
});

test("the package has the board and nothing else", () => {
  for (const file of ["board.js", "position.js", "names.js", "README.md", "package.json", "example.html"])
    assert(files.includes(file), `${file} is missing: ${files.join()}`);
  assert(!files.some((file) => /demo|node_modules|\.json$/.test(file) && file !== "package.json"), files.join());
});

test("the example page shows a position with the packed files", async () => {
  const page = await browser.newPage();
  const found = complaints(page);
  await page.goto(`${site.address}/example.html`);
  await page.waitForFunction(() => document.querySelector("kamisado-board")?.state?.towers.length === 16);
  const name = (square) => page.locator(`kamisado-board [data-square="${square}"]`).getAttribute("aria-label");
  assert.equal(await name("a6"), "a6, green: White’s purple tower with one dragon tooth, must move");
  assert.equal(await name("d3"), "d3, purple: Black’s orange tower");
  assert.equal(await name("a8"), "a8, orange, empty");
  // Another language, another position, another board.
  await page.evaluate(() => {
    document.documentElement.lang = "fr";
    document.querySelector("kamisado-board").setAttribute("position", "OBUPYRGN/8/8/8/8/8/8/ngrypubo b - mirrored");
  });
  assert.equal(await name("a1"), "a1, orange\u{a0}: tour marron de Noir");
  // Nonsense changes nothing.
  await page.evaluate(() => document.querySelector("kamisado-board").setAttribute("position", "nonsense"));
  assert.equal(await page.evaluate(() => document.querySelector("kamisado-board").state.towers.length), 16);
  assert.deepEqual(await axe(page), []);
  // Towers alone are enough.
  await page.evaluate(() => document.querySelector("kamisado-board").setAttribute("position", "8/8/8/8/8/8/8/6bo"));
  assert.equal(await name("h1"), "h1, orange\u{a0}: tour orange de Noir");
  assert.deepEqual(found, []);
  await page.close();
});
