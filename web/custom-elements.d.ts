// The custom elements, by their names in HTML.
import type { KamisadoTree } from "./analyse/tree-view.js";
import type { KamisadoBoard } from "./board/board.js";
import type { KamisadoLineUp } from "./line-up.js";
import type { KamisadoMoves } from "./move-list.js";

declare global {
  interface HTMLElementTagNameMap {
    "kamisado-board": KamisadoBoard;
    "kamisado-line-up": KamisadoLineUp;
    "kamisado-moves": KamisadoMoves;
    "kamisado-tree": KamisadoTree;
  }
}
