// Where the programs under test are: those that were built last, unless the environment names others.
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const TARGET = process.env.CARGO_TARGET_DIR
  ? `${process.env.CARGO_TARGET_DIR}/`
  : fileURLToPath(new URL("../../target/", import.meta.url));

/**
 * @param {string | undefined} given
 * @param {string[]} places below the target folder
 * @param {string} remedy
 */
function latest(given, places, remedy) {
  const paths = given ? [given] : places.map((place) => TARGET + place);
  const found = paths.filter((path) => existsSync(path)).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!found[0]) {
    throw new Error(`none of ${paths.join(", ")} is there: ${remedy}`);
  }
  return found[0];
}

/** The program. */
export const kamisado = () =>
  latest(process.env.KAMISADO, ["release/kamisado", "debug/kamisado"], "cargo xtask web builds it");

/** The engine for browsers. */
export const wasm = () =>
  latest(
    process.env.KAMISADO_WASM_FILE,
    ["wasm-build/wasm32-unknown-unknown/wasm/kamisado_wasm.wasm"],
    "cargo xtask wasm makes it",
  );
