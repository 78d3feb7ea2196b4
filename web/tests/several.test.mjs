// Two people on different servers behind a load balancer play a match while both servers are replaced, one after the other.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startCluster } from "./cluster.mjs";
import { playOn, Someone } from "./online-people.mjs";
import { browse } from "./support.mjs";

/** @type {Awaited<ReturnType<typeof startCluster>>} */
let cluster;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [cluster, browser] = await Promise.all([startCluster(), browse()]);
});
after(async () => {
  await browser.close();
  await cluster.close();
});

/** Notes in a page when its sockets open and close. */
function noteSockets() {
  const noted = [];
  Object.assign(globalThis, { noted });
  globalThis.WebSocket = class extends WebSocket {
    constructor(/** @type {string | URL} */ address) {
      super(address);
      this.addEventListener("open", () => noted.push(["open", performance.now()]));
      this.addEventListener("close", () => noted.push(["close", performance.now()]));
    }
  };
}

/** How long a page was without a connection each time, in milliseconds. @param {Someone} player */
const gaps = (player) =>
  player.page.evaluate(() => {
    const noted = /** @type {any} */ (globalThis).noted;
    return noted.flatMap(([what, at], index) => {
      const next = noted.slice(index + 1).find(([what]) => what === "open");
      return what === "close" && next ? [Math.round(next[1] - at)] : [];
    });
  });

test("a match goes on while the servers are replaced", async (t) => {
  const players = [await Someone.come(browser, cluster.address), await Someone.come(browser, cluster.address)];
  const [host, guest] = players;
  for (const { context } of players) await context.addInitScript(noteSockets);
  const place = await host.invite({
    kind: "single",
    opening: "standard",
    pace: "live",
    side: "black",
    rated: "casual",
  });
  await guest.accept(place);
  await host.isAtTable();
  await host.page.waitForFunction(() => /** @type {any} */ (globalThis).noted.some(([what]) => what === "open"));
  assert.deepEqual(await cluster.sockets(), [1, 1], "each plays on a server of their own");
  await playOn(players, { until: 3 });
  await cluster.replace(0);
  await playOn(players, { until: 6 });
  await cluster.replace(1);
  await playOn(players);
  for (const { page } of players) await page.locator("#result").waitFor();
  const counts = await Promise.all(players.map((player) => player.count()));
  assert.equal(counts[0], counts[1], "both know the same decisions");
  t.diagnostic(`without a connection for ${JSON.stringify(await Promise.all(players.map(gaps)))} ms`);
  assert.deepEqual(
    players.flatMap(({ troubles }) => troubles),
    [],
  );
});
