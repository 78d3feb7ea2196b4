// The review of a match in a real browser against the real program.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./support.mjs";
import { app, page, visit } from "./visit.mjs";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** Black gives the win away with the ninth decision, and loses. */
const LOST = {
  kind: "single",
  opening: "standard",
  board: "standard",
  fen: null,
  decisions: ["h1h5", "e8e2", "b1b2", "h8h6", "g1g7", "h6e3", "c1c4", "g8h7", "f1f7", "e2f1"],
  conceded: null,
};
const ADDRESS = `/review?from=${encodeURIComponent(JSON.stringify(LOST))}`;

const reviewed = () => page.locator("#points .decisive").waitFor();
const arrows = () => page.evaluate(() => document.querySelector("#board").arrows);

test("the turning point is shown with what would have won", async () => {
  await visit(`/en${ADDRESS}`);
  await reviewed();
  assert.match(await page.locator("#summary").textContent(), /Turning point: after Purple Straight 6 Yellow/);
  // The review opens at the turning point: what was played, and what would have won.
  await page.waitForFunction(() => document.querySelector("#board").arrows.length === 2);
  assert.deepEqual(await arrows(), [
    { from: "f1", to: "f5", kind: "win" },
    { from: "f1", to: "f7", kind: "loss" },
  ]);
  assert.match(await page.locator("#said").textContent(), /Black throws away a won round/);
  assert.deepEqual(await page.locator("#better-moves li").allTextContents(), ["Purple Straight 4 Green"]);
  // Three wins were given away in this round.
  assert.equal(await page.locator("#points button").count(), 3);
  assert.equal(await page.locator("#graph .flag").count(), 3);
  assert.equal(await page.locator("#graph .bar").count(), 10);
  assert.match(await page.locator("#graph svg").getAttribute("aria-label"), /Turning point/);
  await page.locator(".as-table summary").click();
  await page.waitForFunction(() => document.querySelectorAll("#rows tr").length === 10);
});

test("graph, list, points and keys lead to the same positions", async () => {
  await visit(`/en${ADDRESS}`);
  await reviewed();
  const fen = () => page.evaluate(() => document.querySelector("#board").state.fen);
  const at = (count) =>
    page.waitForFunction((count) => document.querySelector("#board")?.state?.decision_count === count, count);
  await at(8);
  const turning = await fen();
  await page.keyboard.press("Home");
  await at(0);
  await page.locator("#graph svg").scrollIntoViewIfNeeded();
  const box = await page.locator("#graph svg").boundingBox();
  // A decision is 36 of 600 units wide at most.
  await page.mouse.click(box.x + (8.5 * 36 * box.width) / 600, box.y + box.height / 2);
  await at(8);
  assert.equal(await fen(), turning);
  await page.locator("#points button").first().click();
  await at(2);
  await page.locator("kamisado-moves button").nth(8).click();
  await at(8);
  await page.click("#last");
  await at(10);
  assert.match(await page.locator("#turn").textContent(), /White wins the/);
  assert.equal(await page.locator("#said").isHidden(), true);
});

test("playing on and analysing begin where the review is", async () => {
  await visit(`/de${ADDRESS}`);
  await reviewed();
  await page.waitForFunction(() => document.querySelector("#board")?.state?.decision_count === 8);
  for (const [id, path] of [
    ["play-on", "/de/play"],
    ["to-analysis", "/de/analyse"],
  ]) {
    const address = new URL(await page.locator(`#${id}`).getAttribute("href"), app.address);
    assert.equal(address.pathname, path);
    assert.deepEqual(JSON.parse(address.searchParams.get("from")).decisions, LOST.decisions.slice(0, 8));
  }
  await page.click("#to-analysis");
  await page.waitForFunction(() => location.hash === "#d=h1h5.e8e2.b1b2.h8h6.g1g7.h6e3.c1c4.g8h7");
});

test("the match that was played last in this browser is reviewed", async () => {
  await visit("/en/review");
  const game = { match: LOST, seats: { black: "person", white: 5 }, clock: null, left: null, isOver: true };
  await page.evaluate((text) => localStorage.setItem("kamisado.match", text), JSON.stringify(game));
  await page.reload();
  await reviewed();
  assert.match(await page.locator("#summary").textContent(), /Purple Straight 4 Green was better/);
});

