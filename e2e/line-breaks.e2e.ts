import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";

let visit: Visit;
let page: Page;
beforeAll(async () => {
  visit = await Visit.start(768);
  page = visit.page;
});
afterAll(() => visit.close());

async function open(path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(SITE() + path);
  await settled(page);
}

/** How many lines the texts of some elements take. */
const linesOf = (selector: string, text: RegExp): Promise<number[]> =>
  page
    .locator(selector)
    .filter({ hasText: text })
    .evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      }),
    );

it("the longest token stays on one line in the banner's card on a tablet", async () => {
  await open("/", 768);
  await page.evaluate(() => {
    const tokens = document.querySelector("section:has(h1) article ul");
    const token = tokens?.querySelector("li");
    if (!tokens || !token) throw new Error("no card, or no token");
    const card = tokens.closest("article")?.parentElement;
    // Upright, since the boxes of turned lines overlap.
    if (card) card.style.rotate = "none";
    const own = token.cloneNode(true);
    own.textContent = "Sponsors H-1B transfer, green card";
    tokens.replaceChildren(own);
  });
  expect(await linesOf("section:has(h1) article li", /green/)).toEqual([1]);
});

it.each([320, 360, 768])("the pay of an industry's jobs takes one line at %i px", async (width) => {
  await open("/industries/it", width);
  const lines = await linesOf("main figure li > span", /^\$/);
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...lines)).toBe(1);
});

it("a phone's comparison of the plans has no label of four lines", async () => {
  await open("/pricing", 360);
  const lines = await linesOf("main table tbody th[scope=row]", /./);
  expect(lines.length).toBeGreaterThan(8);
  expect(Math.max(...lines)).toBeLessThanOrEqual(3);
});
