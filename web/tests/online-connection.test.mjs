// The connection of the pages of online play, with sockets that a test opens and breaks.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

/** Every socket that was opened, the last one last. @type {FakeSocket[]} */
let sockets = [];

class FakeSocket {
  static OPEN = 1;
  readyState = 0;
  /** @type {string[]} */
  sent = [];
  /** @type {(() => void) | null} */
  onopen = null;
  /** @type {((event: { data: string }) => void) | null} */
  onmessage = null;
  /** @type {(() => void) | null} */
  onclose = null;

  constructor(address) {
    this.address = String(address);
    sockets.push(this);
  }

  send(line) {
    this.sent.push(line);
  }

  close() {
    this.readyState = 3;
  }

  /** The server takes it. */
  open() {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(data) {
    this.onmessage?.({ data });
  }

  break() {
    this.readyState = 3;
    this.onclose?.();
  }

  /** What was said, apart from pings. */
  get said() {
    return this.sent.filter((line) => !line.startsWith("ping"));
  }
}

Object.assign(globalThis, {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { hidden: false }),
  location: new URL("http://localhost/en/game/3xP7qLm2Zw"),
  WebSocket: FakeSocket,
});
const { Connection } = await import("../online/connection.js");

/** @type {InstanceType<typeof Connection>} */
let connection;
let seen = 0;
/** @type {string[]} */
let heard = [];
/** @type {boolean[]} */
let changes = [];
const last = () => sockets.at(-1);

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  [sockets, heard, changes, seen] = [[], [], [], 0];
  connection = new Connection({
    greet: () => `watch 3xP7qLm2Zw ${seen}`,
    hear: ({ line }) => heard.push(line),
    change: (isOpen) => changes.push(isOpen),
  });
});
afterEach(() => {
  connection.close();
  mock.timers.reset();
});

test("it says first what it is there for", () => {
  assert.equal(last().address, "ws://localhost/online");
  assert.equal(connection.isOpen, false);
  last().open();
  assert.deepEqual(last().said, ["watch 3xP7qLm2Zw 0"]);
  assert.equal(connection.isOpen, true);
  assert.deepEqual(changes, [true]);
});

test("one message can be many lines, and lines that nobody knows are nothing", () => {
  last().open();
  last().hear("at 3xP7qLm2Zw black 0\nsing\nnow - - - - 5\nhere black");
  assert.deepEqual(heard, ["at", "now", "here"]);
});

test("what was not acknowledged is said again on the next connection, after the greeting, and only once it is settled no more", async () => {
  last().open();
  const answer = connection.ask(4, "play 4 b1b7");
  assert.deepEqual(last().said, ["watch 3xP7qLm2Zw 0", "play 4 b1b7"]);
  last().break();
  assert.deepEqual(changes, [true, false]);
  seen = 4;
  mock.timers.tick(60_000);
  assert.equal(sockets.length, 2);
  last().open();
  assert.deepEqual(last().said, ["watch 3xP7qLm2Zw 4", "play 4 b1b7"]);
  last().hear("ok 5");
  assert.equal(await answer, null);
  last().break();
  mock.timers.tick(60_000);
  last().open();
  assert.deepEqual(last().said, ["watch 3xP7qLm2Zw 4"]);
});

test("what is asked without a connection is said when there is one, and a refusal says why", async () => {
  const answer = connection.ask(0, "play 0 b1b7");
  assert.equal(connection.unacknowledged, 1);
  last().open();
  last().hear("no 0 not-your-turn");
  assert.equal(await answer, "not-your-turn");
  assert.equal(connection.unacknowledged, 0);
});

test("attempts become rarer, and the network's return ends the wait", () => {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    last().break();
    mock.timers.tick(15_000);
  }
  const before = sockets.length;
  last().break();
  mock.timers.tick(4_000);
  assert.equal(sockets.length, before, "after a dozen failures it waits longer than at first");
  globalThis.window.dispatchEvent(new Event("online"));
  assert.equal(sockets.length, before + 1);
});

test("a server that closes is left at once, and the page comes back a little later", () => {
  last().open();
  last().hear("again");
  assert.deepEqual(changes, [true, false]);
  mock.timers.tick(1500);
  assert.equal(sockets.length, 2);
});

test("the browser's word that it is offline is enough", () => {
  last().open();
  globalThis.window.dispatchEvent(new Event("offline"));
  assert.deepEqual(changes, [true, false]);
});
