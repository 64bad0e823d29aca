import { describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { scrollThrough, settled } from "./browser.js";
import { newest } from "./demo.js";
import { lookFindings } from "./page-checks.js";
import { PHONE, visit } from "./layout-visit.js";
import { jobLinks } from "./steps.js";

const topOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.y ?? NaN;

it.each([360, 768, 1023])("industries are one line at %i px", async (width) => {
  const page = await visit("/jobs", { width, height: 800 });
  const chips = page.getByRole("navigation", { name: /industr/i }).getByRole("link");
  const tops = await chips.evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  expect(tops.length).toBeGreaterThan(6);
  expect(new Set(tops).size).toBe(1);
});

it.each([
  [768, 1024],
  [1440, 900],
])(
  "the quotes of the home page take at most half the screen at %i by %i",
  async (width, height) => {
    const page = await visit("/", { width, height });
    const quotes = page.locator("section:has(blockquote)");
    expect((await quotes.boundingBox())?.height).toBeLessThanOrEqual(height / 2);
  },
);

it("a link or date among a job's facts stays on one line", async () => {
  const page = await visit(await newest("a job"));
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 780 });
    const lines = await page
      .locator("dl dd :is(a, time)")
      .evaluateAll((parts) => parts.map((part) => part.getClientRects().length));
    expect(lines.filter((count) => count > 1)).toEqual([]);
  }
});

it.each([
  "/jobs",
  "/jobs?query=java",
  "/jobs?query=engineer&sort=pay",
  "/jobs?query=senior+software+engineer&sort=newest",
])("the first job is on the first screen of %s", async (path) => {
  const page = await visit(path);
  expect(await topOf(page, "main article")).toBeLessThanOrEqual(380);
});

it.each([
  "/jobs?query=engineer&open-to=stem-opt&workplace=remote",
  "/jobs?query=engineer&workplace=remote&pay=50&tax=w2&open-to=h1b&sponsorship=transfer",
])("chips of filters take one line of a phone, of %s", async (path) => {
  const page = await visit(path);
  const chips = page.getByRole("navigation", { name: "Active filters" }).getByRole("link");
  const middles = await chips.evaluateAll((links) =>
    links.map((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(middles.length).toBeGreaterThan(2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  expect(await topOf(page, "main article")).toBeLessThanOrEqual(420);
});

const long = (letters: number) => "w".repeat(letters);

describe.each([
  `/jobs?query=${long(200)}`,
  `/jobs?query=nurse+${long(40)}`,
  `/jobs?query=java+or+${long(150)}`,
  `/jobs?query=${long(60)}+java+Dallas&skill=java&skill=${long(80)}`,
  `/resources/faq?query=${long(200)}`,
  `/resources/blog?query=${long(200)}`,
])("a long word does not widen %.40s", (path) => {
  it.each([360, 768, 1440])("at %i px", async (width) => {
    const page = await visit(path, { width, height: 900 });
    await scrollThrough(page);
    expect(await lookFindings(page)).toEqual([]);
  });
});

it.each([360, 1440])("a long word does not widen the list beside a job at %i px", async (width) => {
  const page = await visit(`/jobs?query=java+or+${long(150)}`, { width, height: 900 });
  await jobLinks(page).first().click();
  await page.getByRole("heading", { name: "Job Description" }).waitFor();
  await settled(page);
  expect(await lookFindings(page)).toEqual([]);
});

it("links above the list say what they do on a phone", async () => {
  const page = await visit("/jobs?query=java");
  const main = page.getByRole("main");
  for (const [name, words] of [
    ["Email me new jobs", /^Email me/],
    ["Clear search", /^Clear/],
  ] as const) {
    const link = main.getByRole("link", { name });
    expect(await link.innerText()).toMatch(words);
    expect((await link.boundingBox())?.width).toBeGreaterThan(30);
  }
});

it.each([360, 768, 1440])("a card's rows start at the same edge at %i px", async (width) => {
  const page = await visit("/jobs?open-to=h4-ead", { width, height: 900 });
  const first = page.getByRole("article").first();
  await first.getByText("Open to H4 EAD").waitFor();
  const starts = await first
    .locator("ul > li:first-child, p:has(> svg)")
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().left)));
  expect(new Set(starts).size).toBe(1);
  const [cue, card] = [
    await first.getByText("View Details").boundingBox(),
    await first.boundingBox(),
  ];
  const right = (box: typeof cue) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(right(card) - right(cue)).toBeLessThan(32);
});

it("the first jobs are on the first screen of a desktop", async () => {
  const page = await visit("/jobs", { width: 1440, height: 900 });
  expect(await topOf(page, "main article")).toBeLessThanOrEqual(540);
});

it.each([
  [768, 1024],
  [1440, 900],
])("both prices are on the first screen at %i by %i", async (width, height) => {
  const page = await visit("/pricing", { width, height });
  const prices = page.getByRole("article").getByText(/^\$\d+\.00$/);
  expect(await prices.count()).toBeGreaterThanOrEqual(2);
  for (const plan of await page.getByRole("article").all()) {
    const { y = NaN, height: tall = NaN } =
      (await plan
        .getByText(/^\$\d+\.00$/)
        .first()
        .boundingBox()) ?? {};
    expect(y + tall).toBeLessThanOrEqual(height);
  }
});

it("the home page is at most nine screens long", async () => {
  const page = await visit("/");
  await scrollThrough(page);
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length).toBeLessThanOrEqual(9 * PHONE.height);
  // The newest jobs scroll sideways; the edge of the second one shows that they do.
  const newest = page.getByRole("region", { name: "Newest openings" });
  const second = await newest.getByRole("article").nth(1).boundingBox();
  expect(second?.x).toBeGreaterThan(PHONE.width / 2);
  expect(second?.x).toBeLessThanOrEqual(PHONE.width - 16);
});

