import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, untilReady, Visit } from "./browser.js";
import { cards, searchOf, status } from "./job-list.js";
import { until } from "./steps.js";

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
    if (width < 1024) {
      await page.locator("summary", { hasText: "Filters" }).focus();
      await page.keyboard.press("Enter");
    }
    const list = page.getByRole("group", { name: "Workplace" });
    await list.locator("summary").focus();
    await page.keyboard.press("Enter");
    const remote = list.getByRole("checkbox", { name: "Remote" });
    await remote.focus();
    await page.keyboard.press("Space");
    await page.waitForURL(/workplace=remote/);
    expect(searchOf(page)).toBe("?query=engineer&workplace=remote");
    await page.getByRole("navigation", { name: "Active filters" }).waitFor();
    await settled(page);
    expect(await remote.evaluate((box) => box === document.activeElement)).toBe(true);
    // Closes the list, or the sheet with it.
    await page.keyboard.press("Escape");
    expect(await list.isVisible()).toBe(width >= 1024);
    expect(await remote.isVisible()).toBe(false);
    expect(await status(page).innerText()).not.toBe(all);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  it("keeps the scroll position, and Back undoes one choice at a time", async () => {
    await page.evaluate(() => window.scrollTo(0, 150));
    if (width < 1024) await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByLabel("Posted", { exact: true }).selectOption("30");
    await page.waitForURL(/posted=30/);
    if (width < 1024) await page.getByRole("button", { name: /^Show \d+ opening/ }).press("Enter");
    expect(await page.evaluate(() => window.scrollY)).toBe(150);
    await page.goBack();
    expect(searchOf(page)).toBe("?query=engineer&workplace=remote");
    await page
      .locator('select[name="posted"] option[value=""]:checked')
      .waitFor({ state: "attached" });
    await page.goForward();
    await page
      .locator('select[name="posted"] option[value="30"]:checked')
      .waitFor({ state: "attached" });
    await page.getByRole("link", { name: "Remote (remove filter)" }).click();
    await page.waitForURL((url) => url.search === "?query=engineer&posted=30");
    await page.getByRole("link", { name: "Clear all" }).click();
    await page.waitForURL(`${SITE()}/jobs`);
  });

  it("offers the other orders of a search", async () => {
    await page.goto(`${SITE()}/jobs?query=data+engineer`);
    const orders = page.getByRole("navigation", { name: "Sort by" });
    const inUse = orders.locator("[aria-current]");
    /** On a phone, the orders open from the one in use, and close when another is chosen. */
    const choose = async (order: string) => {
      const link = orders.getByRole("link", { name: order, exact: true });
      if (width < 768) {
        expect(await link.isVisible()).toBe(false);
        await orders.locator("summary").click();
      }
      await link.click();
    };
    expect(await inUse.innerText()).toBe("Best match");
    const best = await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .first()
      .innerText();
    expect(best).toMatch(/data.*engineer|engineer.*data/i);
    await choose("Highest pay");
    await page.waitForURL((url) => url.search === "?query=data+engineer&sort=pay");
    // The address changes a moment before the list does. On a phone, the orders are closed by then.
    await inUse.filter({ hasText: "Highest pay" }).waitFor({ state: "attached" });
    await choose("Newest");
    await page.waitForURL((url) => url.search === "?query=data+engineer&sort=newest");
  });

  it("offers ways on when nothing is found", async () => {
    await page.goto(`${SITE()}/jobs?query=engineer&workplace=remote&open-to=e3`);
    const title = page.getByRole("heading", { name: /^\d+ jobs match 2 of your 3 criteria$/ });
    await title.waitFor();
    await settled(page);
    // What an empty list shows is loaded only then.
    await cards(page).first().getByText("Open to E-3").waitFor();
    const missed = page.getByRole("link", { name: /^Without “Open to E-3” · \d+$/ });
    const total = Number((await missed.innerText()).split("·")[1]);
    expect(await title.innerText()).toBe(`${total} jobs match 2 of your 3 criteria`);
    expect(await page.getByRole("heading", { name: "Newest openings" }).count()).toBe(0);
    await missed.click();
    await page
      .getByRole("status")
      .filter({ hasText: `${total} job openings` })
      .waitFor();
    await settled(page);
    expect(await cards(page).count()).toBe(Math.min(total, 20));
    expect(visit.complaints).toEqual([]);
  });
});

