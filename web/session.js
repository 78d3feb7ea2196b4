// @ts-check
// The engine of this page: in a worker where the server has it for browsers, otherwise behind a WebSocket.
import { connect } from "./engine.js";
import { language } from "./words.js";

/** @returns {Promise<import("./engine.js").Engine>} */
export function openEngine() {
  const socketUrl = new URL("/engine", location.href);
  socketUrl.protocol = socketUrl.protocol.replace("http", "ws");
  const wasmUrl = document.documentElement.dataset.engine ?? null;
  return connect({ wasmUrl, socketUrl, language: language() });
}
