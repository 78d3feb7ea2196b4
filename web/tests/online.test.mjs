// People play each other: two at a table, others watching, with everything that can go wrong between them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { atTable, everybody, kill, leave, reopen, someone } from "./gathering.mjs";
import { CASUAL, DESKTOP, LANDSCAPE, lots, PHONE, playOn } from "./online-people.mjs";

test("an invitation is two clicks away, says its terms, and becomes the game for both", async () => {
  const [host, guest] = [await someone(), await someone(PHONE, "de")];
  await host.goTo("lobby");
  await host.looksGood("the lobby");
  const place = await host.invite(CASUAL);
  await host.looksGood("an invitation, for whoever made it");
  await host.page.locator("#copy").click();
  await guest.goTo(place);
  await guest.looksGood("an invitation, for whoever got it");
  await guest.page.locator("button[value=accept]").click();
  await Promise.all([guest.isAtTable(), host.isAtTable()]);
  await host.hasTo("move");
  assert.equal(await guest.due(), null);
  const sees = (who) => who.page.evaluate(() => document.getElementById("board").hasAttribute("flipped"));
  assert.deepEqual([await sees(host), await sees(guest)], [false, true], "both have their own side below");
  await host.page.waitForFunction(() => document.title.startsWith("Your turn"));
  await host.looksGood("a game, for whoever has to move");
  await guest.looksGood("a game, for whoever waits");
});

test("what one says the other reads in their own language, and moves are taken back by agreement", async () => {
  const { host, guest } = await atTable(CASUAL);
  await host.page.locator("#saying summary").click();
  await host.page.locator("[data-phrase=good-luck]").click();
  await guest.page
    .getByText("Viel Glück!")
    .and(guest.page.locator("#said-list *"))
    .or(guest.page.locator("#said-list", { hasText: "Viel Glück!" }))
    .first()
    .waitFor();
  await playOn([host, guest], { until: 2 });
  await guest.page.locator("#takeback").click();
  await host.page.locator("#takeback-yes").waitFor();
  await host.looksGood("an offer");
  await host.page.locator("#takeback-no").click();
  await guest.page.locator("#takeback-offer").waitFor({ state: "hidden" });
  await host.seesDecisions(2);
  await guest.page.locator("#takeback").click();
  await host.page.locator("#takeback-yes").click();
  await Promise.all([host.seesDecisions(1), guest.seesDecisions(1)]);
  await guest.hasTo("move");
});

test("whoever resigns is asked first; a rematch leads both to the next game with the sides changed", async () => {
  const { host, guest, place } = await atTable(CASUAL);
  await playOn([host, guest], { until: 2 });
  await host.page.locator("#resign").click();
  await host.page.locator("#resigning button[value='']").click();
  assert.equal(await host.page.locator("#result").isVisible(), false);
  await host.page.locator("#resign").click();
  await host.page.locator("#resigning button[value=yes]").click();
  await Promise.all([host, guest].map(({ page }) => page.locator("#result").waitFor()));
  assert.equal(await host.page.locator("#result-title").textContent(), "You lose the match.");
  assert.equal(await guest.page.locator("#result").getAttribute("data-outcome"), "won");
  // Whoever cannot see the result hears it, and the keyboard goes on from there.
  assert.match((await host.page.locator("#live").textContent()) ?? "", /^You lose the match\. .+ resigns/);
  assert.notEqual((await guest.page.locator("#live").textContent()) ?? "", "");
  assert.equal(await host.page.evaluate(() => document.activeElement?.id), "rematch");
  await host.looksGood("the end of a game");
  await guest.looksGood("the end of a game on a phone");
  for (const to of ["review", "analyse"])
    assert.match(
      (await host.page.locator(`a[data-to=${to}]`).getAttribute("href")) ?? "",
      new RegExp(`/en/${to}\\?from=`),
    );
  await host.page.locator("#rematch").click();
  await guest.page.locator("#rematch-text").waitFor();
  await guest.page.locator("#rematch").click();
  await Promise.all([host, guest].map(({ page }) => page.waitForURL((url) => !url.pathname.endsWith(place))));
  await Promise.all([host.isAtTable(), guest.isAtTable()]);
  assert.equal(host.page.url().split("/").at(-1), guest.page.url().split("/").at(-1));
  // Whoever was White begins.
  await guest.hasTo("move");
  // The finished one is among those of both, each from their side.
  for (const [who, outcome] of /** @type {const} */ ([
    [host, "lost"],
    [guest, "won"],
  ])) {
    await who.goTo("history");
    await who.page.locator(`#matches li .${outcome}`).waitFor();
    await who.page.locator("#opponent").selectOption("online");
    await who.page.waitForFunction(
      () =>
        document.querySelectorAll("#matches li").length === 1 && document.querySelectorAll("#tallies tr").length === 1,
    );
  }
});

