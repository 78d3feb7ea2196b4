// @ts-check
// Lining up before a round: the eight places, the list of match play, and the board, which shows how it would be.
import { find, make } from "../elements.js";
import { dress } from "../settings.js";
import { colorNames, lineUpInWords } from "./colors.js";
import { say } from "./screen.js";

/** @typedef {import("../protocol.js").Side} Side */

const row = make("kamisado-line-up", { label: find("line-up-title").textContent ?? "" });
find("places").append(row);
dress(row);

/** @param {string} letters */
function shuffled(letters) {
  const all = [...letters];
  for (let end = all.length - 1; end > 0; end -= 1) {
    const other = Math.floor(Math.random() * (end + 1));
    [all[end], all[other]] = [all[other] ?? "", all[end] ?? ""];
  }
  return all.join("");
}

export class SettingUp {
  /** @type {string[]} */
  #choices = [];
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

  /** Lets a side line up. @param {Side} side @param {string[]} choices those to choose from, if there is a list */
  open(side, choices) {
    this.#choices = choices;
    const hasList = choices.length > 0;
    find("line-up").hidden = false;
    for (const title of find("line-up").querySelectorAll("h2")) title.hidden = title.dataset.side !== side;
    row.toggleAttribute("readonly", hasList);
    find("line-up-help").hidden = hasList;
    find("line-up-drawn").hidden = !hasList;
    find("line-up-choices").hidden = !hasList;
    find("line-up-choices")
      .querySelector("div")
      ?.replaceChildren(...choices.map((choice) => this.#choice(choice)));
    if (hasList) this.#draw();
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
    say(lineUpInWords(row.value));
    this.#use.show(row.value);
  }

  /** @param {string} choice */
  #choice(choice) {
    const input = make("input", { type: "radio", name: "line-up-choice", value: choice });
    const picture = make("kamisado-line-up", { readonly: "" });
    picture.value = choice;
    for (const name of ["symbols", "palette"]) picture.setAttribute(name, row.getAttribute(name) ?? "");
    return make("label", {}, input, picture, make("span", { class: "spoken" }, lineUpInWords(choice)));
  }
}
