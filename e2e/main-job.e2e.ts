import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { message, SITE, Visit } from "./browser.js";
import { atStripe, rows } from "./records.js";
import { jobLinks, payWith, signUp, until } from "./steps.js";
import { storedFile } from "./stored-file.js";

/** A file can be dragged with a mouse, not with a finger. */
const RESUME_HINT = { desktop: /^Drag your resume here/, phone: "Choose your resume" };

const fixture = (name: string) => path.resolve("e2e/fixtures", name);
const HOW_LONG = { Quarterly: 3, "Half-yearly": 6 } as const;

interface ApplicationRow {
  code: string;
  storageKey: string;
  status: string;
}
interface SubscriptionRow {
  productId: string;
  stripeScheduleId: string;
  status: string;
  endBehavior: string;
  startedAt: Date;
  endsAt: Date;
}

/** Fills in the open form and submits it with this file. */
async function apply(form: Locator, page: Page, file: string): Promise<void> {
  await form.locator("input[type=file]").setInputFiles(fixture(file));
  const visa = form.getByLabel("Visa Type");
  if (await visa.isEnabled()) {
    await visa.selectOption({ label: "H-1B" });
    await form.getByLabel("Location/City").fill("Dallas, TX");
    await form.getByRole("radio", { name: "Yes" }).check();
  }
  await form.getByRole("button", { name: "Submit Application" }).click();
  await message(page, "Application submitted successfully!");
}

const storedApplications = (email: string) =>
  rows<ApplicationRow>(
    `SELECT j.code, r.storageKey, a.status FROM applications a JOIN users u ON u.id = a.userId
     JOIN jobs j ON j.id = a.jobId JOIN resumes r ON r.id = a.resumeId
     WHERE u.email = ? ORDER BY a.updatedAt`,
    [email],
  );

async function expectStored(email: string, code: string, file: string): Promise<void> {
  const found = (await storedApplications(email)).find((row) => row.code === code);
  expect(found?.status).toBe("SUBMITTED");
  const stored = await storedFile(found?.storageKey ?? "");
  expect(stored.equals(readFileSync(fixture(file)))).toBe(true);
}

/** The job's action bar shows that the visitor applied, without an apply button. */
async function expectAppliedAt(bar: Locator): Promise<void> {
  await bar.getByText(/^Applied on \d\d\/\d\d\/\d{4}$/).waitFor();
  expect(await bar.getByRole("button", { name: "Apply Now" }).count()).toBe(0);
}

async function codeOnPage(page: Page): Promise<string> {
  const code = /SB-\d+/.exec(await page.locator("main").innerText())?.[0];
  if (!code) throw new Error("no job code on the page");
  return code;
}

