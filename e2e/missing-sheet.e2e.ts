import { beforeEach, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { openContext, SITE } from "./browser.js";

const SHEET = /\/assets\/[\w-]+(?:\.[\w-]+)+\.css$/;
let page: Page;
/** How many requests for the sheet are still answered 404, as an instance of another release does. */
let refusals = 0;
let asked: { documents: number; sheets: number };

beforeEach(async () => {
  asked = { documents: 0, sheets: 0 };
  const context = await openContext({ serviceWorkers: "block" });
  page = await context.newPage();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.documents += 1;
  });
  await page.route(SHEET, async (route) => {
    asked.sheets += 1;
    refusals -= 1;
    if (refusals < 0) return route.continue();
    return route.fulfill({ status: 404, headers: { "cache-control": "no-store" }, body: "" });
  });
});

const untilStyled = () =>
  page.waitForFunction(() => {
    const sheet = document.querySelector<HTMLLinkElement>("#sheet");
    return (sheet?.sheet?.cssRules.length ?? 0) > 0;
  });

it("a sheet that is missing at first is asked for again", async () => {
  refusals = 2;
  await page.goto(`${SITE()}/about`);
  await untilStyled();
  expect(asked).toEqual({ documents: 1, sheets: 3 });
});

it("a page whose sheet stays missing is loaded again, and may then have another one", async () => {
  refusals = 3;
  await page.goto(`${SITE()}/about`);
  await untilStyled();
  expect(asked).toEqual({ documents: 2, sheets: 4 });
});

it("a page whose sheet is nowhere stops asking, and can be read", async () => {
  refusals = Infinity;
  await page.goto(`${SITE()}/about`);
  while (asked.sheets < 6) await page.waitForTimeout(50);
  await page.waitForTimeout(2_000);
  expect(asked).toEqual({ documents: 2, sheets: 6 });
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});
