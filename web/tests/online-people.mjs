// People who play each other in real browsers, for the tests of online play.
import assert from "node:assert/strict";
import { axe, complaints } from "./support.mjs";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const LANDSCAPE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** A game that two strangers can begin at once. */
export const CASUAL = { kind: "single", opening: "standard", pace: "none", side: "black", rated: "casual" };

/** Complaints of the browser itself about a server that is not there. */
const LOST = /ERR_|WebSocket connection|Failed to load resource|Failed to fetch/;

/** Numbers that look random and are the same every time. @param {number} seed */
export function lots(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

export class Someone {
  /**
   * @param {import("playwright-core").BrowserContext} context
   * @param {import("playwright-core").Page} page
   * @param {string} address
   * @param {string} language
   */
  constructor(context, page, address, language) {
    this.context = context;
    this.page = page;
    this.address = address;
    this.language = language;
    this.found = complaints(page);
  }

  /**
   * Somebody who has never been here.
   * @param {import("playwright-core").Browser} browser
   * @param {string} address
   * @param {object} [options] of the browser's context
   * @param {string} [language]
   */
  static async come(browser, address, options = DESKTOP, language = "en") {
    const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block", ...options });
    context.setDefaultTimeout(120_000);
    return new Someone(context, await context.newPage(), address, language);
  }

  /** The same person in another tab. */
  async anotherTab() {
    return new Someone(this.context, await this.context.newPage(), this.address, this.language);
  }

  /** @param {string} place */
  async goTo(place) {
    const answer = await this.page.goto(`${this.address}/${this.language}/${place}`);
    assert.equal(answer?.ok(), true, `${place} is answered with ${answer?.status()}`);
  }

  /** Nothing went wrong, and axe has nothing to say. @param {string} what */
  async looksGood(what) {
    assert.deepEqual(await axe(this.page), [], what);
    const scrolls = await this.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(scrolls, false, `${what}: nothing is wider than the window`);
  }

  /** What the browser complained about, apart from a server that was taken away on purpose. */
  get troubles() {
    return this.found.filter((text) => !LOST.test(text));
  }

  /** Gets an account. @param {string} name */
  async register(name) {
    await this.goTo("register");
    await this.page.locator("[name=name]").fill(name);
    await this.page.locator("[name=password]").fill("seven towers climb slowly");
    await this.page.locator("main form button.primary").click();
    await this.page.locator(".codes").waitFor();
  }

  /**
   * Invites somebody by link, with whatever is chosen in the form, and gives the link's place.
   * @param {Record<string, string>} chosen
   */
  async invite(chosen) {
    await this.goTo("lobby");
    await this.fillIn({ against: "friend", ...chosen });
    await this.page.locator("#new-game button.primary").click();
    await this.page.locator("#link").waitFor();
    const link = await this.page.locator("#link").inputValue();
    return new URL(link).pathname.slice(1);
  }

  /** @param {Record<string, string>} chosen */
  async fillIn(chosen) {
    const form = this.page.locator("#new-game");
    for (const [name, value] of Object.entries(chosen)) {
      const field = form.locator(`[name=${name}]`);
      const kind = await field.first().evaluate((element) => `${element.localName} ${element.getAttribute("type")}`);
      if (kind.startsWith("select")) await field.selectOption(value);
      else if (kind.endsWith("radio")) await form.locator(`[name=${name}][value=${value}]`).check({ force: true });
      else await field.fill(value);
    }
  }

  /** Accepts an invitation. @param {string} place */
  async accept(place) {
    await this.goTo(place);
    await this.page.locator("button[value=accept]").click();
    await this.isAtTable();
  }

  /** Waits until the game is on the board. */
  async isAtTable() {
    await this.page.waitForFunction(() => document.getElementById("board")?.state);
  }

  // At the table.

  cell(square) {
    return this.page.locator(`#board [role=gridcell][data-square=${square}]`);
  }

  /** How many decisions the page knows. @returns {Promise<number>} */
  count() {
    return this.page.evaluate(() => document.getElementById("moves")?.story?.decisions.length ?? 0);
  }

  /** @param {number} count */
  async seesDecisions(count) {
    await this.page.waitForFunction(
      (count) => document.getElementById("moves")?.story?.decisions.length === count,
      count,
    );
  }

  /** @param {number} count the computer may have decided again */
  async hasSeen(count) {
    await this.page.waitForFunction(
      (count) => (document.getElementById("moves")?.story?.decisions.length ?? 0) >= count,
      count,
    );
  }

  /** What the visitor has to do now: a move, a fill, a line-up, or nothing because it is over; `null` when somebody else has to. */
  due() {
    return this.page.evaluate(() => {
      const seen = (id) => document.getElementById(id)?.checkVisibility();
      if (seen("result")) return "over";
      if (!document.getElementById("sending")?.hidden) return null;
      if (seen("open-fill")) return "fill";
      if (seen("line-up")) return "line-up";
      const board = document.getElementById("board");
      const isMine =
        board?.state &&
        !board.hasAttribute("readonly") &&
        board.getAttribute("mode") !== "plan" &&
        Object.keys(board.state.destinations ?? {}).length > 0;
      return isMine ? "move" : null;
    });
  }

  /** Waits until the visitor has to do this. @param {string} what */
  async hasTo(what) {
    const patience = 120_000;
    for (const end = Date.now() + patience; (await this.due()) !== what; ) {
      assert.ok(Date.now() < end, `${what} is never due`);
      await this.page.waitForTimeout(50);
    }
  }

  /** The moves there are, as the board knows them. @returns {Promise<string[]>} */
  legal() {
    return this.page.evaluate(() =>
      Object.entries(document.getElementById("board").state.destinations).flatMap(([from, all]) =>
        all.map((to) => from + to),
      ),
    );
  }

  /** Waits until so many arrows are on the board. @param {number} count */
  async hasArrows(count) {
    await this.page.waitForFunction((count) => document.getElementById("board").arrows.length === count, count);
  }

  /** Makes a move by clicking on its squares. @param {string} move */
  async click(move) {
    const selected = await this.page.evaluate(() => document.getElementById("board").selected);
    if (selected !== move.slice(0, 2)) await this.cell(move.slice(0, 2)).click();
    await this.cell(move.slice(2)).click();
  }

  /** Gives the game away. */
  async resign() {
    await this.page.locator("#resign").click();
    await this.page.locator("#resigning button[value=yes]").click();
    await this.page.locator("#result").waitFor();
  }

  /** Does what is due, and waits until the server has it. @param {string} what @param {() => number} lot */
  async decide(what, lot) {
    const before = await this.count();
    if (what === "fill") {
      await this.page.locator("#open-fill").click();
      await this.page.locator("#fill-left").click();
    } else if (what === "line-up") {
      await this.page.locator("#line-up-random").click();
      await this.page.locator("#line-up-done").click();
    } else {
      const moves = await this.legal();
      await this.click(moves[Math.floor(lot() * moves.length)]);
    }
    await this.page.waitForFunction(
      (before) =>
        document.getElementById("moves").story?.decisions.length > before && document.getElementById("sending").hidden,
      before,
    );
  }
}

/**
 * Two people play until the game is over, or until there are so many decisions.
 * @param {Someone[]} players
 * @param {{ seed?: number, until?: number }} [how]
 */
export async function playOn(players, { seed = 7, until = Number.POSITIVE_INFINITY } = {}) {
  const lot = lots(seed);
  for (let idle = 0; idle < 600; idle += 1) {
    for (const player of players) {
      // Asked before the count, because a decision of somebody else may arrive between the two questions.
      const what = await player.due();
      if ((await player.count()) >= until) {
        // What one of them knows the others will know as well.
        await Promise.all(players.map((player) => player.hasSeen(until)));
        return;
      }
      if (what === "over") return;
      if (what === null) continue;
      idle = 0;
      await player.decide(what, lot);
    }
    await players[0]?.page.waitForTimeout(50);
  }
  throw new Error("nobody has anything to do");
}
