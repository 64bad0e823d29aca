import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { openContext, settled, SITE } from "./browser.js";
import { newest, OF_DEMO } from "./demo.js";
import { fieldFindings } from "./field-edges.js";
import { Gallery } from "./gallery.js";
import { htmlFindings, plainTexts } from "./html-checks.js";
import { LinkBook } from "./link-book.js";
import { showScheme } from "./looks.js";
import {
  axeFindings,
  contrastFindings,
  linksOf,
  lookFindings,
  placeFindings,
  type Findings,
} from "./page-checks.js";
import { rows } from "./records.js";
import { routes, type Route } from "./routes.js";
import { IS_QUICK, type Scheme } from "./scope.js";

const WIDTHS = [360, 768, 1440] as const;
interface Look {
  width: (typeof WIDTHS)[number];
  scheme: Scheme;
}
/** A page is loaded once, as the first of these, and checked in full; then it is resized, and gets its other colors. */
const LOOKS: readonly Look[] = IS_QUICK
  ? [
      { width: 1440, scheme: "light" },
      { width: 360, scheme: "light" },
    ]
  : [
      ...WIDTHS.toReversed().map((width) => ({ width, scheme: "light" }) as const),
      ...WIDTHS.map((width) => ({ width, scheme: "dark" }) as const),
    ];
/** One of each kind: loaded again on a dark phone, and read in a browser without scripts. */
const OF_EACH_KIND = [
  "/",
  "/about",
  "/contact",
  "/pricing",
  "/jobs",
  "/resources/blog",
  "/resources/faq",
  "/industries/it",
];
const isOneOfItsKind = ({ path }: Route) => !IS_QUICK && OF_EACH_KIND.includes(path);
const DARK_PHONE: readonly Look[] = [{ width: 360, scheme: "dark" }];

const gallery = process.env.E2E_GALLERY ? new Gallery("Every page", "gallery", WIDTHS) : null;
const book = new LinkBook();

/** Each opens all routes, one after the other: a new page needs a process of its own, which compiles all scripts again. */
let pages: Record<Scheme | "scriptless", Page>;

beforeAll(async () => {
  const open = async (colorScheme: Scheme) => {
    // The service worker has its own test; here every page must come from the server.
    const settings = { colorScheme, reducedMotion: "reduce", serviceWorkers: "block" } as const;
    const page = await (await openContext(settings)).newPage();
    await page.addInitScript(reportCspViolations);
    return page;
  };
  pages = {
    light: await open("light"),
    dark: await open("dark"),
    scriptless: await (await openContext({ javaScriptEnabled: false })).newPage(),
  };
});
afterAll(() => gallery?.write());

const LISTENED = ["console", "pageerror", "requestfailed", "response"] as const;

/** Records a page's console errors, failed requests and content security policy violations, until its next visit. */
function listen(page: Page, address: string): Findings {
  const complaints: Findings = [];
  for (const event of LISTENED) page.removeAllListeners(event);
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

/** Loads a page as it is looked at first. */
async function visit(route: Route, looks = LOOKS): Promise<Findings> {
  const [{ width, scheme } = { width: 1440, scheme: "light" } as const] = looks;
  const page = pages[scheme];
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
  const findings = listen(page, SITE() + route.path);
  findings.push(...(await load(page, route)));
  findings.push(...(await linkFindings(page, route)));
  for (const look of looks) findings.push(...(await lookAt(page, route, look, looks[0])));
  gallery?.tell(route, scheme, findings);
  return findings;
}

async function load(page: Page, { path, title, status = 200, endsAt }: Route): Promise<Findings> {
  const findings: Findings = [];
  const response = await page.goto(SITE() + path);
  // The scripts of some pages redirect.
  if (endsAt) await page.waitForURL(({ pathname }) => endsAt.test(pathname));
  await settled(page);
  if (response?.status() !== status) findings.push(`status ${response?.status()}`);
  const landed = new URL(page.url()).pathname;
  if (!endsAt && landed !== path.split("?")[0]) findings.push(`ends at ${landed}`);
  if (!title.test(await page.title())) findings.push(`title "${await page.title()}"`);
  if (gallery) await loadAll(page);
  return findings;
}

async function linkFindings(page: Page, route: Route): Promise<Findings> {
  const { own: links, foreign } = await linksOf(page, SITE());
  const here = page.url().split("#")[0];
  book.note(
    route.path,
    links.filter((link) => !link.includes("#") || link.split("#")[0] !== here),
  );
  const unsafe = foreign.filter((href) => !href.startsWith("https:"));
  return [...(await placeFindings(page)), ...unsafe];
}

/** Scrolls through the page, since what is far down loads only when it comes near the screen. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await settled(page);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** @param first how the page was loaded */
async function lookAt(page: Page, route: Route, look: Look, first?: Look): Promise<Findings> {
  const { width, scheme } = look;
  if (scheme !== first?.scheme) await showScheme(page, scheme);
  if (look !== first) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
  }
  const findings = await lookFindings(page, route.heading);
  if (width !== 768) findings.push(...(await fieldFindings(page)));
  if (look === first) findings.push(...(await axeFindings(page)));
  else if (scheme === "dark" && width !== 768) findings.push(...(await contrastFindings(page)));
  else if (width === 360 && !IS_QUICK) findings.push(...(await axeFindings(page)));
  await gallery?.add(page, route, { width, scheme });
  return findings.map((finding) => `${width} px, ${scheme}: ${finding}`);
}

