import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { settled, SITE, untilReady, Visit } from "./browser.js";
import { newest } from "./demo.js";

let visit: Visit;
beforeAll(async () => {
  visit = await Visit.start(1440);
});
afterAll(async () => {
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

/** Opens a page and takes the link that skips what comes before a part of its content. */
async function skip(address: string, name: string): Promise<void> {
  const { page } = visit;
  await page.goto(SITE() + address);
  await untilReady(page);
  const tab = async (link: string) => {
    await page.keyboard.press("Tab");
    const focused = page.locator("a:focus");
    expect(await focused.innerText()).toBe(link);
    expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
  };
  await tab("Skip to content");
  await tab(name);
}

it("three keys past the search and the filters are the jobs", async () => {
  const { page } = visit;
  await skip("/jobs", "Skip to results");
  await page.keyboard.press("Tab");
  const isInResults = page.locator("#results :focus");
  expect(await isInResults.count()).toBe(1);
  expect(new URL(page.url()).hash).toBe("");
});

it("three keys from the top of a job, its form can be opened", async () => {
  const { page } = visit;
  await skip(await newest("a job"), "Skip to Apply");
  const apply = page.getByRole("button", { name: "Apply Now" });
  expect(await apply.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  await page.getByRole("dialog", { name: "Log In" }).waitFor();
  await settled(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Log In" }).waitFor();
});

it.each(["/", "/jobs", "a job"])("zoomed to 400%%, nothing covers %s", async (place) => {
  const { page } = visit;
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(SITE() + (place === "a job" ? await newest("a job") : place));
  await untilReady(page);
  const covering = await page.evaluate(() => {
    const isShown = (element: Element) => element.getBoundingClientRect().height > 1;
    return [...document.querySelectorAll("body *")]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => isShown(element) && element.checkVisibility({ opacityProperty: true }))
      .filter((element) => element.getAttribute("href")?.startsWith("#") !== true)
      .map((element) => element.outerHTML.slice(0, 80));
  });
  expect(covering).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
