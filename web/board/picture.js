// @ts-check
// The painting: squares, towers and what is drawn over them. A square is 100 units wide, and the upper left corner of the
// upper left square is the origin.

import { letterOf } from "./letters.js";
import { COLORS, KANJI } from "./looks.js";
import { SQUARES } from "./state.js";

/** @typedef {import('./state.js').Tower} Tower */
/** @typedef {import('./state.js').Name} Name */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Element | string)} children
 * @returns {SVGElement}
 */
export function draw(tag, attributes = {}, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** @param {string} id @param {Record<string, string | number>} [attributes] */
const use = (id, attributes) => draw("use", { href: `#${id}`, ...attributes });

/** The corners of an octagon around the origin whose sides are this far from it. @param {number} r */
function corners(r) {
  const c = r * Math.tan(Math.PI / 8);
  return [
    [-c, -r],
    [c, -r],
    [r, -c],
    [r, c],
    [c, r],
    [-c, r],
    [-r, c],
    [-r, -c],
  ].map(([x = 0, y = 0]) => [+x.toFixed(2), +y.toFixed(2)]);
}

/** @param {(number | undefined)[][]} points */
const closed = (points) => `M${points.map((point) => point.join(" ")).join("L")}Z`;

/** @param {number} r */
const octagon = (r) => closed(corners(r));

/** @param {number} r */
const circle = (r) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;

/** The outlines of a tower, and how far they are from its middle. */
const OUTLINES = { octagon: 39, face: 28, halo: 44 };

/** The slanting sides of a tower: what the light from the upper left does to each of them. */
function facets() {
  const [outer, inner] = [corners(39), corners(29.5)];
  return outer.map((_, i) => {
    const j = (i + 1) % 8;
    const light = Math.cos((i - 7.4) * (Math.PI / 4));
    return draw("path", {
      d: closed([outer[i] ?? [], outer[j] ?? [], inner[j] ?? [], inner[i] ?? []]),
      fill: light > 0 ? "#fff" : "#000",
      "fill-opacity": (Math.abs(light) * (light > 0 ? 0.34 : 0.3)).toFixed(2),
    });
  });
}

/** @param {string} id @param {[number, string, number][]} stops */
const shade = (id, stops) =>
  draw(
    "linearGradient",
    { id, x2: 0, y2: 1 },
    ...stops.map(([offset, color, opacity]) => draw("stop", { offset, "stop-color": color, "stop-opacity": opacity })),
  );

/** Wood: lines that waver and join where the pattern repeats. @param {string} id @param {number} turn */
function grain(id, turn) {
  const pattern = draw("pattern", {
    id,
    width: 310,
    height: 43,
    patternUnits: "userSpaceOnUse",
    patternTransform: `rotate(${turn})`,
    class: "grain",
  });
  [2, 6, 9, 14, 17, 23, 26, 29, 35, 40].forEach((y, i) => {
    const bend = ((i * 7) % 5) - 2;
    pattern.append(
      draw("path", {
        d: `M0 ${y}C60 ${y + bend} 90 ${y - bend} 155 ${y - bend / 2}S250 ${y - bend} 310 ${y}`,
        "stroke-width": 0.6 + ((i * 3) % 4) * 0.5,
        "stroke-opacity": 0.1 + ((i * 5) % 7) * 0.03,
      }),
    );
  });
  return pattern;
}

const definitions = () =>
  draw(
    "defs",
    {},
    shade("sheen", [
      [0, "#fff", 0.13],
      [0.5, "#fff", 0],
      [1, "#000", 0.1],
    ]),
    shade("dome", [
      [0, "#fff", 0.34],
      [0.5, "#fff", 0],
      [1, "#000", 0.22],
    ]),
    draw(
      "pattern",
      { id: "tiles", width: 100, height: 100, patternUnits: "userSpaceOnUse" },
      draw("rect", { class: "gloss", x: 2, y: 2, width: 96, height: 96, rx: 5.5, fill: "url(#sheen)" }),
    ),
    grain("along", 0),
    grain("across", 90),
    ...Object.entries(OUTLINES).map(([id, r]) => draw("path", { id, d: octagon(r) })),
    draw("g", { id: "facets" }, ...facets()),
    draw("path", { id: "tooth", d: "M-7.5 -6Q0 -11 7.5 -6Q6.5 5 0 12.5Q-6.5 5 -7.5 -6Z" }),
    ...COLORS.map((color) =>
      draw("path", { id: `kanji-${color}`, transform: `translate(${KANJI[color][0]})`, d: KANJI[color][1] }),
    ),
  );

/** @param {string} color @param {string} name @param {number} scale */
const character = (color, name, scale) =>
  draw(
    "g",
    { class: `character ${name}`, transform: `scale(${scale})` },
    use(`kanji-${color}`, { class: "kanji" }),
    draw("text", { class: "letters" }, letterOf(color)),
  );

/** The layers of the painting, the lowest first. */
const LAYERS = ["squares", "glows", "trail", "dots", "towers", "rings", "badges", "arrows", "marks", "hand"];

export class Picture {
  flipped = false;
  /** Whether squares have characters, too. Most people want none, and a hundred that nobody sees take their time. */
  isNamed = false;
  /** The frame's width. */
  margin = 0;
  /** The elements of the towers, by side and colour. @type {Map<string, SVGElement>} */
  towers = new Map();
  /** Where each of them stands. @type {Map<SVGElement, string>} */
  places = new Map();
  /** @type {Record<string, SVGElement>} */
  #layer = {};
  #frame = draw("g");
  /** @type {string[]} */
  #colors = [];
  /** How the board was painted last. */
  #painted = "";
  #outline = octagon;

  constructor() {
    const layers = LAYERS.map((name) => (this.#layer[name] = draw("g", { class: name })));
    this.svg = draw("svg", { "aria-hidden": "true", part: "picture" }, this.#frame, ...layers);
  }

  /** Defines what everything is drawn with, before the first paint. */
  prepare() {
    if (this.svg.firstElementChild === this.#frame) this.svg.prepend(definitions());
  }

  /** Gives all towers a shape. @param {string | null} towers `round`, or anything else for octagons */
  shape(towers) {
    const outline = towers === "round" ? circle : octagon;
    // Whoever touches an outline has every tower built again.
    if (outline === this.#outline) return;
    this.#outline = outline;
    for (const [id, r] of Object.entries(OUTLINES)) this.svg.querySelector(`#${id}`)?.setAttribute("d", outline(r));
  }

  /** @param {string} name */
  layer(name) {
    return /** @type {SVGElement} */ (this.#layer[name]);
  }

  /** The middle of a square. @param {string} square */
  middle(square) {
    const index = SQUARES.indexOf(square);
    const at = this.flipped ? 63 - index : index;
    return { x: (at % 8) * 100 + 50, y: Math.floor(at / 8) * 100 + 50 };
  }

  /** @param {string} square @param {string} [more] */
  at(square, more = "") {
    const { x, y } = this.middle(square);
    return `translate(${x} ${y})${more}`;
  }

  /** The board without its towers. @param {string[][]} colors @param {boolean} coordinates whether the frame has room for them */
  paintBoard(colors, coordinates) {
    const painted = `${colors} ${coordinates} ${this.flipped} ${this.isNamed}`;
    if (painted === this.#painted) return;
    this.#painted = painted;
    this.#colors = colors.flat();
    this.#paintFrame(coordinates);
    this.#paintSquares();
  }

  /** @param {boolean} coordinates */
  #paintFrame(coordinates) {
    const m = coordinates ? 38 : 16;
    this.margin = m;
    const [near, far] = [-m, 800 + m];
    this.svg.setAttribute("viewBox", `${near} ${near} ${800 + 2 * m} ${800 + 2 * m}`);
    const bar = (/** @type {string} */ name, /** @type {string} */ pattern, /** @type {number[][]} */ points) => {
      const d = closed([...points, ...points.map(([x = 0, y = 0]) => [x < 0 ? 0 : 800, y < 0 ? 0 : 800]).reverse()]);
      return draw("g", { class: `wood ${name}` }, draw("path", { d }), draw("path", { d, fill: `url(#${pattern})` }));
    };
    const box = (/** @type {string} */ name, /** @type {number} */ out, /** @type {number} */ rx) =>
      draw("rect", { class: name, x: -out, y: -out, width: 800 + 2 * out, height: 800 + 2 * out, rx });
    this.#frame.replaceChildren(
      draw("clipPath", { id: "outline" }, box("", m, 13)),
      draw(
        "g",
        { "clip-path": "url(#outline)" },
        bar("top", "along", [
          [near, near],
          [far, near],
        ]),
        bar("right", "across", [
          [far, near],
          [far, far],
        ]),
        bar("bottom", "along", [
          [far, far],
          [near, far],
        ]),
        bar("left", "across", [
          [near, far],
          [near, near],
        ]),
      ),
      box("edge", m - 1, 12),
      box("lip", 7, 8),
      box("bed", 5, 7),
    );
    if (!coordinates) return;
    for (const square of SQUARES) {
      const { x, y } = this.middle(square);
      const [file = "", rank = ""] = square;
      if (x === 50) this.#frame.append(draw("text", { x: -22, y }, rank));
      if (y === 750) this.#frame.append(draw("text", { x, y: 822 }, file));
    }
  }

  #paintSquares() {
    this.layer("squares").replaceChildren(
      ...SQUARES.map((square, i) => {
        const { x, y } = this.middle(square);
        const name = `square paint ${this.#colors[i] ?? ""}`;
        return draw("rect", { class: name, x: x - 48.5, y: y - 48.5, width: 97, height: 97, rx: 6 });
      }),
      draw("rect", { class: "sheen", width: 800, height: 800, fill: "url(#tiles)" }),
      ...(this.isNamed ? SQUARES : []).map((square, i) => {
        const color = this.#colors[i] ?? "";
        return draw("g", { class: `square ${color}`, transform: this.at(square) }, character(color, "floor", 0.052));
      }),
    );
  }

  /** Names the colour under each tower in the corner of its square. */
  paintBadges() {
    const named = this.isNamed ? [...this.places.values()] : [];
    this.layer("badges").replaceChildren(
      ...named.map((square) => {
        const color = this.#colors[SQUARES.indexOf(square)] ?? "";
        return draw(
          "g",
          { class: `badge ${color}`, transform: this.at(square, " translate(-35.5 -35.5)") },
          draw("rect", { class: "paint", x: -13, y: -13, width: 27, height: 27, rx: 6 }),
          character(color, "floor", 0.024),
        );
      }),
    );
  }

  /** Puts the towers where they stand. @param {Tower[]} towers */
  paintTowers(towers) {
    const before = this.towers;
    this.towers = new Map();
    this.places.clear();
    for (const tower of towers) {
      let key = `${tower.side} ${tower.color}`;
      // A page that edits may set out a tower twice.
      while (this.towers.has(key)) key += " again";
      const element = before.get(key) ?? newTower(tower);
      before.delete(key);
      this.towers.set(key, element);
      paintTeeth(element, tower.teeth);
      this.put(element, tower.square);
    }
    for (const element of before.values()) element.remove();
    // Later rows stand in front.
    this.layer("towers").replaceChildren(...[...this.towers.values()].sort((a, b) => this.#depth(a) - this.#depth(b)));
    this.paintBadges();
  }

  /** @param {SVGElement} element */
  #depth(element) {
    return this.middle(this.places.get(element) ?? "a1").y;
  }

  /** @param {SVGElement} element @param {string} square */
  put(element, square) {
    this.places.set(element, square);
    this.lay(element, this.middle(square));
  }

  /** @param {SVGElement} element @param {{x: number, y: number}} point */
  lay(element, { x, y }) {
    element.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** The tower on a square. @param {string} square */
  towerAt(square) {
    for (const [element, place] of this.places) if (place === square) return element;
    return null;
  }

  /** A tower by its name. @param {Name} name */
  towerOf({ side, color }) {
    return this.towers.get(`${side} ${color}`) ?? null;
  }

  /** A line that grows wider from one square to another. @param {import('./state.js').Move | null} move */
  paintTrail(move) {
    const trail = this.layer("trail");
    if (!move) return trail.replaceChildren();
    const [from, to] = [this.middle(move.from), this.middle(move.to)];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const at = (/** @type {number} */ along, /** @type {number} */ across) => [
      from.x + dx * along - dy * across,
      from.y + dy * along + dx * across,
    ];
    trail.replaceChildren(
      draw("path", { class: "line", d: closed([at(29, 2), at(length, 9), at(length, -9), at(29, -2)]) }),
      draw("use", { class: "foot case", href: "#face", transform: this.at(move.from) }),
      draw("use", { class: "foot", href: "#face", transform: this.at(move.from) }),
      draw("rect", { class: "end", transform: this.at(move.to), x: -46, y: -46, width: 92, height: 92, rx: 5 }),
    );
  }

  /**
   * Where the selected tower may go.
   * @param {string} from
   * @param {string[]} squares
   * @param {string[]} pushes
   */
  paintTargets(from, squares, pushes) {
    const start = this.middle(from || "a1");
    const dots = squares.map((square) => {
      const push = pushes.includes(square);
      const { x, y } = this.middle(square);
      const turn = (Math.atan2(y - start.y, x - start.x) * 180) / Math.PI;
      return draw(
        "g",
        { class: push ? "target push" : "target", "data-square": square, transform: this.at(square) },
        draw("rect", { class: "spot", x: -46, y: -46, width: 92, height: 92, rx: 5 }),
        ...(push
          ? [
              draw("circle", { class: "case", r: 45 }),
              draw("circle", { class: "hoop", r: 45 }),
              draw("path", {
                class: "chevron",
                transform: `rotate(${turn})`,
                d: "M44 -15L60 0L44 15M57 -15L73 0L57 15",
              }),
            ]
          : [
              draw("circle", { class: "dot", r: 14 }),
              draw("circle", { class: "case", r: 37 }),
              draw("circle", { class: "hoop", r: 37 }),
            ]),
      );
    });
    this.layer("dots").replaceChildren(...dots.filter((dot) => !dot.classList.contains("push")));
    this.layer("rings").replaceChildren(...dots.filter((dot) => dot.classList.contains("push")));
  }

  /** What the story leaves to be seen: who was blocked, and the ring of a deadlock. @param {string[]} blocked @param {string[]} ring */
  paintStory(blocked, ring) {
    this.layer("glows").replaceChildren(
      ...blocked.map((square) => {
        const tape = (/** @type {string} */ name) =>
          draw("rect", { class: name, x: -45, y: -45, width: 90, height: 90, rx: 4 });
        return draw("g", { class: "blocked", transform: this.at(square) }, tape("case"), tape("tape"));
      }),
    );
    ring.forEach((from, i) => {
      this.layer("rings").append(this.bow(from, ring[(i + 1) % ring.length] ?? from, "ring", 0.34));
    });
    // The signs stand where no arrow passes, and not where the colour of the square is named.
    const centre = ring.reduce((sum, square) => sum + this.middle(square).x, 0) / (ring.length || 1);
    for (const square of new Set(blocked)) {
      const corner = this.middle(square).x < centre && ring.includes(square) ? "-33 33" : "33 -33";
      this.layer("rings").append(
        draw(
          "g",
          { class: "stop", transform: this.at(square, ` translate(${corner})`) },
          draw("circle", { r: 14 }),
          draw("path", { d: "M-7 0H7" }),
        ),
      );
    }
  }

  /**
   * A bent arrow. Two of them between the same squares go round each other, however close the squares are.
   * @param {string} from
   * @param {string} to
   * @param {string} kind
   * @param {number} bend how far it leaves the straight line, as a part of its length
   */
  bow(from, to, kind, bend) {
    const [a, b] = [this.middle(from), this.middle(to)];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const by = { x: a.x + dx / 2 - dy * bend, y: a.y + dy / 2 + dx * bend };
    /** The point this far from one end on the way to the bend. @param {{x: number, y: number}} end @param {number} distance */
    const towards = (end, distance) => {
      const length = Math.hypot(by.x - end.x, by.y - end.y) || 1;
      return { x: end.x + ((by.x - end.x) / length) * distance, y: end.y + ((by.y - end.y) / length) * distance };
    };
    const [start, neck, tip] = [towards(a, 26), towards(b, 40), towards(b, 20)];
    const [ux, uy] = [(tip.x - neck.x) / 20, (tip.y - neck.y) / 20];
    const wing = (/** @type {number} */ side) =>
      [neck.x - uy * side, neck.y + ux * side].map((part) => +part.toFixed(1));
    const at = (/** @type {{x: number, y: number}} */ { x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
    const line = `M${at(start)}Q${at(by)} ${at(neck)}`;
    const head = closed([wing(-14), [+tip.x.toFixed(1), +tip.y.toFixed(1)], wing(14)]);
    return draw(
      "g",
      { class: `bow ${kind}` },
      draw("path", { class: "case", d: line }),
      draw("path", { class: "case", d: head }),
      draw("path", { class: "shaft", d: line }),
      draw("path", { class: "head", d: head }),
    );
  }

  /** @param {string} from @param {string} to @param {string} kind */
  arrow(from, to, kind) {
    const [a, b] = [this.middle(from), this.middle(to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const at = (/** @type {number} */ along, /** @type {number} */ across) =>
      [a.x + dx * along - dy * across, a.y + dy * along + dx * across].map((part) => +part.toFixed(1));
    const [tail, tip] = [34, length - 14];
    const head = tip - 32;
    return draw("path", {
      class: `arrow ${kind}`,
      d: closed([at(tail, -5), at(head, -8), at(head, -22), at(tip, 0), at(head, 22), at(head, 8), at(tail, 5)]),
    });
  }

  /** @param {import('./state.js').Arrows} arrows */
  paintArrows(arrows) {
    this.layer("arrows").replaceChildren(
      ...arrows.map(({ from, to, kind = "hint" }) => {
        if (from === to) return this.circle(from, kind);
        return kind === "call" ? this.bow(from, to, kind, 0.12) : this.arrow(from, to, kind);
      }),
    );
  }

  /** @param {string} square @param {string} kind */
  circle(square, kind) {
    return draw("circle", { class: `arrow circle ${kind}`, transform: this.at(square), r: 44 });
  }

  /** @param {import('./state.js').Marks} marks */
  paintMarks(marks) {
    this.layer("marks").replaceChildren(
      ...Object.entries(marks).flatMap(([square, { kind, text = "" }]) => {
        // Some are only heard.
        if (!kind) return [];
        const corner = this.towerAt(square) ? " translate(30 -30) scale(.72)" : "";
        // The shape says it as well as the colour does.
        const shape = {
          win: draw("circle", { r: 29 }),
          loss: draw("rect", { x: -26, y: -26, width: 52, height: 52, rx: 7 }),
          hint: draw("path", { d: octagon(29) }),
          unknown: draw("circle", { r: 27 }),
        }[kind];
        const label = draw("text", { y: 1 }, text);
        if (text.length > 2) label.classList.add("long");
        return draw("g", { class: `mark ${kind}`, transform: this.at(square, corner) }, shape, label);
      }),
    );
  }
}

/** @param {Tower} tower */
function newTower({ side, color }) {
  return draw(
    "g",
    { class: `tower ${side} ${color}` },
    use("octagon", { class: "shadow", x: 2, y: 6 }),
    draw(
      "g",
      { class: "lift" },
      use("halo", { class: "halo wave" }),
      use("halo", { class: "halo case" }),
      use("halo", { class: "halo gold" }),
      use("octagon", { class: "body" }),
      use("facets", { class: "facets" }),
      use("face", { class: "paint" }),
      use("face", { class: "rim", fill: "url(#dome)" }),
      character(color, "name", 0.037),
      draw("g", { class: "teeth" }),
    ),
  );
}

/** @param {SVGElement} element @param {number} count */
export function paintTeeth(element, count) {
  const teeth = /** @type {SVGElement} */ (element.querySelector(".teeth"));
  if (teeth.childElementCount === count) return;
  const gap = count > 3 ? 15 : 17.5;
  teeth.replaceChildren(
    ...Array.from({ length: count }, (_, i) =>
      draw("g", { transform: `translate(${(i - (count - 1) / 2) * gap} 32)` }, use("tooth", { class: "tooth" })),
    ),
  );
}
