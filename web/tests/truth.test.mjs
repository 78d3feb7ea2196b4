// What is proven: the facts with their commands, and the book that is asked about a line-up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./support.mjs";
import { page, visit } from "./visit.mjs";

/** What is laid out. */
const laidOut = () => page.evaluate(() => document.querySelector("kamisado-line-up").value);

/** Waits for what the book says. @param {string[]} answers */
const answered = (...answers) =>
  page.waitForFunction((answers) => {
    const answer = document.getElementById("answer")?.dataset.answer;
    return answer && (answers.length === 0 || answers.includes(answer));
  }, answers);

/** Waits until so many towers stand on the board. @param {number} count */
const stand = (count) =>
  page.waitForFunction((count) => document.getElementById("board")?.state?.towers.length === count, count);

test("every fact has its command, in every language", async () => {
  for (const language of ["en", "de", "fr", "nl", "tr", "hu", "ro"]) {
    await visit(`/${language}/truth`);
    const facts = page.locator(".facts li");
    assert.ok((await facts.count()) >= 9);
    for (const fact of await facts.all())
      assert.match(await fact.locator("code").first().textContent(), /^(kamisado|cargo) /);
    await answered();
  }
  assert.deepEqual(await axe(page), []);
});

test("a line-up without an answer says so, and can be played against", async () => {
  await visit("/en/");
  await page.getByRole("link", { name: "What is proven" }).click();
  await answered();
  await page.getByRole("button", { name: "Show one without an answer" }).click();
  await answered("none");
  assert.match(await page.locator("#answer").textContent(), /There is no answer/);
  // Only the challenger's towers stand there.
  await stand(8);
  assert.deepEqual(await axe(page), []);
  await page.getByRole("link", { name: "Play the defender" }).click();
  // This page has a line-up as well.
  await page.waitForURL(/\/en\/play/);
  await page.locator("#line-up").waitFor();
  await stand(16);
});

test("by keyboard a line-up is laid out, and its answer stands on the board", async () => {
  await visit("/en/truth");
  await answered();
  const before = await laidOut();
  await page.evaluate(() => document.getElementById("line-up").focus());
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForFunction((before) => document.querySelector("kamisado-line-up").value !== before, before);
  // This one has an answer, and the book knows it.
  await page.evaluate(() => {
    const row = document.querySelector("kamisado-line-up");
    row.value = "ngryoubp";
    // The answer to the line-up before is not the one that is waited for.
    delete document.getElementById("answer").dataset.answer;
    row.dispatchEvent(new Event("change"));
  });
  await page.waitForFunction(() => document.getElementById("answer").dataset.answer?.length === 8);
  const answer = await page.evaluate(() => document.getElementById("answer").dataset.answer);
  assert.match(await page.locator("#answer").textContent(), /This answer wins for the defender: /);
  await stand(16);
  await page.getByRole("link", { name: "Play the challenger" }).click();
  await page.waitForURL(/\/en\/play/);
  await page.waitForFunction(() => document.getElementById("board")?.state?.phase === "move");
  const { match, seats } = await page.evaluate(() => JSON.parse(localStorage.getItem("kamisado.match")));
  assert.deepEqual([match.decisions.slice(0, 2), seats.black], [["ngryoubp", answer], "person"]);
});
