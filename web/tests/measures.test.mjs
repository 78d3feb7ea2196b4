// What Lighthouse measures, measured by hand on every page: sizes, caching, accessibility, good practice, what search engines read.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { start } from "./app.mjs";
import { wasm } from "./programs.mjs";
import { axe, browse, complaints } from "./support.mjs";

const PAGES = ["", "play", "learn", "puzzles", "analyse", "review", "history", "truth", "board"];
const VIEWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};
const KILOBYTE = 1000;
const LANGUAGES = ["de", "en", "fr", "hu", "nl", "ro", "tr"];

/** @type {import("./app.mjs").App} */
let app;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [app, browser] = await Promise.all([start([]), browse()]);
});
after(async () => {
  await browser.close();
  await app.close();
});

/** Opens a page and hands it on, with what was loaded and what went wrong. */
async function visit(path, options, use) {
  const context = await browser.newContext({ serviceWorkers: "block", ...options });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const found = complaints(page);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const urls = new Map();
  const loaded = [];
  session.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    loaded.push({ response: urls.get(requestId), bytes: encodedDataLength }),
  );
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      window.largest = list.getEntries().at(-1)?.element?.tagName ?? window.largest;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(app.address + path);
  await page.waitForLoadState("networkidle");
  try {
    return await use({ page, found, loaded });
  } finally {
    await context.close();
  }
}

describe("sizes", () => {
  test("the front page is under 100 kB as it is sent, and needs no engine", async () => {
    await visit("/en/", VIEWS.phone, ({ loaded }) => {
      const own = loaded.filter(({ response }) => response && new URL(response.url).host === new URL(app.address).host);
      const total = own.reduce((sum, { bytes }) => sum + bytes, 0);
      assert(own.length > 3);
      assert(
        total < 100 * KILOBYTE,
        `${total} bytes: ${own.map(({ response, bytes }) => `${new URL(response.url).pathname} ${bytes}`).join(", ")}`,
      );
      assert(!own.some(({ response }) => response.url.endsWith(".wasm")));
      console.log(`    the front page: ${total} bytes in ${own.length} answers`);
    });
  });

  test("the engine for browsers and its sentences are under 300 kB as a release sends them", async () => {
    const page = await (await fetch(`${app.address}/en/`)).text();
    const address = /data-engine="([^"]+)"/.exec(page)?.[1];
    assert(address, "the program was built without the engine for browsers");
    const sent = await fetch(app.address + address, { headers: { "accept-encoding": "br" } });
    assert.equal(sent.headers.get("content-encoding"), "br");
    // Only a release compresses as well as it goes.
    const module = brotliCompressSync(await readFile(wasm())).length;
    const catalogues = LANGUAGES.map(async (language) => {
      const texts = await fetch(app.address + address.replace("engine.wasm", `catalogues/${language}.ftl`));
      assert(texts.ok, language);
      return brotliCompressSync(await texts.text()).length;
    });
    // A page asks for one of them.
    const texts = Math.max(...(await Promise.all(catalogues)));
    assert(module + texts < 300 * KILOBYTE, `${module} and ${texts} bytes`);
    console.log(`    the engine for browsers: ${module} bytes, and the longest of its catalogues ${texts}`);
  });
});

describe("headers", () => {
  test("pages are asked for again, assets are kept for ever, and all are compressed and protected", async () => {
    await visit("/en/", VIEWS.desktop, ({ loaded }) => {
      for (const { response } of loaded) {
        if (!response?.url.startsWith("http")) continue;
        const headers = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
        );
        const { pathname } = new URL(response.url);
        if (pathname.startsWith("/assets/")) {
          assert.match(headers["cache-control"], /immutable/, pathname);
          assert.match(headers["cache-control"], /max-age=31536000/, pathname);
        } else {
          // The game that is being played now is never kept.
          const expected = pathname === "/en/games/best" ? "no-store" : "no-cache";
          assert.equal(headers["cache-control"], expected, pathname);
        }
        const isTiny = Number(headers["content-length"] ?? Infinity) < 32;
        if (!isTiny && !pathname.endsWith(".png"))
          assert(["br", "gzip", "zstd"].includes(headers["content-encoding"]), pathname);
        assert.match(
          headers["content-security-policy"],
          /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';/,
          pathname,
        );
        assert.equal(headers["x-content-type-options"], "nosniff", pathname);
        assert.equal(headers["referrer-policy"], "same-origin", pathname);
        assert.equal(headers["cross-origin-opener-policy"], "same-origin", pathname);
      }
    });
  });
});

