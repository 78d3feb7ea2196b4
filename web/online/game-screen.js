// @ts-check
/**
 * The screen of a game between two people who sit elsewhere. It follows the entries of the game's journal and nothing else; what the
 * visitor decides is shown at once, marked until it is one of them. What decisions mean the engine in this page says.
 */
import { KamisadoBoard } from "../board/board.js";
import { Refusal } from "../conversation.js";
import { find, told } from "../elements.js";
import { Loss } from "../engine-transports.js";
import { idOnline, keepFinished } from "../history/store.js";
import { Match } from "../match.js";
import { KamisadoMoves } from "../move-list.js";
import { showLegal } from "../legal-moves.js";
import { chooseFill, closeFill } from "../play/fill.js";
import { say, showAccount, showDue, showScore } from "../play/screen.js";
import { SettingUp } from "../play/setting-up.js";
import { refuse } from "../refused.js";
import { openEngine } from "../session.js";
import { dress, follow } from "../settings.js";
import { sound } from "../sound.js";
import { stepBy } from "../steps.js";
import { language, word } from "../words.js";
import { callFor, offerNotifications } from "./attention.js";
import { agreed, Clocks, spokenBetween } from "./clocks.js";
import { Connection } from "./connection.js";
import { keepLook, lookedAt } from "./looking.js";
import { inWords, offerPhrases, showSaid } from "./phrases.js";
import { outlook, Premoves } from "./premoves.js";
import {
  sentence,
  showClocks,
  showConnection,
  showCrowd,
  showEnd,
  showGone,
  showGrace,
  showOffers,
  showPlayers,
  showPremoves,
  showPresence,
  showRatings,
  showRefusal,
  SIDES,
} from "./screen.js";
import { offerReporting } from "./reporting.js";
import { offerSharing } from "./sharing.js";
import { opponent, Table } from "./table.js";

/** @typedef {import("../protocol.js").Side} Side */
/** @typedef {import("../protocol.js").State} State */
/** @typedef {import("../protocol.js").Story} Story */
/** @typedef {import("./data.js").GameData} GameData */
/** @typedef {import("./lines.js").Heard} Heard */

/** How often the clocks are looked at, in milliseconds. */
const TICK = 100;
/** How long to wait before the engine is asked again after it was lost. */
const ENGINE_PAUSE = 1000;

const board = find("board", KamisadoBoard);
const moves = find("moves", KamisadoMoves);

/** @param {unknown} error */
const isRefusal = (error) => error instanceof Refusal;

