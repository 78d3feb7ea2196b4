// What the pages of online play make of the server's lines, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { agreed, Clocks, ServerTime, shown, spokenBetween } from "../online/clocks.js";
import { read } from "../online/lines.js";
import { Premoves } from "../online/premoves.js";
import { Table } from "../online/table.js";

/** The table of a game in which these things happened, each as `side what`. */
function tableOf(...happened) {
  const table = new Table();
  happened.forEach((text, seq) => {
    const heard = read(`e ${seq} ${1000 * seq} ${text} ${60_000 - seq} 50000`);
    assert.equal(heard?.line, "e", text);
    assert.equal(table.add(heard.entry), true, text);
  });
  return table;
}

test("every line of the server is read", () => {
  assert.deepEqual(read("at 3xP7qLm2Zw black 12"), { line: "at", slug: "3xP7qLm2Zw", you: "black", seq: 12 });
  assert.deepEqual(read("at 3xP7qLm2Zw none 0"), { line: "at", slug: "3xP7qLm2Zw", you: null, seq: 0 });
  assert.deepEqual(read("e 12 1763350000000 black b1b7 899000 900000"), {
    line: "e",
    entry: { seq: 12, at: 1763350000000, side: "black", what: "b1b7", banks: { black: 899000, white: 900000 } },
  });
  assert.deepEqual(read("e 13 7 - undo 12 - -"), {
    line: "e",
    entry: { seq: 13, at: 7, side: null, what: "undo 12", banks: null },
  });
  assert.deepEqual(read("now 899000 900000 white 1763350900000 1763350001000"), {
    line: "now",
    banks: { black: 899000, white: 900000 },
    running: "white",
    due: 1763350900000,
    time: 1763350001000,
  });
  assert.deepEqual(read("now - - - - 5"), { line: "now", banks: null, running: null, due: null, time: 5 });
  assert.deepEqual(read("ok 12"), { line: "ok", number: 12 });
  assert.deepEqual(read("no 12 not-gone 14"), { line: "no", number: 12, code: "not-gone" });
  assert.deepEqual(read("gone white 30"), { line: "gone", side: "white", seconds: 30 });
  assert.deepEqual(read("gone white -"), { line: "gone", side: "white", seconds: null });
  assert.deepEqual(read("here black"), { line: "here", side: "black" });
  assert.deepEqual(read("crowd 3"), { line: "crowd", count: 3 });
  assert.deepEqual(read("pong 1 2"), { line: "pong", sent: 1, time: 2 });
  assert.deepEqual(read("again"), { line: "again" });
  assert.deepEqual(read("rated 1500 1662 1500 1338"), { line: "rated", black: [1500, 1662], white: [1500, 1338] });
  assert.deepEqual(read("seek 7 double matchplay standard 900+0 rated any Anna 1734"), {
    line: "seek",
    seek: {
      id: "7",
      kind: "double",
      opening: "matchplay",
      board: "standard",
      clock: "900+0",
      rated: true,
      side: null,
      name: "Anna",
      rating: 1734,
    },
  });
  assert.deepEqual(read("unseek 7"), { line: "unseek", id: "7" });
  assert.deepEqual(read("games 2"), { line: "games", count: 2 });
  assert.deepEqual(read("game 3xP7qLm2Zw"), { line: "game", slug: "3xP7qLm2Zw" });
});

test("what a page does not know is no line", () => {
  for (const line of ["", "sing", "e", "e 1 2 black", "e x 2 black b1b7 1 2", "now", "ok", "gone nobody 3", "pong 1"])
    assert.equal(read(line), null, line);
});

test("decisions are those of the entries, whatever was said between them", () => {
  const { decisions, said, seq, clock } = tableOf("black b1b7", "white say hello", "white d8d3");
  assert.deepEqual(decisions, ["b1b7", "d8d3"]);
  assert.deepEqual(said, [{ side: "white", phrase: "hello", seq: 1 }]);
  assert.equal(seq, 3);
  assert.deepEqual(clock, { banks: { black: 59_998, white: 50_000 }, at: 2000 });
});

test("pauses, and what a newer server writes, are counted and change nothing", () => {
  const { decisions, seq, end } = tableOf("black b1b7", "- pause 2000", "white wave both-hands", "white d8d3");
  assert.deepEqual(decisions, ["b1b7", "d8d3"]);
  assert.equal(seq, 4);
  assert.equal(end, null);
});

test("an entry that comes twice changes nothing, and one after a gap is not taken", () => {
  const game = tableOf("black b1b7");
  const { entry } = /** @type {any} */ (read("e 0 0 black c1c5 1 1"));
  assert.equal(game.add(entry), true);
  assert.deepEqual(game.decisions, ["b1b7"]);
  assert.equal(game.add({ ...entry, seq: 2 }), false);
  assert.equal(game.seq, 1);
});

