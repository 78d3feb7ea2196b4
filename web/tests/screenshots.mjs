// Takes the pictures of every page for docs/web.md, light and dark, on a phone and on a desk: `cargo xtask screenshots`.
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { FROM_FOLDER, start } from "./app.mjs";
import { DESKTOP, playOn, Someone } from "./online-people.mjs";
import { browse, complaints } from "./support.mjs";

const PICTURES = new URL("../../docs/pictures/web/", import.meta.url);
const VIEWS = {
  desk: { viewport: { width: 1280, height: 860 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
/** Good enough for pages, and small. */
const QUALITY = 80;

/** A match as addresses carry it. */
const from = (given) => `from=${encodeURIComponent(JSON.stringify(given))}`;
const GAME = "d1d3 c8c2 d3e4 a8a4 e4d5 a4a3 g1g3 d8g5 c1b2 h8g7 a1a2 c2c1 left a1a6 h8h3 a6a7 g8e6 c1c6 b8c7".split(
  " ",
);
const ROUND = "h1h5 e8e2 b1b2 h8h6 g1g7 h6e3 c1c4 g8h7 f1f7 e2f1".split(" ");
const STUDY = "5RY1/3P4/1+o2++u2G/++r3++b3/1B2O+g2/8/2N++yU3/2p3n1 w p";

const boardIsThere = () => document.querySelector("kamisado-board")?.state?.towers.length > 0;

/** What the pages of online play show: the places of an invitation and of a game, and the cookies of whoever made them. */
async function peopleOnline() {
  const [host, guest, friend] = await Promise.all([1, 2, 3].map(() => Someone.come(browser, app.address, DESKTOP)));
  const terms = { kind: "standard", opening: "standard", pace: "live", minutes: "10", seconds: "5", rated: "casual" };
  const invitation = await friend.invite({ ...terms, kind: "double", opening: "matchplay" });
  await friend.goTo("lobby");
  await friend.page.locator("#quick button[data-terms$=casual]").first().click();
  const game = await host.invite({ ...terms, side: "black" });
  await guest.accept(game);
  await host.isAtTable();
  await playOn([host, guest], { until: 9, seed: 3 });
  await guest.page.locator("#saying summary").click();
  await guest.page.locator("[data-phrase=good-luck]").click();
  return {
    invitation,
    game,
    cookies: { invitation: await friend.context.cookies(), game: await host.context.cookies() },
  };
}

/** Every page, by the name of its picture, at its best: the address, and what is waited for. */
const PAGES = {
  home: { path: "", until: boardIsThere },
  play: { path: `play?against=person&${from({ kind: "standard", decisions: GAME })}`, until: boardIsThere },
  "play-new": { path: "play" },
  lobby: { path: "lobby", until: () => document.querySelector("[data-seek]") },
  invitation: { online: "invitation", until: () => document.querySelector("#copy:not([hidden])") },
  game: { online: "game", until: boardIsThere },
  learn: { path: "learn" },
  lesson: { path: "learn/push", until: boardIsThere },
  puzzles: { path: "puzzles?number=300", until: boardIsThere },
  analyse: {
    path: `analyse?${from({ fen: STUDY })}`,
    until: () => Object.keys(document.querySelector("kamisado-board")?.marks ?? {}).length > 2,
  },
  review: {
    path: `review?${from({ decisions: ROUND })}`,
    until: () => document.querySelector("#board")?.state?.decision_count > 0,
  },
  board: { path: "board", until: boardIsThere },
  offline: { path: "offline" },
};

const wanted = process.argv.slice(2);
const app = await start([...FROM_FOLDER, "--set", "database=:memory:"]);
const browser = await browse();
const online = await peopleOnline();
await mkdir(PICTURES, { recursive: true });
if (wanted.length === 0) {
  for (const old of await readdir(PICTURES)) await rm(new URL(old, PICTURES));
}
let total = 0;
let count = 0;
for (const [name, { path: place, online: whose, until }] of Object.entries(PAGES)) {
  const path = whose ? online[whose] : place;
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [view, options] of Object.entries(VIEWS)) {
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      const context = await browser.newContext({
        ...options,
        colorScheme,
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      if (whose) await context.addCookies(online.cookies[whose]);
      // What a first game is asked about is seen on the form only.
      if (name === "play")
        await context.addInitScript(() => localStorage.setItem("kamisado.palette-offer", "answered"));
      const page = await context.newPage();
      const found = complaints(page);
      const answer = await page.goto(`${app.address}/en/${path}`);
      if (!answer?.ok()) throw new Error(`/en/${path} is answered with ${answer?.status()}`);
      if (!whose) await page.waitForLoadState("networkidle");
      if (until) await page.waitForFunction(until, null, { timeout: 120_000 });
      // The worker is kept out of the way, and that is said on the console.
      const said = found.filter((line) => !line.startsWith("Service Worker registration blocked"));
      if (said.length > 0) throw new Error(`${name}: ${said.join("; ")}`);
      const session = await context.newCDPSession(page);
      const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
      const bytes = Buffer.from(data, "base64");
      await writeFile(new URL(`${name}-${view}-${colorScheme}.webp`, PICTURES), bytes);
      total += bytes.length;
      count += 1;
      await context.close();
    }
  }
}
await browser.close();
await app.close();
console.log(`${count} pictures with ${total} bytes in docs/pictures/web`);
