// What the browser tests share: a browser, a server for files, and the inspection by axe.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const WEB = fileURLToPath(new URL("..", import.meta.url));

/** The policy of the real server, or stricter. */
export const POLICY =
  "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; object-src 'none'";

const TYPES = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Debian's Chromium, without anything that talks to other hosts. */
export function browse() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** @typedef {Awaited<ReturnType<typeof serve>>} Site */

/**
 * Serves the files of a folder on a free port of this machine, and the given pages.
 * @param {Record<string, string>} pages HTML by path
 * @param {string} [folder] web/ without it
 * @param {string} [policy] what pages may do; that of the real server, or stricter, without it
 */
export async function serve(pages, folder = WEB, policy = POLICY) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (policy) response.setHeader("Content-Security-Policy", policy);
    try {
      const body = pages[path] ?? (await readFile(join(folder, normalize(path))));
      response.setHeader("Content-Type", TYPES[pages[path] ? ".html" : extname(path)] ?? "application/octet-stream");
      response.end(body);
    } catch {
      response.writeHead(path === "/favicon.ico" ? 204 : 404).end();
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}

/**
 * Collects what goes wrong on a page: errors, refusals by the policy, missing files.
 * @param {import('playwright-core').Page} page
 * @returns {string[]} a list that grows
 */
export function complaints(page) {
  const found = [];
  page.on("pageerror", (error) => found.push(String(error)));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && found.push(message.text()));
  return found;
}

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * What axe finds on the page as it is, one line a finding.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function axe(page) {
  // The policy forbids a script element, and the debugger needs none.
  await page.evaluate(await readFile(AXE, "utf8"));
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`),
    );
  });
}
