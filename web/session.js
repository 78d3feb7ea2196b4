// @ts-check
// The engine of this page: in a worker where the server has it for browsers and this one runs it, otherwise behind a WebSocket.
import { Engine } from "./engine.js";
import { socket, worker } from "./engine-transports.js";
import { language } from "./words.js";

export function openEngine() {
  const { engine } = document.documentElement.dataset;
  const spoken = language();
  const isHere = engine !== undefined && "WebAssembly" in globalThis && "Worker" in globalThis;
  return new Engine([...(isHere ? [worker(engine, spoken)] : []), socket("/engine")], { Language: spoken });
}
