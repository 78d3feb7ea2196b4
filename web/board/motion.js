// @ts-check
// How what happened is shown. Every movement starts from where a tower is now, so a tower that was dragged to its square stays there.

import { paintTeeth } from "./picture.js";
import { asMove, blocked, ring, winner } from "./state.js";

/** @typedef {import('./state.js').Told} Told */
/** @typedef {import('./picture.js').Picture} Picture */

export class Motion {
  /** Whether everything happens at once. */
  instant = () => false;
  /** @type {Set<Animation>} */
  #running = new Set();

  /** @param {Picture} picture */
  constructor(picture) {
    this.picture = picture;
  }

  /** Ends every movement where it leads. */
  finish() {
    for (const animation of this.#running) animation.finish();
  }

  /**
   * @param {Element | null} element
   * @param {Keyframe[]} frames
   * @param {number} duration
   * @param {string} [easing]
   */
  async #run(element, frames, duration, easing = "cubic-bezier(.3,.05,.2,1)") {
    if (!element || this.instant()) return;
    const animation = element.animate(frames, { duration, easing });
    this.#running.add(animation);
    // A page that is not seen gets no frames, and its animations would never end.
    const late = new Promise((resolve) => setTimeout(resolve, duration + 150));
    await Promise.race([animation.finished, late]);
    animation.cancel();
    this.#running.delete(animation);
  }

  /** Moves towers to squares, all together. @param {[SVGElement | null, string][]} towers @param {string} [easing] */
  async glide(towers, easing) {
    const { picture } = this;
    const moves = towers.map(([element, square]) => {
      if (!element) return null;
      const before = element.style.transform;
      picture.put(element, square);
      const after = element.style.transform;
      if (before === after) return null;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = `${before} ${after}`.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const squares = Math.hypot(x2 - x1, y2 - y1) / 100;
      return this.#run(element, [{ transform: before }, { transform: after }], 190 + 45 * Math.min(squares, 7), easing);
    });
    picture.paintBadges();
    await Promise.all(moves);
  }

  /** Shakes a tower. @param {SVGElement | null} tower */
  async shake(tower) {
    const by = (/** @type {number} */ x) => ({ transform: `translateX(${x}px)` });
    await this.#run(tower?.querySelector(".lift") ?? null, [0, -7, 6, -5, 4, -2, 0].map(by), 460, "ease-out");
  }

  /** Shows one event. @param {Told} told */
  async tell(told) {
    const { picture } = this;
    const name = typeof told.tower === "object" ? told.tower : null;
    const tower = name && picture.towerOf(name);
    switch (told.event) {
      case "slid":
      case "pushed": {
        const { from, to } = asMove(told.move ?? "");
        const stands = tower && picture.places.get(tower);
        // A board that shows some other moment is not the scene of this event.
        if (!tower || (stands !== from && stands !== to)) return;
        const pushed = told.pushed ?? [];
        picture.paintTrail({ from, to });
        await this.glide(
          [
            [tower, to],
            ...pushed.map(
              (each) => /** @type {[SVGElement | null, string]} */ ([picture.towerOf(each.tower), each.to]),
            ),
          ],
          pushed.length ? "cubic-bezier(.6,-.35,.3,1)" : undefined,
        );
        break;
      }
      case "passed": {
        if (!told.pass) return;
        picture.paintStory([told.pass.square], []);
        await Promise.all([
          this.shake(picture.towerOf(told.pass.tower)),
          this.#run(
            picture.layer("glows").lastElementChild,
            [{ opacity: 0 }, { opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }],
            560,
            "linear",
          ),
        ]);
        break;
      }
      case "grew": {
        if (!tower) return;
        paintTeeth(tower, told.teeth ?? 0);
        const tooth = tower.querySelector(".teeth")?.lastElementChild?.firstElementChild ?? null;
        await this.#run(
          tooth,
          [
            { transform: "translateY(-46px) scale(3)", opacity: 0 },
            { transform: "scale(.8)", opacity: 1, offset: 0.7 },
            { transform: "none" },
          ],
          620,
        );
        break;
      }
      case "turn":
        for (const element of picture.towers.values()) element.classList.remove("active");
        if (told.active) picture.towerAt(told.active[1])?.classList.add("active");
        break;
    }
  }

  /** Shows how a round ended, once its last event has been told. @param {Told[]} events */
  async end(events) {
    const best = winner(events);
    if (!best) return;
    const round = ring(events);
    if (round.length) {
      this.picture.paintStory(blocked(events), round);
      const arrows = [...this.picture.layer("rings").querySelectorAll(".bow.ring")];
      await Promise.all(
        arrows.map((arrow, i) =>
          this.#run(
            arrow,
            [{ opacity: 0 }, { opacity: 0, offset: i / arrows.length }, { opacity: 1 }],
            280 * arrows.length,
            "ease-out",
          ),
        ),
      );
    }
    const tower = this.picture.towerOf(best);
    tower?.classList.add("won");
    await this.#run(
      tower?.querySelector(".lift") ?? null,
      [{}, { transform: "scale(1.24)" }, {}, { transform: "scale(1.12)" }, {}],
      700,
      "ease-in-out",
    );
  }
}
