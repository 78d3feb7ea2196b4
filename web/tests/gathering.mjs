// The program with a database of its own, a browser, and the people in it, for the tests of a file about playing each other.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before } from "node:test";
import { FROM_FOLDER, start } from "./app.mjs";
import { PHONE, Someone } from "./online-people.mjs";
import { browse } from "./support.mjs";

/** @type {string} */
let folder;
/** @type {import("./app.mjs").App} */
let app;
/** @type {string} */
let port;
/** @type {import("playwright-core").Browser} */
let browser;
/** Everybody who has come since the last test. @type {Someone[]} */
export let everybody = [];

/** @param {string} [port] */
const open = (port) => start([...FROM_FOLDER, "--set", `database=${join(folder, "kamisado.db")}`], port);

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "kamisado-online-"));
  [app, browser] = await Promise.all([open(), browse()]);
  port = new URL(app.address).port;
});
after(async () => {
  await browser.close();
  await app.close();
  await rm(folder, { recursive: true });
});
afterEach(async () => {
  const troubles = everybody.flatMap(({ troubles }) => troubles);
  await Promise.all(everybody.map(({ context }) => context.close()));
  everybody = [];
  assert.deepEqual(troubles, [], "nothing is refused by the policy and nothing fails");
});

/** Ends the program at once, as a crash does. */
export const kill = () => app.kill();

/** Starts it again, with the same database at the same address. */
export async function reopen() {
  app = await open(port);
}

/** Somebody who has never been here. @param {object} [options] @param {string} [language] */
export async function someone(options, language) {
  const someone = await Someone.come(browser, app.address, options, language);
  everybody.push(someone);
  return someone;
}

/** Closes a tab. @param {Someone} one */
export async function leave(one) {
  await one.page.close();
  everybody = everybody.filter((other) => other !== one);
}

/** Two people at a table, on terms that the first of them chose. @param {Record<string, string>} chosen @param {Someone[]} [people] */
export async function atTable(chosen, people) {
  const [host, guest] = people ?? [await someone(), await someone(PHONE, "de")];
  const place = await host.invite(chosen);
  await guest.accept(place);
  await host.isAtTable();
  return { host, guest, place };
}
