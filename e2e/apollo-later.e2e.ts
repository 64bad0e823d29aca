import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Browser, Page } from "playwright-core";
import { holdBack, openContext, settled, SITE, startBrowser } from "./browser.js";
import { newestIn } from "./newest.js";
import { scriptOf } from "./scripts.js";

/** Apollo's client, with the parts of its package that only it needs. */
const CLIENT = scriptOf("client/app/apollo.ts").replace("**", "");

let browser: Browser;
let page: Page;
/** What the page asked for. */
let asked: string[];

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  const context = await openContext(browser, { serviceWorkers: "block" });
  page = await context.newPage();
  asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
});

const hasClient = () => asked.includes(CLIENT);

describe("a page that is only read", () => {
  it.each(["/", "/jobs", "/pricing", "/industries/it", "/privacy-policy", "a job"])(
    "doesn't load Apollo's client: %s",
    async (name) => {
      await page.goto(SITE() + (name === "a job" ? await newestIn("/job-details/") : name));
      await settled(page);
      expect(hasClient()).toBe(false);
      // It knows that no one is here.
      expect(asked.filter((path) => path === "/graphql")).toHaveLength(1);
    },
  );
});

it("once someone uses the page, it loads, and follows what the person does", async () => {
  await page.goto(`${SITE()}/jobs`);
  await settled(page);
  const client = page.waitForRequest(`**${CLIENT}`);
  await page.keyboard.press("Tab");
  await client;
  const [card] = await page.locator("main li > article h2").allTextContents();
  await page.getByRole("link", { name: card }).first().click();
  await page.getByRole("heading", { level: 1, name: card }).waitFor();
  expect(asked.filter((path) => path === "/graphql").length).toBeGreaterThan(1);
});

it("a click before it has loaded opens the page once it has", async () => {
  const release = await holdBack(page, `**${CLIENT}`);
  await page.goto(`${SITE()}/`);
  await settled(page);
  const client = page.waitForRequest(`**${CLIENT}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Job Openings" }).click();
  await client;
  release();
  await page.getByRole("heading", { level: 1, name: "Job Openings" }).waitFor();
  await page.locator("main li > article h2").first().waitFor();
});

it("without it, the page that someone goes to can be tried again", async () => {
  await page.route(`**${CLIENT}*`, (route) => route.abort());
  await page.goto(`${SITE()}/`);
  await settled(page);
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("contentinfo").getByRole("link", { name: "Job Openings" }).click();
  await failed;
  await page.unroute(`**${CLIENT}*`);
  await page.locator("main li > article h2").first().waitFor();
});
