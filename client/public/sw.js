/* global self, caches, clients, Response, Request */
/**
 * Service worker: public pages that were visited, jobs above all, stay readable without a network.
 *
 * - Pages: network first, the kept copy when there is no network, /offline when there is none.
 *   Only public pages without a query are kept; a page that the server marks `no-store`, an API
 *   answer, a resume or anything about one person never is.
 * - /assets/: cache first, their names change with their content.
 * - Pictures and small files of the site: the kept copy at once, renewed behind it.
 *
 * A new build registers /sw.js?v=<build>. The new worker takes over at once, which is safe: pages come
 * from the network, old and new assets have different names. It throws away the old build's assets,
 * except those that a kept page still needs. client/app/offline.ts registers it; names of the caches are
 * also in client/features/offline/visited-jobs.ts.
 */
const BUILD = new URL(self.location.href).searchParams.get("v") ?? "0";
const PREFIX = "staffboard-";
const JOBS = `${PREFIX}jobs`;
const PAGES = `${PREFIX}pages`;
const FILES = `${PREFIX}files`;
const ASSETS = `${PREFIX}assets-${BUILD}`;
const LIMITS = { [JOBS]: 30, [PAGES]: 20, [FILES]: 80 };
const OFFLINE_PAGE = "/offline";
/** An address has one answer here, however it was asked for (the server varies by encoding). */
const ANY = { ignoreVary: true };

const JOB = /^\/job-details\/[^/]+$/;
const PUBLIC_PAGE =
  /^\/(?:|jobs|pricing|about|contact|hire-talents|privacy-policy|terms|blog-details(?:\/[\w-]+)?|offline|industries(?:\/[\w-]+)?|solutions\/[\w-]+|resources\/[\w/-]+)$/;
/** Logos are public; resumes, one folder deeper, are not. */
const LOGO = /^\/uploads\/[^/]+$/;
const SMALL_FILE = /^\/(?:[\w-]+|icons\/[\w.-]+)\.(?:js|svg|png|ico|webmanifest|woff2)$/;
/** Fonts for other scripts than Latin are kept when a page shows them. */
const ASSET_ADDRESS = /\/assets\/(?![\w-]*(?:-ext|cyrillic|greek|vietnamese)-)[\w.-]+/g;

self.addEventListener("install", (event) => {
  event.waitUntil(prepare());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("message", (event) => {
  const { type, path } = event.data ?? {};
  if (type === "visited" && typeof path === "string") event.waitUntil(keepPage(path));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (isKeptFile(request, url)) event.respondWith(file(event, request));
});

/** Without the offline page there is nothing to install; the browser tries again later. */
async function prepare() {
  await keepPage(OFFLINE_PAGE);
  if (!(await keptPage(new URL(OFFLINE_PAGE, self.location.origin))))
    throw new Error("the offline page could not be fetched");
  await self.skipWaiting();
}

const isKeptFile = (request, { pathname }) =>
  LOGO.test(pathname)
    ? request.destination === "image"
    : SMALL_FILE.test(pathname) && pathname !== "/sw.js";

async function takeOver() {
  await self.registration.navigationPreload?.enable();
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(`${PREFIX}assets-`) && name !== ASSETS,
  );
  const needed = old.length > 0 ? await assetsOfKeptPages() : [];
  const assets = await caches.open(ASSETS);
  for (const name of old) {
    const before = await caches.open(name);
    for (const address of needed) {
      const response = await before.match(address, ANY);
      if (response) await assets.put(address, response);
    }
    await caches.delete(name);
  }
  await clients.claim();
}

async function assetsOfKeptPages() {
  const addresses = new Set();
  for (const name of [JOBS, PAGES]) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const response = await cache.match(key, ANY);
      for (const address of assetsIn(await response.text())) addresses.add(address);
    }
  }
  return addresses;
}

const assetsIn = (html) => new Set(html.match(ASSET_ADDRESS) ?? []);

/** Answers a navigation. */
async function page(event, url) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (cacheFor(url.pathname)) event.waitUntil(notePage(url, response.clone()));
    return response;
  } catch {
    const kept = await keptPage(url);
    if (kept) return kept;
    if (url.pathname === OFFLINE_PAGE) return Response.error();
    // A redirect: the page's script decides by the address what it shows.
    const from = encodeURIComponent(url.pathname + url.search);
    return Response.redirect(`${OFFLINE_PAGE}?from=${from}`);
  }
}

async function keptPage({ pathname, search }) {
  if (search && pathname !== OFFLINE_PAGE) return undefined;
  for (const name of [JOBS, PAGES]) {
    const kept = await (await caches.open(name)).match(pathname, ANY);
    if (kept) return kept;
  }
  return undefined;
}

const cacheFor = (pathname) =>
  JOB.test(pathname) ? JOBS : PUBLIC_PAGE.test(pathname) ? PAGES : undefined;

/** Keeps a page that was shown, or forgets one that is gone. */
async function notePage({ pathname, search }, response) {
  const name = cacheFor(pathname);
  if (name === undefined || search) return;
  if (response.status === 404 || response.status === 410) {
    await (await caches.open(name)).delete(pathname);
    return;
  }
  if (!mayKeep(response) || response.redirected) return;
  await keep(name, pathname, response.clone());
  await keepFilesOf(await response.text());
}

const mayKeep = (response) =>
  response.status === 200 &&
  (response.headers.get("content-type") ?? "").startsWith("text/html") &&
  !/no-store|private/.test(response.headers.get("cache-control") ?? "");

/** Fetches a public page without cookies, as it was reached inside the site or is /offline. */
async function keepPage(pathname) {
  if (cacheFor(pathname) === undefined) return;
  const url = new URL(pathname, self.location.origin);
  await notePage(url, await fetch(url, { credentials: "omit" }));
}

/** What a kept page cannot do without. */
async function keepFilesOf(html) {
  const assets = await caches.open(ASSETS);
  await Promise.allSettled(
    [...assetsIn(html)].map(
      async (address) => (await assets.match(address, ANY)) ?? assets.add(address),
    ),
  );
  const named = new Set(
    [...html.matchAll(/ (?:src|href)="(\/[^"#?]+)/g)].map(([, address]) => address),
  );
  const files = [...named].filter((address) => LOGO.test(address) || SMALL_FILE.test(address));
  const kept = await caches.open(FILES);
  await Promise.allSettled(
    files.map(async (address) => (await kept.match(address, ANY)) ?? renew(new Request(address))),
  );
}

async function asset(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request, ANY);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await assets.put(request, response.clone());
  return response;
}

async function file(event, request) {
  const kept = await (await caches.open(FILES)).match(request, ANY);
  if (!kept) return renew(request);
  event.waitUntil(renew(request).catch(() => undefined));
  return kept;
}

async function renew(request) {
  const response = await fetch(request);
  if (response.ok) await keep(FILES, request, response.clone());
  return response;
}

/** The newest stand at the end; the oldest go when there are too many. */
async function keep(name, key, response) {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  const spare = keys.filter(({ url }) => new URL(url).pathname !== OFFLINE_PAGE);
  const surplus = spare.slice(0, Math.max(0, spare.length - LIMITS[name]));
  await Promise.all(surplus.map((old) => cache.delete(old)));
}
