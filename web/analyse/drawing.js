// @ts-check
/**
 * Arrows and circles that somebody draws on the board: with the right button, by a long press, or with Shift and Enter from square to square.
 * Drawn again, one disappears.
 */

/**
 * An arrow, or a circle where both squares are the same.
 * @typedef {{ from: string, to: string }} Shape
 */

/** How long a finger stays where it is before it draws, in milliseconds, and how far it may tremble, in pixels. */
const LONG = 500;
const TREMBLE = 8;

/** The shapes with one more, or with one less if it is there. @param {Shape[]} shapes @param {Shape} shape */
export function toggled(shapes, shape) {
  const others = shapes.filter(({ from, to }) => from !== shape.from || to !== shape.to);
  return others.length < shapes.length ? others : [...shapes, shape];
}

/**
 * Lets shapes be drawn on a board.
 * @param {import("../board/board.js").KamisadoBoard} board
 * @param {{ draw: (shape: Shape) => void, sketch: (shape: Shape | null) => void, clear: () => void }} then what happens with a shape, with
 *   one that is not finished, and when a press on the board clears them all
 */
export function drawOn(board, { draw, sketch, clear }) {
  /** Where the shape begins. @type {string} */
  let from = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let start = { x: 0, y: 0 };
  /** Where a shape began that is drawn by keyboard. */
  let typed = "";

  const stop = () => {
    clearTimeout(timer);
    from = "";
    sketch(null);
  };
  board.addEventListener("contextmenu", (event) => event.preventDefault());
  board.addEventListener(
    "pointerdown",
    (event) => {
      const square = board.squareAt(event.clientX, event.clientY);
      stop();
      if (!square || event.ctrlKey) return;
      if (event.button === 2) {
        // The board takes it for the beginning of a move otherwise.
        event.stopPropagation();
        from = square;
        board.setPointerCapture(event.pointerId);
        sketch({ from, to: square });
      } else if (event.pointerType === "touch") {
        start = { x: event.clientX, y: event.clientY };
        const { pointerId } = event;
        timer = setTimeout(() => {
          board.reset();
          board.setPointerCapture(pointerId);
          from = square;
          sketch({ from, to: square });
        }, LONG);
      } else if (event.button === 0) {
        clear();
      }
    },
    { capture: true },
  );
  board.addEventListener(
    "pointermove",
    (event) => {
      const { clientX: x, clientY: y } = event;
      if (!from) {
        if (Math.hypot(x - start.x, y - start.y) > TREMBLE) clearTimeout(timer);
        return;
      }
      event.stopPropagation();
      const to = board.squareAt(x, y);
      if (to) sketch({ from, to });
    },
    { capture: true },
  );
  board.addEventListener(
    "pointerup",
    (event) => {
      if (!from) return clearTimeout(timer);
      event.stopPropagation();
      const [begun, to] = [from, board.squareAt(event.clientX, event.clientY)];
      stop();
      if (to) draw({ from: begun, to });
    },
    { capture: true },
  );
  board.addEventListener("pointercancel", stop);
  // A finger that draws does not scroll the page.
  board.addEventListener("touchmove", (event) => from && event.preventDefault(), { passive: false });
  board.addEventListener(
    "keydown",
    (event) => {
      const target = event.composedPath()[0];
      const square = target instanceof HTMLElement ? target.dataset.square : undefined;
      if (event.key !== "Enter" || !event.shiftKey || !square) return;
      event.preventDefault();
      event.stopPropagation();
      if (typed) draw({ from: typed, to: square });
      sketch(typed ? null : { from: square, to: square });
      typed = typed ? "" : square;
    },
    { capture: true },
  );
}
