import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { BrowserContext, Page } from "playwright-core";
import { openContext, settled, SITE } from "./browser.js";
import { fieldFindings } from "./field-edges.js";
import { Gallery } from "./gallery.js";
import { LinkBook } from "./link-book.js";
import {
  axeFindings,
  htmlFindings,
  linksOf,
  lookFindings,
  placeFindings,
  type Findings,
} from "./page-checks.js";
import { rows } from "./records.js";
import { routes, type Route } from "./routes.js";

const WIDTHS = [360, 768, 1440] as const;
/**
 * Every page is loaded twice, on a light phone and a dark desktop, and checked in full (console, requests, CSP, axe).
 * Heading and horizontal scrolling are checked in all six combinations of width and scheme by resizing a loaded page:
 * loading each one would triple the time.
 */
const LOADS = [
  { scheme: "light", widths: [360, 768, 1440] },
  { scheme: "dark", widths: [1440, 768, 360] },
] as const;

const gallery = process.env.E2E_GALLERY ? new Gallery("Every page", "gallery", WIDTHS) : null;
const book = new LinkBook();
type Load = (typeof LOADS)[number];
/** Shared by all pages, so that scripts and styles are fetched once. */
let contexts: Record<Load["scheme"] | "scriptless", BrowserContext>;

beforeAll(async () => {
  const open = (colorScheme: Load["scheme"]) =>
    // The service worker has its own test; here every page must come from the server.
    openContext({ colorScheme, reducedMotion: "reduce", serviceWorkers: "block" });
  contexts = {
    light: await open("light"),
    dark: await open("dark"),
    scriptless: await openContext({ javaScriptEnabled: false }),
  };
});
afterAll(() => gallery?.write());

/** Records a page's console errors, failed requests and content security policy violations. */
function listen(page: Page, address: string): Findings {
  const complaints: Findings = [];
  page.on("console", (message) => {
    const { url } = message.location();
    // The document's own status is checked separately.
    if (message.type() === "error" && url !== address)
      complaints.push(`console: ${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => complaints.push(`script: ${error.message}`));
  page.on("requestfailed", (request) =>
    complaints.push(`request: ${request.failure()?.errorText} ${request.url()}`),
  );
  page.on("response", (response) => {
    if (response.status() >= 400 && response.url() !== address)
      complaints.push(`request: ${response.status()} ${response.url()}`);
    if (new URL(response.url()).origin !== SITE())
      complaints.push(`request to another host: ${response.url()}`);
  });
  return complaints;
}

const reportCspViolations = () =>
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`CSP ${violatedDirective} ${blockedURI}`),
  );

async function visit(route: Route, load: Load): Promise<Findings> {
  const page = await contexts[load.scheme].newPage();
  try {
    await page.setViewportSize({ width: load.widths[0], height: 900 });
    await page.addInitScript(reportCspViolations);
    const findings = listen(page, SITE() + route.path);
    const response = await page.goto(SITE() + route.path);
    const { path, title, status = 200, endsAt } = route;
    // The scripts of some pages redirect.
    if (endsAt) await page.waitForURL(({ pathname }) => endsAt.test(pathname));
    await settled(page);
    if (response?.status() !== status) findings.push(`status ${response?.status()}`);
    const landed = new URL(page.url()).pathname;
    if (!endsAt && landed !== path.split("?")[0]) findings.push(`ends at ${landed}`);
    if (!title.test(await page.title())) findings.push(`title "${await page.title()}"`);
    const own = await look(page, route, load);
    const { own: links, foreign } = await linksOf(page, SITE());
    const here = page.url().split("#")[0];
    book.note(
      route.path,
      links.filter((link) => !link.includes("#") || link.split("#")[0] !== here),
    );
    findings.push(...(await placeFindings(page)));
    findings.push(...foreign.filter((href) => !href.startsWith("https:")));
    findings.push(...own);
    gallery?.tell(route, load.scheme, findings);
    return findings;
  } finally {
    await page.close();
  }
}

/** Scrolls through the page, since what is far down loads only when it comes near the screen. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function look(page: Page, route: Route, { scheme, widths }: Load) {
  if (gallery) await loadAll(page);
  const findings: Findings = [...(await axeFindings(page)), ...(await fieldFindings(page))];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await lookFindings(page, route.heading);
    findings.push(...found.map((finding) => `${width} px: ${finding}`));
    await gallery?.add(page, route, { width, scheme });
  }
  return findings;
}

/** One job and one post, the newest of each, and a closed job. */
async function samples(): Promise<Route[]> {
  const listed = await sitemapPaths();
  const newest = ["/job-details/", "/blog-details/"].map((prefix) =>
    listed.find((address) => address.startsWith(prefix)),
  );
  const [closed] = await rows<{ id: string }>(
    "SELECT id FROM jobs WHERE status = 'CLOSED' AND takenDownAt IS NULL ORDER BY closedAt DESC LIMIT 1",
    [],
  );
  return [...newest, `/job-details/${closed?.id}`].flatMap((path) =>
    path === undefined ? [] : [{ path, title: /./, unlisted: true as const }],
  );
}

async function sitemapPaths(): Promise<string[]> {
  const xml = await (await fetch(`${SITE()}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
}

describe.each(routes)("$path", (route) => {
  it.each(LOADS)("passes all checks in $scheme", async (load) => {
    expect(await visit(route, load)).toEqual([]);
  });

  it("is valid HTML", async () => {
    const html = await (await fetch(SITE() + route.path)).text();
    const findings = await htmlFindings(html);
    gallery?.tell(route, "served", findings);
    expect(findings).toEqual([]);
  });

  if (!route.browserOnly)
    it("is readable without scripts", async () => {
      const page = await contexts.scriptless.newPage();
      await page.goto(SITE() + route.path);
      expect(await page.locator("main h1").innerText()).not.toBe("");
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(80);
      await page.close();
    });
});

it("shows a job, a post, and a closed job that pass all checks", async () => {
  const found = await samples();
  expect(found).toHaveLength(3);
  for (const route of found)
    for (const load of LOADS)
      expect({ path: route.path, findings: await visit(route, load) }).toEqual({
        path: route.path,
        findings: [],
      });
});

it("has the same pages in this list, the sitemap, and header and footer", async () => {
  const listed = routes.filter(({ unlisted }) => !unlisted).map(({ path }) => path);
  const inSitemap = (await sitemapPaths()).filter(
    (path) => !/^\/(job-details|blog-details)\/./.test(path),
  );
  expect([...inSitemap].sort()).toEqual([...listed].sort());

  const page = await contexts.light.newPage();
  await page.goto(SITE());
  const menu = await page
    .locator("body header a[href], body footer a[href]")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)));
  await page.close();
  const inMenus = menu.filter(({ origin }) => origin === SITE()).map(({ pathname }) => pathname);
  expect(inMenus.filter((path) => !listed.includes(path))).toEqual([]);
  const linked = book.paths();
  expect(listed.filter((path) => !linked.has(path))).toEqual([]);
});

it("has no dead links and no hash without a target", async () => {
  expect(book.size).toBeGreaterThan(routes.length);
  expect(await book.deadLinks()).toEqual([]);
});
