import { beforeEach, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { holdBack, openContext, SITE, untilFonts, untilLaidOut } from "./browser.js";
import { scriptOf } from "./scripts.js";

const FONTS = /\.woff2$/;
const SCRIPTS = /\/assets\/[\w-]+\.js$/;
/** A font or script that never comes. */
const never = () => undefined;
let page: Page;

beforeEach(async () => {
  const context = await openContext({ serviceWorkers: "block" });
  page = await context.newPage();
});

const hasFonts = () => page.locator("html[data-fonts]").count();
const isFresh = () => page.locator("html[data-fresh]").count();
const cards = () => page.locator("main li > article h2");
const isLaidOut = (card: Locator) =>
  card.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

it("fonts appear together when both have loaded, and from the start on the next page", async () => {
  const release = await holdBack(page, /bricolage.*\.woff2$/);
  const other = page.waitForResponse(/inter-latin-wght.*\.woff2$/);
  await page.goto(`${SITE()}/about`, { waitUntil: "domcontentloaded" });
  await (await other).finished();
  await page.waitForFunction(() => document.fonts.check('1em "Inter Variable"'));
  expect(await hasFonts()).toBe(0);

  release();
  await page.locator("html[data-fonts]").waitFor();
  const isLoaded = () => document.fonts.check('1em "Bricolage Grotesque Variable"');
  expect(await page.evaluate(isLoaded)).toBe(true);
  const heading = page.getByRole("heading", { level: 1 });
  const family = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(family).toMatch(/^"Bricolage Grotesque Variable"/);

  await page.route(FONTS, never);
  await page.goto(`${SITE()}/contact`, { waitUntil: "domcontentloaded" });
  expect(await hasFonts()).toBe(1);
});

it("a page without scripts has the fonts, too", async () => {
  const context = await openContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const both = [/inter-latin-wght/, /bricolage-grotesque-latin-wght/].map((name) =>
    plain.waitForRequest(name),
  );
  await plain.goto(`${SITE()}/about`);
  await Promise.all(both);
});

it("the next page waits for fonts that failed to load", async () => {
  await page.route(/bricolage.*\.woff2$/, (route) => route.abort());
  await page.goto(`${SITE()}/about`);
  await page.locator("html[data-fonts]").waitFor();
  await page.route(FONTS, never);
  await page.goto(`${SITE()}/contact`, { waitUntil: "domcontentloaded" });
  expect(await hasFonts()).toBe(0);
});

it("what is below the screen is laid out once the scripts are there", async () => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto(`${SITE()}/jobs`, { waitUntil: "domcontentloaded" });
  expect([await isLaidOut(cards().first()), await isLaidOut(cards().last())]).toEqual([
    true,
    false,
  ]);

  release();
  await untilLaidOut(page);
  expect(await isLaidOut(cards().last())).toBe(true);
});

it("what is below the screen is laid out without the page's own script, too", async () => {
  await page.route(scriptOf("client/pages/JobsPage.tsx"), (route) => route.abort());
  await page.goto(`${SITE()}/jobs`);
  await untilLaidOut(page);
  expect(await isLaidOut(cards().last())).toBe(true);
});

it("the focus of a card below the screen is drawn whole", async () => {
  await page.route(SCRIPTS, never);
  await page.goto(`${SITE()}/jobs`, { waitUntil: "domcontentloaded" });
  const card = page.locator("main li > article").last();
  const laidOut = () => card.evaluate((element) => getComputedStyle(element).contentVisibility);
  expect(await laidOut()).toBe("auto");
  await card.getByRole("heading").getByRole("link").focus();
  expect(await laidOut()).toBe("visible");
});

it("Back, an anchor, and a link to a passage find the page at its whole height", async () => {
  await page.goto(`${SITE()}/jobs`);
  await untilLaidOut(page);
  await untilFonts(page);
  await page.evaluate(() => scrollTo(0, 2_500));
  const card = cards().nth(9);
  const before = await card.evaluate((heading) => heading.getBoundingClientRect().y);
  await page.goto(`${SITE()}/about`);
  await page.route(SCRIPTS, never);
  await page.goBack({ waitUntil: "domcontentloaded" });
  expect(await isFresh()).toBe(0);
  await page.waitForFunction(() => scrollY === 2_500);
  await untilFonts(page);
  expect(await card.evaluate((heading) => heading.getBoundingClientRect().y)).toBeCloseTo(
    before,
    0,
  );

  for (const fragment of ["#cookies-and-browser-storage", "#:~:text=browser"]) {
    await page.goto("about:blank");
    await page.goto(`${SITE()}/privacy-policy${fragment}`, { waitUntil: "domcontentloaded" });
    expect(await isFresh()).toBe(0);
  }
});
