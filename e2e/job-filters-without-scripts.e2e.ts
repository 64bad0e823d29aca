import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { openContext, SITE } from "./browser.js";
import { cards, searchOf } from "./job-list.js";

describe("without scripts", () => {
  let page: Page;

  beforeAll(async () => {
    const context = await openContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 800 },
      reducedMotion: "reduce",
    });
    page = await context.newPage();
  });

  it("the filters are fields of the search form", async () => {
    await page.goto(`${SITE()}/jobs?query=engineer`);
    await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByRole("group", { name: "Workplace" }).locator("summary").click();
    await page.getByText("Remote", { exact: true }).first().click();
    await page.getByLabel("Location", { exact: true }).fill("Texas");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await page.waitForURL(/workplace=remote/);
    expect(searchOf(page)).toContain("place=Texas");
    await page.getByRole("link", { name: "Texas (remove filter)" }).click();
    await page.waitForURL((url) => !url.searchParams.has("place"));
    expect(await page.locator("summary").filter({ hasText: "Filters (1)" }).count()).toBe(1);
    expect(await cards(page).count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Remote (remove filter)" }).click();
    await page.waitForURL((url) => !url.search.includes("workplace"));
    expect(await page.getByRole("navigation", { name: "Active filters" }).count()).toBe(0);
  });

  it("the sheet of the filters opens and closes, with the button that applies them in sight", async () => {
    await page.goto(`${SITE()}/jobs?workplace=remote`);
    const top = async () => (await page.locator("main article").first().boundingBox())?.y;
    const before = await top();
    const apply = page.getByRole("button", { name: "Apply filters" });
    const last = page.getByRole("link", { name: "Show more choices" });
    const toggle = page.locator("summary", { hasText: "Filters" });
    expect(await apply.isVisible()).toBe(false);
    await toggle.click();
    expect(await page.getByRole("heading", { name: "Filters" }).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: /^Show/ }).count()).toBe(0);
    const inSight = await apply.boundingBox();
    expect((inSight?.y ?? NaN) + (inSight?.height ?? NaN)).toBeLessThanOrEqual(800);
    expect(inSight?.width).toBeGreaterThan(180);
    await last.scrollIntoViewIfNeeded();
    expect(await apply.boundingBox()).toEqual(inSight);
    expect(await top()).toBe(before);
    expect(await toggle.getByRole("img", { name: "Close" }).isVisible()).toBe(true);
    await toggle.click();
    expect(await apply.isVisible()).toBe(false);
    expect(await top()).toBe(before);
    await toggle.click();
    await page.getByRole("link", { name: "Clear all filters" }).click();
    await page.waitForURL((url) => url.search === "");
  });

  it("says that a link asks for a filter that does not exist, and keeps the others", async () => {
    await page.goto(`${SITE()}/jobs?workplace=moon&pay=50`);
    expect(searchOf(page)).toBe("?workplace=moon&pay=50&unknown=1");
    await page.getByText("We don’t offer the filter “moon”").waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: /or more \(remove filter\)/ }).click();
    await page.waitForURL((url) => url.search === "");
  });

  it.each([
    ["pay=75", "$75/hr or more", "80"],
    ["pay=104001&pay-period=year", "$104,001/yr or more", "166400"],
  ])("starts from the very pay that a link asks for: %s", async (asked, label, other) => {
    await page.goto(`${SITE()}/jobs?${asked}`);
    expect(searchOf(page)).toBe(`?${asked}`);
    await page.getByRole("link", { name: `${label} (remove filter)` }).waitFor();
    const feed = await page.locator("link[type='application/rss+xml']").last().getAttribute("href");
    expect(feed).toMatch(new RegExp(`/feeds/jobs\\.rss\\?${asked}$`));
    const listed = Number.parseInt(await page.getByRole("status").first().innerText(), 10);
    const pay = page.getByLabel("Pay", { exact: true });
    const chosen = pay.locator("option:checked");
    expect(await chosen.textContent()).toBe(`${label} (${listed})`);
    await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByRole("group", { name: "Workplace" }).locator("summary").click();
    await page.getByText("Remote", { exact: true }).first().click();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await page.waitForURL(/workplace=remote/);
    const sent = new URL(page.url()).searchParams;
    for (const [name, value] of new URLSearchParams(asked)) expect(sent.get(name)).toBe(value);
    expect(await chosen.textContent()).toContain(label);
    await page.locator("summary", { hasText: "Filters" }).click();
    await pay.selectOption(other);
    await page.getByRole("button", { name: "Apply filters" }).click();
    await page.getByRole("link", { name: /or more \(remove filter\)/ }).waitFor();
    expect(new URL(page.url()).searchParams.get("pay")).toBe(other);
    expect(await chosen.textContent()).toMatch(/^\$80\/hr \(\$166\.4k\) or more/);
  });

  it("says that a link asks for a pay or a period that makes no sense", async () => {
    const wrongs = [
      ["pay=abc", "filter “abc”"],
      ["pay=-1", "filter “-1”"],
      ["pay=104000&pay-period=decade", "filters “104000” or “decade”"],
    ];
    for (const [wrong, named] of wrongs) {
      await page.goto(`${SITE()}/jobs?${wrong}`);
      expect(searchOf(page)).toBe(`?${wrong}&unknown=1`);
      await page.getByText(`We don’t offer the ${named}`).waitFor();
      expect(await cards(page).count()).toBeGreaterThan(0);
    }
  });

  it("says that no job has a company or a skill, and shows the list of the other filters", async () => {
    await page.goto(`${SITE()}/jobs?company=nobody&skill=Cobolx&pay=50`);
    const message = "No open job matches “nobody”, so we left it out.";
    await page
      .getByText("No open job matches “Cobolx” or “nobody”, so we left them out.")
      .waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
    expect(await page.locator("summary").filter({ hasText: "Filters (1)" }).count()).toBe(1);
    await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByText(message).waitFor();
  });

  it("a link offers all values of the filters", async () => {
    await page.goto(`${SITE()}/jobs`);
    const skills = page.locator("input[type=checkbox][name=skill]");
    const first = await skills.count();
    await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByRole("link", { name: "Show more choices" }).click();
    await page.waitForURL((url) => url.search === "?more=1");
    expect(await skills.count()).toBeGreaterThan(first);
    expect(await page.getByRole("link", { name: "Show more choices" }).count()).toBe(0);
  });

  it("filters by a skill that is typed", async () => {
    await page.goto(`${SITE()}/jobs`);
    await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByRole("group", { name: "Skill" }).locator("summary").click();
    await page.getByLabel("Type a skill").fill("Java");
    await page.keyboard.press("Enter");
    await page.waitForURL(/skill=Java/);
    await page.getByRole("link", { name: "Java (remove filter)" }).waitFor();
  });

  it("says that a place is not known", async () => {
    await page.goto(`${SITE()}/jobs?place=Nowhereville&state=tx&state=ca`);
    expect(searchOf(page)).toBe("?state=ca&state=tx&place=Nowhereville&unknown=place");
    const said = "can’t search near “Nowhereville”, so we left it out";
    await page.getByRole("status").filter({ hasText: said }).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
    await page.locator("summary", { hasText: "Filters" }).click();
    const place = page.getByLabel("Location", { exact: true });
    expect(await place.inputValue()).toBe("Nowhereville");
    await place.fill("Ohio");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await page.getByRole("link", { name: "Ohio (remove filter)" }).waitFor();
    expect(await page.getByText("can’t search near").count()).toBe(0);
  });

  it("shows the jobs that meet all wishes but one when nothing is found", async () => {
    await page.goto(`${SITE()}/jobs?query=zzzz&type=contract`);
    await page.getByRole("heading", { name: /jobs match 1 of your 2 criteria$/ }).waitFor();
    expect(await cards(page).count()).toBe(3);
    expect(await cards(page).first().locator("s").innerText()).toBe("zzzz");
    await page.getByRole("link", { name: /^Without “zzzz” · \d+$/ }).click();
    await page.waitForURL((url) => url.search === "?type=contract");
    expect(await cards(page).count()).toBeGreaterThan(3);
  });
});