/** One job, one company, and one post, the newest of each, and a closed job. */
async function samples(): Promise<Route[]> {
  const [closed] = await rows<{ id: string }>(
    `SELECT id FROM jobs WHERE status = 'CLOSED' AND takenDownAt IS NULL AND id ${OF_DEMO}
     ORDER BY closedAt DESC LIMIT 1`,
    [],
  );
  const newestPages = await Promise.all([newest("a job"), newest("a company"), newest("a post")]);
  return [...newestPages, `/job-details/${closed?.id}`].map((path) => ({
    path,
    title: /./,
    unlisted: true as const,
  }));
}

async function sitemapPaths(): Promise<string[]> {
  const xml = await (await fetch(`${SITE()}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
}

describe.each(routes)("$path", (route) => {
  it("passes all checks", async () => {
    expect(await visit(route)).toEqual([]);
  });

  if (isOneOfItsKind(route))
    it("passes all checks when it is loaded on a dark phone", async () => {
      expect(await visit(route, DARK_PHONE)).toEqual([]);
    });

  it("is valid HTML, and readable without scripts", async () => {
    const html = await (await fetch(SITE() + route.path)).text();
    const findings = await htmlFindings(html);
    gallery?.tell(route, "served", findings);
    expect(findings).toEqual([]);
    if (route.browserOnly) return;
    const { heading, main } = plainTexts(html);
    expect(heading).not.toBe("");
    expect(main.length).toBeGreaterThan(80);
  });

  if (isOneOfItsKind(route))
    it("is readable in a browser without scripts", async () => {
      const page = pages.scriptless;
      await page.goto(SITE() + route.path);
      expect(await page.locator("main h1").innerText()).not.toBe("");
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(80);
    });
});

it("shows a job, a company, a post, and a closed job that pass all checks", async () => {
  for (const route of await samples())
    expect({ path: route.path, findings: await visit(route) }).toEqual({
      path: route.path,
      findings: [],
    });
});

it("has the same pages in this list, the sitemap, and header and footer", async () => {
  const listed = routes.filter(({ unlisted }) => !unlisted).map(({ path }) => path);
  const inSitemap = (await sitemapPaths()).filter(
    (path) => !/^\/(job-details|companies|blog-details)\/./.test(path),
  );
  expect([...inSitemap].sort()).toEqual([...listed].sort());

  const page = pages.light;
  await page.goto(SITE());
  const menu = await page
    .locator("body header a[href], body footer a[href]")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)));
  const inMenus = menu.filter(({ origin }) => origin === SITE()).map(({ pathname }) => pathname);
  expect(inMenus.filter((path) => !listed.includes(path))).toEqual([]);
  const linked = book.paths();
  expect(listed.filter((path) => !linked.has(path))).toEqual([]);
});

it("has no dead links and no hash without a target", async () => {
  expect(book.size).toBeGreaterThan(routes.length);
  expect(await book.deadLinks()).toEqual([]);
});
