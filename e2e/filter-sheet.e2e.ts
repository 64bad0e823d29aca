import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { holdBack, setting, settled, SITE, untilFonts, untilReady, Visit } from "./browser.js";
import { searchOf, status } from "./job-list.js";
import { axeFindings } from "./page-checks.js";
import { scriptOf } from "./scripts.js";
import { until } from "./steps.js";

const PHONE = { width: 360, height: 780 };
const TABLET = { width: 768, height: 1024 };

let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await Visit.start(PHONE.width, PHONE.height, { reducedMotion: "reduce" });
  page = visit.page;
});
afterAll(async () => {
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
beforeEach(() => page.setViewportSize(PHONE));

const toggle = (on = page) => on.locator("summary", { hasText: "Filters" });
const sheet = (on = page) => on.getByRole("dialog", { name: "Filters" });
const title = () => sheet().getByRole("heading", { name: "Filters" });
const show = (on = page) => on.getByRole("button", { name: /^Show [\d,]+ openings?$/ });

async function open(path = "/jobs", on = page): Promise<void> {
  await on.goto(SITE() + path);
  await settled(on);
  await toggle(on).click();
  await sheet(on).waitFor();
}

/** Where the list begins. */
const topOfList = async () => (await page.locator("main article").first().boundingBox())?.y;

const scrolled = () => page.evaluate(() => scrollY);
const hasFocus = (part: Locator) => part.evaluate((element) => element === document.activeElement);

/** What the page behind the sheet is like once it is closed. */
async function expectClosed(): Promise<void> {
  await sheet().waitFor({ state: "detached" });
  expect(await page.locator("#root > [inert]").count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    "visible",
  );
}

it("covers the page without moving it, and keeps its footer in sight", async () => {
  await page.goto(`${SITE()}/jobs`);
  await settled(page);
  await untilFonts(page);
  const before = await topOfList();
  expect(before).toBeLessThan(380);
  await toggle().click();
  await sheet().waitFor();
  expect(await topOfList()).toBe(before);
  const { y: top = NaN, height = NaN } = (await sheet().boundingBox()) ?? {};
  expect(top).toBeGreaterThan(0);
  expect(top + height).toBe(PHONE.height);
  expect(await title().isVisible()).toBe(true);
  // The fields scroll, the page and the footer do not.
  const footer = await show().boundingBox();
  expect(footer?.y).toBeLessThanOrEqual(PHONE.height - (footer?.height ?? NaN));
  const companies = sheet().getByRole("group", { name: "Company" });
  expect((await companies.boundingBox())?.y).toBeGreaterThan(PHONE.height);
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 3000);
  await until("the end of the fields", async () => {
    const { y = NaN, height: tall = NaN } = (await companies.boundingBox()) ?? {};
    return y + tall < (footer?.y ?? NaN);
  });
  expect(await show().boundingBox()).toEqual(footer);
  expect(await scrolled()).toBe(0);
  await toggle().click();
  await expectClosed();
  expect(await topOfList()).toBe(before);
});

it("takes the focus and keeps it; Escape gives it back", async () => {
  await open();
  expect(await hasFocus(title())).toBe(true);
  expect(
    await sheet().locator("summary").first().getByRole("img", { name: "Close" }).isVisible(),
  ).toBe(true);
  const seen = new Set<string>();
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press("Tab");
    seen.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement?.closest("[role=dialog]") !== null) return "sheet";
        // After the last field, the browser's own controls have their turn.
        return activeElement === document.body ? "browser" : activeElement.outerHTML;
      }),
    );
  }
  expect([...seen].filter((place) => place !== "browser")).toEqual(["sheet"]);
  await page.keyboard.press("Escape");
  await expectClosed();
  expect(await hasFocus(toggle())).toBe(true);
});

it("Escape closes it from a list that is open in it, too; the next time, its lists are closed", async () => {
  await open();
  const list = sheet().getByRole("group", { name: "Workplace" });
  await list.locator("summary").click();
  const remote = list.getByRole("checkbox", { name: /^Remote/ });
  await remote.focus();
  // What is below a list moves when it closes: it would move while it is pressed.
  await sheet().getByLabel("Pay", { exact: true }).focus();
  expect(await remote.isVisible()).toBe(true);
  await remote.focus();
  await page.keyboard.press("Escape");
  await expectClosed();
  await toggle().click();
  await sheet().waitFor();
  expect(await remote.isVisible()).toBe(false);
});

it("Back closes it and keeps what was chosen; the next Back undoes that", async () => {
  await page.goto(setting("MAIL_URL"));
  await open();
  await sheet().getByLabel("Posted", { exact: true }).selectOption("30");
  await page.waitForURL(/posted=30/);
  await page.evaluate(() => history.back());
  await expectClosed();
  expect(await hasFocus(toggle())).toBe(true);
  await page.waitForURL(/posted=30/);
  await settled(page);
  await page.goBack();
  expect(searchOf(page)).toBe("");
  await toggle().click();
  await sheet().waitFor();
  await page.evaluate(() => history.back());
  await expectClosed();
  expect(searchOf(page)).toBe("");
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(`${setting("MAIL_URL")}/**`);
});

