// @ts-check
// Everything that this browser keeps as one file, and back again.
import { addLessons } from "../learn/progress.js";
import { addGames } from "../play/kept.js";
import { addProgress } from "../puzzles/progress.js";
import { announce } from "../settings.js";
import { everything, parse, recall, remember } from "../storage.js";
import { finished, keepAllFinished, readFinished } from "./store.js";

const FORMAT = "kamisado-browser";

/** The file. */
export async function writeAll() {
  return JSON.stringify({ format: FORMAT, version: 1, kept: everything(), matches: await finished() });
}

/** What is kept under these names is added to what is here. */
const GAMES = ["match", "match.before", "shelf"];
/** @type {Record<string, (found: any) => void>} */
const PROGRESS = { puzzles: addProgress, lessons: addLessons };
/** Those that were on their way into the database are among the matches. */
const WAITING = "finished";
/** What is being analysed here is not given up for what was analysed elsewhere. */
const ANALYSIS = "analysis";

/**
 * Takes up what a file holds: matches and progress are added to those that are here, and settings are those of the file.
 * @param {string} text
 * @returns {Promise<number | null>} how many finished matches are new, or `null` when it is no such file
 */
export async function readAll(text) {
  const file = parse(text);
  if (file?.format !== FORMAT || !Array.isArray(file.matches) || typeof file.kept !== "object") return null;
  const known = new Set((await finished()).map(({ id }) => id));
  /** @type {import("./store.js").Finished[]} */
  const matches = file.matches.flatMap((/** @type {unknown} */ each) => readFinished(each) ?? []);
  await keepAllFinished(matches);
  const added = new Set(matches.map(({ id }) => id).filter((id) => !known.has(id)));
  const kept = Object.entries(file.kept ?? {});
  const games = kept.flatMap(([name, value]) => (GAMES.includes(name) ? parse(value) : []));
  // A match that is over is not open any more.
  addGames(games.filter((game) => !known.has(game?.id) && !added.has(game?.id)));
  for (const [name, value] of kept) {
    if (typeof value !== "string" || GAMES.includes(name) || name === WAITING) continue;
    if (Object.hasOwn(PROGRESS, name)) PROGRESS[name]?.(parse(value));
    else if (name !== ANALYSIS || recall(name) === null) remember(name, value);
  }
  announce();
  return added.size;
}