it("shows the server's list for values in any order", async () => {
  const visit = await Visit.start(1440);
  const { page } = visit;
  await page.goto(`${SITE()}/jobs?state=tn&state=nc&skill=SQL&skill=Python`);
  const found = await status(page).innerText();
  await settled(page);
  expect(await status(page).innerText()).toBe(found);
  const chips = page.getByRole("navigation", { name: "Active filters" });
  expect(await chips.getByRole("link").allInnerTexts()).toHaveLength(5);
  expect(visit.complaints).toEqual([]);
  await visit.close();
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

it("several clearances can be chosen in a list that stays open, one right after the other on a slow phone", async () => {
  const visit = await Visit.start(1440);
  const { page } = visit;
  await page.goto(`${SITE()}/jobs`);
  await settled(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const list = page.locator("details", { hasText: "Top Secret" });
  await list.locator("summary").click();
  for (const name of ["Secret", "Public Trust"]) {
    await list.getByText(name, { exact: true }).click();
    await page.waitForURL(new RegExp(`clearance=${name.toLowerCase().replace(" ", "-")}`));
    expect(await list.getAttribute("open")).toBe("");
  }
  await list.getByText("Public Trust, Secret", { exact: true }).waitFor();
  await page.mouse.click(20, 400);
  expect(await list.getAttribute("open")).toBeNull();
  await visit.close();
});

it("counts follow the other filters, and a box that is unticked stays", async () => {
  const visit = await Visit.start(1440);
  const { page } = visit;
  await page.goto(`${SITE()}/jobs`);
  await settled(page);
  const states = page.getByRole("group", { name: "State" });
  const countOf = async (name: string) => {
    const words = await states.getByRole("checkbox", { name }).getAttribute("value");
    const label = states.locator("label").filter({ has: page.locator(`[value="${words}"]`) });
    return Number.parseInt((await label.locator("small").textContent()) ?? "", 10);
  };
  await states.locator("summary").click();
  const all = await countOf("Texas");
  await states.getByText("Texas", { exact: true }).click();
  await page.waitForURL(/state=tx/);
  await settled(page);
  expect(Number.parseInt(await status(page).innerText(), 10)).toBe(all);
  await page.keyboard.press("Escape");
  const workplaces = page.getByRole("group", { name: "Workplace" });
  await workplaces.locator("summary").click();
  await workplaces.getByText("Remote", { exact: true }).click();
  await page.waitForURL(/workplace=remote/);
  await settled(page);
  await states.locator("summary").click();
  expect(await countOf("Texas")).toBeLessThan(all);
  const texas = states.locator("label").filter({ hasText: "Texas" });
  await texas.click();
  await page.waitForURL((url) => url.search === "?workplace=remote");
  expect(await texas.isVisible()).toBe(true);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it("starts from the very pay of a link, and from a step once that is chosen", async () => {
  const visit = await Visit.start(1440);
  const { page } = visit;
  const list = async (address: string) => {
    await page.goto(`${SITE()}/jobs?${address}`);
    const found = await status(page).innerText();
    await settled(page);
    expect(await status(page).innerText()).toBe(found);
    return Number.parseInt(found, 10);
  };
  const byHour = await list("pay=75");
  expect(await list("pay=156000&pay-period=year")).toBe(byHour);
  expect(await list("pay=65")).toBeGreaterThan(byHour);
  await list("pay=156000&pay-period=year");
  const pay = page.getByLabel("Pay", { exact: true });
  expect(await pay.locator("option:checked").textContent()).toBe(`$156,000/yr or more (${byHour})`);
  await pay.selectOption("166400");
  await page.waitForURL((url) => url.search === "?pay=166400&pay-period=year");
  await page.getByRole("link", { name: "$166,400/yr or more (remove filter)" }).click();
  await page.waitForURL((url) => url.search === "");
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it("a skill and a company can be chosen by name", async () => {
  const visit = await Visit.start(1440);
  const { page } = visit;
  await page.goto(`${SITE()}/jobs`);
  await settled(page);
  const skills = page.getByRole("group", { name: "Skill" });
  await skills.locator("summary").click();
  await skills.getByLabel("Type a skill").pressSequentially("kuber");
  await skills.locator('option[value="Kubernetes"]').waitFor({ state: "attached" });
  await skills.getByLabel("Type a skill").fill("Kubernetes");
  await page.keyboard.press("Enter");
  await page.waitForURL(/skill=Kubernetes/);
  await page.getByRole("link", { name: "Kubernetes (remove filter)" }).waitFor();
  await page.goto(`${SITE()}/jobs`);
  await settled(page);
  const companies = page.getByRole("group", { name: "Company" });
  await companies.locator("summary").click();
  const first = companies.locator("label").first();
  const name = await first.locator("span").first().innerText();
  await first.click();
  await page.waitForURL(/company=/);
  await page.getByRole("link", { name: `${name} (remove filter)` }).waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
