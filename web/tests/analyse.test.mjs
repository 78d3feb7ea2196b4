// Analysis in a real browser against the real program: proofs, variations, the editor, opening and sharing.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { axe } from "./support.mjs";
import { app, page, visit } from "./visit.mjs";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** Black wins at once by moving the pink tower to the far row, and loses by nearly everything else. */
const SHORT = "8/3p4/8/8/8/8/3N4/7n b p";

async function open(address, options = {}) {
  await visit(address, options);
  await page.waitForFunction(() => document.querySelector("#turn")?.textContent !== "");
}

const square = (name) => page.locator(`#board [role=gridcell][data-square="${name}"]`);
const proven = () =>
  page.waitForFunction(
    () => document.querySelector("#busy").hidden && document.querySelectorAll("#moves .open").length === 0,
  );
const move = (decision) => page.locator(`#moves [data-decision="${decision}"]`);
const nodes = () =>
  page
    .locator("kamisado-tree button")
    .evaluateAll((all) => all.map((button) => button.getAttribute("aria-label") ?? button.textContent));
const current = () =>
  page
    .locator("kamisado-tree [aria-current]")
    .evaluate((button) => button.getAttribute("aria-label") ?? button.textContent);
const marks = () => page.evaluate(() => document.querySelector("#board").marks);
const sentence = () => page.locator("#turn").textContent();

/** Pastes a text into the dialog. */
async function paste(text) {
  await page.click("#open-import");
  await page.fill("#import-text", text);
  await page.click("#import-read");
}

describe("proofs", () => {
  test("every legal move is marked as a win or a loss, the best first", async () => {
    await open(`/en/analyse#p=${SHORT.replaceAll(" ", "_")}`);
    await proven();
    const words = await page.locator("#moves button").allTextContents();
    assert.match(words[0], /wins in 1 move$/);
    assert.equal(
      await page.locator("#moves .win").first().getAttribute("data-decision"),
      await page.locator("#moves button").first().getAttribute("data-decision"),
    );
    assert.match(await page.locator("#verdict").textContent(), /Black to move and win the round/);
    const legal = await page.locator("#moves button").count();
    const seen = await marks();
    assert.equal(Object.keys(seen).length, legal);
    assert.ok(Object.values(seen).some(({ kind, text }) => kind === "win" && text === "1"));
  });

  test("where any tower may move the towers are marked, and then the squares of the one that is chosen", async () => {
    await open("/en/analyse#p=3N3U/2o5/Y3R3/7b/4gpP1/B7/1O2n1Gu/yr6_b_-");
    await proven();
    assert.ok((await marks()).h2, "a tower is marked with its best move");
    await square("h2").click();
    await page.waitForFunction(() => document.querySelector("#board").marks.h3);
    assert.equal((await marks()).h2, undefined);
  });

  test("a move of the list is shown on the board and played by a click", async () => {
    await open(`/en/analyse#p=${SHORT.replaceAll(" ", "_")}`);
    await proven();
    await move("d7d8").hover();
    await page.waitForFunction(() => document.querySelector("#board").arrows.length === 1);
    assert.deepEqual(await page.evaluate(() => document.querySelector("#board").arrows), [
      { from: "d7", to: "d8", kind: "win" },
    ]);
    await move("d7d8").click();
    await page.waitForFunction(() => /wins the round/.test(document.querySelector("#turn").textContent));
    await page.waitForFunction(() => !document.querySelector("#moves button"));
  });
});

