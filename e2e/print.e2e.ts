import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { settled, SITE, Visit } from "./browser.js";

let visit: Visit;

beforeAll(async () => {
  visit = await Visit.start(816, 1056);
  await visit.page.emulateMedia({ media: "print" });
});
afterAll(() => visit.close());

it("a printed job has its pay and description, and nothing that only works on a screen", async () => {
  const { page } = visit;
  await page.goto(`${SITE()}/jobs`);
  const [, address] = /href="(\/job-details\/[^"]+)"/.exec(await page.content()) ?? [];
  await page.goto(SITE() + String(address));
  await settled(page);
  expect(await page.locator("main header strong", { hasText: /^\$\d/ }).isVisible()).toBe(true);
  expect(await page.getByRole("heading", { name: "Job Description" }).isVisible()).toBe(true);
  for (const screenOnly of ["banner", "contentinfo", "navigation", "button"] as const)
    expect(await page.getByRole(screenOnly).count()).toBe(0);
});

it.each(["/pricing", "/"])("nothing to switch is printed of %s", async (path) => {
  const { page } = visit;
  await page.goto(SITE() + path);
  await settled(page);
  expect(await page.getByRole("radio").count()).toBe(0);
  expect(await page.getByRole("tablist").count()).toBe(0);
  expect(await page.getByText("$49.00").first().isVisible()).toBe(true);
});

it("the printed list of jobs has roles and pay right below its title", async () => {
  const { page } = visit;
  await page.goto(`${SITE()}/jobs`);
  await settled(page);
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  const first = await page.getByRole("article").first().boundingBox();
  expect(Number(first?.y) - Number(title?.y)).toBeLessThan(200);
  expect(await page.getByText("View Details").first().isVisible()).toBe(false);
  expect(await page.getByRole("checkbox").count()).toBe(0);
});

it("a printed article has the addresses of its sources", async () => {
  const { page } = visit;
  await page.goto(`${SITE()}/blog-details/h1b-lottery-calendar`);
  await settled(page);
  const source = page.locator('article a[href^="https://"]').first();
  const address = await source.getAttribute("href");
  const printed = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(printed).toContain(address);
  expect(await page.getByRole("banner").count()).toBe(0);
});

it("printed questions have their answers", async () => {
  const { page } = visit;
  await page.goto(`${SITE()}/resources/faq`);
  await settled(page);
  expect(await page.locator("main details:not([open]) p").last().isVisible()).toBe(true);
});

it("nothing is printed on a dark color", async () => {
  const { page } = visit;
  for (const path of ["/", "/hire-talents", "/industries/it"]) {
    await page.goto(SITE() + path);
    await settled(page);
    const dark = await page.locator("main :is(div, section)").evaluateAll((all) =>
      all.flatMap((one) => {
        const [, red = "255"] = /^rgb\((\d+)/.exec(getComputedStyle(one).backgroundColor) ?? [];
        return one.checkVisibility() && Number(red) < 128 ? [one.outerHTML.slice(0, 80)] : [];
      }),
    );
    expect(dark).toEqual([]);
  }
});