/** @param isSecond whether the buyer has a plan with much of the same work */
async function choosePlan(
  page: Page,
  plan: string,
  term: keyof typeof HOW_LONG,
  isSecond = false,
): Promise<void> {
  await page.goto(`${SITE()}/pricing`);
  await page.getByRole("radio", { name: term }).check({ force: true });
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: plan }) });
  if (isSecond) {
    await card.getByRole("button", { name: "Buy this one as well" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Buy both" }).click();
  } else await card.getByRole("button", { name: /Start Now/ }).click();
  const terms = page.getByRole("dialog");
  const accept = terms.getByRole("button", { name: "Accept & Continue" });
  await accept.waitFor();
  expect(await accept.isDisabled()).toBe(true);
  await terms.getByRole("checkbox").check();
  await terms.getByLabel(/signature/i).fill("Maya Iyer");
  await accept.click();
  await page.waitForURL(/\/c\/pay\//);
}

/** Calendar months later; in a shorter month, its last day. */
function monthsLater(from: Date, months: number): Date {
  const day = new Date(from);
  day.setUTCMonth(day.getUTCMonth() + months);
  // It overflowed into the next month: go back to the last day before it.
  if (day.getUTCDate() !== from.getUTCDate()) day.setUTCDate(0);
  return day;
}

describe.each([
  { name: "desktop", width: 1280, term: "Quarterly", product: "MARKET_MY_RESUME_QUATERLY" },
  { name: "phone", width: 390, term: "Half-yearly", product: "MARKET_MY_RESUME_HALF_YEARLY" },
] as const)("the main job on a $name", ({ name, width, term, product }) => {
  const email = `maya.${name}.${Date.now()}@example.com`;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await Visit.start(width);
    page = visit.page;
  });
  afterAll(() => visit.close());

  it("finds a job by searching from the home page", async () => {
    await page.goto(SITE());
    const search = page.getByRole("main").getByPlaceholder("Search Job Openings");
    await search.fill("engineer");
    await search.press("Enter");
    await page.waitForURL(/\/jobs\?query=engineer/);
    await page.getByRole("heading", { level: 1, name: "Job Openings" }).waitFor();
    await visit.screenshot(`${name}-jobs`);
    await jobLinks(page).first().click();
    await page.waitForURL(/\/job-details\//);
    await page.getByRole("heading", { name: "Job Description" }).waitFor();
    await visit.screenshot(`${name}-job-details`);
  });

  it("signs up with a code from the inbox, and applies with a PDF", async () => {
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    await visit.screenshot(`${name}-login`);
    await signUp(visit, email);
    const form = page.getByRole("dialog").filter({ hasText: "Submit Application" });
    await form.waitFor();
    await form.getByText(RESUME_HINT[name]).and(page.locator(":visible")).waitFor();
    await visit.screenshot(`${name}-application`);
    const code = await codeOnPage(page);
    await apply(form, page, "resume.pdf");
    await expectStored(email, code, "resume.pdf");
    await expectAppliedAt(page.locator("[data-apply-bar]"));
  });

  it("updates the application with a DOCX; everything but the resume is locked", async () => {
    await page.reload();
    const bar = page.locator("[data-apply-bar]");
    await expectAppliedAt(bar);
    await bar.getByRole("button", { name: "Update Resume" }).click();
    const form = page.getByRole("dialog").filter({ hasText: "Submit Application" });
    await form
      .getByText("You have already applied for this job. You can update your resume and reapply.")
      .waitFor();
    await form.getByRole("link", { name: "View Submitted Resume" }).waitFor();
    expect(await form.getByLabel("Location/City").isEditable()).toBe(false);
    const code = await codeOnPage(page);
    await apply(form, page, "resume.docx");
    await expectStored(email, code, "resume.docx");
    expect(await storedApplications(email)).toHaveLength(1);
  });

  it("applies for another job on its application page, with a DOC", async () => {
    await page.goto(`${SITE()}/jobs?query=analyst`);
    await jobLinks(page).first().click();
    await page.waitForURL(/\/job-details\//);
    await page.getByRole("heading", { name: "Job Description" }).waitFor();
    const code = await codeOnPage(page);
    await page.goto(`${SITE()}/apply-now?jobId=${code}`);
    const form = page.getByRole("main");
    const send = form.getByRole("button", { name: "Send Application" });
    await send.waitFor();
    await visit.screenshot(`${name}-apply-now`);
    await form.locator("input[type=file]").setInputFiles(fixture("resume.doc"));
    await send.click();
    // It is held for ten seconds first.
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await message(page, "Application submitted successfully!");
    await expectStored(email, code, "resume.doc");
  });

  it("finds the job by its code, marked as applied", async () => {
    const [last] = await storedApplications(email);
    await page.goto(`${SITE()}/jobs?query=${last?.code}`);
    const card = page.getByRole("main").getByRole("article");
    await card.getByText(/^Applied on \d\d\/\d\d\/\d{4}$/).waitFor();
    expect(await card.count()).toBe(1);
  });

  it("buys a plan: the declined card first, then one that pays", async () => {
    await choosePlan(page, "Market My Resume", term);
    await payWith(page, "4000 0000 0000 0002");
    await page.getByText("Your card was declined.").first().waitFor();
    await payWith(page, "4242 4242 4242 4242");
    await page.waitForURL(/\/payment-success\?session_id=cs_test_/);
    await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
    await page
      .getByText("Thank you for your payment. Your order will be processed shortly.")
      .waitFor();
    await visit.screenshot(`${name}-payment-success`);

    const [payment] = await rows<{ productId: string; amount: number }>(
      "SELECT p.productId, p.amount FROM payments p JOIN users u ON u.id = p.userId WHERE u.email = ?",
      [email],
    );
    expect(payment).toEqual({ productId: product, amount: 4900 });
    // If the webhook stored the payment first, the page doesn't wait for the plan's term.
    let subscription: SubscriptionRow | undefined;
    await until("the plan's term", async () => {
      [subscription] = await rows<SubscriptionRow>(
        "SELECT s.* FROM subscriptions s JOIN users u ON u.id = s.userId WHERE u.email = ?",
        [email],
      );
      return subscription?.status === "ACTIVE";
    });
    expect(subscription).toMatchObject({ productId: product, endBehavior: "cancel" });
    const ends = monthsLater(subscription?.startedAt ?? new Date(0), HOW_LONG[term]);
    expect(subscription?.endsAt.toISOString().slice(0, 10)).toBe(ends.toISOString().slice(0, 10));
    const schedule = await atStripe<{ end_behavior: string; phases: { end_date: number }[] }>(
      `subscription_schedules/${subscription?.stripeScheduleId}`,
    );
    expect(schedule.end_behavior).toBe("cancel");
    expect(
      new Date((schedule.phases.at(-1)?.end_date ?? 0) * 1000).toISOString().slice(0, 10),
    ).toBe(ends.toISOString().slice(0, 10));
  });

  it("can be reloaded after paying without paying twice", async () => {
    await page.reload();
    await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
    const found = await rows(
      "SELECT p.id FROM payments p JOIN users u ON u.id = p.userId WHERE u.email = ?",
      [email],
    );
    expect(found).toHaveLength(1);
  });

  it("manages the plan's billing and comes back to the plans", async () => {
    await page.getByRole("button", { name: "Manage billing" }).click();
    await page.waitForURL(/\/p\/session\//);
    await page.getByText("Market My Resume").first().waitFor();
    await page.getByText(email).waitFor();
    await page.getByRole("link", { name: /^Return to/ }).click();
    await page.waitForURL(`${SITE()}/pricing`);
  });

  it("finds the plan and its billing in the account, from any page", async () => {
    await page.goto(`${SITE()}/about`);
    await page.getByRole("button", { name: "Hi Maya Iyer" }).click();
    await page.getByRole("button", { name: "Plans and billing" }).click();
    const account = page.getByRole("dialog", { name: "Welcome" });
    await account.getByText("Market My Resume").waitFor();
    await account.getByRole("button", { name: "Manage billing" }).click();
    await page.waitForURL(/\/p\/session\//);
    await page.getByRole("link", { name: /^Return to/ }).click();
    await page.waitForURL(`${SITE()}/pricing`);
  });

  it("cancels another purchase; the plan waits in the cart", async () => {
    await choosePlan(page, "Brand My CV", term, true);
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.waitForURL(/\/payment-cancel\?/);
    await page.getByRole("heading", { name: "Payment Cancelled" }).waitFor();
    await visit.screenshot(`${name}-payment-cancel`);
    const inCart = () =>
      rows<{ productName: string; amount: number }>(
        "SELECT c.productName, c.amount FROM cart_items c JOIN users u ON u.id = c.userId WHERE u.email = ?",
        [email],
      );
    // The page adds it by itself, after it is shown.
    await until("a cart with the plan", async () => (await inCart()).length > 0);
    expect(await inCart()).toEqual([{ productName: "Brand My CV", amount: 7900 }]);
  });

  it("never scrolled horizontally and logged no errors", async () => {
    for (const route of ["/", "/jobs", "/pricing"]) {
      await page.goto(`${SITE()}${route}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ route, overflow }).toEqual({ route, overflow: 0 });
    }
    expect(visit.complaints).toEqual([]);
  });
});