test("a planned move is shown, can be cancelled, and is played when it is legal", async () => {
  const { host, guest } = await atTable({ ...CASUAL, pace: "live", minutes: "10", seconds: "0" });
  await playOn([host, guest], { until: 1 });
  // Black plans for every tower that White could call; White's move decides which of them is played.
  await host.page.waitForFunction(() => Object.keys(document.getElementById("board").state.destinations).length > 1);
  const plans = new Map((await host.legal()).map((move) => [move.slice(0, 2), move]));
  for (const move of plans.values()) await host.click(move);
  await host.hasArrows(plans.size);
  await host.looksGood("planned moves");
  await host.page.locator("#premoves-cancel").click();
  await host.hasArrows(0);
  for (const move of plans.values()) await host.click(move);
  await host.hasArrows(plans.size);
  await guest.hasTo("move");
  // A step of one square gets in the way of none of them.
  const short = (await guest.legal()).find((move) => Math.abs(Number(move[1]) - Number(move[3])) === 1);
  assert.ok(short);
  await guest.click(short);
  await Promise.all([host.seesDecisions(3), guest.seesDecisions(3)]);
  const played = await host.page.evaluate(() => document.getElementById("moves").story.decisions[2].decision);
  assert.equal(played, plans.get(played.slice(0, 2)));
  assert.equal(await host.page.locator("#premoves").isVisible(), false);
});

test("a rated double round is played to its end, through a reload and in two tabs, and changes the ratings", async () => {
  const [anna, ben] = [await someone(), await someone(PHONE, "fr")];
  await anna.register(`Anna${Date.now() % 100000}`);
  await ben.register(`Ben${Date.now() % 100000}`);
  await anna.goTo("lobby");
  await anna.fillIn({ kind: "single" });
  assert.equal(await anna.page.locator("[name=rated][value=rated]").isDisabled(), true, "a single round is not rated");
  const terms = { kind: "double", opening: "matchplay", pace: "live", minutes: "15", seconds: "0", rated: "rated" };
  const { place } = await atTable(terms, [anna, ben]);
  const watcher = await someone(LANDSCAPE, "hu");
  await watcher.goTo(place);
  await watcher.isAtTable();
  await watcher.looksGood("a game, for whoever watches");
  assert.equal(await anna.page.locator("#takeback").isVisible(), false, "nothing is taken back in a rated game");
  assert.equal(await anna.page.locator("a[data-to][href]").count(), 0, "nobody is led to an analysis");
  await anna.page.getByText("Spectators: 1").waitFor();

  const begun = await anna.count();
  await playOn([anna, ben], { until: begun + 4 });
  // Both tabs of one player follow the same game, and either can play it.
  const second = await anna.anotherTab();
  everybody.push(second);
  await second.goTo(place);
  await second.isAtTable();
  await playOn([second, ben], { until: begun + 8 });
  await anna.seesDecisions(begun + 8);
  await leave(second);
  await ben.page.reload();
  await ben.seesDecisions(begun + 8);
  await playOn([anna, ben]);
  await Promise.all([anna, ben, watcher].map(({ page }) => page.locator("#result").waitFor()));
  await Promise.all([anna, ben, watcher].map(({ page }) => page.locator("#ratings dd").first().waitFor()));
  const points = await Promise.all([anna, ben].map(({ page }) => page.locator("#result-points").textContent()));
  assert.equal(points[0], points[1]);
  assert.match(points[0] ?? "", /^(2 : 0|1 : 1|0 : 2)$/);
  await anna.looksGood("the end of a rated game");
  await watcher.looksGood("the end of a rated game, for whoever watched");
});

