// @ts-check
/// <reference lib="webworker" />
/**
 * Keeps the app for use without a connection. The server puts `self.kept` before this: the folder of the assets, which changes with
 * every version, the assets, the languages, the pages behind each language, and the pictures on them.
 *
 * One cache a version. Assets never change and come from the cache. Pages come from the server, as they may have changed, and from
 * the cache when it cannot be reached. A new version waits until no page of the old one is open, and then takes over.
 *
 * @typedef {{ folder: string, assets: string[], languages: string[], places: string[], pictures: string[] }} Kept
 */
const worker = /** @type {ServiceWorkerGlobalScope & { kept: Kept }} */ (/** @type {unknown} */ (self));
const { folder, assets, languages, places, pictures } = worker.kept;

/** Caches of other sites of this host are left alone. */
const PREFIX = "kamisado:";
const CACHE = PREFIX + folder;

/** Who asked for what does not matter here; an address is an address. */
const ANYHOW = { ignoreVary: true };

/** The pages of a language, and what installs the app. @param {string} language */
const pagesOf = (language) => [...places, "manifest.webmanifest"].map((place) => `/${language}/${place}`);

/** The language of an address of this server, if it has one. @param {string} path */
const languageOf = (path) => languages.find((language) => path.startsWith(`/${language}/`));

/** The page that says that another one is missing. It is kept in every language. @param {string} language */
const missing = (language) => `/${language}/offline`;

/** The languages a visitor has read in, as far as any version knows. */
async function languagesKept() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = keys.flat().map(({ url }) => new URL(url).pathname);
  return new Set(paths.filter((path) => !path.endsWith("/offline")).flatMap((path) => languageOf(path) ?? []));
}

/** Keeps the pages of a language that are not kept yet. @param {string} language */
async function keepLanguage(language) {
  const cache = await caches.open(CACHE);
  await Promise.all(
    pagesOf(language).map(async (path) => {
      if (!(await cache.match(path, ANYHOW))) await cache.add(path);
    }),
  );
}

worker.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      // Two pages may have the same picture.
      await cache.addAll([...new Set([...assets, ...languages.map(missing), ...pictures])]);
      await Promise.all([...(await languagesKept())].map(keepLanguage));
    })(),
  );
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

// A page tells in which language it is read.
worker.addEventListener("message", (event) => {
  const language = languages.find((language) => language === event.data?.language);
  if (language) event.waitUntil(keepLanguage(language));
});

/** An asset: out of the cache if it is there. @param {Request} request */
async function asset(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, ANYHOW)) ?? fetch(request);
}

/**
 * Whether an answer may be kept: only the pages that are the same for everybody, and these as they are without a question mark. So
 * nothing personal is kept, and never more than those pages.
 * @param {Request} request @param {Response} response
 */
function isKept(request, response) {
  const { pathname, search } = new URL(request.url);
  const language = languageOf(pathname);
  return response.ok && !response.redirected && !search && language && pagesOf(language).includes(pathname);
}

/** A page: from the server, and without one as it was last. @param {Request} request @param {string} path */
async function page(request, path) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (isKept(request, response)) await cache.put(path, response.clone());
    return response;
  } catch {
    const language = languageOf(path) ?? [...(await languagesKept())][0] ?? languages[0];
    if (path === "/") return Response.redirect(`/${language}/`);
    return (
      (await cache.match(path, ANYHOW)) ?? (await cache.match(missing(language ?? ""), ANYHOW)) ?? Response.error()
    );
  }
}

/** A picture of a page that is kept. Without a connection it looks as it does without any wishes. @param {Request} request */
async function picture(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, ANYHOW);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch {
    const position = new URL(request.url).searchParams.get("position") ?? "";
    const plain = `/diagram.svg?${new URLSearchParams({ position })}`;
    return (await cache.match(plain, ANYHOW)) ?? Response.error();
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(`${folder}/`)) event.respondWith(asset(request));
  else if (pathname === "/diagram.svg" && request.mode !== "navigate") event.respondWith(picture(request));
  else if (request.mode === "navigate" || pathname.endsWith(".webmanifest")) event.respondWith(page(request, pathname));
});
