/* global self, caches, clients, Response, Request */
/**
 * Service worker: visited public pages, above all jobs, can be read without a network.
 *
 * - Pages: network first, then the cached copy, then /offline. Only public pages without a query are cached; pages
 *   marked `no-store`, API responses, resumes and personal pages never are.
 * - /assets/: cache first, since their names change with their content.
 * - Pictures and small files of the site: the cached copy at once, refreshed in the background.
 *
 * A new build registers /sw.js?v=<build>. The new worker takes over at once, which is safe: pages come from the
 * network, and old and new assets have different names. It deletes the old build's assets, except those that a cached
 * page still needs. client/app/offline.ts registers it; client/features/offline/visited-jobs.ts reads its cache of
 * jobs.
 */
const BUILD = new URL(self.location.href).searchParams.get("v") ?? "0";
const PREFIX = "staffboard-";
const JOBS = `${PREFIX}jobs`;
const PAGES = `${PREFIX}pages`;
const FILES = `${PREFIX}files`;
const ASSETS = `${PREFIX}assets-${BUILD}`;
const LIMITS = { [JOBS]: 30, [PAGES]: 20, [FILES]: 80 };
const OFFLINE_PAGE = "/offline";
/** Ignores the Vary header: the server varies by encoding, but any cached response will do. */
const ANY = { ignoreVary: true };

const JOB = /^\/job-details\/[^/]+$/;
const PUBLIC_PAGE =
  /^\/(?:|jobs|pricing|about|contact|hire-talents|privacy-policy|terms|blog-details(?:\/[\w-]+)?|offline|companies\/[\w-]+|industries(?:\/[\w-]+)?|solutions\/[\w-]+|resources\/[\w/-]+)$/;
/** Logos are public; resumes, one folder deeper, are private. */
const LOGO = /^\/uploads\/[^/]+$/;
const SMALL_FILE =
  /^\/(?:[\w-]+|icons\/[\w.-]+|scenes\/[\w-]+)\.(?:js|svg|png|ico|webmanifest|woff2)$/;
/** All assets except fonts for non-Latin scripts, which are cached when a page uses them. */
const ASSET_ADDRESS = /\/assets\/(?![\w-]*(?:-ext|cyrillic|greek|vietnamese)-)[\w.-]+/g;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("message", (event) => {
  const { type, path } = event.data ?? {};
  if (type === "visited" && typeof path === "string") event.waitUntil(cachePage(path));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (isCachedFile(request, url)) event.respondWith(file(event, request));
});

/** Fails if the offline page cannot be cached; the browser then retries the installation later. */
async function install() {
  await cachePage(OFFLINE_PAGE);
  if (!(await cachedPage(new URL(OFFLINE_PAGE, self.location.origin))))
    throw new Error("the offline page could not be fetched");
  await self.skipWaiting();
}

const isCachedFile = (request, { pathname }) =>
  LOGO.test(pathname)
    ? request.destination === "image"
    : SMALL_FILE.test(pathname) && pathname !== "/sw.js";

async function activate() {
  await self.registration.navigationPreload?.enable();
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(`${PREFIX}assets-`) && name !== ASSETS,
  );
  const needed = old.length > 0 ? await assetsOfCachedPages() : [];
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

async function assetsOfCachedPages() {
  const addresses = new Set();
  for (const name of [JOBS, PAGES]) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const response = await cache.match(key, ANY);
      for (const address of assetsIn(await response.text())) {
        addresses.add(address);
        for (const inner of await assetsOfSheet(address)) addresses.add(inner);
      }
    }
  }
  return addresses;
}

/** What a cached style sheet names: fonts and pictures. */
async function assetsOfSheet(address) {
  const sheet = address.endsWith(".css") && (await caches.match(address, ANY));
  return sheet ? assetsIn(await sheet.text()) : [];
}

const assetsIn = (html) => new Set(html.match(ASSET_ADDRESS) ?? []);

/** Handles a navigation. */
async function page(event, url) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (cacheFor(url.pathname)) event.waitUntil(updateCachedPage(url, response.clone()));
    return response;
  } catch {
    const cached = await cachedPage(url);
    if (cached) return cached;
    if (url.pathname === OFFLINE_PAGE) return Response.error();
    // Redirect, since the offline page's script reads the URL.
    const from = encodeURIComponent(url.pathname + url.search);
    return Response.redirect(`${OFFLINE_PAGE}?from=${from}`);
  }
}

async function cachedPage({ pathname, search }) {
  if (search && pathname !== OFFLINE_PAGE) return undefined;
  for (const name of [JOBS, PAGES]) {
    const cached = await (await caches.open(name)).match(pathname, ANY);
    if (cached) return cached;
  }
  return undefined;
}

const cacheFor = (pathname) =>
  JOB.test(pathname) ? JOBS : PUBLIC_PAGE.test(pathname) ? PAGES : undefined;

/** Caches the page in this response, or deletes the cached copy if the page is gone. */
async function updateCachedPage({ pathname, search }, response) {
  const name = cacheFor(pathname);
  if (name === undefined || search) return;
  if (response.status === 404 || response.status === 410) {
    await (await caches.open(name)).delete(pathname);
    return;
  }
  if (!mayCache(response) || response.redirected) return;
  await store(name, pathname, response.clone());
  await cacheFilesOf(await response.text());
}

const mayCache = (response) =>
  response.status === 200 &&
  (response.headers.get("content-type") ?? "").startsWith("text/html") &&
  !/no-store|private/.test(response.headers.get("cache-control") ?? "");

/** Fetches and caches a public page without cookies: the offline page, or one reached by client-side navigation. */
async function cachePage(pathname) {
  if (cacheFor(pathname) === undefined) return;
  const url = new URL(pathname, self.location.origin);
  await updateCachedPage(url, await fetch(url, { credentials: "omit" }));
}

/** Caches the assets and files that a cached page needs. */
async function cacheFilesOf(html) {
  const assets = await caches.open(ASSETS);
  const cache = async (address) => {
    if (!(await assets.match(address, ANY))) await assets.add(address);
    await Promise.allSettled([...(await assetsOfSheet(address))].map(cache));
  };
  await Promise.allSettled([...assetsIn(html)].map(cache));
  const named = new Set(
    [...html.matchAll(/ (?:src|href)="(\/[^"#?]+)/g)].map(([, address]) => address),
  );
  const files = [...named].filter((address) => LOGO.test(address) || SMALL_FILE.test(address));
  const fileCache = await caches.open(FILES);
  await Promise.allSettled(
    files.map(
      async (address) => (await fileCache.match(address, ANY)) ?? renew(new Request(address)),
    ),
  );
}

async function asset(request) {
  const assets = await caches.open(ASSETS);
  const cached = await assets.match(request, ANY);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await assets.put(request, response.clone());
  return response;
}

async function file(event, request) {
  const cached = await (await caches.open(FILES)).match(request, ANY);
  if (!cached) return renew(request);
  event.waitUntil(renew(request).catch(() => undefined));
  return cached;
}

async function renew(request) {
  const response = await fetch(request);
  if (response.ok) await store(FILES, request, response.clone());
  return response;
}

/** Stores a response as the newest entry and deletes the oldest ones over the limit. */
async function store(name, key, response) {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  const removable = keys.filter(({ url }) => new URL(url).pathname !== OFFLINE_PAGE);
  const surplus = removable.slice(0, Math.max(0, removable.length - LIMITS[name]));
  await Promise.all(surplus.map((old) => cache.delete(old)));
}
