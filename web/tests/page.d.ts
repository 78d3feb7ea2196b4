// What tests find in the pages they drive, and what they leave there for later.
import type { KamisadoBoard } from "../board/board.js";
import type { KamisadoLineUp } from "../line-up.js";
import type { KamisadoMoves } from "../move-list.js";
import type { State } from "../protocol.js";

declare global {
  /** A board that shows what the engine said. */
  type PageBoard = KamisadoBoard & { state: State };

  interface ParentNode {
    querySelector(selectors: "#board" | "#show" | "#daily-board"): PageBoard;
    querySelector(selectors: "#places kamisado-line-up"): KamisadoLineUp;
    querySelector(selectors: "#export-text"): HTMLTextAreaElement;
    querySelector(selectors: "#promote"): HTMLButtonElement;
    querySelector(selectors: "meta[name=description]" | "meta[name=viewport]"): HTMLMetaElement;
    querySelector(selectors: `#${string}`): HTMLElement;
    querySelectorAll(selectors: ".step" | ".target" | ".push"): NodeListOf<HTMLElement>;
  }
  interface Document {
    getElementById(id: "board"): PageBoard;
    getElementById(id: "moves"): KamisadoMoves;
  }
  // What events and measures carry.
  interface DocumentEventMap {
    "kamisado-move": CustomEvent<{ from: string; to: string | null }>;
    "kamisado-square": CustomEvent<{ square: string }>;
  }
  interface HTMLElementEventMap {
    "kamisado-move": CustomEvent<{ from: string; to: string | null }>;
  }
  interface PerformanceEntry {
    element?: Element;
    hadRecentInput?: boolean;
    value?: number;
  }
  interface Window {
    axe: typeof import("axe-core");
    board: KamisadoBoard;
    largest: string;
    progress: [string, number][];
    reports: [string, unknown][];
    shift: number;
    shown: Promise<void>;
    started: unknown[];
  }
}
