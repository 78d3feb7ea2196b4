// Those who play: accounts, profiles, archive, live games, and what people can do about each other.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { atTable, someone } from "./gathering.mjs";
import { CASUAL, DESKTOP, PHONE, playOn } from "./online-people.mjs";

const RATED = { kind: "double", opening: "matchplay", pace: "live", minutes: "15", seconds: "0", rated: "rated" };
const PASSWORD = "seven towers climb slowly";

/** Names that no other test has. */
let count = 0;
const name = (/** @type {string} */ begins) => `${begins}${Date.now() % 100_000}${count++}`;

test("every page about people and games reads well, light and dark, on a phone and on a wide screen", async () => {
  const [anna, ben] = [await someone(DESKTOP), await someone({ ...PHONE, colorScheme: "dark" }, "hu")];
  const [one, other] = [name("Anna"), name("Ben")];
  for (const person of [anna, ben]) {
    for (const page of ["register", "log-in", "recover", "account", "games"]) {
      await person.goTo(page);
      await person.looksGood(`${page}, for a stranger`);
    }
  }
  await anna.register(one);
  await anna.looksGood("recovery codes");
  await ben.register(other);
  await ben.looksGood("recovery codes on a phone");
  const { place } = await atTable(RATED, [anna, ben]);
  const watcher = await someone(PHONE);
  await watcher.goTo("games");
  await watcher.page.locator(`a[href$="${place}"]`).waitFor();
  await watcher.looksGood("live games");
  await anna.resign();
  for (const person of [anna, ben]) {
    for (const page of ["lobby", "account", `player/${one}`, `player/${other}`, "leaderboard/double", "archive"]) {
      await person.goTo(page);
      await person.looksGood(page);
    }
  }
  await anna.goTo(`player/${other}`);
  await anna.page.locator(".chart-line").waitFor();
  assert.match((await anna.page.locator("svg[role=img]").getAttribute("aria-label")) ?? "", /after one game/);
});

test("an invitation to a rated game leads through an account and back, in the reader's own language", async () => {
  const [anna, guest] = [await someone(), await someone({ ...PHONE, locale: "fr-FR" }, "fr")];
  await anna.register(name("Anna"));
  const place = await anna.invite(RATED);
  const link = await anna.page.locator("#link").inputValue();
  await guest.page.goto(link);
  assert.match(guest.page.url(), new RegExp(`/fr/${place}$`), "the page is in the language of the browser");
  await guest.looksGood("an invitation to somebody without an account");
  await guest.page.locator("main a.button.primary").click();
  await guest.page.locator("[name=name]").fill(name("Gast"));
  await guest.page.locator("[name=password]").fill(PASSWORD);
  await guest.page.locator("main form button.primary").click();
  await guest.page.locator(".codes").waitFor();
  await guest.page.locator("main a.button.primary").click();
  await guest.page.locator("button[value=accept]").click();
  await Promise.all([guest.isAtTable(), anna.isAtTable()]);
});

test("an account is used in two browsers, changed, recovered, exported and deleted", async () => {
  const [here, there] = [await someone(), await someone(PHONE)];
  const own = name("Ada");
  await here.register(own);
  const codes = await here.page.locator(".codes code").allTextContents();
  const logIn = async (/** @type {import("./online-people.mjs").Someone} */ person, /** @type {string} */ password) => {
    await person.goTo("log-in");
    await person.page.locator("[name=name]").fill(own.toUpperCase());
    await person.page.locator("[name=password]").fill(password);
    await person.page.locator("main form button").click();
  };
  await logIn(there, "not this one at all");
  await there.page.locator("[role=alert]").waitFor();
  await there.looksGood("a password that is wrong");
  await logIn(there, PASSWORD);
  await there.page.waitForURL(/lobby/);

  // The other browser is listed, and logged out from here.
  await here.goTo("account");
  await here.page.locator("button[value=end-session]").click();
  await here.page.locator("button[value=end-session]").waitFor({ state: "detached" });
  await there.goTo("account");
  await there.page.locator("main a[href$=log-in]").waitFor();

  // The other browser recovers the account, which ends the session here.
  await there.goTo("recover");
  await there.page.locator("[name=name]").fill(own);
  await there.page.locator("[name=code]").fill(codes[0] ?? "");
  await there.page.locator("[name=password]").fill("eight towers fall quickly");
  await there.page.locator("main form button").click();
  await there.page.waitForURL(/account/);
  await here.goTo("account");
  await here.page.locator("main a[href$=log-in]").waitFor();

  const [file] = await Promise.all([
    there.page.waitForEvent("download"),
    there.page.locator("button[value=export]").click(),
  ]);
  const data = JSON.parse(await readFile(await file.path(), "utf8"));
  assert.equal(data.person[0].name, own);
  assert.deepEqual(data.games, []);
  await there.page.locator("main details summary").click();
  await there.page.locator("main details [name=password]").fill("eight towers fall quickly");
  await there.page.locator("button[value=delete]").click();
  await there.page.waitForURL(/\/en\/$/);
  const answer = await there.page.goto(`${there.address}/en/player/${own}`);
  assert.equal(answer?.status(), 404);
  // The browser itself complains about that.
  there.found.length = 0;
});

