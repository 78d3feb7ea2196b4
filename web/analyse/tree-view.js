// @ts-check
/**
 * `<kamisado-tree>`: the variations of an analysis in the official characters, the main line first, each branch set off below the move it
 * replaces. Keys on it: ← → along the line, ↑ ↓ to another branch, Home and End. It reports `kamisado-node` with the place that was chosen.
 */
import { make } from "../elements.js";
import { character, sheet as characters } from "../move-list.js";

/** @typedef {import("./tree.js").Node} Node */
/** @typedef {import("./tree.js").Tree} Tree */

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
ol{list-style:none;margin:0;padding:0}
.main{display:flex;flex-wrap:wrap;gap:.15rem}
.main>.branch{flex-basis:100%}
.branch>ol{display:flex;flex-wrap:wrap;gap:.15rem;border-inline-start:2px solid var(--line);margin:.1rem 0 .35rem .35rem;padding-inline-start:.5rem}
.branch .branch{flex-basis:100%}
button{width:auto;gap:.3rem;padding:.15rem .45rem;max-width:100%}
button[aria-current]{box-shadow:inset 0 0 0 2px var(--accent)}
.row{color:var(--quiet);font-size:.85rem}
.root{font-size:.9rem;color:var(--quiet)}
.sentence{font-size:.9rem;line-height:1.25}
li:has(>.comment){display:flex;align-items:center;gap:.3rem;flex-wrap:wrap}
.comment{color:var(--quiet);font-size:.9rem;overflow-wrap:anywhere}
`);

export class KamisadoTree extends HTMLElement {
  /** @type {Tree | null} */
  #tree = null;
  /** @type {Map<Node, HTMLElement>} */
  #buttons = new Map();
  #root = this.attachShadow({ mode: "open" });

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [characters, sheet];
    this.#root.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      const node = [...this.#buttons].find(([, other]) => other === button)?.[0];
      if (node) this.#report(node);
    });
    this.#root.addEventListener("keydown", (event) => {
      if (!(event instanceof KeyboardEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
      const node = this.#tree?.towards(event.key);
      if (!node) return;
      event.preventDefault();
      event.stopPropagation();
      this.#report(node);
    });
  }

  /** Shows a tree as it is now. @param {Tree} tree */
  show(tree) {
    const hadFocus = this.#root.activeElement !== null;
    this.#tree = tree;
    this.#buttons.clear();
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", this.getAttribute("label") ?? "");
    const main = make("ol", { class: "main" }, this.#item(tree.root));
    this.#line(tree.root, main);
    this.#root.replaceChildren(main);
    const here = this.#buttons.get(tree.here);
    for (const button of this.#buttons.values()) button.tabIndex = button === here ? 0 : -1;
    here?.setAttribute("aria-current", "true");
    if (hadFocus) here?.focus();
    if (here && tree.root.children.length > 0) requestAnimationFrame(() => this.#reveal(here));
  }

  /** Scrolls to a place. Only the tree itself scrolls, never the page. @param {HTMLElement} here */
  #reveal(here) {
    if (!here.isConnected) return;
    const [frame, place] = [this.getBoundingClientRect(), here.getBoundingClientRect()];
    if (place.top < frame.top || place.bottom > frame.bottom)
      this.scrollBy(0, place.top - frame.top - frame.height / 2);
  }

  /** @param {Node} node */
  #report(node) {
    this.dispatchEvent(new CustomEvent("kamisado-node", { detail: { node } }));
  }

  /** What follows a place, to the end of its line. @param {Node} from @param {HTMLElement} list @param {boolean} [isNewLine] */
  #line(from, list, isNewLine = true) {
    for (let node = from; node.children[0]; node = node.children[0]) {
      list.append(this.#item(node.children[0], isNewLine));
      const branches = node.children.slice(1);
      for (const branch of branches) {
        const inner = make("ol", {}, this.#item(branch, true));
        this.#line(branch, inner, false);
        list.append(make("li", { class: "branch" }, inner));
      }
      isNewLine = branches.length > 0;
    }
  }

  /** A place with what is written about it. @param {Node} node @param {boolean} [isFirst] */
  #item(node, isFirst = false) {
    const item = make("li", {}, this.#button(node, isFirst));
    if (node.comment) item.append(make("span", { class: "comment" }, node.comment));
    return item;
  }

  /** @param {Node} node @param {boolean} [isFirst] whether it begins a line, and says of itself which row it stands in */
  #button(node, isFirst = false) {
    const button = make("button", { type: "button" });
    this.#buttons.set(node, button);
    const move = node.entries?.find(({ kind }) => kind === "move");
    if (!node.parent) {
      button.className = "root";
      button.textContent = this.getAttribute("root");
    } else if (move) {
      const row = move.side === "black" ? `${move.row}.` : isFirst ? `${move.row}…` : "";
      if (row) button.append(make("span", { class: "row" }, row));
      button.append(character(move));
      button.setAttribute("aria-label", `${row} ${node.words}`.trim());
      button.title = node.words;
    } else {
      button.className = "sentence";
      button.textContent = node.words || node.decision;
    }
    return button;
  }
}

customElements.define("kamisado-tree", KamisadoTree);