test("without a match one is asked for, and a record can be opened", async () => {
  await visit("/en/review");
  await page.locator("#nothing").waitFor();
  assert.equal(await page.locator("#desk").isHidden(), true);
  await page.click("#nothing [data-import]");
  await page.fill("#import-text", LOST.decisions.join(" "));
  await page.click("#import-read");
  await reviewed();
  assert.equal(await page.locator("#nothing").isHidden(), true);
  // The address carries it, so that it can be sent to somebody.
  await page.reload();
  await reviewed();
});

/** A standard match of several rounds. */
const LONG = {
  ...LOST,
  kind: "standard",
  decisions: "d1d3 c8c2 d3e4 a8a4 e4d5 a4a3 g1g3 d8g5 c1b2 h8g7 a1a2 c2c1 left a1a6 h8h3 a6a7 g8e6 c1c6 b8c7".split(
    " ",
  ),
};

test("turning points of a match stand below their rounds, and are told once", async () => {
  await visit(`/en/review?from=${encodeURIComponent(JSON.stringify(LONG))}`);
  await page.waitForFunction(() => document.querySelector("#summary h3") && document.querySelector("#proving").hidden);
  const rounds = await page.locator("#points h3").allTextContents();
  assert.ok(rounds.length > 0 && rounds.every((title) => /^Round \d$/.test(title)), rounds.join());
  // The summary speaks of one moment only, and says in which round it was.
  assert.equal(await page.locator("#summary h3").count(), 1);
  assert.equal((await page.locator("#summary").textContent()).match(/Turning point/g)?.length, 1);
  const { height } = await page.locator("#graph svg").boundingBox();
  assert.ok(height > 120, `${height}`);
});

test("the graph of a very long match stays readable and scrolls", async () => {
  await visit(`/en${ADDRESS}`);
  await reviewed();
  const shown = await page.evaluate(async () => {
    const { Graph } = await import(`${document.documentElement.dataset.assets}review/graph.js`);
    const place = document.querySelector("#graph");
    const graph = new Graph(place, () => {});
    const points = Array.from({ length: 432 }, (_, index) => ({
      index,
      round: 1 + Math.floor(index / 20),
      height: 60,
      isTurn: false,
    }));
    graph.show(points, "");
    graph.point(431);
    const svg = place.querySelector("svg").getBoundingClientRect();
    return {
      height: svg.height,
      bar: svg.width / 432,
      scrolled: place.scrollLeft,
      wide: document.documentElement.scrollWidth > innerWidth,
    };
  });
  assert.ok(shown.height > 120 && shown.bar >= 6 && shown.scrolled > 0, JSON.stringify(shown));
  assert.equal(shown.wide, false);
});

test("what is proven is shown while the rest is being proven", async () => {
  await visit(`/en/review?from=${encodeURIComponent(JSON.stringify(LONG))}`, {}, (page) =>
    page.addInitScript(() => {
      window.progress = [];
      new MutationObserver(() => {
        const count = document.querySelector("#count")?.textContent ?? "";
        if (count && !document.querySelector("#proving").hidden)
          window.progress.push([count, document.querySelectorAll("#graph .bar").length]);
      }).observe(document, { childList: true, subtree: true });
    }),
  );
  await page.waitForFunction(
    () => document.querySelector("#proving").hidden && document.querySelectorAll("#graph .bar").length > 15,
  );
  const seen = await page.evaluate(() => window.progress);
  assert.ok(
    seen.some(([count, bars]) => /^\d+ \/ 19$/.test(count) && bars > 0 && bars < 19),
    JSON.stringify(seen.slice(0, 5)),
  );
});

/** The same moves, seen from the other side of the board. @param {string[]} moves */
const turned = (moves) =>
  moves.map((move) =>
    move.replace(/[a-h]/g, (file) => "hgfedcba"["abcdefgh".indexOf(file)]).replace(/\d/g, (rank) => String(9 - +rank)),
  );

/** A match of five rounds, too long for a phone. */
const SERIES = {
  ...LOST,
  kind: "series",
  decisions: [
    ...Array(2)
      .fill([...LOST.decisions, ...turned(LOST.decisions)])
      .flat(),
    ...LOST.decisions,
  ],
};

