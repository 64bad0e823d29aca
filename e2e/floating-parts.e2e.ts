import { describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { scrollThrough } from "./browser.js";
import { newest } from "./demo.js";
import { coveredContent } from "./floating.js";
import { PHONE, visit } from "./layout-visit.js";

const pages = {
  home: () => "/",
  "the job list": () => "/jobs",
  "a job": () => newest("a job"),
  "an article": () => newest("a post"),
  "the contact form": () => "/contact",
  pricing: () => "/pricing",
  "the not-found page": () => "/no-such-page",
};

describe.each([
  [360, 780],
  [768, 1024],
  [1024, 768],
  [1440, 900],
])("at %i by %i", (width, height) => {
  it.each(Object.entries(pages))("nothing floats over %s", async (_name, path) => {
    const page = await visit(await path(), { width, height });
    await scrollThrough(page);
    expect(await coveredContent(page)).toEqual([]);
    expect(
      await page.getByRole("link", { name: /Chat/ }).and(visible(page)).count(),
    ).toBeGreaterThan(0);
    expect(await page.getByRole("button", { name: "Scroll to top" }).count()).toBe(1);
  });
});

const visible = (page: Page) => page.locator(":visible");

it("the bar at the bottom hides no field that has the focus", async () => {
  const page = await visit("/contact");
  const bar = page.getByRole("complementary", { name: "Quick actions" });
  const main = page.getByRole("main");
  const fields = main.getByRole("textbox").or(main.getByRole("button", { name: "Send Message" }));
  expect(await fields.count()).toBe(4);
  for (const field of await fields.all()) {
    await page.evaluate(() => scrollTo(0, 0));
    await field.focus();
    const top = (await field.boundingBox())?.y ?? NaN;
    // A tall field may end below the bar, but must start well above it.
    expect(top + 44).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? NaN);
  }
});

it("the apply bar ends at the lower edge of a wide screen", async () => {
  const page = await visit(await newest("a job"), { width: 1440, height: 900 });
  await page.evaluate(() => scrollTo(0, 300));
  const { y = NaN, height = NaN } = (await page.locator("[data-apply-bar]").boundingBox()) ?? {};
  expect(y + height).toBe(900);
});

it("the apply bar of a phone keeps a range of pay on one line", async () => {
  const page = await visit("/jobs");
  const card = page.getByRole("article").filter({ hasText: "a year" }).first();
  await card.getByRole("heading").getByRole("link").click();
  await page.getByRole("heading", { name: "Job Description" }).waitFor();
  await page.setViewportSize(PHONE);
  const amount = page.locator("[data-apply-bar] .unbroken").filter({ hasText: /^\$\d/ });
  expect(await amount.evaluate((pay) => pay.getClientRects().length)).toBe(1);
});
