// @ts-check
/**
 * A match that is played in this browser, by people or the computer. It knows whose turn it is and asks the engine what follows from each
 * decision. What is shown beside the board is in screen.js.
 */
import { KamisadoBoard } from "../board/board.js";
import { Refusal } from "../conversation.js";
import { find, told } from "../elements.js";
import { Loss } from "../engine-transports.js";
import { showLegal } from "../legal-moves.js";
import { Match } from "../match.js";
import { KamisadoMoves } from "../move-list.js";
import { refuse } from "../refused.js";
import { openEngine } from "../session.js";
import { dress, follow, settings } from "../settings.js";
import { sound } from "../sound.js";
import { word } from "../words.js";
import { dropFinished, keepFinished } from "../history/store.js";
import { Clocks } from "./clock.js";
import { Ahead, mayPlay, showHint } from "./coach.js";
import { lineUpInWords } from "./colors.js";
import { chooseFill, closeFill } from "./fill.js";
import { keep, keptAs, game as newGame, takeUp } from "./kept.js";
import { Ownership } from "./ownership.js";
import { ResultCard } from "./result-card.js";
import { endFor, hideEnd, say, showAccount, showClocks, showDue, showEnd, showPlayers, showScore } from "./screen.js";
import { saveRecord } from "./save.js";
import { yourSide } from "./seats.js";
import { SettingUp } from "./setting-up.js";

/** @typedef {import("./kept.js").Game} Game */
/** @typedef {import("./kept.js").Left} Left */
/** @typedef {import("../protocol.js").Side} Side */
/** @typedef {import("../protocol.js").State} State */
/** @typedef {import("../protocol.js").Story} Story */

/** The longest the computer thinks about a decision when no clock limits it, and about a hint, in milliseconds. */
const LONGEST = 3000;
const LONGEST_WITH_CLOCK = 15_000;
/** How long it takes at least, so that its moves can be followed. */
const PAUSE = 450;
/** How long the end of a round stays when only computers play. */
const BREAK = 2500;

const board = find("board", KamisadoBoard);
const moves = find("moves", KamisadoMoves);

/** @param {number} time */
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Takes back whatever somebody is being asked. */
function closeDialogs() {
  closeFill();
  for (const id of ["coach", "resigning"]) find(id, HTMLDialogElement).close("");
}

const isStill = () => settings().motion === "none" || matchMedia("(prefers-reduced-motion)").matches;

