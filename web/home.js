// @ts-check
// The front page: a game to watch, live if one is being played, and the way back to the match that was left. No engine is needed here.
import { KamisadoBoard } from "./board/board.js";
import { find } from "./elements.js";
import { lastFinished } from "./history/store.js";
import { yourSide } from "./play/seats.js";
import { unfinished } from "./play/kept.js";
import { dress, settings } from "./settings.js";
import { whenIdle } from "./tasks.js";
import { language, word } from "./words.js";

/** How long a position can be looked at before the next move, and the last one before the game begins again, in milliseconds. */
const PAUSE = 1600;
const LAST_PAUSE = 5000;

/** @typedef {import("./board/state.js").State} State */

const board = find("show", KamisadoBoard);
const button = find("pause", HTMLButtonElement);
const resume = find("resume");

// A match that is over, or has not begun, is not worth going back to.
resume.hidden = unfinished().length === 0;
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
showLast();
// What is further down can wait until the first board is there.
await whenIdle();
showDaily();

/** Shows the puzzle of today. Without a connection there is only the way to it. */
async function showDaily() {
  const today = find("daily-board", KamisadoBoard);
  dress(today);
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  const answer = await fetch(`/${language()}/puzzles/${day.join("-")}`).catch(() => null);
  today.hidden = !answer?.ok;
  if (!answer?.ok) return;
  const { sentence, state } = await answer.json();
  find("daily-text").textContent = sentence;
  today.state = state;
}

/** Shows how the last match ended. */
async function showLast() {
  const last = await lastFinished().catch(() => null);
  if (!last) return;
  const { winner, score, match, at } = last;
  const you = yourSide(last);
  const text = find("last-text");
  const outcome =
    winner === null
      ? word("history-tied")
      : you
        ? word(`end-match-${winner === you ? "won" : "lost"}`)
        : (text.dataset[winner] ?? "");
  const when = new Date(at).toLocaleDateString(language(), { dateStyle: "medium" });
  text.textContent = [outcome, `${score.black}–${score.white}`, when].filter(Boolean).join(" · ");
  find("last-review", HTMLAnchorElement).href = match.address("review");
  find("last").hidden = false;
}

/**
 * What is shown beside the words goes on by itself until the visitor stops it.
 * @param {boolean} isGoing whether it does so at first
 * @param {() => void} change is called whenever that changes
 */
function letPause(isGoing, change) {
  const set = (/** @type {boolean} */ is) => {
    button.dataset.going = String(is);
    change();
  };
  button.hidden = false;
  button.addEventListener("click", () => set(!isOn()));
  set(isGoing);
}

/** Whether it goes on now. */
function isOn() {
  return button.dataset.going === "true";
}

/** Shows the best game that is being played, and then another. @param {NonNullable<Awaited<ReturnType<typeof liveGame>>>} first */
async function watch(first) {
  const link = find("live-game", HTMLAnchorElement);
  const introduce = (/** @type {typeof first} */ { slug, black, white }) => {
    link.href = `/${language()}/game/${slug}`;
    link.textContent = `${black} – ${white}`;
  };
  introduce(first);
  find("live").hidden = false;
  board.state = first.state;
  let shown = first;

  /** Looks what has been played. Whoever stops it meanwhile sees the position that was there. */
  async function look() {
    if (document.hidden || !isOn()) return;
    const now = await liveGame();
    // The last position stays when no game is played any more.
    if (!now || !isOn() || (now.slug === shown.slug && now.decisions === shown.decisions)) return;
    const isNext = now.slug === shown.slug && now.decisions === shown.decisions + 1;
    shown = now;
    introduce(now);
    await board.show(now.state, { story: isNext && !isStill() });
  }

  setInterval(look, LIVE);
  letPause(true, look);
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
    if (isOn() && isSeen && !document.hidden) timer = setTimeout(step, at === states.length - 1 ? LAST_PAUSE : PAUSE);
  }

  async function step() {
    at = (at + 1) % states.length;
    const state = states[at];
    if (state) await board.show(state, { story: at > 0 });
    wait();
  }

  board.state = states[0] ?? null;
  document.addEventListener("visibilitychange", wait);
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true;
    wait();
  }).observe(board);
  letPause(!isStill(), wait);
}