describe("variations", () => {
  test("a tree that is walked, promoted and pruned with the keyboard", async () => {
    await open("/en/analyse");
    await page.locator("#moves button").first().waitFor();
    for (const decision of ["b1b7", "a8a4"]) {
      await move(decision).click();
      await page.waitForFunction((text) => location.hash.endsWith(text), decision);
    }
    await page.waitForFunction(
      () => document.querySelector("kamisado-tree").shadowRoot.querySelectorAll(".characters").length === 2,
    );
    await page.locator("kamisado-tree [aria-current]").focus();
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(() => location.hash === "#d=b1b7");
    await move("a8b7").or(move("a8a5")).first().click();
    await page.waitForFunction(() => location.hash.startsWith("#d=b1b7.a8") && !location.hash.endsWith("a8a4"));
    assert.equal((await nodes()).length, 4);
    const branch = await current();
    await page.locator("kamisado-tree [aria-current]").focus();
    await page.keyboard.press("ArrowUp");
    await page.waitForFunction(() => location.hash === "#d=b1b7.a8a4");
    await page.keyboard.press("ArrowDown");
    await page.waitForFunction(() => !location.hash.endsWith("a8a4"));
    assert.equal(await current(), branch);
    assert.equal(
      await page.evaluate(() =>
        document.querySelector("kamisado-tree").shadowRoot.activeElement?.hasAttribute("aria-current"),
      ),
      true,
      "the keyboard stays on the tree",
    );

    await page.click("#promote");
    await page.waitForFunction(() => document.querySelector("#promote").disabled);
    assert.match((await nodes())[2], new RegExp(branch.replace(/^\S+ /, "").replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")));
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector("kamisado-tree").shadowRoot?.querySelectorAll(".characters").length >= 2,
    );
    assert.equal((await nodes()).length, 4, "the variations outlive a reload");
    await page.click("#delete");
    await page.waitForFunction(() => location.hash === "#d=b1b7");
    await page.waitForFunction(
      () => document.querySelector("kamisado-tree").shadowRoot.querySelectorAll("button").length === 3,
    );

    await page.click("#first");
    await page.waitForFunction(() => location.hash === "");
    await page.locator("#main").focus();
    await page.keyboard.press("End");
    await page.waitForFunction(() => location.hash === "#d=b1b7.a8a4");
  });

  test("a move on the board goes on with the line", async () => {
    await open("/de/analyse#d=b1b7");
    await square("a4").click();
    await page.waitForFunction(() => location.hash === "#d=b1b7.a8a4");
    await page.waitForFunction(() => /Schwarz/.test(document.querySelector("#turn").textContent));
  });

  test("a link gives the same position to somebody else", async () => {
    await open("/en/analyse#m=standard&d=b1b7.a8a4");
    const before = [await sentence(), await page.evaluate(() => document.querySelector("#board").state.fen)];
    await page.click("#open-export");
    await page.locator("#export[open]").waitFor();
    const link = await page.inputValue("#export-link");
    assert.ok(link.endsWith("/en/analyse?m=standard&d=b1b7.a8a4"), link);
    // Its preview shows the position, too.
    const preview = await (await fetch(link)).text();
    assert.match(preview, /og:image" content="[^"]+position=1BUPYRGN%2F1g6%2F8%2F8%2FO7%2F/);
    assert.ok(preview.includes(`og:url" content="${link.replaceAll("&", "&#38;")}"`), link);
    await open(link.slice(app.address.length));
    assert.deepEqual([await sentence(), await page.evaluate(() => document.querySelector("#board").state.fen)], before);
    assert.equal(await page.evaluate(() => document.querySelector("#board").state.kind), "standard");
  });

  test("a frame for other pages steps through the line, from where it was", async () => {
    await open("/en/analyse#d=b1b7.a8a4");
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(() => document.querySelector("#board")?.state?.decision_count === 1);
    await page.click("#open-export");
    await page.locator("#export[open]").waitFor();
    const code = await page.inputValue("#export-embed");
    const source = await page.evaluate(
      (code) => new DOMParser().parseFromString(code, "text/html").querySelector("iframe")?.src ?? "",
      code,
    );
    await page.goto(source);
    await page.locator("#count").filter({ hasText: "1 / 2" }).waitFor();
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    assert.match(picture, /position=OBUPYRGN%2F1g6%2F8%2F8%2F8%2F/);
    await page.click("#forward");
    await page.locator("#count").filter({ hasText: "2 / 2" }).waitFor();
  });

  test("another page hands its match over, and takes it from here", async () => {
    const from = { kind: "long", opening: "standard", board: "mirrored", fen: null, decisions: ["b1b2"] };
    await open(`/en/analyse?from=${encodeURIComponent(JSON.stringify(from))}`);
    await page.waitForFunction(() => location.hash !== "");
    assert.equal(await page.evaluate(() => location.search + location.hash), "#m=long&r=1&d=b1b2");
    const address = new URL(await page.locator("#play-on").getAttribute("href"), app.address);
    assert.equal(address.pathname, "/en/play");
    const given = JSON.parse(address.searchParams.get("from"));
    assert.deepEqual({ ...from, ...given }, { ...given, ...from });
  });

  test("an address that cannot be played is told about, and the beginning is shown", async () => {
    await open("/en/analyse#d=b1b7.a1a2");
    await page.waitForFunction(() => !document.querySelector("#trouble").hidden);
    assert.match(await page.locator("#trouble").textContent(), /a1a2/);
  });
});

describe("the editor", () => {
  test("builds a position, says what is wrong with it, and has it proven", async () => {
    await open("/en/analyse");
    await page.locator("#moves button").first().waitFor();
    await page.click("#edit");
    await page.click("#clear");
    await page.waitForFunction(() => document.querySelector("#checked").className.includes("bad"));
    assert.equal(await page.locator("#use-position").isDisabled(), true);

    const tower = (side, color) => page.locator(`#palette [data-side=${side}][data-color=${color}]`);
    await tower("black", "pink").click();
    await page.locator('#teeth input[value="1"]').check({ force: true });
    await square("d3").click();
    await tower("white", "green").click();
    await page.locator('#teeth input[value="0"]').check({ force: true });
    // By keyboard.
    await square("d4").focus();
    await page.keyboard.press("Enter");
    await tower("white", "blue").click();
    await square("e1").click();
    await page.waitForFunction(() => document.querySelector("#board").marks.e1?.kind === "loss");
    assert.match(await page.locator("#checked").textContent(), /blue tower/, "a tower on the row it wins on");
    // The tower that is held goes where the next click is.
    await square("e8").click();
    await page.selectOption("#active", "p");
    await page.waitForFunction(() => document.querySelector("#checked").className.includes("good"));
    await page.click("#use-position");
    await page.waitForFunction(() => location.hash === "#p=4B3/8/8/8/3G4/3+p4/8/8_b_p");
    await proven();
    assert.ok((await page.locator("#moves button").count()) > 0);
    assert.match(await sentence(), /pink tower on d3/);
  });

  test("towers are dragged from the palette, across the board and off it", async () => {
    await open("/de/analyse");
    await page.locator("#moves button").first().waitFor();
    await page.click("#edit");
    await page.click("#clear");
    /** @returns {Promise<[number, number]>} */
    const middle = async (locator) => {
      const { x, y, width, height } = await locator.boundingBox();
      return [x + width / 2, y + height / 2];
    };
    /** @param {[number, number]} from @param {[number, number]} to */
    const drag = async (from, to) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 5 });
      await page.mouse.up();
    };
    /** @param {string} towers */
    const stand = (towers) =>
      page.waitForFunction(
        (towers) =>
          document
            .querySelector("#board")
            .state.towers.map(({ color, square }) => color + square)
            .join() === towers,
        towers,
      );
    await stand("");
    await drag(await middle(page.locator("#palette [data-side=black][data-color=red]")), await middle(square("c3")));
    await stand("redc3");
    await drag(await middle(square("c3")), await middle(square("f5")));
    await stand("redf5");
    await square("f5").focus();
    await page.keyboard.press("Delete");
    await stand("");
    await page.click("#start");
    await page.waitForFunction(() => document.querySelector("#board")?.state?.towers?.length === 16);
    await page.click("#leave-editor");
    await page.waitForFunction(() => !document.querySelector("#board").hasAttribute("mode"));
  });
});