it("a button says how many openings there are and leads to them", async () => {
  await page.goto(`${SITE()}/jobs`);
  await settled(page);
  await toggle().click();
  await sheet().waitFor();
  await page.evaluate(() => scrollTo(0, 100));
  const lastMonth = page.locator('select[name="posted"] option[value="30"]');
  const choice = await lastMonth.textContent();
  await page.getByLabel("Posted", { exact: true }).selectOption("30");
  await page.waitForURL(/posted=30/);
  await settled(page);
  const found = Number.parseInt(await status(page).innerText(), 10);
  expect(choice).toBe(`Last 30 days (${found})`);
  await page.getByRole("button", { name: `Show ${found} openings` }).press("Enter");
  await expectClosed();
  expect(await show().isVisible()).toBe(false);
  expect(await hasFocus(toggle())).toBe(true);
  expect(await scrolled()).toBe(100);
  expect(await toggle().innerText()).toBe("Filters (1)");
});

it("clears its filters, but not the words, and stays open", async () => {
  await open("/jobs?query=engineer&workplace=remote&industry=it");
  await sheet().getByRole("link", { name: "Clear all filters" }).click();
  await page.waitForURL((url) => url.search === "?query=engineer&industry=it");
  await settled(page);
  expect(await sheet().getByRole("link", { name: "Clear all filters" }).count()).toBe(0);
  expect(await hasFocus(title())).toBe(true);
});

it("a press beside it closes it and does nothing else", async () => {
  await page.setViewportSize(TABLET);
  await open();
  // Selecting text may end beside the sheet.
  const { x = NaN, y = NaN } = (await sheet().getByLabel("Location").boundingBox()) ?? {};
  await page.mouse.move(x + 50, y + 20);
  await page.mouse.down();
  await page.mouse.move(20, y + 20, { steps: 4 });
  await page.mouse.up();
  expect(await sheet().isVisible()).toBe(true);
  // On the home page's link.
  await page.mouse.click(60, 20);
  await expectClosed();
  expect(new URL(page.url()).pathname).toBe("/jobs");
});

it("is a sheet at 1023 px, and a column beside the list at 1024 px", async () => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await open();
  const place = page.getByLabel("Location", { exact: true });
  await place.focus();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expectClosed();
  expect(await toggle().isVisible()).toBe(false);
  expect(await show().isVisible()).toBe(false);
  expect(await page.getByRole("heading", { name: "Filters" }).isVisible()).toBe(false);
  expect(await hasFocus(place)).toBe(true);
  const [fields, card] = [
    await place.boundingBox(),
    await page.locator("main article").first().boundingBox(),
  ];
  expect((fields?.x ?? NaN) + (fields?.width ?? NaN)).toBeLessThan(card?.x ?? NaN);
  await page.setViewportSize({ width: 1023, height: 800 });
  await place.waitFor({ state: "hidden" });
  await toggle().waitFor();
});

describe.each(["light", "dark"] as const)("in %s", (colorScheme) => {
  it.each([PHONE, TABLET])("has no flaws for axe at $width px", async (size) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await open("/jobs?workplace=remote");
    await sheet().getByRole("group", { name: "Skill" }).locator("summary").click();
    expect(await axeFindings(page)).toEqual([]);
  });
});

it("on a low screen, its fields still have room", async () => {
  await page.setViewportSize({ width: 640, height: 320 });
  await open();
  const field = sheet().getByLabel("Posted", { exact: true });
  await field.focus();
  const { y = NaN, height = NaN } = (await field.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(320);
  await show().scrollIntoViewIfNeeded();
  await show().click();
  await expectClosed();
});

it("slides in, unless motion is to be reduced", async () => {
  const animation = () => sheet().evaluate((element) => getComputedStyle(element).animationName);
  await open();
  expect(await animation()).toBe("none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await until("the motion", async () => (await animation()) !== "none");
  await page.emulateMedia({ reducedMotion: "reduce" });
});

it("opens before its code is there, and then leaves the focus and the page where they are", async () => {
  // Nothing is loaded yet, unlike in the other tests.
  const early = await Visit.start(PHONE.width, PHONE.height, {
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  const { page: fresh } = early;
  const arrive = await holdBack(fresh, scriptOf("client/features/jobs/JobFilterFields.tsx"));
  await fresh.goto(`${SITE()}/jobs`);
  await untilReady(fresh);
  await toggle(fresh).click();
  const place = fresh.getByLabel("Location", { exact: true });
  expect(await place.isVisible()).toBe(true);
  await toggle(fresh).click();
  expect(await place.isVisible()).toBe(false);
  await toggle(fresh).click();
  await fresh.getByLabel("Posted", { exact: true }).selectOption("30");
  await place.pressSequentially("Aus");
  // After the clicks: Playwright scrolls where something else gets one.
  await fresh.evaluate(() => scrollTo(0, 100));
  arrive();
  await sheet(fresh).waitFor();
  await fresh.waitForURL(/posted=30/);
  await place.pressSequentially("tin, TX");
  expect(await place.inputValue()).toBe("Austin, TX");
  await show(fresh).press("Enter");
  await fresh.waitForURL(/place=Austin/);
  await sheet(fresh).waitFor({ state: "detached" });
  expect(await fresh.evaluate(() => scrollY)).toBe(100);
  expect(early.complaints).toEqual([]);
  await early.close();
});