export class GameScreen {
  #data;
  #engine = openEngine();
  #table = new Table();
  #clocks = new Clocks();
  #clock;
  #connection;
  /** Whose side the visitor plays; nobody's as long as the server has not said. @type {Side | null} */
  #you = null;
  /** Whether entries are on their way that the server had before this page came. */
  #isSyncing = true;
  /** What the visitor decided and the journal does not have yet. @type {{ index: number, decision: string } | null} */
  #pending = null;
  #premoves = new Premoves();
  /** The engine's `state` of the match, once it is known. @type {State | null} */
  #state = null;
  /** @type {Story | null} */
  #story = null;
  /** The decisions whose outcome the board shows. @type {readonly string[] | null} */
  #shown = null;
  /** Whether the end of the game has been shown. */
  #isEnded = false;
  /** The decision that is looked back at, by index. */
  #looking = lookedAt();
  /** Counts changes of the match, so that whoever waited for an answer notices that it comes too late. */
  #turn = 0;
  #isFlipped = false;
  /** The entry whose clocks are shown. @type {Table["clock"]} */
  #timed = null;
  /** When the opponent's absence can be claimed, by this page's clock; `null` while they are here. @type {number | null} */
  #claimAt = null;
  #leftBefore = Number.POSITIVE_INFINITY;
  #setting = new SettingUp({
    show: (lineUp) => this.#preview(lineUp),
    done: (lineUp) => this.#decide(lineUp),
    draw: async () => null,
  });

  /** @param {GameData} data */
  constructor(data) {
    this.#data = data;
    this.#clock = agreed(data.clock);
    dress(board);
    dress(moves);
    follow(({ telling }) => {
      moves.toggleAttribute("telling", telling === "on");
      if (this.#story) showAccount(this.#story);
    });
    board.addEventListener("kamisado-move", (event) => this.#moved(/** @type {CustomEvent} */ (event)));
    board.addEventListener("kamisado-square", (event) => this.#explain(/** @type {CustomEvent} */ (event).detail));
    moves.addEventListener("kamisado-jump", (event) => this.#look(/** @type {CustomEvent} */ (event).detail.index));
    stepBy((key) => this.#step(key));
    /** @type {Record<string, () => void>} */
    const actions = {
      flip: () => this.#flip(),
      resign: () => this.#askToResign(),
      takeback: () => this.#send("takeback"),
      "takeback-yes": () => this.#send("yes"),
      "takeback-no": () => this.#send("no"),
      rematch: () => this.#send("rematch"),
      claim: () => this.#send("claim"),
      "open-fill": () => this.#fill(),
      "to-now": () => this.#toNow(),
      "premoves-cancel": () => this.#dropPremoves(),
      "refused-close": () => showRefusal(null),
    };
    for (const [id, action] of Object.entries(actions)) find(id).addEventListener("click", action);
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" && !this.#premoves.isEmpty && !document.querySelector("dialog[open]")) this.#dropPremoves();
    });
    document.addEventListener("click", ({ target }) => {
      for (const menu of document.querySelectorAll(".controls details")) {
        if (target instanceof Node && (!menu.contains(target) || target.parentElement?.closest("ul")))
          menu.removeAttribute("open");
      }
    });
    document.addEventListener("visibilitychange", () => this.#call());
    window.addEventListener("pagehide", () => this.#connection.say("bye"));
    this.#engine.addEventListener("lost", () => (find("trouble").hidden = false));
    this.#engine.addEventListener("found", () => (find("trouble").hidden = true));
    find("retry").addEventListener("click", () => this.#engine.retry());
    offerNotifications();
    offerPhrases((phrase) => this.#send("say", phrase));
    offerReporting();
    offerSharing(() => ({ match: this.#match(), engine: this.#engine, data: this.#data }));
    showPlayers(data, null);
    this.#connection = new Connection({
      greet: () => {
        this.#isSyncing = true;
        return `watch ${data.slug} ${this.#table.seq}`;
      },
      hear: (heard) => this.#hear(heard),
      change: () => this.#showConnection(),
    });
    setInterval(() => this.#tick(), TICK);
  }

  get #names() {
    const { black, white } = this.#data.players;
    return { black: black.name, white: white.name };
  }

  // What the server says.

  /** @param {Heard} heard */
  #hear(heard) {
    switch (heard.line) {
      case "at":
        this.#sit(heard.you);
        // A server that knows less than this page tells it all from the beginning.
        if (heard.seq < this.#table.seq) this.#table = new Table();
        break;
      case "e":
        // A gap is filled by asking again.
        if (!this.#table.add(heard.entry)) this.#connection.say(`watch ${this.#data.slug} ${this.#table.seq}`);
        else if (!this.#isSyncing) this.#entered(heard.entry.what);
        break;
      case "now":
        this.#timed = this.#table.clock;
        this.#clocks.set({
          banks: heard.banks,
          side: heard.running,
          due: heard.due,
          isFree: this.#isFree(heard.running),
        });
        if (this.#isSyncing) this.#synced();
        break;
      case "gone":
        showPresence(heard.side, false);
        if (heard.side !== this.#you && heard.seconds !== null)
          this.#claimAt = performance.now() + 1000 * heard.seconds;
        break;
      case "here":
        showPresence(heard.side, true);
        if (heard.side !== this.#you) this.#claimAt = null;
        break;
      case "crowd":
        showCrowd(heard.count);
        break;
      case "rated":
        showRatings(heard, this.#names);
        break;
    }
  }

  /** The visitor's place at the table. @param {Side | null} you */
  #sit(you) {
    if (you !== this.#you) this.#isFlipped = you === "white";
    this.#you = you;
    document.body.classList.toggle("playing", you !== null);
    showPlayers(this.#data, you);
    for (const side of SIDES) if (side === you) showPresence(side, true);
  }

  /** Everything that happened before this page came is known. */
  #synced() {
    this.#isSyncing = false;
    this.#settle();
    showSaid(this.#table.said, this.#names);
    this.#follow();
    this.#update();
  }

  /** Something happened. @param {string} what */
  #entered(what) {
    if (what.startsWith("say ")) {
      showSaid(this.#table.said, this.#names);
      const last = this.#table.said.at(-1);
      if (last && last.side !== this.#you) say(`${this.#names[last.side]}: ${inWords(last.phrase)}`);
      return;
    }
    if (what === "takeback" && this.#table.takeback !== this.#you && this.#you && this.#table.takeback)
      say(sentence("game-takeback-offered", { name: this.#names[this.#table.takeback] }));
    this.#settle();
    this.#follow();
    this.#update();
  }

  /** What the journal has is not pending any more. */
  #settle() {
    const { decisions } = this.#table;
    if (this.#pending && decisions.length > this.#pending.index) this.#pending = null;
    this.#showConnection();
  }

  /** Both want to play again, so the players go on to their next game. */
  #follow() {
    const { next } = this.#table;
    // Whoever comes to an old game stays.
    if (next === null || !this.#you || !this.#shown) return;
    this.#connection.close();
    location.assign(`/${language()}/game/${next}`);
  }

  // The course of the game.

  /** The match as the journal has it, and what the visitor has decided since. */
  #match() {
    const { kind, opening, board: lies } = this.#data;
    const { decisions, end } = this.#table;
    const match = new Match({ kind, opening, board: lies, decisions });
    if (end?.by && end.how === "resign") return match.concededBy(end.by, "resignation");
    if (end?.by && end.how === "flag") return match.concededBy(end.by, "time");
    return this.#pending ? match.with(this.#pending.decision) : match;
  }

  get #isOver() {
    return this.#table.end !== null || this.#state?.phase === "over";
  }

  /** Whether the visitor has to decide. */
  get #isMine() {
    return this.#you !== null && !this.#isOver && !this.#pending && this.#state?.side === this.#you;
  }

  /** Shows the match as it is now. */
  async #update() {
    const turn = ++this.#turn;
    const match = this.#match();
    /** @type {State} */
    let state;
    /** @type {Story} */
    let story;
    try {
      [state, story] = await this.#engine.talk(async (conversation) => [
        await conversation.lay(match),
        await conversation.story(),
      ]);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (error instanceof Loss) setTimeout(() => turn === this.#turn && this.#update(), ENGINE_PAUSE);
      else if (isRefusal(error) && this.#pending) this.#takeBack(null);
      else throw error;
      return;
    }
    if (turn !== this.#turn) return;
    const before = this.#shown;
    const isNew = before !== null && before.length < match.decisions.length;
    // Only what follows from the last decision is told; whoever comes later sees the outcome.
    const tells = isNew && before.length + 1 === match.decisions.length && state.events.length > 0;
    const isSame = before?.join() === match.decisions.join() && !match.conceded && board.state !== null;
    this.#state = state;
    this.#story = story;
    this.#shown = match.decisions;
    if (this.#looking !== null && this.#looking >= match.decisions.length) this.#leaveLook();
    this.#setClocks();
    this.#record(match, state);
    if (isNew) closeFill();
    showScore(state);
    showAccount(story);
    moves.story = story;
    find("sheet").hidden = story.decisions.length === 0;
    if (tells) sound(state.events, this.#you);
    const isEnd = this.#isOver && !this.#isEnded;
    this.#isEnded = this.#isOver;
    if (before === null) say(state.due);
    else if (isEnd) say(this.#ending(tells));
    else if (tells) say(told(state.events));
    this.#paint();
    if (this.#playPremove()) return;
    if (this.#looking !== null) {
      if (before === null) this.#look(this.#looking, true);
      return;
    }
    moves.current = match.decisions.length - 1;
    if (!isSame) {
      board.toggleAttribute("readonly", true);
      await board.show(state, { story: tells });
      if (turn !== this.#turn) return;
    }
    this.#paint();
    await this.#open();
  }

  /** Keeps a game that the visitor has played to its end among their finished ones. @param {Match} match @param {State} state */
  #record(match, { result, score, fen }) {
    const you = this.#you;
    const { end } = this.#table;
    // Whoever has gone has lost as if by their clock; the decisions do not say so.
    const claimed = end?.how === "claim" && end.by ? { winner: end.by, verdict: /** @type {const} */ ("time") } : null;
    const ended = claimed ?? result;
    if (!you || !ended || this.#pending) return;
    const { slug, players } = this.#data;
    const online = { slug, you, opponent: players[opponent(you)].name };
    const at = this.#table.clock?.at ?? Date.now();
    const seats = /** @type {const} */ ({ black: "person", white: "person" });
    // A browser that keeps nothing is no reason to stop.
    const played = claimed ? match.concededBy(opponent(claimed.winner), claimed.verdict) : match;
    keepFinished({ id: idOnline(slug), at, match: played, seats, ...ended, score, fen, online }).catch(() => {});
  }

  /** What the visitor can do at the board now. */
  async #open() {
    const turn = this.#turn;
    const state = this.#state;
    if (!state || this.#looking !== null) return;
    const { phase, side } = state;
    // Drawn line-ups are drawn by the server.
    if (this.#isMine && side && phase === "line-up" && this.#data.opening === "tournament") {
      if (!this.#setting.isOpen) this.#setting.open(side, []);
      return;
    }
    this.#setting.close();
    if (this.#isOver || this.#you === null || phase !== "move" || this.#isMine) {
      if (this.#isMine && board.state !== state) board.state = state;
      return;
    }
    if (this.#pending) return;
    // While the opponent decides, moves can be planned.
    const plan = await outlook(this.#engine, state, this.#you).catch(() => null);
    if (!plan || turn !== this.#turn || this.#looking !== null) return;
    board.state = { ...state, destinations: plan.destinations, pushes: plan.pushes };
    board.toggleAttribute("readonly", false);
  }

  /** The clocks as the last entry left them, running for whoever has to decide. */
  #setClocks() {
    const { clock } = this.#table;
    if (!clock || clock === this.#timed || this.#pending) return;
    this.#timed = clock;
    const { banks, at } = clock;
    const side = this.#isOver ? null : (this.#state?.side ?? null);
    const isFree = this.#isFree(side);
    const delay = this.#clock.kind === "bank" ? this.#clock.delay : 0;
    // How long a first decision may take only the server knows.
    const due = side && banks && !isFree ? at + banks[side] + delay : null;
    this.#clocks.set({ banks, side, due, isFree });
  }

  /** Whether the next decision of a side costs it nothing. @param {Side | null} side */
  #isFree(side) {
    return side !== null && this.#clock.kind !== "days" && !this.#table.begun.has(side);
  }

  #tick() {
    const now = this.#connection.time.now();
    const left = this.#clock.kind === "none" ? null : this.#clocks.left(now);
    if (left) {
      showClocks(left, this.#clocks.running);
      this.#speakClock(left);
    }
    showGrace(this.#isOver ? null : this.#clocks.grace(now));
    if (this.#claimAt !== null && this.#you && !this.#isOver)
      showGone({
        name: this.#names[opponent(this.#you)],
        seconds: Math.max(0, Math.ceil((this.#claimAt - performance.now()) / 1000)),
      });
    else showGone(null);
  }

  /** Reads out the visitor's own clock when it becomes short. @param {Record<Side, number>} left */
  #speakClock(left) {
    if (!this.#you || this.#clocks.running !== this.#you) return;
    const seconds = spokenBetween(this.#leftBefore, left[this.#you]);
    this.#leftBefore = left[this.#you];
    if (seconds !== null) say(word(seconds === 60 ? "game-clock-minute" : "game-clock-seconds"));
  }

  // What the visitor decides.

  /** @param {string} decision */
  async #decide(decision) {
    if (!this.#isMine) {
      board.reset();
      return;
    }
    const { decisions, seq } = this.#table;
    this.#pending = { index: decisions.length, decision };
    this.#premoves.clear();
    this.#setting.close();
    showRefusal(null);
    this.#showConnection();
    const answer = this.#connection.ask(seq, `play ${seq} ${decision}`);
    this.#update();
    const refusal = await answer;
    if (refusal !== null) this.#takeBack(refusal);
  }

  /** What was pending has not happened. @param {string | null} refusal */
  #takeBack(refusal) {
    if (!this.#pending) return;
    this.#pending = null;
    if (refusal !== null) showRefusal(refusal);
    this.#showConnection();
    this.#update();
  }

  /** Says something else about the game. @param {string} act @param {string} [detail] */
  async #send(act, detail) {
    const { seq } = this.#table;
    showRefusal(null);
    const refusal = await this.#connection.ask(seq, [act, seq, ...(detail ? [detail] : [])].join(" "));
    if (refusal !== null) showRefusal(refusal);
  }

  /** A square was chosen that leads nowhere. @param {{ square: string, from: string }} choice */
  async #explain(choice) {
    const turn = this.#turn;
    if (!this.#isMine || this.#setting.isOpen || this.#state?.phase !== "move" || this.#looking !== null) return;
    const why = await refuse(board, this.#engine, this.#match(), choice);
    if (turn !== this.#turn || !why) return;
    showDue(why, { isRefusal: true });
    say(why);
  }

  /** A tower was moved on the board. @param {CustomEvent<{ from: string, to: string | null }>} event */
  #moved(event) {
    const { from, to } = event.detail;
    if (this.#setting.isOpen) {
      const letterAt = (/** @type {string | null} */ square) => {
        const tower = board.state?.towers.find((tower) => tower.square === square && tower.side === this.#you);
        return tower
          ? document.querySelector(`#colors [data-color=${tower.color}]`)?.getAttribute("data-letter")
          : null;
      };
      const [one, other] = [letterAt(from), letterAt(to)];
      if (one && other) this.#setting.swap(one, other);
      else board.reset();
    } else if (this.#isMine) {
      this.#decide(`${from}${to}`);
    } else if (to) {
      // The board stays as it is.
      event.preventDefault();
      board.reset();
      this.#premoves.choose(from, to);
      this.#showPremoves();
    }
  }

  /** Plays what was planned, where it is possible. @returns {boolean} whether it was */
  #playPremove() {
    if (!this.#isMine || !this.#state || this.#premoves.isEmpty) return false;
    const decision = this.#premoves.legalIn(this.#state);
    this.#premoves.clear();
    this.#showPremoves();
    if (decision) this.#decide(decision);
    else say(word("game-premove-dropped"));
    return decision !== null;
  }

  #showPremoves() {
    board.arrows = this.#premoves.arrows;
    showPremoves(this.#premoves.moves.map((move) => `${move.slice(0, 2)}–${move.slice(2)}`));
    if (!this.#premoves.isEmpty) say(find("premoves-text").textContent ?? "");
  }

  #dropPremoves() {
    this.#premoves.clear();
    this.#showPremoves();
    board.focus();
  }

  /** Shows on the board how a line-up would look. @param {string} lineUp */
  async #preview(lineUp) {
    const turn = this.#turn;
    const match = this.#match().with(lineUp);
    const state = await this.#engine.talk((conversation) => conversation.lay(match)).catch(() => null);
    if (!state || turn !== this.#turn || !this.#setting.isOpen || this.#setting.value !== lineUp) return;
    const { colors, towers, names } = state;
    board.state = { colors, towers, names };
  }

  /** The winner of the round chooses the fill. */
  async #fill() {
    const turn = this.#turn;
    if (!this.#state) return;
    const fill = await chooseFill(this.#state);
    if (turn === this.#turn && fill) this.#decide(fill);
  }

  async #askToResign() {
    const dialog = find("resigning", HTMLDialogElement);
    dialog.returnValue = "";
    dialog.showModal();
    await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
    if (dialog.returnValue !== "yes" || this.#isOver) return;
    // The button that was pressed is of no use any more, and whoever plays by keyboard goes on from the board.
    board.focus({ preventScroll: true });
    this.#send("resign");
  }

  // Back and forth.

  /** Where a key leads. @param {string} key */
  #step(key) {
    const last = this.#table.decisions.length - 1;
    const at = this.#looking ?? last;
    /** @type {Record<string, number>} */
    const places = { Home: -1, ArrowLeft: at - 1, ArrowRight: at + 1, End: last };
    const to = places[key];
    if (to === undefined) return false;
    if (to >= -1 && to <= last && to !== at) this.#look(to);
    return true;
  }

  /** Looks back at a decision, or comes back with the last one. @param {number} index @param {boolean} [isAgain] as after a reload */
  async #look(index, isAgain = false) {
    const match = this.#match();
    if (index >= match.decisions.length - 1 && !isAgain) return this.#looking === null ? undefined : this.#toNow();
    this.#looking = index;
    keepLook(index);
    find("looking").hidden = false;
    moves.current = index;
    this.#setting.close();
    this.#paint();
    const state = await this.#engine.talk((conversation) => conversation.lay(match.upTo(index + 1))).catch(() => null);
    if (!state || this.#looking !== index) return;
    board.state = { ...state, destinations: {} };
    if (!isAgain) say(told(state.events) || state.due);
  }

  #leaveLook() {
    this.#looking = null;
    keepLook(null);
    find("looking").hidden = true;
  }

  #toNow() {
    this.#leaveLook();
    // What the board shows is not the last decision, so it is shown again.
    board.state = this.#state;
    this.#update();
  }

  #flip() {
    this.#isFlipped = !this.#isFlipped;
    this.#paint();
  }

  // What is shown.

  #showConnection() {
    // While the table is being laid there is no connection yet.
    const isOpen = this.#connection?.isOpen ?? false;
    showConnection({ isOpen, isSending: this.#pending !== null });
    find("phrases").toggleAttribute("inert", !isOpen);
  }

  /** Calls the visitor when it is their turn. */
  #call() {
    callFor(this.#isMine, this.#state?.due ?? "");
  }

  /** An end of which the engine knows nothing. @returns {string | null} */
  get #title() {
    const { end } = this.#table;
    const told = document.querySelector(
      `#endings [data-how="${end?.how}"]:is(:not([data-by]), [data-by="${end?.by}"])`,
    );
    return told?.textContent ?? null;
  }

  /** The end as it is said: what it means to whoever plays here, and what happened. @param {boolean} tells whether by a decision */
  #ending(tells) {
    const [state, outcome] = [this.#state, this.#outcome];
    const happened = tells ? told(state?.events ?? []) : (this.#title ?? state?.due ?? "");
    return outcome ? `${word(`end-match-${outcome}`)} ${happened}` : happened;
  }

  /** What the end means to whoever plays here. @returns {"won" | "lost" | null} */
  get #outcome() {
    const { end } = this.#table;
    const winner = end?.how === "claim" ? end.by : this.#state?.result?.winner;
    if (!this.#you || !winner) return null;
    return winner === this.#you ? "won" : "lost";
  }

  #paint() {
    const state = this.#state;
    if (!state) return;
    const [isOver, isMine, you] = [this.#isOver, this.#isMine, this.#you];
    const isNow = this.#looking === null;
    const sets = isNow && isMine && state.phase === "line-up";
    board.toggleAttribute("flipped", this.#isFlipped);
    find("arena").classList.toggle("flipped", this.#isFlipped);
    board.toggleAttribute("readonly", !(isNow && isMine && state.phase !== "fill"));
    if (sets) board.setAttribute("mode", "edit");
    else if (isNow && !isMine && !isOver && you) board.setAttribute("mode", "plan");
    else board.removeAttribute("mode");
    this.#showPremoves();
    showDue(state.due);
    showLegal(isNow && isMine ? state : null, (decision) => this.#decide(decision));
    showEnd(state, {
      title: this.#title,
      isOver,
      outcome: this.#outcome,
      fill: isMine && state.phase === "fill",
    });
    showOffers(this.#table, { you, names: this.#names, isOver });
    document.body.classList.toggle("over", isOver);
    const ownLast = this.#story?.decisions.some(({ side }) => side === you) ?? false;
    find("takeback").hidden = !you || isOver || this.#data.rated;
    find("takeback").toggleAttribute("disabled", !ownLast || this.#table.takeback !== null);
    find("resign").hidden = !you || isOver;
    find("saying").hidden = !you;
    find("report").hidden = !you || !this.#data.players[opponent(you)].isPerson;
    find("notify").hidden ||= !you;
    // A game that is going on is not analysed for anybody.
    for (const link of document.querySelectorAll("a[data-to]")) {
      if (isOver) link.setAttribute("href", this.#match().address(link.getAttribute("data-to") ?? ""));
      else link.removeAttribute("href");
    }
    if (isOver) this.#clocks.stop();
    this.#call();
  }
}