test("a takeback is asked for, agreed to, declined, or overtaken", () => {
  const asked = ["black b1b7", "white d8d3", "white takeback"];
  assert.equal(tableOf(...asked).takeback, "white");
  const undone = tableOf(...asked, "black undo 1");
  assert.equal(undone.takeback, null);
  assert.deepEqual(undone.decisions, ["b1b7"]);
  assert.equal(tableOf(...asked, "black decline").takeback, null);
  const overtaken = tableOf(...asked, "black a1a2");
  assert.equal(overtaken.takeback, null);
  assert.deepEqual(overtaken.decisions, ["b1b7", "d8d3", "a1a2"]);
});

test("an end that is not in the decisions", () => {
  assert.deepEqual(tableOf("black b1b7", "white resign").end, { by: "white", how: "resign" });
  assert.deepEqual(tableOf("- flag").end, { by: null, how: "flag" });
  assert.equal(tableOf("black b1b7").end, null);
});

test("a rematch is wanted by both and leads to the next game", () => {
  const wanted = tableOf("white resign", "black rematch");
  assert.deepEqual([...wanted.rematch], ["black"]);
  assert.deepEqual([...tableOf("white resign", "black rematch", "white decline").rematch], []);
  assert.equal(tableOf("white resign", "black rematch", "white rematch", "- next 3xP7qLm2Zw").next, "3xP7qLm2Zw");
});

test("a clock runs until it is due, not before the delay is over, and never below zero", () => {
  const clocks = new Clocks();
  assert.equal(clocks.left(101_000), null, "nobody is out of time before the server has said what is left");
  const banks = { black: 5000, white: 9000 };
  clocks.set({ banks, side: "black", due: 107_000, isFree: false });
  assert.deepEqual(clocks.left(101_000), { black: 5000, white: 9000 });
  assert.deepEqual(clocks.left(103_000), { black: 4000, white: 9000 });
  assert.deepEqual(clocks.left(999_000), { black: 0, white: 9000 });
  assert.equal(clocks.grace(101_000), null);
  clocks.stop();
  assert.deepEqual(clocks.left(999_000), { black: 5000, white: 9000 });
});

test("a first decision costs nothing, but has to come", () => {
  const clocks = new Clocks();
  clocks.set({ banks: { black: 5000, white: 9000 }, side: "white", due: 60_000, isFree: true });
  assert.deepEqual(clocks.left(59_000), { black: 5000, white: 9000 });
  assert.equal(clocks.grace(59_000), 1000);
  assert.deepEqual([...tableOf("- bpronuyg", "black b1b7").begun], ["black"]);
});

test("the server's time comes from the quickest answer", () => {
  let here = 1000;
  const time = new ServerTime(() => here);
  time.told(500_000);
  assert.equal(time.now(), 500_000);
  here = 1100;
  time.answered(1000, 700_050); // halfway at 1050
  assert.equal(time.now(), 700_100);
  here = 3000;
  time.answered(1200, 900_000); // a slow one says less
  assert.equal(time.now(), 702_000);
});

test("times are shown with tenths at the end, and in days for correspondence", () => {
  assert.equal(shown(19_950, "en"), "0:20");
  assert.equal(shown(19_900, "en"), "0:19.9");
  assert.equal(shown(0, "en"), "0:00.0");
  assert.equal(shown(61_000, "en"), "1:01");
  assert.equal(shown(3_723_000, "en"), "1:02:03");
  assert.match(shown(2.5 * 86_400_000, "de"), /^2 T(ag|g).* 12 Std/);
  assert.equal(spokenBetween(61_000, 59_900), 60);
  assert.equal(spokenBetween(59_900, 59_800), null);
  assert.equal(spokenBetween(10_100, 10_000), 10);
});

test("what was agreed about time", () => {
  assert.deepEqual(agreed("none"), { kind: "none" });
  assert.deepEqual(agreed("3d"), { kind: "days", days: 3 });
  assert.deepEqual(agreed("300+3"), { kind: "bank", bank: 300_000, increment: 3000, delay: 0, perRound: false });
  assert.deepEqual(agreed("600~5/round"), { kind: "bank", bank: 600_000, increment: 0, delay: 5000, perRound: true });
});

test("one move is planned for each tower, and the one that turns out to be legal is played", () => {
  const premoves = new Premoves();
  premoves.choose("b1", "b7");
  premoves.choose("c1", "c4");
  premoves.choose("b1", "b5");
  assert.deepEqual(premoves.moves, ["b1b5", "c1c4"]);
  assert.equal(premoves.legalIn(/** @type {any} */ ({ legal: ["c1c2", "c1c4"] })), "c1c4");
  assert.equal(premoves.legalIn(/** @type {any} */ ({ legal: ["d1d2"] })), null);
  premoves.choose("c1", "c4");
  assert.deepEqual(premoves.moves, ["b1b5"]);
});
