// @ts-check
/**
 * The variations of an analysis: a start, and a tree of decisions. The first branch everywhere is the main line.
 */
import { Match } from "../match.js";

/** A place in the tree: what was decided last, and what was looked at after it. */
export class Node {
  /** @type {Node[]} */
  children = [];
  /** What stands on the score sheet, once it is known. @type {import("../protocol.js").Entry[] | null} */
  entries = null;
  /** The same in words, or the sentence of a line-up or a fill. */
  words = "";
  /** What somebody noted, as in a record. @type {import("../protocol.js").Note | null} */
  note = null;
  /** What is proven about the next decisions. @type {Map<string, import("./verdicts.js").Score>} */
  scores = new Map();
  /** Whether all of them are, to their exact lengths. */
  isProven = false;
  /** What was drawn on the board. @type {import("./drawing.js").Shape[]} */
  shapes = [];

  /** @param {string} decision @param {Node | null} parent */
  constructor(decision, parent) {
    this.decision = decision;
    this.parent = parent;
  }

  /** All places from the first decision to this one. @returns {Node[]} */
  get path() {
    return this.parent ? [...this.parent.path, this] : [];
  }

  /** Whether no other branch comes before it, nor before any place it follows. @returns {boolean} */
  get isMain() {
    return !this.parent || (this.parent.children[0] === this && this.parent.isMain);
  }

  /** What somebody wrote about it. */
  get comment() {
    return this.note?.comment ?? "";
  }

  set comment(comment) {
    const { comment: _, ...rest } = this.note ?? {};
    const note = comment ? { ...rest, comment } : rest;
    this.note = Object.keys(note).length > 0 ? note : null;
  }

  /** @returns {any} */
  toJSON() {
    const { comment, shapes } = this;
    const extra = comment || shapes.length > 0 ? [{ comment, shapes }] : [];
    return [this.decision, ...extra, ...this.children];
  }
}

/** @param {any} shape @returns {shape is import("./drawing.js").Shape} */
const isShape = (shape) => [shape?.from, shape?.to].every((square) => /^[a-h][1-8]$/.test(square));

export class Tree {
  root = new Node("", null);
  /** Who played, when and where, as in a record. @type {Record<string, string>} */
  tags = {};
  /** How the match ended that was opened, and where. @type {{ node: Node, by: import("../match.js").Conceded } | null} */
  conceded = null;

  /** @param {Match} match its decisions become the main line */
  constructor(match = new Match()) {
    this.start = match.upTo(0);
    this.here = this.root;
    for (const decision of match.decisions) this.play(decision);
    if (match.conceded) this.conceded = { node: this.here, by: match.conceded };
  }

  /** The match up to a place. @param {Node} [node] */
  match(node = this.here) {
    return new Match({ ...this.start, decisions: node.path.map(({ decision }) => decision) });
  }

  /** Goes on with a decision, and remembers it. @param {string} decision */
  play(decision) {
    const known = this.here.children.find((child) => child.decision === decision);
    const next = known ?? new Node(decision, this.here);
    if (!known) this.here.children.push(next);
    this.here = next;
  }

  /** Goes along decisions that are there; tells whether all of them were. @param {readonly string[]} decisions */
  follow(decisions) {
    /** @type {Node | undefined} */
    let node = this.root;
    for (const decision of decisions) node = node?.children.find((child) => child.decision === decision);
    if (node) this.here = node;
    return node !== undefined;
  }

  /**
   * Takes a decision out again, with all that follows.
   * @param {Node} [node]
   * @returns {() => void} puts it back
   */
  remove(node = this.here) {
    const { parent } = node;
    if (!parent) return () => {};
    const place = parent.children.indexOf(node);
    parent.children = parent.children.filter((child) => child !== node);
    this.here = parent;
    return () => {
      if (!parent.children.includes(node)) parent.children.splice(place, 0, node);
      this.here = node;
    };
  }

  /** Makes the branch in which a place lies the main line. @param {Node} [node] */
  promote(node = this.here) {
    for (const step of node.path) {
      const others = step.parent?.children.filter((child) => child !== step) ?? [];
      if (step.parent) step.parent.children = [step, ...others];
    }
  }

  /** Where a key leads from here: along the line, or to another branch. @param {string} key @returns {Node | undefined} */
  towards(key) {
    const { parent, children } = this.here;
    const place = parent?.children.indexOf(this.here) ?? 0;
    switch (key) {
      case "ArrowLeft":
        return parent ?? undefined;
      case "ArrowRight":
        return children[0];
      case "ArrowUp":
        return parent?.children[place - 1];
      case "ArrowDown":
        return parent?.children[place + 1];
      case "Home":
        return this.root;
      case "End":
        return this.end;
    }
    return undefined;
  }

  /** The end of the line that goes on from here. */
  get end() {
    let node = this.here;
    while (node.children[0]) node = node.children[0];
    return node;
  }

  /** To be kept. */
  toJSON() {
    const { start, root, tags, conceded } = this;
    const ended = conceded && { decisions: this.match(conceded.node).decisions, by: conceded.by };
    return { start, tree: root, tags, conceded: ended };
  }

  /** What was kept, or `null` when it is none. @param {any} kept @returns {Tree | null} */
  static read(kept) {
    const start = Match.read(kept?.start);
    if (!start || !Array.isArray(kept.tree)) return null;
    const tree = new Tree(start);
    const tags = Object.entries(kept.tags ?? {}).filter(([, text]) => typeof text === "string");
    tree.tags = Object.fromEntries(tags);
    /** @param {any[]} parts what follows the decision @param {Node} node */
    const fill = (parts, node) => {
      for (const part of parts) {
        if (Array.isArray(part)) {
          const child = new Node(String(part[0]), node);
          node.children.push(child);
          fill(part.slice(1), child);
        } else {
          node.comment = String(part?.comment ?? "");
          node.shapes = Array.isArray(part?.shapes) ? part.shapes.filter(isShape) : [];
        }
      }
    };
    fill(kept.tree.slice(1), tree.root);
    const { decisions = [], by = null } = kept.conceded ?? {};
    const conceded = Match.read({ ...start, conceded: by })?.conceded;
    if (conceded && Array.isArray(decisions) && tree.follow(decisions))
      tree.conceded = { node: tree.here, by: conceded };
    tree.here = tree.root;
    return tree;
  }
}
