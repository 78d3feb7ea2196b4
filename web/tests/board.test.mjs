// The board in a real browser, under a policy stricter than the server's. States are those the engine sent (states.json).
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { PALETTES } from "../board/looks.js";
import { emptyBoard } from "./empty-board.mjs";
import { axe, browse, complaints, serve } from "./support.mjs";

const STATES = JSON.parse(await readFile(new URL("states.json", import.meta.url), "utf8"));
const PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Board</title>
<script type="module" src="/board/board.js"></script><main><h1>Board</h1><kamisado-board label="The board"></kamisado-board></main></html>`;

/** @type {import("./support.mjs").Site} */
let site;
/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("playwright-core").BrowserContext} */
let context;
/** @type {import("playwright-core").Page} */
let page;
/** @type {string[]} */
let found;

before(async () => {
  site = await serve({ "/": PAGE });
  browser = await browse();
});
after(async () => {
  await browser.close();
  await site.close();
});
beforeEach(() => open());
afterEach(async () => {
  assert.deepEqual(found, [], "nothing is refused by the policy and nothing fails");
  await context.close();
});

async function open(options = {}) {
  await context?.close();
  context = await browser.newContext({ viewport: { width: 480, height: 640 }, ...options });
  page = await context.newPage();
  found = complaints(page);
  await page.goto(site.address);
  await page.evaluate(() => {
    window.board = document.querySelector("kamisado-board");
    window.reports = [];
    for (const name of /** @type {const} */ (["kamisado-move", "kamisado-square"])) {
      document.addEventListener(name, ({ type, detail }) => window.reports.push([type, detail]));
    }
  });
}

const give = (name, attributes = {}) =>
  page.evaluate(
    ([state, attributes]) => {
      for (const [key, value] of Object.entries(attributes)) window.board.setAttribute(key, value);
      window.board.state = state;
    },
    [STATES[name], attributes],
  );
const reports = () => page.evaluate(() => window.reports.splice(0));
const cell = (square) => page.locator(`kamisado-board [data-square="${square}"][role=gridcell]`);
const focused = () => page.evaluate(() => window.board.shadowRoot.activeElement?.getAttribute("data-square"));
const targets = () =>
  page.evaluate(() =>
    [...window.board.shadowRoot.querySelectorAll(".target")].map((target) => target.dataset.square).sort(),
  );

/** The middle of a square on the screen. @returns {Promise<[number, number]>} */
async function middle(square) {
  const { x, y, width, height } = await cell(square).boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Which square the middle of a tower is over. */
const standing = (side, color) =>
  page.evaluate(
    ([side, color]) => {
      const { left, top, width, height } = window.board.shadowRoot
        .querySelector(`.tower.${side}.${color} .body`)
        .getBoundingClientRect();
      return window.board.squareAt(left + width / 2, top + height / 2);
    },
    [side, color],
  );

async function drag(from, to) {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  const [x, y] = typeof to === "string" ? await middle(to) : to;
  await page.mouse.move(x + 3, y + 3, { steps: 6 });
  await page.mouse.up();
}

describe("what is seen", () => {
  test("every tower stands on its square, and the squares have their colours", async () => {
    await give("before push");
    for (const { side, color, square } of STATES["before push"].towers)
      assert.equal(await standing(side, color), square);
    const fill = await page.evaluate(
      () => getComputedStyle(window.board.shadowRoot.querySelector(".square.red.paint")).fill,
    );
    assert.equal(fill, "rgb(210, 52, 46)");
  });

  test("flipping turns the board round", async () => {
    await give("slid");
    const [x, y] = await middle("a1");
    await page.evaluate(() => window.board.toggleAttribute("flipped", true));
    assert.deepEqual(await middle("h8"), [x, y]);
    assert.equal(await standing("black", "green"), "b7");
  });

  test("each palette paints with its own numbers, and the page may paint with others", async () => {
    const hex = (text) =>
      `#${text
        .match(/\d+/g)
        .map((part) => Number(part).toString(16).padStart(2, "0"))
        .join("")}`;
    for (const [name, colors] of Object.entries(PALETTES)) {
      await give("start", { palette: name });
      for (const color of Object.keys(colors)) {
        const fill = await page.evaluate(
          (color) => getComputedStyle(window.board.shadowRoot.querySelector(`.square.${color}.paint`)).fill,
          color,
        );
        assert.equal(hex(fill), colors[color][0], `${name} ${color}`);
      }
    }
    await page.evaluate(() => window.board.style.setProperty("--kamisado-red", "rgb(1, 2, 3)"));
    assert.equal(
      await page.evaluate(() => getComputedStyle(window.board.shadowRoot.querySelector(".square.red.paint")).fill),
      "rgb(1, 2, 3)",
    );
  });

  test("an empty board has its squares, and only characters that are wanted are drawn", async () => {
    await page.waitForFunction(() => window.board.shadowRoot.querySelectorAll("rect.square").length === 64);
    const characters = () => page.evaluate(() => window.board.shadowRoot.querySelectorAll(".floor").length);
    await give("start");
    assert.equal(await characters(), 0);
    // Those of all squares, and those beside the towers.
    await give("start", { symbols: "letters" });
    assert.equal(await characters(), 64 + 16);
    await give("start", { symbols: "towers" });
    assert.equal(await characters(), 0);
  });

  test("the same towers stay when a state is set again, and so does their outline", async () => {
    await give("start");
    const isTheSame = await page.evaluate(() => {
      const seen = () => [...window.board.shadowRoot.querySelectorAll(".tower, #octagon")];
      const before = seen();
      const changed = [];
      const observer = new MutationObserver((records) => changed.push(...records));
      observer.observe(window.board.shadowRoot.querySelector("defs"), { attributes: true, subtree: true });
      window.board.reset();
      changed.push(...observer.takeRecords());
      return changed.length === 0 && seen().every((element) => before.includes(element));
    });
    assert.equal(isTheSame, true);
  });

  test("symbols name the colours of towers, or of squares too, or nothing", async () => {
    const shown = () =>
      page.evaluate(() =>
        [".tower .kanji", ".tower .letters", ".square .kanji", ".square .letters", ".badge"].filter(
          (name) => window.board.shadowRoot.querySelector(name)?.checkVisibility() ?? false,
        ),
      );
    await give("start");
    assert.deepEqual(await shown(), [".tower .kanji"]);
    await give("start", { symbols: "kanji" });
    assert.deepEqual(await shown(), [".tower .kanji", ".square .kanji", ".badge"]);
    await give("start", { symbols: "letters" });
    assert.deepEqual(await shown(), [".tower .letters", ".square .letters", ".badge"]);
    await give("start", { symbols: "none" });
    assert.deepEqual(await shown(), []);
  });

  test("the tower that must move, its squares and its pushes are marked", async () => {
    await give("before push");
    const classes = (name) =>
      page.evaluate(
        (name) =>
          [...window.board.shadowRoot.querySelectorAll(`.tower.${name}`)].map((tower) => tower.getAttribute("class")),
        name,
      );
    assert.deepEqual(await classes("active"), ["tower black green active chosen"]);
    assert.deepEqual(await targets(), STATES["before push"].destinations.d4.toSorted());
    assert.deepEqual(
      await page.evaluate(() =>
        [...window.board.shadowRoot.querySelectorAll(".push")].map((push) => push.dataset.square),
      ),
      ["d5"],
    );
    await give("start");
    assert.equal((await classes("ready")).length, 8, "any tower may begin");
    assert.deepEqual(await targets(), []);
  });

  test("what was set before the module was loaded is shown", async () => {
    await page.setContent(
      '<!doctype html><html lang="en"><title>Early</title><kamisado-board></kamisado-board></html>',
    );
    await page.evaluate(async (state) => {
      window.board = /** @type {any} */ (document.createElement("kamisado-board-later"));
      Object.assign(window.board, { state, marks: { a2: { kind: "win", text: "1" } } });
      document.body.append(window.board);
      const { KamisadoBoard } = await import(/** @type {any} */ ("/board/board.js"));
      customElements.define("kamisado-board-later", class extends KamisadoBoard {});
    }, STATES.slid);
    assert.equal(await standing("black", "green"), "b7");
    assert.equal(await page.evaluate(() => window.board.shadowRoot.querySelectorAll(".mark").length), 1);
  });

  test("teeth are on their towers", async () => {
    await give("before triple push");
    const teeth = await page.evaluate(
      () => window.board.shadowRoot.querySelectorAll(".tower.white.yellow .tooth").length,
    );
    assert.equal(teeth, 3);
  });

  test("marks and arrows lie over the squares until they are taken away", async () => {
    await give("slid");
    const count = (name) => page.evaluate((name) => window.board.shadowRoot.querySelectorAll(name).length, name);
    await page.evaluate(() => {
      window.board.marks = {
        a2: { kind: "win", text: "7" },
        a3: { kind: "loss", text: "12" },
        a4: { kind: "unknown" },
      };
      window.board.arrows = [
        { from: "a8", to: "a2", kind: "win" },
        { from: "a8", to: "a3" },
      ];
    });
    assert.equal(await count(".mark"), 3);
    assert.equal(await page.evaluate(() => window.board.shadowRoot.querySelector(".mark.win").textContent), "7");
    assert.equal(await count(".arrow"), 2);
    await page.evaluate(() => {
      window.board.marks = {};
      window.board.arrows = [];
    });
    assert.equal(await count(".mark, .arrow"), 0);
  });
});

describe("mouse", () => {
  test("one click moves the tower that must move", async () => {
    await give("slid");
    await cell("a5").click();
    assert.deepEqual(await reports(), [["kamisado-move", { from: "a8", to: "a5" }]]);
    await cell("a4").click();
    assert.deepEqual(await reports(), [], "until the page shows a state there is nothing more to do");
  });

  test("where any tower may move, a click chooses it and another moves it", async () => {
    await give("start");
    await cell("b1").click();
    assert.ok((await targets()).includes("b7"));
    await cell("c1").click();
    assert.ok(!(await targets()).includes("b7"));
    await cell("c1").click();
    assert.deepEqual(await targets(), [], "a second click lets go");
    await cell("b1").click();
    await cell("b7").click();
    assert.deepEqual(await reports(), [["kamisado-move", { from: "b1", to: "b7" }]]);
  });

  test("a square that is not part of a move is reported as a square", async () => {
    await give("slid");
    await cell("e4").click();
    assert.deepEqual(await reports(), [["kamisado-square", { square: "e4", from: "a8" }]]);
  });

  test("a push is a click on the tower that is pushed", async () => {
    await give("before push");
    await cell("d5").click();
    assert.deepEqual(await reports(), [["kamisado-move", { from: "d4", to: "d5" }]]);
  });

  test("a tower can be dragged, and stays where it was dropped", async () => {
    await give("slid");
    await drag("a8", "a4");
    assert.deepEqual(await reports(), [["kamisado-move", { from: "a8", to: "a4" }]]);
    assert.equal(await standing("white", "orange"), "a4");
  });

  test("a tower dropped where it may not go returns, and the page is told which choice was wrong", async () => {
    await give("slid", { motion: "none" });
    await drag("a8", "c4");
    await drag("b8", "b5");
    assert.deepEqual(await reports(), [
      ["kamisado-square", { square: "c4", from: "a8" }],
      ["kamisado-square", { square: "b8", from: "" }],
    ]);
    assert.equal(await standing("white", "orange"), "a8");
    assert.equal(await standing("white", "blue"), "b8");
  });

  test("when the page refuses a move, the tower returns and can be moved again", async () => {
    await give("slid", { motion: "none" });
    await page.evaluate(() =>
      window.board.addEventListener("kamisado-move", (event) => event.preventDefault(), { once: true }),
    );
    await drag("a8", "a4");
    assert.equal(await standing("white", "orange"), "a8");
    await drag("a8", "a4");
    assert.equal((await reports()).length, 2);
    assert.equal(await standing("white", "orange"), "a4");
  });

  test("a page that shows a state while the move is reported has the last word", async () => {
    await give("slid", { mode: "edit", motion: "none" });
    await page.evaluate(() =>
      window.board.addEventListener("kamisado-move", ({ detail: { from } }) => {
        window.board.state = {
          ...window.board.state,
          towers: window.board.state.towers.filter(({ square }) => square !== from),
        };
      }),
    );
    await drag("a8", "c4");
    assert.equal(await page.evaluate(() => window.board.shadowRoot.querySelectorAll(".tower").length), 15);
    assert.equal(await page.evaluate(() => window.board.shadowRoot.querySelectorAll(".white.orange").length), 0);
  });

  test("a state that arrives in the middle of a drag does not take the tower out of the hand", async () => {
    await give("slid", { mode: "edit", motion: "none" });
    const showAgain = () => page.evaluate(() => window.board.reset());
    const [[fromX, fromY], [toX, toY]] = [await middle("a8"), await middle("c4")];
    for (const again of ["pressed", "carried", "brought"]) {
      await page.mouse.move(fromX, fromY);
      await page.mouse.down();
      if (again === "pressed") await showAgain();
      await page.mouse.move((fromX + toX) / 2, (fromY + toY) / 2);
      if (again === "carried") await showAgain();
      await page.mouse.move(toX, toY);
      if (again === "brought") await showAgain();
      await page.mouse.up();
      assert.deepEqual(await reports(), [["kamisado-move", { from: "a8", to: "c4" }]], again);
      await showAgain();
    }
  });

  test("a tower that is no longer there is not carried on", async () => {
    await give("slid", { mode: "edit", motion: "none" });
    await page.mouse.move(...(await middle("a8")));
    await page.mouse.down();
    await page.mouse.move(...(await middle("b6")), { steps: 3 });
    await page.evaluate(() => {
      const { state } = window.board;
      window.board.state = { ...state, towers: state.towers.filter(({ square }) => square !== "a8") };
    });
    await page.mouse.move(...(await middle("c4")), { steps: 3 });
    await page.mouse.up();
    assert.deepEqual(await reports(), []);
  });

  test("a readonly board reports nothing", async () => {
    await give("slid", { readonly: "" });
    await cell("a5").click();
    await drag("a8", "a4");
    await cell("a5").focus();
    await page.keyboard.press("Enter");
    assert.deepEqual(await reports(), []);
    assert.deepEqual(await targets(), []);
  });

  test("in an editor every tower can be dragged anywhere, and off the board", async () => {
    await give("slid", { mode: "edit", motion: "none" });
    await drag("c8", "d3");
    await drag("d8", [470, 600]);
    await cell("e5").click();
    await cell("h1").focus();
    await page.keyboard.press("Delete");
    assert.deepEqual(await reports(), [
      ["kamisado-move", { from: "c8", to: "d3" }],
      ["kamisado-move", { from: "d8", to: null }],
      ["kamisado-square", { square: "e5", from: "" }],
      ["kamisado-move", { from: "h1", to: null }],
    ]);
  });
});

describe("touch", () => {
  beforeEach(() => open({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } }));

  test("a tap on a square moves", async () => {
    await give("slid");
    await cell("a5").tap();
    assert.deepEqual(await reports(), [["kamisado-move", { from: "a8", to: "a5" }]]);
  });

  test("a finger drags a tower", async () => {
    await give("slid");
    const client = await context.newCDPSession(page);
    const touch = (type, points) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    const [from, to] = [await middle("a8"), await middle("a3")];
    await touch("touchStart", [from]);
    for (const part of [0.2, 0.5, 0.8, 1])
      await touch("touchMove", [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
    await touch("touchEnd", []);
    assert.deepEqual(await reports(), [["kamisado-move", { from: "a8", to: "a3" }]]);
    assert.equal(await standing("white", "orange"), "a3");
  });

  test("the board fits the narrowest phone", async () => {
    await give("slid");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
  });
});

describe("keyboard", () => {
  test("Tab leads to the tower that must move, arrows lead on, Enter moves", async () => {
    await give("slid");
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "a8");
    for (const key of ["ArrowDown", "ArrowDown", "ArrowLeft"]) await page.keyboard.press(key);
    assert.equal(await focused(), "a6", "the edge of the board holds");
    await page.keyboard.press("Enter");
    assert.deepEqual(await reports(), [["kamisado-move", { from: "a8", to: "a6" }]]);
    await page.keyboard.press("Tab");
    assert.equal(await focused(), undefined, "the board is one stop");
  });

  test("a square can be typed, Space chooses, Escape lets go", async () => {
    await give("start");
    await page.keyboard.press("Tab");
    await page.keyboard.type("b1");
    await page.keyboard.press("Space");
    assert.ok((await targets()).includes("b7"));
    await page.keyboard.press("Escape");
    assert.deepEqual(await targets(), []);
    await page.keyboard.press("Space");
    await page.keyboard.type("b7");
    assert.equal(await focused(), "b7");
    await page.keyboard.press("Space");
    assert.deepEqual(await reports(), [["kamisado-move", { from: "b1", to: "b7" }]]);
  });

  test("Home, End, Ctrl+Home and Ctrl+End go to the ends, and a flipped board is walked as it is seen", async () => {
    await give("slid", { flipped: "" });
    await cell("e4").focus();
    for (const [key, square] of [
      ["Home", "h4"],
      ["End", "a4"],
      ["Control+Home", "h1"],
      ["Control+End", "a8"],
      ["ArrowUp", "a7"],
      ["ArrowLeft", "b7"],
    ]) {
      await page.keyboard.press(key);
      assert.equal(await focused(), square, key);
    }
  });
});

describe("screen readers", () => {
  test("the board is a grid of eight rows of eight named squares", async () => {
    await page.evaluate(
      ([state]) => {
        window.board.state = { ...state, names: { a8: "a8 orange, White’s orange tower" } };
      },
      [STATES.slid],
    );
    const grid = page.getByRole("grid", { name: "The board" });
    assert.equal(await grid.getByRole("row").count(), 8);
    assert.equal(await grid.getByRole("row").first().getByRole("gridcell").count(), 8);
    assert.equal(
      await page.getByRole("gridcell", { name: "a8 orange, White’s orange tower", selected: true }).count(),
      1,
    );
    assert.equal(
      await page.getByRole("gridcell", { name: /^b8, blue/ }).count(),
      1,
      "without a name a square has the usual one",
    );
  });

  test("what is announced is in a live region, also a second time", async () => {
    const said = () => page.evaluate(() => window.board.shadowRoot.querySelector("[aria-live=polite]").textContent);
    await page.evaluate(() => window.board.announce("White passes."));
    const once = await said();
    await page.evaluate(() => window.board.announce("White passes."));
    assert.equal(once, "White passes.");
    assert.notEqual(await said(), once);
  });

  for (const [name, attributes] of [
    ["slid", {}],
    ["before push", { symbols: "kanji" }],
    ["deadlock", { readonly: "" }],
    ["start", { mode: "edit" }],
  ]) {
    test(`axe finds nothing: ${name} ${JSON.stringify(attributes)}`, async () => {
      await give(name, attributes);
      assert.deepEqual(await axe(page), []);
    });
  }
});

describe("motion", () => {
  const show = (name) =>
    page.evaluate((state) => {
      window.shown = window.board.show(state);
    }, STATES[name]);
  const shown = () => page.evaluate(() => window.shown);
  /**
   * Shows a state and halts every movement half-way, so that no test depends on the time; then lets it go on to its end.
   * Returns the moving towers, and over which square each of them was.
   */
  const midway = (name) =>
    page.evaluate(async (state) => {
      const shown = window.board.show(state);
      // Events that move nothing take a moment each, but no time.
      for (let moment = 0; moment < 20; moment += 1) await null;
      const moving = window.board.shadowRoot
        .getAnimations()
        .filter((animation) => !(animation instanceof CSSAnimation || animation instanceof CSSTransition));
      const seen = {};
      for (const animation of moving) {
        animation.pause();
        const effect = /** @type {KeyframeEffect} */ (animation.effect);
        animation.currentTime = Number(effect.getTiming().duration) / 2;
        const tower = effect.target;
        const { left, top, width, height } = tower.querySelector(".body").getBoundingClientRect();
        const [, side, color] = tower.getAttribute("class").split(" ");
        seen[`${side} ${color}`] = window.board.squareAt(left + width / 2, top + height / 2);
        animation.play();
      }
      await shown;
      return seen;
    }, STATES[name]);

  test("a tower slides over the squares between", async () => {
    await give("start");
    const moving = await midway("slid");
    assert.deepEqual(Object.keys(moving), ["black green"]);
    assert.match(moving["black green"], /^b[2-6]$/);
    assert.equal(await standing("black", "green"), "b7");
    assert.deepEqual(await targets(), STATES.slid.destinations.a8.toSorted());
  });

  test("a push moves pusher and pushed together", async () => {
    await give("before triple push");
    const moving = await midway("triple pushed");
    assert.deepEqual(Object.keys(moving).sort(), ["black brown", "black green", "black orange", "white yellow"]);
    assert.equal(await standing("white", "yellow"), "d5");
    assert.equal(await standing("black", "green"), "d2");
  });

  for (const how of ["attribute", "preference"]) {
    test(`without motion, by ${how}, everything is there at once`, async () => {
      if (how === "preference") await open({ reducedMotion: "reduce" });
      await give("before deadlock", how === "attribute" ? { motion: "none" } : {});
      await page.evaluate((state) => {
        window.started = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...all) {
          window.started.push(this);
          return animate.apply(this, all);
        };
        return window.board.show(state);
      }, STATES.deadlock);
      assert.equal(
        await page.evaluate(() => window.started.length + window.board.shadowRoot.getAnimations().length),
        0,
      );
      assert.equal(await standing("black", "green"), "b4");
    });
  }

  test("a pass and the ring of a deadlock stay to be seen, and the tooth is gained", async () => {
    await give("before deadlock", { motion: "none" });
    await show("deadlock");
    await shown();
    const seen = await page.evaluate(() =>
      [".stop", ".bow.ring", ".tower.won", ".tower.white.red .tooth"].map(
        (name) => window.board.shadowRoot.querySelectorAll(name).length,
      ),
    );
    assert.deepEqual(seen, [2, 2, 1, 1]);
    // No arrow hides a sign, nor the other way round.
    const hidden = await page.evaluate(() => {
      const root = window.board.shadowRoot;
      return [...root.querySelectorAll(".stop circle")].filter((sign) => {
        const { left, top, width, height } = sign.getBoundingClientRect();
        return [...root.querySelectorAll(".bow.ring .shaft")].some((shaft) => {
          if (!(shaft instanceof SVGPathElement)) return false;
          const matrix = shaft.getScreenCTM();
          return Array.from({ length: 101 }, (_, i) => shaft.getPointAtLength((i / 100) * shaft.getTotalLength())).some(
            (point) => {
              const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(matrix ?? undefined);
              return Math.hypot(x - left - width / 2, y - top - height / 2) < width / 2;
            },
          );
        });
      }).length;
    });
    assert.equal(hidden, 0);
  });

  test("while a story is told nothing can be moved, and after it the board waits for a state", async () => {
    await give("slid");
    assert.equal(await page.evaluate(([state]) => window.board.tell(state.events), [STATES["slid again"]]), true);
    await cell("a5").click();
    assert.deepEqual(await reports(), []);
    await give("slid again");
    assert.deepEqual(await targets(), STATES["slid again"].destinations.f1.toSorted());
  });

  test("a new state ends what is being shown", async () => {
    await give("start");
    const told = await page.evaluate(
      async ([slid, again]) => {
        const told = window.board.tell(slid.events);
        window.board.state = again;
        return told;
      },
      [STATES.slid, STATES["slid again"]],
    );
    assert.equal(told, false);
    assert.equal(await standing("black", "green"), "b7");
    assert.equal(await standing("white", "orange"), "a2");
    assert.ok((await targets()).length > 0);
  });

  test("for a new round every tower glides to its place", async () => {
    await give("round end");
    const moving = await midway("filled");
    assert.ok(Object.keys(moving).length > 8, JSON.stringify(moving));
    for (const { side, color, square } of STATES.filled.towers) assert.equal(await standing(side, color), square);
  });

  test("a tower that was dragged is not moved a second time", async () => {
    await give("slid");
    await drag("a8", "a2");
    assert.deepEqual(await midway("slid again"), {});
    assert.equal(await standing("white", "orange"), "a2");
  });
});

test("the demo tells its story by itself and by the user’s moves", async () => {
  await page.goto(`${site.address}/board/demo.html`);
  await page.evaluate(() => {
    window.board = document.querySelector("kamisado-board");
    window.board.setAttribute("motion", "none");
  });
  await page.waitForFunction(() => window.board.state);
  await cell("a6").click();
  await page.waitForFunction(() => window.board.state.active?.square === "d4");
  assert.equal(await page.locator("output").textContent(), 'kamisado-move {"from":"b7","to":"a6"}');
  await cell("c5").click();
  assert.equal(await page.evaluate(() => window.board.state.active.square), "d4", "the story knows no such move");
  for (let moment = 0; moment < 3; moment += 1) await page.getByRole("button", { name: "Next" }).click();
  await page.waitForFunction(() => window.board.shadowRoot.querySelector(".won.black.pink"));
  await page.getByLabel("flipped").check();
  await page.getByLabel("Symbols").selectOption("letters");
  assert.equal(
    await page.evaluate(() => window.board.outerHTML),
    '<kamisado-board label="Kamisado" motion="none" flipped="" symbols="letters"></kamisado-board>',
  );
  assert.deepEqual(await axe(page), []);
});

test("the board that is seen before the scripts come has the same squares", async () => {
  const kept = await readFile(new URL("../pictures/board.svg", import.meta.url), "utf8");
  assert.equal(kept, emptyBoard(), "`node tests/icons.mjs` writes it again");
});