/** What can be pressed and is smaller than a fingertip, unless it is a word in a sentence. */
const small = (page) =>
  page.evaluate(() => {
    const pressable = [
      ...document.querySelectorAll("a[href], button, summary, select, input, textarea, [role=button], [role=tab]"),
    ];
    return pressable.flatMap((element) => {
      const target =
        element instanceof HTMLInputElement && element.closest("label") ? element.closest("label") : element;
      const { width, height, bottom } = target.getBoundingClientRect();
      const isShown =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && width > 1 && bottom > 0;
      const isInText = element.parentElement?.matches("p, li, dd") && getComputedStyle(element).display === "inline";
      if (!isShown || isInText || (width >= 43.5 && height >= 43.5)) return [];
      return [`${target.outerHTML.slice(0, 100)}: ${width.toFixed(0)} x ${height.toFixed(0)}`];
    });
  });

for (const place of PAGES) {
  describe(`/${place}`, () => {
    for (const [view, options] of Object.entries(VIEWS)) {
      test(`as it should be on a ${view}`, { timeout: 180_000 }, async () => {
        await visit(`/en/${place}`, options, async ({ page, found, loaded }) => {
          assert.deepEqual(await axe(page), [], "axe finds nothing");
          // The worker is kept out of the way of the measuring, and that is said on the console.
          const said = found.filter((line) => !line.startsWith("Service Worker registration blocked"));
          assert.deepEqual(said, [], "nothing in the console");
          const shift = await page.evaluate(() => window.shift);
          assert(shift < 0.05, `things move while the page is loaded: ${shift}`);
          assert(
            await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
            "nothing sticks out at the side",
          );
          assert.deepEqual(await small(page), [], "everything that can be pressed is large enough for fingers");
          const others = loaded.filter(
            ({ response }) => response?.url.startsWith("http") && !response.url.startsWith(app.address),
          );
          assert.deepEqual(
            others.map(({ response }) => response.url),
            [],
            "nothing comes from other hosts",
          );
          const failed = loaded.filter(({ response }) => response && response.status >= 400);
          assert.deepEqual(
            failed.map(({ response }) => response.url),
            [],
          );
          assert(await page.evaluate(() => window.largest), "something large is painted first");

          const head = await page.evaluate(() => ({
            language: document.documentElement.lang,
            title: document.title,
            doctype: document.doctype?.name,
            charset: document.characterSet,
            description: document.querySelector("meta[name=description]")?.content ?? "",
            viewport: document.querySelector("meta[name=viewport]")?.content ?? "",
            alternates: [...document.querySelectorAll("link[rel=alternate][hreflang]")]
              .map((link) => link.getAttribute("hreflang"))
              .sort(),
            headings: document.querySelectorAll("h1").length,
            manifest: document.querySelector("link[rel=manifest]") !== null,
            blocking: document.querySelectorAll("head script[src]:not([type=module]):not([async]):not([defer])").length,
          }));
          assert.equal(head.language, "en");
          assert.equal(head.doctype, "html");
          assert.equal(head.charset, "UTF-8");
          assert(head.title.includes("Kamisado") && head.title.length <= 70, head.title);
          assert(head.description.length >= 50 && head.description.length <= 170, head.description);
          assert.match(head.viewport, /width=device-width/);
          assert(!/user-scalable=no|maximum-scale/.test(head.viewport), "pages can be enlarged");
          assert.deepEqual(head.alternates, LANGUAGES);
          assert.equal(head.headings, 1, "one first heading");
          assert(head.manifest);
          assert(head.blocking <= 1, "only the theme is settled before the page is painted");
        });
      });
    }
  });
}
