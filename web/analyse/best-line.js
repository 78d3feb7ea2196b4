// @ts-check
/** The best line of both sides, in the characters of the score sheet; each of its moves can be played. */
import { find, make } from "../elements.js";
import { Match } from "../match.js";
import { character, sheet } from "../move-list.js";
import { openEngine } from "../session.js";

/** Tells the moves, while the other engine goes on with its proofs. @type {import("../engine.js").Engine | null} */
let teller = null;

export class BestLine {
  #place = find("best-line");
  #list = find("best-moves");
  #root = this.#list.attachShadow({ mode: "open" });
  /** The line that is shown, or about to be. @type {string[]} */
  #line = [];
  /** The match it goes on from. */
  #key = "";

  /** @param {(decisions: string[]) => void} play goes on with the first moves of the line */
  constructor(play) {
    const own = new CSSStyleSheet();
    own.replaceSync("ol{list-style:none;display:flex;flex-wrap:wrap;gap:.15rem;margin:0;padding:0}button{width:auto}");
    this.#root.adoptedStyleSheets = [sheet, own];
    this.#root.addEventListener("click", ({ target }) => {
      const count = target instanceof Element ? target.closest("button")?.dataset.count : undefined;
      if (count) play(this.#line.slice(0, Number(count)));
    });
  }

  /**
   * Shows the line that goes on from a match.
   * @param {Match} match
   * @param {string[]} line none hides it
   */
  async show(match, line) {
    const key = JSON.stringify([match, line]);
    if (key === this.#key) return;
    this.#key = key;
    this.#line = line;
    if (line.length === 0) {
      this.#place.hidden = true;
      return;
    }
    teller ??= openEngine();
    const whole = new Match({ ...match, decisions: [...match.decisions, ...line] });
    const story = await teller.talk(async (conversation) => {
      if (key !== this.#key) return null;
      await conversation.lay(whole);
      return conversation.story();
    });
    if (!story || key !== this.#key) return;
    const moves = story.decisions.slice(match.decisions.length).map(({ entries: [entry], events }, place) => {
      const words = entry?.words ?? events[0]?.sentence ?? "";
      const button = make("button", {
        type: "button",
        "data-count": String(place + 1),
        "aria-label": words,
        title: words,
      });
      button.append(entry ? character(entry) : words);
      return make("li", {}, button);
    });
    this.#root.replaceChildren(make("ol", {}, ...moves));
    this.#place.hidden = false;
  }
}
