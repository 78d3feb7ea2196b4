// @ts-check
/**
 * The finished matches, as this browser keeps them. There can be thousands, so they are in a database of the browser and not with the settings.
 *
 * @typedef {object} Finished
 * @property {string} id that of the game
 * @property {number} at when it ended, as `Date.now()` says
 * @property {import("../match.js").Match} match
 * @property {Record<Side, Seat>} seats
 * @property {Side | null} winner `null` for a tie
 * @property {"points" | "resignation" | "time"} verdict
 * @property {Record<Side, number>} score
 * @property {string} fen how the board was left
 * @property {Online} [online] that it was played online
 *
 * @typedef {object} Online
 * @property {string} slug the name of the game on the server
 * @property {Side} you the side of whoever uses this browser
 * @property {string} opponent what the other player is called
 *
 * @typedef {import("../protocol.js").Side} Side
 * @typedef {import("../play/kept.js").Seat} Seat
 */
import { readGame } from "../play/kept.js";
import { recallJson, remember, rememberJson } from "../storage.js";

const NAME = "kamisado";
const STORE = "matches";
const WAITING = "finished";

/** @param {any} online @returns {online is Online} */
const isOnline = (online) =>
  typeof online?.slug === "string" &&
  /^[\w-]{1,40}$/.test(online.slug) &&
  ["black", "white"].includes(online.you) &&
  typeof online.opponent === "string" &&
  online.opponent.length <= 100;

/** The name that a game played online has among the finished ones. @param {string} slug */
export const idOnline = (slug) => `online-${slug}`;

/** A finished match out of whatever was kept or opened, or `null` when it is none. @param {any} found @returns {Finished | null} */
export function readFinished(found) {
  const game = readGame({ ...found, isOver: true });
  const isFinished =
    game &&
    ["black", "white", null].includes(found.winner) &&
    ["points", "resignation", "time"].includes(found.verdict) &&
    Number.isFinite(found.score?.black) &&
    Number.isFinite(found.score?.white) &&
    typeof found.fen === "string" &&
    found.fen.length < 300;
  if (!isFinished) return null;
  const { at, match, seats } = game;
  const { winner, verdict, score, fen } = found;
  const result = { winner, verdict, score: { black: score.black, white: score.white }, fen };
  if (!isOnline(found.online)) return { id: game.id, at, match, seats, ...result };
  const { slug, you, opponent } = found.online;
  return { id: idOnline(slug), at, match, seats, ...result, online: { slug, you, opponent } };
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      const store = opening.result.createObjectStore(STORE, { keyPath: "id" });
      store.createIndex("at", "at");
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} act
 * @returns {Promise<T>}
 */
async function inStore(mode, act) {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** All of them, the latest first. @returns {Promise<Finished[]>} */
export async function finished() {
  const kept = await inStore("readonly", (store) => store.index("at").getAll()).catch(() => []);
  const all = [...kept.flatMap((each) => readFinished(each) ?? []), ...(await keepWaiting())];
  return [...new Map(all.map((match) => [match.id, match])).values()].sort((one, other) => other.at - one.at);
}

/** The latest, if there is one. @returns {Promise<Finished | null>} */
export async function lastFinished() {
  const cursor = await inStore("readonly", (store) => store.index("at").openCursor(null, "prev")).catch(() => null);
  const all = [readFinished(cursor?.value), ...(await keepWaiting())].flatMap((match) => match ?? []);
  return all.sort((one, other) => other.at - one.at)[0] ?? null;
}

/**
 * Keeps a match, in the place of the same one as it was before. Where the browser has no database, the match goes on waiting.
 * @param {Finished} match
 */
export async function keepFinished(match) {
  wait([...waitingBut(match.id), match]);
  await inStore("readwrite", (store) => store.put({ ...match, match: { ...match.match } }));
  wait(waitingBut(match.id));
}

/** Keeps many at once. @param {Finished[]} matches */
export async function keepAllFinished(matches) {
  if (matches.length === 0) return;
  const ids = new Set(matches.map(({ id }) => id));
  const others = () => waiting().filter(({ id }) => !ids.has(id));
  try {
    await inStore("readwrite", (store) => {
      const puts = matches.map((match) => store.put({ ...match, match: { ...match.match } }));
      return /** @type {IDBRequest} */ (puts.at(-1));
    });
    wait(others());
  } catch {
    wait([...others(), ...matches]);
  }
}

/** @param {string} id */
export async function dropFinished(id) {
  wait(waitingBut(id));
  await inStore("readwrite", (store) => store.delete(id));
}

// Those that are on their way into the database. A page can be left before they are in it, so they wait where they are kept at once.

/** @returns {Finished[]} */
function waiting() {
  const found = recallJson(WAITING);
  return Array.isArray(found) ? found.flatMap((each) => readFinished(each) ?? []) : [];
}

/** @param {string} id */
const waitingBut = (id) => waiting().filter((match) => match.id !== id);

/** @param {Finished[]} matches */
const wait = (matches) => (matches.length > 0 ? rememberJson(WAITING, matches) : remember(WAITING, null));

/** Keeps those that wait, and says which they were. */
async function keepWaiting() {
  const matches = waiting();
  for (const match of matches) await keepFinished(match).catch(() => {});
  return matches;
}