test("a match with clocks survives a lost network, a look back, and a server that is killed", async () => {
  const terms = { kind: "standard", opening: "standard", pace: "live", minutes: "10", seconds: "5", side: "black" };
  const { host, guest, place } = await atTable({ ...terms, rated: "casual" });
  const watcher = await someone();
  await watcher.goTo(place);
  await playOn([host, guest], { until: 4 });

  // The network goes in the middle of a move.
  await host.hasTo("move");
  await host.context.setOffline(true);
  await host.page.locator("#offline").waitFor();
  await host.looksGood("a page without a connection");
  const [move] = await host.legal();
  await host.click(move);
  await host.page.locator("#sending").waitFor();
  assert.match((await host.page.locator("#offline-text").textContent()) ?? "", /hasn’t reached the server/);
  assert.equal(await guest.count(), 4);
  await host.context.setOffline(false);
  await host.page.locator("#sending").waitFor({ state: "hidden" });
  await Promise.all([host, guest, watcher].map((one) => one.seesDecisions(5)));

  // Somebody looks back while the server is killed and comes back.
  await guest.page.locator("#back").click();
  await guest.page.locator("#back").click();
  await guest.page.locator("#looking").waitFor();
  await guest.page.waitForURL(/#3$/);
  await kill();
  await Promise.all([host, guest, watcher].map(({ page }) => page.locator("#offline").waitFor()));
  await reopen();
  await Promise.all([host, guest, watcher].map(({ page }) => page.locator("#offline").waitFor({ state: "hidden" })));
  const looksBack = () => guest.page.waitForFunction(() => document.getElementById("moves").current === 2);
  await looksBack();
  await guest.page.reload();
  await guest.seesDecisions(5);
  // Even after a reload.
  await looksBack();
  await guest.page.locator("#to-now").click();
  await playOn([host, guest], { seed: 11 });
  await Promise.all([host, guest, watcher].map(({ page }) => page.locator("#result").waitFor()));
  const counts = await Promise.all([host, guest, watcher].map((one) => one.count()));
  assert.equal(new Set(counts).size, 1, `all know the same decisions: ${counts}`);
});

test("a decision on the way while the server is killed is not lost", async () => {
  const { host, guest } = await atTable({ ...CASUAL, pace: "live", minutes: "5", seconds: "3" });
  await playOn([host, guest], { until: 2 });
  await host.hasTo("move");
  await kill();
  await host.page.locator("#offline").waitFor();
  const [move] = await host.legal();
  await host.click(move);
  await host.page.locator("#sending").waitFor();
  await reopen();
  await Promise.all([host.seesDecisions(3), guest.seesDecisions(3)]);
  await host.page.locator("#sending").waitFor({ state: "hidden" });
});

test("the win can be claimed once the opponent has been gone for long enough", async () => {
  const { host, guest } = await atTable({ ...CASUAL, pace: "live", minutes: "1", seconds: "0" });
  await playOn([host, guest], { until: 3 });
  await guest.page.goto("about:blank");
  await host.page.locator("#gone").waitFor();
  await host.looksGood("an opponent who has gone");
  await host.page.locator("#claim").click();
  await host.page.locator("#result").waitFor();
  assert.equal(await host.page.locator("#result-title").textContent(), "You win the match!");
  assert.match((await host.page.locator("#result-text").textContent()) ?? "", /White left/);
});

test("line-ups of the tournament setup are chosen online, and the fill between rounds", async () => {
  const terms = { kind: "standard", opening: "tournament", pace: "live", minutes: "10", seconds: "5", side: "black" };
  const { host, guest } = await atTable({ ...terms, rated: "casual" });
  await host.page.locator("#line-up").waitFor();
  await host.looksGood("lining up");
  assert.equal(await guest.page.locator("#line-up").isVisible(), false);
  const lot = lots(5);
  await host.decide("line-up", lot);
  await guest.page.locator("#line-up").waitFor();
  await guest.looksGood("lining up on a phone");
  await guest.decide("line-up", lot);
  await Promise.all([host.seesDecisions(2), guest.seesDecisions(2)]);
  await playOn([host, guest], { seed: 5 });
  await Promise.all([host, guest].map(({ page }) => page.locator("#result").waitFor()));
});

test("quick pairing brings two strangers together, and seeks come and go while one looks", async () => {
  const [one, other, third] = [await someone(), await someone(PHONE, "tr"), await someone()];
  for (const person of [one, other, third]) await person.goTo("lobby");
  const quick = (person) => person.page.locator("#quick button[data-terms$=casual]").first();
  await quick(one).click();
  await one.page.locator("#waiting").waitFor();
  await third.page.locator("[data-seek]").first().waitFor();
  await one.looksGood("the lobby while waiting");
  await third.looksGood("the lobby with somebody waiting");
  await other.page.locator("[data-seek]").first().waitFor();
  await other.looksGood("the lobby with somebody waiting on a phone");
  await one.page.locator("#stop-waiting").click();
  await third.page.locator("[data-seek]").first().waitFor({ state: "detached" });
  await quick(one).click();
  await third.page.locator("[data-seek]").first().waitFor();
  await quick(other).click();
  await Promise.all([one.isAtTable(), other.isAtTable()]);
  await third.page.locator("[data-seek]").first().waitFor({ state: "detached" });
  await playOn([one, other], { until: 3 });
});

test("the computer plays whoever asks, and says that it is one", async () => {
  const person = await someone();
  await person.goTo("lobby");
  await person.fillIn({ against: "computer", level: "1", ...CASUAL });
  await person.page.locator("#new-game button.primary").click();
  await person.isAtTable();
  await playOn([person], { until: 3 });
  await person.page.getByText("Computer").first().waitFor();
});

test("a phone on its side has the whole board and both clocks in view, and a narrow one nothing beside the window", async () => {
  const { host, place } = await atTable({ ...CASUAL, pace: "live", minutes: "10", seconds: "0" });
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const wide = await someone({ ...LANDSCAPE, colorScheme });
    await wide.goTo(place);
    await wide.isAtTable();
    for (const part of ["#board", ".player[data-side=black] .clock", ".player[data-side=white] .clock"]) {
      const box = await wide.page.locator(part).boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 390 && box.x + box.width <= 844, `${part} is in view`);
    }
    await wide.looksGood("a phone on its side");
    const narrow = await someone({ ...PHONE, viewport: { width: 360, height: 740 }, colorScheme });
    await narrow.goTo(place);
    await narrow.isAtTable();
    await narrow.looksGood("a narrow phone");
  }
  const forced = await someone({ ...DESKTOP, forcedColors: "active" });
  await forced.goTo(place);
  await forced.isAtTable();
  await forced.looksGood("forced colours");
  await host.page.keyboard.press("Tab");
});

test("everything at the table is done by keys", async () => {
  const { host, guest } = await atTable(CASUAL);
  await host.hasTo("move");
  const [move] = await host.legal();
  await host.page.locator("#board").evaluate((board) => board.focus());
  for (const square of [move.slice(0, 2), move.slice(2)]) {
    await host.page.keyboard.type(square);
    await host.page.keyboard.press("Enter");
  }
  await Promise.all([host.seesDecisions(1), guest.seesDecisions(1)]);
  await host.page.locator("#saying summary").focus();
  await host.page.keyboard.press("Enter");
  await host.page.keyboard.press("Tab");
  await host.page.keyboard.press("Enter");
  await guest.page.locator("#said-list li").waitFor();
});
