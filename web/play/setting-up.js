// @ts-check
// Lining up before a round: the eight places, the list of match play, and the board, which shows how it would be.
import { find, make } from "../elements.js";
import { dress } from "../settings.js";
import { shuffled } from "../shuffled.js";
import { colorNames, lineUpInWords } from "./colors.js";
import { word } from "../words.js";
import { say } from "./screen.js";

/** @typedef {import("../protocol.js").Side} Side */
/** @typedef {import("../protocol.js").State["line_up_choices"]} Choices */

const row = make("kamisado-line-up", { label: find("line-up-title").textContent ?? "" });
find("places").append(row);
dress(row);

/** @param {number} number */
const numbered = (number) => word("line-up-number").replace("{text}", String(number));

export class SettingUp {
  /** @type {Choices} */
  #choices = [];
  /** Ends when what is being drawn has been drawn. @type {Promise<void> | null} */
  #drawing = null;
  #use;

  /**
   * @param {object} use
   * @param {(lineUp: string) => void} use.show is given each line-up to look at
   * @param {(lineUp: string) => void} use.done is given the one that was chosen
   * @param {() => Promise<string | null>} use.draw gives one of the list by chance
   */
  constructor(use) {
    this.#use = use;
    row.names = colorNames();
    row.addEventListener("change", () => this.#changed());
    find("line-up-random").addEventListener("click", () => {
      if (this.#choices.length > 0) this.#draw();
      else this.value = shuffled(row.value);
    });
    find("line-up-done").addEventListener("click", () => use.done(row.value));
    find("line-up-choices").addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      this.value = target.value;
    });
  }

  get isOpen() {
    return !find("line-up").hidden;
  }

  /** What is lined up now. */
  get value() {
    return row.value;
  }

  set value(value) {
    row.value = value;
    this.#changed();
  }

  /** Lets a side line up. @param {Side} side @param {Choices} choices those to choose from, if there is a list */
  open(side, choices) {
    this.#choices = choices;
    const hasList = choices.length > 0;
    // One is no choice.
    const hasChoice = choices.length > 1;
    find("line-up").hidden = false;
    for (const title of find("line-up").querySelectorAll("h2")) title.hidden = title.dataset.side !== side;
    row.toggleAttribute("readonly", hasList);
    find("line-up-help").hidden = hasList;
    find("line-up-drawn").hidden = !hasChoice;
    find("line-up-last").hidden = choices.length !== 1;
    find("line-up-rule").hidden = !hasList;
    find("line-up-random").hidden = choices.length === 1;
    find("line-up-choices").hidden = !hasChoice;
    find("line-up-choices")
      .querySelector("div")
      ?.replaceChildren(...choices.map((choice) => this.#choice(choice)));
    if (hasList) this.#drawing = this.#draw();
    else this.#changed();
  }

  async #draw() {
    find("line-up-done").toggleAttribute("disabled", true);
    const drawn = await this.#use.draw();
    find("line-up-done").toggleAttribute("disabled", false);
    if (drawn && this.isOpen) this.value = drawn;
  }

  close() {
    find("line-up").hidden = true;
  }

  /** Puts the keyboard on the towers, or on the button where they are drawn. */
  async focus() {
    await this.#drawing?.catch(() => {});
    if (this.isOpen) (this.#choices.length > 0 ? find("line-up-done") : row).focus();
  }

  /** Swaps two colours, as when a tower was dragged on the board. @param {string} one @param {string} other */
  swap(one, other) {
    if (this.#choices.length > 0) return;
    this.value = [...row.value].map((letter) => (letter === one ? other : letter === other ? one : letter)).join("");
  }

  #changed() {
    for (const input of find("line-up-choices").querySelectorAll("input")) {
      input.checked = input.value === row.value;
      const [label, list] = [input.parentElement, input.parentElement?.parentElement];
      // What was drawn is seen; what was chosen by hand is seen already.
      if (input.checked && label && list && document.activeElement !== input)
        list.scrollTop = label.offsetTop - list.clientHeight / 2;
    }
    const number = this.#choices.find(({ line_up }) => line_up === row.value)?.number;
    find("line-up-number").hidden = number === undefined;
    find("line-up-number").textContent = number === undefined ? "" : numbered(number);
    say([find("line-up-number").textContent, lineUpInWords(row.value)].filter(Boolean).join(": "));
    this.#use.show(row.value);
  }

  /** @param {Choices[number]} choice */
  #choice({ number, line_up: lineUp }) {
    const input = make("input", { type: "radio", name: "line-up-choice", value: lineUp });
    const picture = make("kamisado-line-up", { readonly: "" });
    picture.value = lineUp;
    for (const name of ["symbols", "palette"]) picture.setAttribute(name, row.getAttribute(name) ?? "");
    const words = make("span", { class: "spoken" }, `: ${lineUpInWords(lineUp)}`);
    return make("label", {}, input, make("b", { class: "number" }, String(number)), picture, words);
  }
}
