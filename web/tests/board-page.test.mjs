// The board's own page: its demo works, and what it says about the element is true.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { axe, serve } from "./support.mjs";
import { page, visit } from "./visit.mjs";

async function open(path, options = {}) {
  await visit(path, options);
  await page.waitForFunction(() => document.querySelector("kamisado-board")?.state);
}

const cell = (square) => page.locator(`kamisado-board [role=gridcell][data-square="${square}"]`);

test("the demo tells its story, and reports what is done on the board", async () => {
  await open("/en/board");
  await page.getByRole("button", { name: "Next move" }).click();
  await page.waitForFunction(() =>
    document.querySelector("kamisado-board")?.state?.events?.some(({ event }) => event === "slid"),
  );
  await cell("d4").click();
  await cell("d5").click();
  await page.waitForFunction(() =>
    document.querySelector("output").textContent.includes('kamisado-move {"from":"d4","to":"d5"}'),
  );
  await page.waitForFunction(() =>
    document.querySelector("kamisado-board")?.state?.events?.some(({ event }) => event === "pushed"),
  );
  await page.getByRole("checkbox", { name: "Flip the board" }).check();
  await page.locator("select[name=coordinates]").selectOption("none");
  await page.locator("select[name=palette]").selectOption("protanopia");
  const attributes = await page
    .locator("kamisado-board")
    .evaluate((board) => [
      board.hasAttribute("flipped"),
      board.getAttribute("coordinates"),
      board.getAttribute("palette"),
    ]);
  assert.deepEqual(attributes, [true, "none", "protanopia"]);
});

test("what it tells other sites to write works there", async () => {
  await open("/en/board");
  const [element, , frame] = await page.locator(".use pre").allTextContents();
  const site = await serve(
    { "/": `<!doctype html><html lang="fr"><title>A page</title><h1>A page</h1>${element}${frame}` },
    undefined,
    "",
  );
  try {
    await page.goto(`${site.address}/`);
    await page.waitForFunction(() => document.querySelector("kamisado-board")?.state?.towers.length === 16);
    const player = page.frameLocator("iframe");
    await player.locator("#count").filter({ hasText: "0 / 2" }).waitFor();
    await player.locator("#forward").click();
    await player.locator("#count").filter({ hasText: "1 / 2" }).waitFor();
  } finally {
    await site.close();
  }
});

test("it names the same attributes as the description that comes with the board", async () => {
  await open("/en/board");
  const named = await page.locator(".use tbody th").allTextContents();
  const description = await readFile(new URL("../board/README.md", import.meta.url), "utf8");
  const table = description.split("## Attributes")[1]?.split("## ")[0] ?? "";
  const described = [...table.matchAll(/^\| `([a-z]+)`/gm)].map(([, name]) => name);
  assert.ok(described.length >= 11, described.join());
  assert.deepEqual(named.toSorted(), described.toSorted());
});

test("every property, method and event it names exists", async () => {
  await open("/en/board");
  const names = await page.locator(".use dt").allTextContents();
  assert(names.length >= 7);
  for (const name of names) {
    const member = name.replace(/\(.*/, "");
    if (!member.startsWith("kamisado-"))
      assert(await page.evaluate((member) => member in document.querySelector("kamisado-board"), member), member);
  }
});

test("axe finds nothing, on phones and desks, light and dark, in two languages", async () => {
  for (const [path, viewport, colorScheme] of [
    ["/en/board", { width: 1280, height: 900 }, "light"],
    ["/en/board", { width: 390, height: 844 }, "dark"],
    ["/tr/board", { width: 390, height: 844 }, "light"],
    ["/tr/board", { width: 1280, height: 900 }, "dark"],
  ]) {
    await open(path, { viewport, colorScheme });
    assert.deepEqual(await axe(page), []);
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      0,
    );
  }
});