export class LocalGame {
  #engine = openEngine();
  /** @type {Game} */
  #game = newGame(new Match(), { black: "person", white: "person" }, null);
  /** The engine's `state` of the match, once it is known. @type {State | null} */
  #known = null;
  /** @type {Story | null} */
  #story = null;
  /** @type {Clocks | null} */
  #clocks = null;
  /** The decision that is looked back at, by index. @type {number | null} */
  #looking = null;
  /** Counts changes of the match, so that whoever waited for an answer notices that it comes too late. */
  #turn = 0;
  /** The match as it was each time something was taken back, the latest last. @type {{ match: Match, left: Left | null }[]} */
  #undone = [];
  /** Whether this game has been made the one that is kept. */
  #isTakenUp = false;
  /** Whether the match is among the finished ones. */
  #isRecorded = false;
  #ownership = new Ownership({
    gained: () => this.#goOn(),
    lost: () => {
      closeDialogs();
      this.#update({ tells: false });
    },
  });
  /** Whether what is shown is the match as it stands, so that it can go on from there. */
  #isSettled = false;
  /** Whether the next round may begin. */
  #isReleased = false;
  #isPaused = false;
  #isFlipped = false;
  /** What each move gives the opponent, for those who want to see it. */
  #ahead = new Ahead(board, (sentence) => showDue(sentence ?? this.#state.due));
  #card = new ResultCard();
  #setting = new SettingUp({
    show: (lineUp) => this.#preview(lineUp),
    done: (lineUp) => this.#lineUp(lineUp),
    draw: () => this.#draw(this.#game.match),
  });

  constructor() {
    dress(board);
    dress(moves);
    let saw = settings().ahead;
    follow(({ telling, ahead }) => {
      moves.toggleAttribute("telling", telling === "on");
      if (this.#story) showAccount(this.#story);
      if (ahead !== saw && this.#isSettled) this.#lookAhead();
      saw = ahead;
    });
    board.addEventListener("kamisado-move", (event) => this.#moved(/** @type {CustomEvent} */ (event).detail));
    board.addEventListener("kamisado-square", (event) => this.#refused(/** @type {CustomEvent} */ (event).detail));
    moves.addEventListener("kamisado-jump", (event) => this.#look(/** @type {CustomEvent} */ (event).detail.index));
    /** @type {Record<string, () => void>} */
    const actions = {
      undo: () => this.#undo(),
      redo: () => this.#redo(),
      hint: () => this.#hint(),
      flip: () => this.#flip(),
      resign: () => this.#askToResign(),
      pause: () => this.#pause(),
      next: () => this.#release(),
      "open-fill": () => this.#fill(),
      rematch: () => this.#rematch(),
      "to-now": () => this.#toNow(),
      save: () => saveRecord(this.#engine, this.#game),
      "play-here": () => this.#seize(),
    };
    // A second click on the button that began the match may land anywhere before the match is known.
    for (const [id, action] of Object.entries(actions))
      find(id).addEventListener("click", () => this.#known && action());
    this.#engine.addEventListener("lost", (event) => this.#trouble(/** @type {CustomEvent} */ (event).detail));
    this.#engine.addEventListener("found", () => (find("trouble").hidden = true));
    find("retry").addEventListener("click", () => this.#engine.retry());
    window.addEventListener("pagehide", () => this.#keep());
    window.addEventListener("storage", () => this.#follow());
    document.addEventListener("click", ({ target }) => {
      const other = find("other");
      if (target instanceof Node && (!other.contains(target) || target.parentElement?.closest("ul")))
        other.removeAttribute("open");
    });
  }

  /** Plays a game, from where it is. It fails with a `Refusal` when the engine does not know such a match. @param {Game} game */
  async play(game) {
    await this.#ownership.claim(game.id);
    this.#begin(game);
    try {
      await this.#drawFavouring();
    } catch (error) {
      return this.#lost(error, () => this.play(game));
    }
    await this.#update({ tells: false });
    // What is being played is kept, so a reload goes on with it.
    if (game.id === this.#game.id) history.replaceState(null, "", `${location.pathname}?resume=${game.id}`);
  }

  /** Draws the line-ups of a game that is to favour somebody and has not begun. */
  async #drawFavouring() {
    const { match, favour } = this.#game;
    if (!favour || match.decisions.length > 0) return;
    const turn = this.#turn;
    const drawn = await this.#engine.talk(async (conversation) => {
      await conversation.lay(match);
      return conversation.drawFavouring(favour);
    });
    if (turn === this.#turn) this.#game.match = new Match({ ...match, decisions: drawn });
  }

  /** Puts the keyboard where the player decides. */
  focus() {
    if (this.#setting.isOpen) this.#setting.focus();
    else board.focus({ preventScroll: true });
  }

  async #seize() {
    await this.#ownership.seize(this.#game.id);
    this.focus();
  }

  /** The game is played here from now on, from where the other tab left it. */
  #goOn() {
    this.#begin(keptAs(this.#game.id) ?? this.#game);
    this.#update({ tells: false });
  }

  /** Shows what another tab has played. */
  #follow() {
    if (this.#ownership.isOwner || !this.#known) return;
    const now = keptAs(this.#game.id);
    if (!now || JSON.stringify(now.match) === JSON.stringify(this.#game.match)) return;
    const isNext = now.match.sharedWith(this.#game.match) === now.match.decisions.length - 1;
    this.#begin(now);
    this.#update({ tells: isNext });
  }

  /** @param {Game} game */
  #begin(game) {
    this.#clocks?.stop();
    this.#game = game;
    this.#undone = [];
    this.#isTakenUp = false;
    // Whoever only looks at a match again has not finished another one.
    this.#isRecorded = game.isOver;
    this.#leaveLook();
    this.#isReleased = false;
    this.#isPaused = false;
    const { seats, clock, left } = game;
    this.#isFlipped = seats.white === "person" && seats.black !== "person";
    this.#clocks =
      clock && left
        ? new Clocks(left, clock.seconds * 1000, (flag) => {
            if (this.#clocks) showClocks(this.#clocks.left());
            if (flag) this.#concede(flag, "time");
          })
        : null;
    if (left) showClocks(left);
    showPlayers(game);
  }

  get #state() {
    if (!this.#known) throw new Error("there is no match yet");
    return this.#known;
  }

  // The engine.

  /** Says what is wrong with the engine. @param {unknown} error */
  #trouble(error) {
    find("trouble-text").textContent = word(
      error instanceof Loss && error.code === "busy" ? "engine-busy" : "engine-lost",
    );
    find("retry").hidden = false;
    find("trouble").hidden = false;
  }

  // The course of the match.

  /**
   * Shows the match as it is now, and lets it go on.
   * @param {{ tells: boolean, after?: string }} how whether to tell what happened last, or what is said before that which is due
   */
  async #update({ tells, after }) {
    const turn = ++this.#turn;
    this.#isSettled = false;
    this.#engine.stop();
    const { match } = this.#game;
    this.#paintControls(false);
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
      if (error instanceof Loss) return this.#lost(error, () => this.#update({ tells, after }));
      throw error;
    }
    if (turn !== this.#turn) return;
    this.#known = state;
    this.#story = story;
    this.#game.isOver = state.phase === "over";
    this.#game.match = new Match({ ...match, board: state.board });
    this.#keep();
    this.#record();
    this.#dropHint();
    this.#noteTimes();
    showDue(state.due);
    showScore(state);
    showAccount(story);
    moves.story = story;
    find("sheet").hidden = story.decisions.length === 0;
    if (this.#game.takesTurn) this.#takeTurn();
    if (tells) {
      sound(state.events, yourSide(this.#game));
      say([endFor(state, yourSide(this.#game)), told(state.events)].filter(Boolean).join(" "));
    } else {
      say([after, state.due].filter(Boolean).join(" "));
    }
    if (this.#looking === null) {
      moves.current = match.decisions.length - 1;
      this.#paintBoard(false);
      await board.show(state, { story: tells });
      if (turn !== this.#turn) return;
      // Whatever has ended the story, the board shows the match as it is.
      if (board.state !== state) board.state = state;
    }
    this.#proceed();
  }

  /** The person takes the side that decides, wherever the match stands. */
  #takeTurn() {
    const { seats } = this.#game;
    this.#game.takesTurn = false;
    const { side } = this.#state;
    if (side && seats[side] !== "person") {
      this.#game.seats = { black: seats.white, white: seats.black };
    }
    this.#isFlipped = this.#game.seats.white === "person";
    showPlayers(this.#game);
    this.#keep();
  }

  /** Whoever decides next does so. */
  #proceed() {
    this.#isSettled = true;
    const { phase, side, events, line_up_choices: choices } = this.#state;
    if (this.#turnsBoard && phase === "move") this.#isFlipped = side === "white";
    const seat = side && this.#game.seats[side];
    const isPersons = seat === "person";
    // Where single rounds follow each other there is no fill, but a person wants to see how a round ended all the same.
    const isBetween = phase === "fill" || (side !== null && events.some(({ event }) => event === "round-won"));
    const isBreak = isBetween && !isPersons && !this.#isReleased;
    const isHere = this.#ownership.isOwner;
    find("elsewhere").hidden = isHere;
    const ways = { next: isHere && isBreak && this.#hasPerson, fill: isHere && phase === "fill" && isPersons };
    showEnd(this.#state, { ...ways, you: yourSide(this.#game) });
    this.#paintBoard(true);
    this.#paintControls(true);
    this.#lookAhead();
    this.#card.show(phase === "over" && isHere ? this.#game : null, this.#state);
    if (side && phase === "line-up" && isPersons && isHere && this.#looking === null) this.#setting.open(side, choices);
    else this.#setting.close();
    const isWaiting = (isBreak && this.#hasPerson) || this.#isPaused || !isHere;
    if (!side || isWaiting) this.#clocks?.stop();
    else this.#clocks?.start(side);
    if (typeof seat === "number" && !isWaiting) this.#think(seat, isBreak);
  }

  /** Shows what each move gives the opponent, where somebody here has to move and wants to see it. */
  #lookAhead() {
    const { phase, side } = this.#state;
    const isPersons = this.#ownership.isOwner && side !== null && this.#game.seats[side] === "person";
    const chooses = isPersons && phase === "move" && this.#looking === null;
    this.#ahead.look(this.#engine, chooses ? this.#game.match : null);
  }

  /** The computer decides. @param {number} level @param {boolean} isBreak */
  async #think(level, isBreak) {
    const turn = this.#turn;
    const { match } = this.#game;
    const { phase, line_up_choices: choices } = this.#state;
    showDue(word("status-thinking"), { isThinking: true });
    try {
      const pause = wait(isStill() ? 0 : isBreak ? BREAK : PAUSE);
      // What is drawn by lot is drawn for the computer as well.
      const decision =
        phase === "line-up" && choices.length > 0
          ? await this.#draw(match)
          : await this.#search(match, level, this.#clocks ? this.#limits(this.#clocks) : `movetime ${LONGEST}`);
      await pause;
      if (turn === this.#turn && decision) await this.#decide(decision);
    } catch (error) {
      if (turn === this.#turn) this.#lost(error, () => this.#update({ tells: false }));
    }
  }

  /** @param {Clocks} clocks */
  #limits(clocks) {
    const { black, white } = clocks.left();
    const { increment } = clocks;
    return `p1time ${Math.round(black)} p2time ${Math.round(white)} p1inc ${increment} p2inc ${increment} movetime ${LONGEST_WITH_CLOCK}`;
  }

  /** What the engine would decide. @param {Match} match @param {number} level @param {string} limits */
  #search(match, level, limits) {
    return this.#engine.talk(async (conversation) => {
      await conversation.set({ Level: level });
      await conversation.lay(match);
      return conversation.search(limits);
    });
  }

  /** The line-up that chance gives to whoever lines up next. @param {Match} match */
  #draw(match) {
    return this.#engine.talk(async (conversation) => {
      await conversation.lay(match);
      return conversation.draw();
    });
  }

  /** Somebody has decided. @param {string} decision */
  async #decide(decision) {
    const { match } = this.#game;
    const { side } = this.#state;
    if (!this.#isSettled || !side) {
      board.reset();
      return;
    }
    if (this.#game.seats[side] === "person" && !(await this.#isMeant(decision))) return;
    this.#clocks?.press(side);
    this.#forgetTimes();
    this.#undone = [];
    this.#isReleased = false;
    this.#setting.close();
    this.#game.match = match.with(decision);
    try {
      await this.#update({ tells: true });
    } catch (error) {
      // What the engine refuses has not happened.
      if (!(error instanceof Refusal)) throw error;
      this.#game.match = match;
      await this.#update({ tells: false });
    }
  }

  /** Somebody has lined up. Whoever did so by keyboard goes on with the next line-up, or from the board. @param {string} lineUp */
  async #lineUp(lineUp) {
    board.focus({ preventScroll: true });
    await this.#decide(lineUp);
    if (document.activeElement === board) this.focus();
  }

  /** Whether a person's decision shall be played, after a warning where they want to be warned. @param {string} decision */
  async #isMeant(decision) {
    const turn = this.#turn;
    this.#isSettled = false;
    this.#paintControls(false);
    const isMeant = await mayPlay(this.#engine, this.#game.match, this.#state, decision);
    if (turn !== this.#turn) return false;
    this.#isSettled = true;
    if (isMeant) return true;
    board.reset();
    this.#paintControls(true);
    this.#lookAhead();
    board.focus({ preventScroll: true });
    return false;
  }

  /** Keeps the match among the finished ones when it is over, and takes it out again when its end was taken back. */
  #record() {
    const { id, match, seats, isOver } = this.#game;
    const { result, score, fen } = this.#state;
    if (!this.#ownership.isOwner || isOver === this.#isRecorded) return;
    this.#isRecorded = isOver;
    // A browser that keeps nothing is no reason to stop.
    const kept =
      isOver && result ? keepFinished({ id, at: Date.now(), match, seats, ...result, score, fen }) : dropFinished(id);
    kept.catch(() => {});
  }

  /** Notes what the clocks show now that a decision is due, so that taking it back gives the time back. */
  #noteTimes() {
    if (!this.#clocks) return;
    const { match, lefts } = this.#game;
    // Going back to a decision does not change when it became due.
    lefts[match.decisions.length] ??= this.#clocks.left();
  }

  /** What comes now has not been before. */
  #forgetTimes() {
    const { match, lefts } = this.#game;
    const before = Object.entries(lefts).filter(([index]) => Number(index) <= match.decisions.length);
    this.#game.lefts = Object.fromEntries(before);
  }

  /** A square was chosen that leads nowhere. @param {{ square: string, from: string }} choice */
  async #refused(choice) {
    const turn = this.#turn;
    if (this.#known?.phase !== "move" || this.#setting.isOpen || this.#looking !== null) return;
    const { match } = this.#game;
    const sentence = await refuse(board, this.#engine, match, choice);
    if (turn !== this.#turn || !sentence) return;
    showDue(sentence, { isRefusal: true });
    say(sentence);
  }

  /** A tower was moved on the board. @param {{ from: string, to: string | null }} move */
  #moved({ from, to }) {
    if (!this.#setting.isOpen) {
      this.#decide(`${from}${to}`);
      return;
    }
    const letterAt = (/** @type {string | null} */ square) => {
      const tower = board.state?.towers.find((tower) => tower.square === square && tower.side === this.#state.side);
      return tower ? document.querySelector(`#colors [data-color=${tower.color}]`)?.getAttribute("data-letter") : null;
    };
    const [one, other] = [letterAt(from), letterAt(to)];
    if (one && other) this.#setting.swap(one, other);
    else board.reset();
  }

  /** Shows on the board how a line-up would look. @param {string} lineUp */
  async #preview(lineUp) {
    const turn = this.#turn;
    const { match } = this.#game;
    const state = await this.#engine.talk((conversation) => conversation.lay(match.with(lineUp))).catch(() => null);
    if (!state || turn !== this.#turn || !this.#setting.isOpen || this.#setting.value !== lineUp) return;
    const { colors, towers, names } = state;
    board.state = { colors, towers, names };
  }

  /** The winner of the round chooses the fill. */
  async #fill() {
    // It may have been chosen already.
    if (!this.#isSettled) return;
    const turn = this.#turn;
    const fill = await chooseFill(this.#state);
    if (turn === this.#turn && fill) this.#decide(fill);
  }

  /** The next round may begin. */
  #release() {
    if (!this.#isSettled) return;
    this.#isReleased = true;
    this.#proceed();
    board.focus();
  }

  /** @param {Side} side @param {"resignation" | "time"} verdict */
  #concede(side, verdict) {
    // There is nothing left to ask, nor to look back from.
    closeDialogs();
    this.#leaveLook();
    this.#clocks?.stop();
    this.#game.match = this.#game.match.concededBy(side, verdict);
    this.#update({ tells: true });
  }

  async #askToResign() {
    const turn = this.#turn;
    const dialog = find("resigning", HTMLDialogElement);
    dialog.returnValue = "";
    dialog.showModal();
    await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
    const { side } = this.#state;
    if (dialog.returnValue !== "yes" || !side) return;
    const { seats } = this.#game;
    const own = seats.black === "person" ? "black" : "white";
    const isAlone = seats.black === "person" && seats.white === "person";
    if (turn !== this.#turn && isAlone) return;
    // The button that was pressed is of no use any more, and whoever plays by keyboard goes on from the board.
    board.focus({ preventScroll: true });
    this.#concede(isAlone ? side : own, "resignation");
  }

  // Back and forth.

  /** Whether the board turns to whoever moves. */
  get #turnsBoard() {
    const { black, white } = this.#game.seats;
    return black === "person" && white === "person" && settings().turning === "on";
  }

  get #hasPerson() {
    return this.#game.seats.black === "person" || this.#game.seats.white === "person";
  }

  /** How many decisions are left when a person's last one is taken back, or -1 when there is none. */
  #undoTo() {
    const { match, seats, favour } = this.#game;
    if (!this.#hasPerson || !this.#story) return -1;
    if (match.conceded) return match.decisions.length;
    const last = this.#story.decisions.findLastIndex(({ side }) => seats[side] === "person");
    // What was drawn to favour somebody stays.
    return favour && last < 2 ? -1 : last;
  }

  #undo() {
    const { match } = this.#game;
    const count = this.#undoTo();
    // A second click before the first one was answered is none.
    if (count < 0 || this.#story?.decisions.length !== match.decisions.length) return;
    const words = this.#story?.decisions[count]?.entries[0]?.words;
    this.#undone.push({ match, left: this.#clocks?.left() ?? null });
    const said = words && word("status-undone").replace("{text}", words);
    this.#goTo(match.upTo(count), this.#game.lefts[count] ?? null, said);
  }

  #redo() {
    const again = this.#undone.pop();
    if (again) this.#goTo(again.match, again.left);
  }

  /** @param {Match} match @param {Left | null} left what the clocks shall show @param {string} [said] what is said about it */
  #goTo(match, left, said) {
    this.#game.match = match;
    if (left) this.#clocks?.set(left);
    this.#isReleased = false;
    this.#leaveLook();
    this.#update({ tells: false, after: said });
  }

  /** Looks back at a decision, or comes back with the last one. @param {number} index */
  async #look(index) {
    const { match } = this.#game;
    if (index >= match.decisions.length - 1 && this.#looking === null) return;
    if (index >= match.decisions.length - 1) return this.#toNow();
    this.#looking = index;
    find("looking").hidden = false;
    moves.current = index;
    hideEnd();
    this.#dropHint();
    this.#setting.close();
    this.#paintBoard(true);
    this.#paintControls(true);
    const state = await this.#engine.talk((conversation) => conversation.lay(match.upTo(index + 1))).catch(() => null);
    if (!state || this.#looking !== index) return;
    board.state = { ...state, destinations: {} };
    showDue(state.due);
    say(told(state.events));
  }

  #leaveLook() {
    this.#looking = null;
    if (find("looking").contains(document.activeElement)) board.focus({ preventScroll: true });
    find("looking").hidden = true;
  }

  #toNow() {
    this.#leaveLook();
    this.#update({ tells: false });
  }

  // What else can be done.

  async #hint() {
    const turn = this.#turn;
    const { match } = this.#game;
    this.#paintControls(false);
    showDue(word("status-thinking"), { isThinking: true });
    try {
      const decision = await this.#search(match, 10, `movetime ${LONGEST}`);
      if (turn !== this.#turn || !decision) return;
      const { moves: ahead } = await this.#engine.talk(async (conversation) => {
        await conversation.lay(match);
        return conversation.ahead();
      });
      if (turn !== this.#turn) return;
      const { phase, legal, legal_words: words } = this.#state;
      if (phase === "line-up") this.#setting.value = decision;
      if (phase === "move") board.arrows = [{ from: decision.slice(0, 2), to: decision.slice(2), kind: "hint" }];
      const text = phase === "line-up" ? lineUpInWords(decision) : (words[legal.indexOf(decision)] ?? decision);
      showHint(text, ahead.find((told) => told.decision === decision)?.sentence ?? "");
    } catch (error) {
      this.#lost(error, () => this.#hint());
    } finally {
      if (turn === this.#turn) {
        showDue(this.#state.due);
        this.#paintControls(true);
      }
    }
  }

  #dropHint() {
    find("hint-text").hidden = true;
    board.arrows = [];
    this.#ahead.look(this.#engine, null);
  }

  #flip() {
    this.#isFlipped = !this.#isFlipped;
    this.#paintBoard(true);
  }

  #pause() {
    this.#isPaused = !this.#isPaused;
    this.#update({ tells: false });
  }

  /** The same match once more, with the sides changed. */
  #rematch() {
    const { match, seats, clock, favour, isOver } = this.#game;
    // A second click belongs to the first.
    if (!isOver) return;
    const { kind, opening, board: lies } = match;
    // A handicap stays with the player.
    const turned = favour === "black" ? "white" : favour === "white" ? "black" : favour;
    const again = new Match({ kind, opening, board: lies });
    const next = newGame(again, { black: seats.white, white: seats.black }, clock, turned);
    this.#game = { ...this.#game, isOver: false };
    this.play(next).then(() => this.focus());
  }

  /** The engine was lost over something: it is said, and can be tried again. @param {unknown} error @param {() => void} again */
  #lost(error, again) {
    if (!(error instanceof Loss)) throw error;
    this.#clocks?.stop();
    this.#trouble(error);
    find("retry").addEventListener(
      "click",
      () => {
        find("trouble").hidden = true;
        again();
      },
      { once: true },
    );
  }

  #keep() {
    if (!this.#known || !this.#ownership.isOwner) return;
    const game = { ...this.#game, left: this.#clocks ? this.#clocks.left() : null, at: Date.now() };
    if (this.#isTakenUp) keep(game);
    else takeUp(game);
    this.#isTakenUp = true;
  }

  // What is shown.

  /** @param {boolean} isOpen whether a person may move if it is their turn */
  #paintBoard(isOpen) {
    const { phase, side } = this.#state;
    const isHere = isOpen && this.#looking === null && this.#ownership.isOwner;
    const isPersons = isHere && side !== null && this.#game.seats[side] === "person";
    const sets = isPersons && phase === "line-up";
    const isFlipped = sets ? side === "white" : this.#isFlipped;
    board.toggleAttribute("flipped", isFlipped);
    find("arena").classList.toggle("flipped", isFlipped);
    board.toggleAttribute("readonly", !(isPersons && phase !== "fill"));
    if (sets && this.#state.line_up_choices.length === 0) board.setAttribute("mode", "edit");
    else board.removeAttribute("mode");
  }

  /** @param {boolean} isOpen whether the match waits for a decision */
  #paintControls(isOpen) {
    const { match, seats } = this.#game;
    const side = this.#known?.side;
    const isHere = this.#ownership.isOwner;
    const isPersons = isOpen && isHere && side && seats[side] === "person";
    const disable = (/** @type {string} */ id, /** @type {boolean} */ is) => {
      // What is of no use any more does not keep the keyboard.
      if (is && document.activeElement?.id === id) board.focus({ preventScroll: true });
      find(id).toggleAttribute("disabled", is);
    };
    disable("undo", !isHere || this.#undoTo() < 0);
    disable("redo", !isHere || this.#undone.length === 0);
    disable("hint", !isPersons || this.#looking !== null);
    disable("pause", !isHere || !side);
    disable("resign", !isHere || !side || !this.#hasPerson);
    disable("rematch", !isHere);
    showLegal(isPersons && this.#looking === null ? this.#known : null, (decision) => this.#decide(decision));
    find("pause").hidden = this.#hasPerson;
    find("pause-text").textContent = word(this.#isPaused ? "home-resume" : "home-pause");
    for (const id of ["undo", "redo", "hint", "resign"]) find(id).hidden = !this.#hasPerson;
    for (const link of document.querySelectorAll("a[data-to]"))
      link.setAttribute("href", match.address(link.getAttribute("data-to") ?? ""));
  }
}
