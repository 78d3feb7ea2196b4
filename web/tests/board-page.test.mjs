// The board's own page: its demo works, and what it says about the element is true.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./support.mjs";
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
