// @ts-check
// The front page: a game to watch, live if one is being played, and the way back to the match that was left. No engine is needed here.
import { KamisadoBoard } from "./board/board.js";
import { find } from "./elements.js";
import { dress, settings } from "./settings.js";
import { recallJson } from "./storage.js";
import { language } from "./words.js";

/** How long a position can be looked at before the next move, and the last one before the game begins again, in milliseconds. */
const PAUSE = 1600;
const LAST_PAUSE = 5000;

/** @typedef {import("./board/state.js").State} State */

const board = find("show", KamisadoBoard);
const button = find("pause", HTMLButtonElement);
const resume = find("resume");

// As play/kept.js keeps it. A match that is over, or has not begun, is not worth going back to.
const game = recallJson("match");
resume.hidden = !(game?.match?.decisions?.length > 0) || game.isOver;
dress(board);

/** Whether the visitor, or the device, asks for stillness. */
const isStill = () => settings().motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How often a live game is looked at, in milliseconds. */
const LIVE = 3000;

/**
 * The best game that is being played, if there is one.
 * @returns {Promise<{ slug: string, black: string, white: string, decisions: number, state: State } | null>}
 */
async function liveGame() {
  try {
    const answer = await fetch(`/${language()}/games/best`);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

const live = await liveGame();
if (live) await watch(live);
else await showCanned();

/** Shows a game that is being played, until it is over. @param {NonNullable<Awaited<ReturnType<typeof liveGame>>>} first */
async function watch(first) {
  const link = find("live-game", HTMLAnchorElement);
  link.href = `/${language()}/game/${first.slug}`;
  link.textContent = `${first.black} – ${first.white}`;
  find("live").hidden = false;
  board.state = first.state;
  let decisions = first.decisions;
  setInterval(async () => {
    if (document.hidden) return;
    const now = await liveGame();
    // The last position stays when the game is over.
    if (now?.slug !== first.slug || now.decisions === decisions) return;
    const isNext = now.decisions === decisions + 1;
    decisions = now.decisions;
    await board.show(now.state, { story: isNext && !isStill() });
  }, LIVE);
}

/** Shows the game that comes with the page. */
async function showCanned() {
  /** @type {{ colors: State["colors"], moments: Omit<State, "colors">[] }} */
  const { colors, moments } = await (await fetch(new URL("home-game.json", import.meta.url))).json();
  const states = moments.map((moment) => ({ ...moment, colors }));
  let at = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isSeen = true;

  /** Goes on after a while, as long as somebody can see it. */
  function wait() {
    clearTimeout(timer);
    if (isGoing() && isSeen && !document.hidden)
      timer = setTimeout(step, at === states.length - 1 ? LAST_PAUSE : PAUSE);
  }

  async function step() {
    at = (at + 1) % states.length;
    const state = states[at];
    if (state) await board.show(state, { story: at > 0 });
    wait();
  }

  const isGoing = () => button.dataset.going === "true";

  /** @param {boolean} going */
  function set(going) {
    button.dataset.going = String(going);
    wait();
  }

  board.state = states[0] ?? null;
  button.hidden = false;
  button.addEventListener("click", () => set(!isGoing()));
  document.addEventListener("visibilitychange", wait);
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true;
    wait();
  }).observe(board);
  set(!isStill());
}