describe("opening and sharing", () => {
  test("a record is opened with its variations’ main line, and written in every form", async () => {
    const text = await readFile(new URL("../../docs/record.md", import.meta.url), "utf8");
    const record = text.split("```text\n")[1].split("```")[0];
    await open("/en/analyse");
    await paste(record);
    await page.locator("#import:not([open])").waitFor({ state: "attached" });
    await page.waitForFunction(() => location.hash.includes("d="));
    await page.waitForFunction(
      () => document.querySelector("kamisado-tree").shadowRoot.querySelectorAll(".characters").length > 3,
    );
    await page.click("#open-export");
    await page.locator("#export[open]").waitFor();
    assert.equal(await page.inputValue("#export-text"), record, "nothing of it is lost");
    const decisions = await page.evaluate(() => location.hash.split("d=")[1].replaceAll(".", " "));
    const forms = {
      kanji: /Notation: kanji/,
      words: /Notation: en/,
      json: /^\{/,
      moves: new RegExp(decisions),
      position: /^\S+ [bw] \S/,
    };
    for (const [form, expected] of Object.entries(forms)) {
      await page.selectOption("#export-form", form);
      await page.waitForFunction(
        (pattern) => new RegExp(pattern).test(document.querySelector("#export-text").value),
        expected.source,
      );
    }
    const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#export-download")]);
    assert.equal(saved.suggestedFilename(), "kamisado-position.txt");
  });

  test("what cannot be read is told, with place and reason, and nothing changes", async () => {
    await open("/en/analyse#d=b1b7");
    await paste("1. O^4Y | R^6G");
    await page.locator("#import-problem:not([hidden])").waitFor();
    assert.match(await page.locator("#import-problem").textContent(), /Line 1, column 11/);
    await page.keyboard.press("Escape");
    assert.equal(await page.evaluate(() => location.hash), "#d=b1b7");
  });

  test("moves in another language, and a file", async () => {
    await open("/en/analyse");
    await page.click("#open-import");
    await page.setInputFiles("#import-file", {
      name: "match.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("1. Orange Gerade 4 Gelb | yellow straight 6 green\n2. 緑↑1茶 | brun devant 2"),
    });
    await page.waitForFunction(() => location.hash === "#d=h1h5.e8e2.b1b2.h8h6");
  });

  test("diagrams as SVG and PNG, as the visitor sees the board", async () => {
    await open("/en/analyse#d=b1b7");
    await page.evaluate(() => localStorage.setItem("kamisado.palette", "tritanopia"));
    await page.reload();
    await page.waitForFunction(() => document.querySelector("#turn")?.textContent !== "");
    await page.click("#flip");
    await page.click("#open-export");
    await page.locator("#export[open]").waitFor();
    for (const kind of ["svg", "png"]) {
      const address = await page.locator(`#diagram-${kind}`).getAttribute("href");
      const wish = new URL(address, app.address).searchParams;
      assert.equal(wish.get("palette"), "tritanopia");
      assert.equal(wish.get("flipped"), "true");
      const answer = await page.request.get(`${app.address}${address}`);
      assert.equal(answer.status(), 200);
      assert.match(answer.headers()["content-type"], kind === "svg" ? /svg/ : /png/);
      const body = await answer.body();
      assert.ok(kind === "svg" ? /^<svg/.test(body.toString()) : body.subarray(1, 4).toString() === "PNG");
    }
    assert.ok(
      await page
        .locator("#diagram")
        .evaluate((/** @type {HTMLImageElement} */ image) => image.decode().then(() => image.naturalWidth > 0)),
    );
  });
});

describe("studying", () => {
  const STUDY = "1B2Y3/3P1G1o/5g2/3y4/1pUu4/2n2RN1/O7/2r3b1_b_p";

  test("values come first, then lengths until all are known, and the best line can be played", async () => {
    await open(`/en/analyse#p=${STUDY}`);
    await proven();
    // Every move has its exact length in the end.
    await page.waitForFunction(() => document.querySelector("#known").textContent === "");
    const texts = await page.locator("#moves button .verdict").allTextContents();
    assert.ok(
      texts.every((text) => /(wins|loses) in \d+ moves?( \(both sides\))?$/.test(text)),
      texts.join("; "),
    );
    await page.locator("#best-line").waitFor();
    const line = page.locator("#best-moves button");
    const count = await line.count();
    const length = Number(/in (\d+)/.exec(texts[0])?.[1]);
    assert.equal(count, length);
    // A move of the line takes the board there, with everything before it.
    await line.last().click();
    await page.waitForFunction((count) => document.querySelector("#board").state.decision_count === count, count);
    assert.match(await sentence(), /Black wins the round/);
    assert.equal(await page.locator("kamisado-tree button").count(), count + 1);
  });

  test("arrows and circles are drawn with the right button, by a long press and by keyboard, and kept", async () => {
    await open("/en/analyse#d=b1b7", { hasTouch: true });
    const arrows = () => page.evaluate(() => document.querySelector("#board").arrows);
    const shapes = (/** @type {any} */ expected) =>
      page.waitForFunction(
        (expected) =>
          JSON.stringify(document.querySelector("#board").arrows.map(({ from, to }) => from + to)) === expected,
        JSON.stringify(expected),
      );
    const middle = async (name) => {
      await square(name).scrollIntoViewIfNeeded();
      const { x, y, width, height } = await square(name).boundingBox();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [c3, c6, e4] = [await middle("c3"), await middle("c6"), await middle("e4")];
    await page.mouse.move(c3.x, c3.y);
    await page.mouse.down({ button: "right" });
    await page.mouse.move(c6.x, c6.y, { steps: 4 });
    await page.mouse.up({ button: "right" });
    await page.mouse.click(e4.x, e4.y, { button: "right" });
    await shapes(["c3c6", "e4e4"]);
    assert.equal(await page.locator("#board .arrow.circle").count(), 1);
    // By keyboard, from square to square.
    await square("g3").focus();
    await page.keyboard.press("Shift+Enter");
    await square("g5").focus();
    await page.keyboard.press("Shift+Enter");
    await shapes(["c3c6", "e4e4", "g3g5"]);
    // Drawn again, one disappears.
    await page.mouse.click(e4.x, e4.y, { button: "right" });
    await shapes(["c3c6", "g3g5"]);
    // A finger that stays where it is draws; nothing is moved by it.
    const session = await page.context().newCDPSession(page);
    const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [e4]);
    await page.waitForFunction(() => document.querySelector("#board").arrows.some(({ kind }) => kind === "unknown"));
    await touch("touchMove", [c6]);
    await touch("touchEnd", []);
    await shapes(["c3c6", "g3g5", "e4c6"]);
    await page.reload();
    await page.waitForFunction(() => document.querySelector("#turn")?.textContent !== "");
    await shapes(["c3c6", "g3g5", "e4c6"]);
    assert.equal(await page.evaluate(() => document.querySelector("#board").state.decision_count), 1);
    // A press on the board clears them.
    await page.mouse.click(e4.x, e4.y);
    await shapes([]);
    assert.deepEqual(await arrows(), []);
  });

  test("comments are kept with their moves and written into the record", async () => {
    await open("/en/analyse#d=b1b7.a8a4");
    await page.fill("#comment", "Too bold.");
    await page.reload();
    await page.waitForFunction(() => document.querySelector("#turn")?.textContent !== "");
    assert.equal(await page.inputValue("#comment"), "Too bold.");
    assert.match(await page.locator("kamisado-tree .comment").textContent(), /Too bold/);
    await page.click("#open-export");
    await page.locator("#export[open]").waitFor();
    assert.match(await page.inputValue("#export-text"), /\{Too bold\.\}/);
  });

  test("the beginning is kept as well, with all that follows, whatever another tab looks at", async () => {
    await open("/en/analyse");
    await paste("Kamisado record\nBlack: Ada\n\n1. G^6O O^4Y");
    await page.waitForFunction(() => location.hash === "#d=b1b7.a8a4");
    await page.keyboard.press("Home");
    await page.waitForFunction(() => location.hash === "");
    await page.fill("#comment", "Anything goes.");
    await square("c4").click({ button: "right" });
    await page.waitForFunction(() => document.querySelector("#board").arrows.length === 1);
    const other = await page.context().newPage();
    await other.goto(`${app.address}/en/analyse#m=long&d=c1c2`);
    await other.waitForFunction(() => localStorage.getItem("kamisado.analysis").includes("c1c2"));
    await page.reload();
    await page.waitForFunction(() => document.querySelector("#turn")?.textContent !== "");
    assert.equal(await page.inputValue("#comment"), "Anything goes.");
    assert.equal(await page.evaluate(() => document.querySelector("#board").arrows.length), 1);
    assert.equal(await page.locator("kamisado-tree button").count(), 3);
    await page.click("#open-export");
    await page.locator("#export[open]").waitFor();
    assert.match(await page.inputValue("#export-text"), /Black: Ada/);
  });

  test("how a record ended is kept over a reload", async () => {
    await open("/en/analyse");
    await paste("Kamisado record\nMatch: marathon\nResult: White wins 0:0, Black out of time\n\n1. O^3P | P^4N\n");
    await page.waitForFunction(() => location.hash === "#m=marathon&d=h1h4.d8d4");
    await page.reload();
    await page.waitForFunction(() => document.querySelector("#turn")?.textContent !== "");
    await page.click("#open-export");
    await page.locator("#export[open]").waitFor();
    assert.match(await page.inputValue("#export-text"), /Result: White wins 0:0, Black out of time/);
  });

  test("the keyboard stays where one goes on, whatever goes away", async () => {
    await open("/en/analyse#d=b1b7.a8a4");
    const focused = (id) => page.waitForFunction((id) => document.activeElement?.id === id, id);
    await page.focus("#first");
    await page.keyboard.press("Enter");
    await focused("forward");
    await page.focus("#last");
    await page.keyboard.press("Enter");
    await focused("back");
    // The list of moves gives way to another one.
    await page.locator("#moves button").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("#board").state.decision_count === 3);
    await page.waitForFunction(() => document.activeElement === document.querySelector("#moves button"));
    await page.locator("#best-line").waitFor();
    await page.locator("#best-moves button").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("#board").state.decision_count === 4);
    await focused("board");
  });

  test("what was deleted can be put back", async () => {
    await open("/en/analyse#d=b1b7.a8a4");
    await page.click("#back");
    await page.waitForFunction(() => location.hash === "#d=b1b7");
    await page.click("#delete");
    await page.waitForFunction(() => location.hash === "");
    assert.equal(await page.locator("kamisado-tree button").count(), 1);
    await page.click("#restore");
    await page.waitForFunction(() => location.hash === "#d=b1b7");
    assert.equal(await page.locator("kamisado-tree button").count(), 3);
    assert.equal(await page.locator("#restore").isHidden(), true);
  });

  test("the list of moves of a match can be opened again", async () => {
    const moves = "d1d3 c8c2 d3e4 a8a4 e4d5 a4a3 g1g3 d8g5 c1b2 h8g7 a1a2 c2c1 left a1a6".split(" ");
    await open(`/en/analyse#m=standard&d=${moves.join(".")}`);
    await page.click("#open-export");
    await page.locator("#export[open]").waitFor();
    await page.selectOption("#export-form", "moves");
    await page.waitForFunction(() =>
      document.querySelector("#export-text").value.startsWith("standard startpos moves d1d3"),
    );
    const text = await page.inputValue("#export-text");
    const animation = await page.locator("#animation").getAttribute("href");
    assert.equal(new URL(animation, app.address).searchParams.get("match"), text);
    await page.keyboard.press("Escape");
    await page.click("#reset");
    await page.waitForFunction(() => !location.hash.includes("d="));
    await paste(text);
    await page.waitForFunction((hash) => location.hash === hash, `#m=standard&d=${moves.join(".")}`);
  });
});

