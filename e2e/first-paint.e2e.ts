import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import type { Browser, Locator, Page } from "playwright-core";
import { openContext, SITE, startBrowser, untilLaidOut } from "./browser.js";

const FONTS = /\.woff2$/;
const SCRIPTS = /\/assets\/[\w-]+\.js$/;
/** A font or script that never comes. */
const never = () => undefined;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  const context = await openContext(browser, { serviceWorkers: "block" });
  page = await context.newPage();
});

const hasFonts = () => page.locator("html[data-fonts]").count();
const isFresh = () => page.locator("html[data-fresh]").count();
const cards = () => page.locator("main li > article h2");
const isLaidOut = (card: Locator) =>
  card.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

it("fonts appear at once when both have loaded, and from the start on the next page", async () => {
  let release: () => void = never;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/bricolage.*\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  const other = page.waitForResponse(/inter-latin-wght.*\.woff2$/);
  await page.goto(`${SITE()}/about`, { waitUntil: "domcontentloaded" });
  await (await other).finished();
  expect(await hasFonts()).toBe(0);

  release();
  await page.locator("html[data-fonts]").waitFor();
  const heading = page.getByRole("heading", { level: 1 });
  const family = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(family).toContain('"Bricolage Grotesque Variable"');

  await page.route(FONTS, never);
  await page.goto(`${SITE()}/contact`, { waitUntil: "domcontentloaded" });
  expect(await hasFonts()).toBe(1);
});

it("a page without scripts has the fonts, too", async () => {
  const context = await openContext(browser, { javaScriptEnabled: false });
  const plain = await context.newPage();
  const both = [/inter-latin-wght/, /bricolage-grotesque-latin-wght/].map((name) =>
    plain.waitForRequest(name),
  );
  await plain.goto(`${SITE()}/about`);
  await Promise.all(both);
});

it("what is far below is laid out once the scripts are there", async () => {
  await page.route(SCRIPTS, never);
  await page.goto(`${SITE()}/jobs`, { waitUntil: "domcontentloaded" });
  expect([await isLaidOut(cards().first()), await isLaidOut(cards().last())]).toEqual([
    true,
    false,
  ]);

  await page.unroute(SCRIPTS);
  await page.goto(`${SITE()}/jobs`);
  await untilLaidOut(page);
  expect(await isLaidOut(cards().last())).toBe(true);
});

it("Back and an address of a part find the page at its whole height", async () => {
  await page.goto(`${SITE()}/jobs`);
  await untilLaidOut(page);
  await page.evaluate(() => scrollTo(0, 2_500));
  const card = cards().nth(9);
  const before = await card.evaluate((heading) => heading.getBoundingClientRect().y);
  await page.goto(`${SITE()}/about`);
  await page.route(SCRIPTS, never);
  await page.goBack({ waitUntil: "domcontentloaded" });
  expect(await isFresh()).toBe(0);
  await page.waitForFunction(() => scrollY === 2_500);
  expect(await card.evaluate((heading) => heading.getBoundingClientRect().y)).toBeCloseTo(
    before,
    0,
  );

  await page.goto(`${SITE()}/privacy-policy#cookies`, { waitUntil: "domcontentloaded" });
  expect(await isFresh()).toBe(0);
});