it("the header shows Log In, and the menu has the colors", async () => {
  const page = await visit("/");
  const header = page.getByRole("banner");
  expect(await header.getByRole("button", { name: "Log In" }).isVisible()).toBe(true);
  const colors = page.getByRole("button", { name: /^Color theme/ });
  expect(await colors.count()).toBe(0);
  await header.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("dialog", { name: "Menu" })
    .getByRole("button", { name: /^Color theme/ })
    .click();
  expect(await page.locator("html").getAttribute("data-color-scheme")).toBe("light");
});

it.each(["light", "dark"] as const)(
  "the not-found page ends before the footer in %s",
  async (scheme) => {
    const page = await visit("/no-such-page", { width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const [above, footer] = await page.evaluate(() => {
      const background = (element: Element | null): string => {
        if (element === null) return "";
        const { backgroundColor } = getComputedStyle(element);
        return backgroundColor === "rgba(0, 0, 0, 0)"
          ? background(element.parentElement)
          : backgroundColor;
      };
      return [
        background(document.querySelector("main > *")),
        background(document.querySelector("footer")),
      ];
    });
    expect(above).toMatch(/^rgb/);
    expect(above).not.toBe(footer);
  },
);

it("a payment's reference is cut off beside its Copy button, as wide as the rest of its card", async () => {
  const reference = `cs_test_${"a1b2c3d4e5".repeat(6)}`.slice(0, 66);
  for (const width of [360, 1440]) {
    const page = await visit(`/payment-success?session_id=${reference}`, { width, height: 800 });
    const { text, card, isCut } = await page.getByText(reference).evaluate((element) => {
      const middle = (box: Element) => {
        const { left, right } = box.getBoundingClientRect();
        return (left + right) / 2;
      };
      const line = element.closest("p");
      const around = element.closest("main > *");
      if (line === null || around === null) throw new Error("no reference");
      const isCut = line.scrollWidth > line.clientWidth;
      return { text: middle(line), card: middle(around), isCut };
    });
    expect(Math.abs(text - card)).toBeLessThanOrEqual(2);
    if (width === 360) expect(isCut).toBe(true);
    expect(await page.getByRole("button", { name: "Copy reference" }).isVisible()).toBe(true);
  }
});
