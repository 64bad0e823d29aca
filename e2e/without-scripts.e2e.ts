import { beforeAll, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { applyTexts } from "#texts/apply";
import { billingTexts } from "#texts/billing";
import { pageShellTexts } from "#texts/page-shell";
import { openContext, SITE } from "./browser.js";
import { newest } from "./demo.js";

const PHONE = { width: 360, height: 640 };
let page: Page;

beforeAll(async () => {
  const context = await openContext({ javaScriptEnabled: false, viewport: PHONE });
  page = await context.newPage();
});

/** A paragraph by its words: Playwright's `getByText` leaves out what stands in <noscript>. */
const said = (words: string): Locator => page.locator("p", { hasText: words });

/** Whether all of it is on the first screen. */
async function isAboveTheFold(element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= PHONE.height;
}

it.each([
  "/account",
  "/account/applications",
  "/account/sign-in",
  "/account/plans",
  "/account/keep",
  "/account/factor-reset",
  "/saved-jobs",
  "/invitation",
  "/representation",
  "/auth/problem",
  "/desk",
])("%s says at its top that it needs them", async (path) => {
  await page.goto(SITE() + path);
  const { title, text } = pageShellTexts.needsScript;
  expect(await isAboveTheFold(page.getByRole("heading", { level: 1, name: title }))).toBe(true);
  expect(await isAboveTheFold(said(text))).toBe(true);
  expect(await isAboveTheFold(page.getByRole("link", { name: "Browse job openings" }))).toBe(true);
});

it("a payment's page doesn't wait forever", async () => {
  await page.goto(`${SITE()}/payment-success?session_id=cs_1`);
  expect(await page.getByText(billingTexts.processingTitle).isVisible()).toBe(false);
  expect(await page.getByText(billingTexts.saving).isVisible()).toBe(false);
  const title = page.getByRole("heading", { level: 1, name: billingTexts.withoutScriptTitle });
  expect(await isAboveTheFold(title)).toBe(true);
});

it("a job's page says beside Apply Now how to apply", async () => {
  await page.goto(SITE() + (await newest("a job")));
  const apply = page.locator("[data-apply-bar]").getByText(applyTexts.applyNow);
  const note = said(applyTexts.withoutScript);
  expect(await isAboveTheFold(apply)).toBe(true);
  expect(await isAboveTheFold(note)).toBe(true);
  await apply.click();
  expect(new URL(page.url()).hash).toBe("#apply");
  expect(await isAboveTheFold(note)).toBe(true);
});
