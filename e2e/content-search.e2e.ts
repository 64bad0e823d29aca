import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { until } from "./steps.js";

const FAQ = "/resources/faq";
const MACROS = "Which resume files can I send?";
const RENEWAL = "Do the plans renew?";

let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await Visit.start(1280);
  page = visit.page;
});
afterAll(async () => {
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

const box = () => page.getByRole("main").getByRole("searchbox");
const question = (name: string) => page.getByRole("heading", { name });

it("questions: typed text is in the URL, and is restored by a reload and by Back", async () => {
  await page.goto(SITE() + FAQ);
  await settled(page);
  const before = await page.evaluate(() => history.length);
  await box().fill("macros");
  await question(RENEWAL).waitFor({ state: "detached" });
  await page.waitForURL(`${SITE()}${FAQ}?query=macros`);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.reload();
  await settled(page);
  expect(await box().inputValue()).toBe("macros");
  // Follow a link at once, before the delay after the last keystroke has passed.
  await box().fill("macros files");
  await page.getByRole("link", { name: "Talk to us" }).click();
  await page.waitForURL(/\/contact$/);
  await page.goBack();
  await page.waitForURL(`${SITE()}${FAQ}?query=macros+files`);
  await question(MACROS).waitFor();
  expect(await box().inputValue()).toBe("macros files");
});

it("questions: a search works without scripts, with the page's own canonical URL", async () => {
  const html = await (await fetch(`${SITE()}${FAQ}?query=macros`)).text();
  const shown = html.slice(html.indexOf("<main"), html.indexOf("</main"));
  expect(shown).toContain(MACROS);
  expect(shown).not.toContain(RENEWAL);
  expect(html).toMatch(/<link data-head rel="canonical" href="[^"?]*\/resources\/faq"/);
  expect(html).toMatch(/<meta data-head name="robots" content="noindex"/);
});

const BLOG = "/resources/blog";
const STEPS = "Under “The steps, in order”";

it("blog: a word in the text finds its article and links to the heading above the word", async () => {
  await page.goto(SITE() + BLOG);
  await settled(page);
  await box().fill("foreign passport");
  await box().press("Enter");
  await page.waitForURL(`${SITE()}${BLOG}?query=foreign+passport`);
  const first = page.getByRole("article").first();
  await first.getByRole("link", { name: STEPS }).click();
  await page.waitForURL(/\/blog-details\/h1b-transfer-portability#the-steps-in-order$/);
  const heading = page.getByRole("heading", { name: "The steps, in order" });
  await heading.waitFor();
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await page.waitForFunction(() => window.scrollY > 0);
  await until("the heading is in sight", async () => (await top()) < 300);
});

it("blog: a text search works without scripts", async () => {
  const html = await (await fetch(`${SITE()}${BLOG}?query=foreign+passport`)).text();
  expect(html).toContain(STEPS);
  expect(html).toContain("<mark>passport</mark>");
});