test("where the graph is too long, it shows the proofs as they come, until somebody looks elsewhere", async () => {
  const address = `/en/review?from=${encodeURIComponent(JSON.stringify(SERIES))}`;
  /** Notes what had been proven last, and whether it could be seen then, after each change. */
  const watch = (page) =>
    page.addInitScript(() => {
      window.progress = [];
      new MutationObserver(() => {
        const place = document.querySelector("#graph");
        if (!place || document.querySelector("#proving")?.hidden) return;
        const bar = place.querySelector(".bar");
        // Proofs come from the last decision to the first.
        if (bar) requestAnimationFrame(() => window.progress.push([bar.getAttribute("x") ?? "", place.scrollLeft]));
      }).observe(document, { childList: true, subtree: true });
    });
  await visit(address, { viewport: { width: 320, height: 640 } }, watch);
  await page.waitForFunction(() => document.querySelector("#proving").hidden && document.querySelector("#graph .bar"));
  const { seen, room } = await page.evaluate(() => ({
    seen: window.progress.map(([x, scrolled]) => /** @type {[number, number]} */ ([Number(scrolled), Number(x)])),
    room: document.querySelector("#graph").clientWidth,
  }));
  assert.ok(room < 350 && seen.length > 0, `${room} ${seen.length}`);
  assert.ok(
    seen.some(([scrolled]) => scrolled > 0),
    "the end of the match is in sight first",
  );
  const isSeen = (/** @type {[number, number]} */ [scrolled, x]) => x >= scrolled - 1 && x <= scrolled + room;
  assert.ok(seen.every(isSeen), JSON.stringify(seen.filter((each) => !isSeen(each))));
  // In the end the decision on the board is in sight.
  await page.waitForFunction(() => {
    const [place, cursor] = ["#graph", "#graph .cursor"].map((name) =>
      document.querySelector(name).getBoundingClientRect(),
    );
    return cursor.left >= place.left - 1 && cursor.right <= place.right + 1;
  });

  // Whoever has looked around is left alone.
  const left = await page.evaluate(async () => {
    const { Graph } = await import(`${document.documentElement.dataset.assets}review/graph.js`);
    const place = document.querySelector("#graph");
    const graph = new Graph(place, () => {});
    const points = Array.from({ length: 100 }, (_, index) => ({ index, round: 1, height: 60, isTurn: false }));
    graph.show(points, "");
    graph.follow(99);
    const followed = place.scrollLeft;
    place.dispatchEvent(new PointerEvent("pointerdown"));
    place.scrollLeft = 0;
    graph.follow(98);
    return { followed, free: place.scrollLeft };
  });
  assert.ok(left.followed > 0 && left.free === 0, JSON.stringify(left));
});

test("each mistake becomes a puzzle", async () => {
  await visit(`/en${ADDRESS}`);
  await reviewed();
  await page.click("#practise");
  await page.waitForFunction(() => document.querySelector("#board")?.state?.decision_count === 2);
  assert.equal(await page.locator("#practice-count").textContent(), "1 / 3");
  assert.match(
    await page.locator("#practice-task").textContent(),
    /^(Black|White) to move\. Find a move that wins the round\.$/,
  );
  assert.equal(await page.locator("#review-side").isVisible(), false);
  const square = (name) => page.locator(`#board [role=gridcell][data-square="${name}"]`);
  // What was played does not win here either.
  await page.evaluate(() =>
    document
      .querySelector("#board")
      .dispatchEvent(new CustomEvent("kamisado-move", { detail: { from: "b1", to: "b2" } })),
  );
  await page.waitForFunction(() => /isn’t proven to win/.test(document.querySelector("#practice-said").textContent));
  await page.click("#practice-show");
  await page.waitForFunction(() => document.querySelector("#board").arrows.length > 0);
  await page.click("#practice-next");
  await page.waitForFunction(() => document.querySelector("#practice-count").textContent === "2 / 3");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "practice-title");
  await page.click("#practice-show");
  await page.click("#practice-next");
  await page.waitForFunction(() => document.querySelector("#board")?.state?.decision_count === 8);
  await square("f1").click();
  await square("f5").click();
  await page.waitForFunction(() => /this wins the round/.test(document.querySelector("#practice-said").textContent));
  assert.deepEqual(await axe(page), []);
  await page.click("#practice-next");
  await page.locator("#points").waitFor();
  await page.locator("#board[readonly]").waitFor();
});

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const [language, colorScheme] of /** @type {const} */ ([
    ["en", "dark"],
    ["hu", "light"],
  ])) {
    test(`axe finds nothing at ${size} size in ${language}, ${colorScheme}`, async () => {
      await visit(`/${language}${ADDRESS}`, { viewport, colorScheme });
      await reviewed();
      await page.locator(".as-table summary").click();
      assert.deepEqual(await axe(page), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out");
    });
  }
}