test("a game is on the front page and among the live games while it is played, and in the archive afterwards", async () => {
  const { host, guest, place } = await atTable({ ...CASUAL, pace: "live", minutes: "10", seconds: "5" });
  await playOn([host, guest], { until: 4 });
  const visitor = await someone();
  await visitor.goTo("");
  await visitor.page.locator(`#live-game[href$="${place}"]`).waitFor();
  await visitor.looksGood("the front page with a live game");
  // It can be stopped, and then goes on with what has been played meanwhile.
  const decided = () => visitor.page.evaluate(() => JSON.stringify(document.querySelector("#show").state.towers));
  await visitor.page.getByRole("button", { name: "Pause" }).click();
  await visitor.page.getByRole("button", { name: "Resume", exact: true }).waitFor();
  const stopped = await decided();
  const looks = [];
  visitor.page.on("request", (request) => request.url().endsWith("/games/best") && looks.push(request.url()));
  await playOn([host, guest], { until: 5 });
  assert.equal(await decided(), stopped);
  assert.deepEqual(looks, [], "nothing is asked for that nobody wants to see");
  await visitor.page.getByRole("button", { name: "Resume", exact: true }).click();
  await visitor.page.waitForFunction(
    (stopped) => JSON.stringify(document.querySelector("#show").state.towers) !== stopped,
    stopped,
  );
  await visitor.goTo("games");
  const card = visitor.page.locator(`.games li:has(a[href$="${place}"])`);
  const picture = await card.locator("img").getAttribute("src");
  const isDrawn = await card
    .locator("img")
    .evaluate((image) => image instanceof HTMLImageElement && image.decode().then(() => image.naturalWidth > 0));
  assert.equal(isDrawn, true);
  await playOn([host, guest], { until: 6 });
  await visitor.page.waitForFunction(
    ([place, before]) =>
      document.querySelector(`.games li:has(a[href$="${place}"]) img`)?.getAttribute("src") !== before,
    [place, picture],
  );
  await host.resign();
  await visitor.page.locator(`.games a[href$="${place}"]`).waitFor({ state: "detached" });

  // It is found again, taken home, reviewed, and its positions are counted.
  await visitor.goTo("archive?kind=single");
  const row = visitor.page.locator(`.rows li:has(a[href$="${place}"])`);
  const [file] = await Promise.all([visitor.page.waitForEvent("download"), row.locator("a[download]").click()]);
  assert.match(await readFile(await file.path(), "utf8"), /1\./);
  await row.locator("a").first().click();
  await visitor.page.locator("#result").waitFor();
  await visitor.page.locator("#result a[data-to=analyse][href]").click();
  await visitor.page.getByText(/Reached .*online/).waitFor();
  await visitor.page.goBack();
  await visitor.page.locator("#result a[data-to=review][href]").click();
  await visitor.page.waitForURL(/review/);
});

test("an opponent can be reported and blocked from the game, and the computer cannot", async () => {
  const { host, guest } = await atTable(CASUAL);
  await host.page.locator("#other summary").click();
  await host.page.locator("#report").click();
  await host.looksGood("reporting");
  await host.page.locator("#reporting label:has([value=stalling])").click();
  await host.page.locator("#reporting button[value=report]").click();
  await host.page.getByText("Your report has been sent").waitFor();
  await guest.page.locator("#other summary").click();
  await guest.page.locator("#report").click();
  await guest.page.locator("#reporting button[value=block]").click();
  await guest.page.locator("#complained:not([hidden])").waitFor();
  const place = await host.invite(CASUAL);
  await guest.goTo(place);
  await guest.page.locator("button[value=accept]").click();
  await guest.page.locator("[role=alert]").waitFor();
  guest.found.length = 0;

  const alone = await someone();
  await alone.goTo("lobby");
  await alone.fillIn({ against: "computer", level: "1", ...CASUAL });
  await alone.page.locator("#new-game button.primary").click();
  await alone.isAtTable();
  assert.equal(await alone.page.locator("#report").getAttribute("hidden"), "");
});
