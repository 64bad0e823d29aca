import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Browser, Page } from "playwright-core";
import { openContext, settled, SITE, startBrowser, untilReady, Visit } from "./browser.js";
import { until } from "./steps.js";

const status = (page: Page) => page.getByRole("main").getByRole("status").first();
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const searchOf = (page: Page) => new URL(page.url()).search;

describe.each([
  ["phone", 360],
  ["desktop", 1440],
] as const)("narrowing the list on a %s", (_name, width) => {
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await Visit.start(width);
    page = visit.page;
  });
  afterAll(() => visit.close());

  it("applies a choice made by keyboard and keeps the focus there", async () => {
    await page.goto(`${SITE()}/jobs?query=engineer`);
    await settled(page);
    const all = await status(page).innerText();
    if (width < 768) {
      await page.locator("summary", { hasText: "Filters" }).focus();
      await page.keyboard.press("Enter");
    }
    const place = page.getByLabel("Workplace", { exact: true });
    await place.focus();
    await page.keyboard.type("Rem");
    await page.waitForURL(/workplace=remote/);
    expect(searchOf(page)).toBe("?query=engineer&workplace=remote");
    await page.getByRole("navigation", { name: "Active filters" }).waitFor();
    await settled(page);
    expect(await place.evaluate((select) => select === document.activeElement)).toBe(true);
    expect(await status(page).innerText()).not.toBe(all);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  it("keeps the scroll position, and Back undoes one choice at a time", async () => {
    await page.evaluate(() => window.scrollTo(0, 150));
    await page.getByLabel("Also open to", { exact: true }).selectOption("H-1B");
    await page.waitForURL(/open-to=h1b/);
    expect(await page.evaluate(() => window.scrollY)).toBe(150);
    await page.goBack();
    expect(searchOf(page)).toBe("?query=engineer&workplace=remote");
    await page
      .locator('select[name="open-to"] option[value=""]:checked')
      .waitFor({ state: "attached" });
    await page.goForward();
    await page
      .locator('select[name="open-to"] option[value="h1b"]:checked')
      .waitFor({ state: "attached" });
    await page.getByRole("link", { name: "Remote (remove filter)" }).click();
    await page.waitForURL((url) => url.search === "?query=engineer&open-to=h1b");
    await page.getByRole("link", { name: "Clear all" }).click();
    await page.waitForURL(`${SITE()}/jobs`);
  });

  it("offers the other orders of a search", async () => {
    await page.goto(`${SITE()}/jobs?query=data+engineer`);
    const inUse = page.getByRole("navigation", { name: "Sort by" }).locator("[aria-current]");
    expect(await inUse.innerText()).toBe("Best match");
    const best = await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .first()
      .innerText();
    expect(best).toMatch(/data.*engineer|engineer.*data/i);
    await page.getByRole("link", { name: "Highest pay", exact: true }).click();
    await page.waitForURL((url) => url.search === "?query=data+engineer&sort=pay");
    await settled(page);
    expect(await inUse.innerText()).toBe("Highest pay");
    await page.getByRole("link", { name: "Newest", exact: true }).click();
    await page.waitForURL((url) => url.search === "?query=data+engineer&sort=newest");
  });

  it("offers ways on when nothing is found", async () => {
    await page.goto(`${SITE()}/jobs?query=engineer&workplace=remote&open-to=e3`);
    await page.getByRole("heading", { name: "No jobs found" }).waitFor();
    await page.getByRole("heading", { name: "Newest openings" }).waitFor();
    await settled(page);
    // What an empty list shows is loaded only then.
    await cards(page).nth(2).waitFor();
    expect(await cards(page).count()).toBe(3);
    await page.getByRole("link", { name: "Search without “Also open to E-3”" }).click();
    await page.getByRole("navigation", { name: "Active filters" }).waitFor();
    await settled(page);
    expect(await cards(page).count()).toBeGreaterThan(0);
    expect(visit.complaints).toEqual([]);
  });
});

it("keeps the server's empty list while the code for it loads", async () => {
  const visit = await Visit.start(1440);
  const { page } = visit;
  const address = `${SITE()}/jobs?query=zzzz`;
  const html = await (await fetch(address)).text();
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  let held = 0;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) {
      held += 1;
      await released;
    }
    await route.continue();
  });
  await page.goto(address);
  await untilReady(page);
  await until("a held script", () => Promise.resolve(held > 0));
  const waits = page.getByText("Loading...");
  const title = page.getByRole("heading", { name: "No jobs found" });
  for (let frame = 0; frame < 10; frame += 1) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect([await waits.count(), await title.isVisible()]).toEqual([0, true]);
  }
  release();
  await settled(page);
  expect([await waits.count(), await title.isVisible()]).toEqual([0, true]);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it("several clearances can be chosen in a list that stays open", async () => {
  const visit = await Visit.start(1440);
  const { page } = visit;
  await page.goto(`${SITE()}/jobs`);
  await settled(page);
  const list = page.locator("details", { hasText: "Top Secret" });
  await list.locator("summary").click();
  for (const name of ["Secret", "Public Trust"]) {
    await list.getByText(name, { exact: true }).click();
    await page.waitForURL(new RegExp(`clearance=${name.toLowerCase().replace(" ", "-")}`));
    expect(await list.getAttribute("open")).toBe("");
  }
  expect(await list.locator("summary").innerText()).toBe("Public Trust, Secret");
  await page.mouse.click(20, 400);
  expect(await list.getAttribute("open")).toBeNull();
  await visit.close();
});

describe("without scripts", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    const context = await openContext(browser, {
      javaScriptEnabled: false,
      viewport: { width: 360, height: 800 },
    });
    page = await context.newPage();
  });
  afterAll(() => browser.close());

  it("the filters are fields of the search form", async () => {
    await page.goto(`${SITE()}/jobs?query=engineer`);
    await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByLabel("Workplace", { exact: true }).selectOption("Remote");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await page.waitForURL(/workplace=remote/);
    expect(await page.locator("summary").filter({ hasText: "Filters (1)" }).count()).toBe(1);
    expect(await cards(page).count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Remote (remove filter)" }).click();
    await page.waitForURL((url) => !url.search.includes("workplace"));
    expect(await page.getByRole("navigation", { name: "Active filters" }).count()).toBe(0);
  });

  it("says that a link asks for a filter that does not exist, and keeps the others", async () => {
    await page.goto(`${SITE()}/jobs?workplace=moon&pay=50`);
    expect(searchOf(page)).toBe("?pay=50&unknown=1");
    await page.getByText("This link has a filter value we don’t offer").waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: /or more \(remove filter\)/ }).click();
    await page.waitForURL((url) => url.search === "");
  });

  it("shows the newest jobs even when nothing is found", async () => {
    await page.goto(`${SITE()}/jobs?query=zzzz&type=contract`);
    await page.getByRole("heading", { name: "No jobs found" }).waitFor();
    expect(await cards(page).count()).toBe(3);
  });
});
