import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { cards, searchOf } from "./job-list.js";

describe("a typed place", () => {
  let visit: Visit;
  let page: Page;
  const place = () => page.getByLabel("Location", { exact: true });

  beforeAll(async () => {
    visit = await Visit.start(1440);
    page = visit.page;
  });
  beforeEach(async () => {
    await page.goto(`${SITE()}/jobs`);
    await settled(page);
    // What is typed before the fields' scripts are there applies once they are (early-presses.e2e.ts).
    await page.locator("[data-late]").waitFor({ state: "detached" });
  });
  afterAll(() => visit.close());

  it("shows an error beside the field when it is unknown, and keeps the list", async () => {
    await place().fill("Nowhereville");
    await page.keyboard.press("Enter");
    await page.getByText("We don’t recognize this location").waitFor();
    await cards(page).first().waitFor();
    expect(await place().evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByRole("button", { name: "Retry" }).count()).toBe(0);
  });

  it("does not keep a job that is clicked next from opening", async () => {
    await place().fill("Texas");
    await cards(page).nth(1).getByRole("heading").getByRole("link").click();
    await page.waitForURL(/job-details/);
  });

  it("is kept when the link of another filter is clicked", async () => {
    await place().fill("Texas");
    await page.getByRole("navigation", { name: "Industry" }).getByRole("link").first().click();
    await page.waitForURL(/place=Texas/);
    expect(searchOf(page)).toMatch(/industry=/);
    await page.getByRole("link", { name: "Texas (remove filter)" }).waitFor();
  });

  it("is applied when a button is clicked next", async () => {
    await place().fill("Texas");
    await cards(page).first().getByRole("button").click();
    await page.waitForURL((url) => url.search === "?place=Texas");
    await page.getByRole("link", { name: "Texas (remove filter)" }).waitFor();
  });
});