test("where the system chooses the colours, sides and verdicts still look different", async () => {
  const some = encodeURIComponent(JSON.stringify({ fen: "5RY1/3P4/1+o2++u2G/++r3++b3/1B2O+g2/8/2N++yU3/2p3n1 w p" }));
  await open(`/en/analyse?from=${some}`, { forcedColors: "active" });
  await proven();
  const turn = page.locator("#turn");
  const white = await turn.evaluate((turn) => getComputedStyle(turn, "::before").backgroundColor);
  await turn.evaluate((turn) => turn.setAttribute("data-side", "black"));
  await page.waitForFunction(
    (white) => getComputedStyle(document.querySelector("#turn"), "::before").backgroundColor !== white,
    white,
  );
  const shape = (/** @type {string} */ kind) =>
    page
      .locator(`#moves .${kind} .mark`)
      .first()
      .evaluate((mark) => {
        const { borderTopWidth, borderRadius } = getComputedStyle(mark);
        return { borderTopWidth, borderRadius };
      });
  const [win, loss] = [await shape("win"), await shape("loss")];
  assert.deepEqual([win.borderTopWidth, loss.borderTopWidth], ["2px", "2px"]);
  assert.notEqual(win.borderRadius, loss.borderRadius);
});

for (const [size, viewport] of [
  ["phone", PHONE],
  ["desktop", DESKTOP],
]) {
  for (const [language, colorScheme] of [
    ["en", "light"],
    ["fr", "dark"],
  ]) {
    test(`axe finds nothing at ${size} size in ${language}, ${colorScheme}`, async () => {
      await open(`/${language}/analyse#p=${SHORT.replaceAll(" ", "_")}`, { viewport, colorScheme });
      await proven();
      assert.deepEqual(await axe(page), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out");
      await page.click("#edit");
      await page.waitForFunction(() => document.querySelector("#checked").className.includes("good"));
      await page.waitForFunction(() => getComputedStyle(document.querySelector("#use-position")).opacity === "1");
      assert.deepEqual(await axe(page), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing sticks out");
      await page.click("#leave-editor");
      for (const dialog of ["import", "export"]) {
        await page.click(`#open-${dialog}`);
        await page.locator(`#${dialog}[open]`).waitFor();
        assert.deepEqual(await axe(page), []);
        await page.keyboard.press("Escape");
      }
    });
  }
}
