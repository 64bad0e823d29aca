import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { SITE } from "./browser.js";
import { KeyboardUser } from "./keyboard-user.js";
import { axeFindings } from "./page-checks.js";
import { addPerson, signInAs, type TestPerson } from "./people.js";
import { rows, skipComparison } from "./records.js";
import { until } from "./steps.js";
import { viewFindings } from "./views.js";

const PLAN = "Market My Resume";
const GOOD_CARD = "4242 4242 4242 4242";
const OTHER_CARD = "5555 5555 5555 4444";

interface Bought {
  status: string;
  stripeSubscriptionId: string;
  cardLast4: string | null;
}

async function boughtBy({ id }: TestPerson): Promise<Bought> {
  const sql = "SELECT status, stripeSubscriptionId, cardLast4 FROM subscriptions WHERE userId = ?";
  const [bought] = await rows<Bought>(sql, [id]);
  if (!bought) throw new Error("nothing was bought");
  return bought;
}

/**
 * As if the second payment had failed: the stand-in's clock belongs to all tests.
 * @returns what takes it back, since Stripe knows nothing of it and the comparison would show it for good
 */
async function failPayment(person: TestPerson): Promise<() => Promise<unknown>> {
  const { stripeSubscriptionId } = await boughtBy(person);
  const id = `in_${randomUUID()}`;
  await rows("UPDATE subscriptions SET status = 'PAST_DUE' WHERE userId = ?", [person.id]);
  await skipComparison([person]);
  await rows(
    `INSERT INTO invoices (id, stripeSubscriptionId, status, amount, currency, createdAt, nextAttemptAt, attemptCount)
     VALUES (?, ?, 'OPEN', 4900, 'USD', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3) + INTERVAL 3 DAY, 1)`,
    [id, stripeSubscriptionId],
  );
  return () => rows("DELETE FROM invoices WHERE id = ?", [id]);
}

const START = `mutation ($input: StartCheckoutInput!) {
  startCheckout(input: $input) { url userErrors { code } }
}`;

/** Opens a checkout in another window, beside the plan that the buyer has. @returns the address of its pay page */
async function openCheckout(page: Page, productId: string): Promise<string> {
  const post = async (path: string, data: object) => {
    const headers = { Origin: SITE(), "Sec-Fetch-Site": "same-origin" };
    const answer = await page.request.post(SITE() + path, { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as { data?: { startCheckout: { url: string | null } } };
  };
  await post("/api/accept-terms", { plan: productId, signature: "Priya Raman" });
  const variables = { input: { productId, confirmOverlap: true } };
  const { data } = await post("/graphql", { query: START, variables });
  const url = data?.startCheckout.url ?? null;
  if (url === null) throw new Error("no checkout was opened");
  return url;
}

describe.each([
  { width: 390, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const)("a buyer with a keyboard at $width", ({ width, colorScheme }) => {
  let buyer: KeyboardUser;
  let page: Page;
  let person: TestPerson;

  beforeAll(async () => {
    buyer = await KeyboardUser.start({ width, colorScheme });
    page = buyer.page;
    person = await addPerson(`plans-${width}`);
    await signInAs(buyer.visit, person);
  });
  afterAll(() => buyer.visit.close());

  /** The whole page, on a phone and a desktop, in both schemes. */
  async function expectGoodLook(): Promise<void> {
    expect(await viewFindings(page)).toEqual([]);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  }

  async function typeCard(number: string): Promise<void> {
    await buyer.type(page.getByLabel("Card number"), number);
    await buyer.type(page.getByLabel("Expiry"), "12 / 34");
    await buyer.type(page.getByLabel("CVC"), "123");
  }

  it("leaves the pay page, and is led back to it", async () => {
    await buyer.open("/pricing");
    const heading = page.getByRole("heading", { name: PLAN });
    const card = page.getByRole("article").filter({ has: heading });
    await buyer.press(card.getByRole("button", { name: /Start Now/ }));
    const terms = page.getByRole("dialog");
    await buyer.check(terms.getByRole("checkbox"));
    await buyer.type(terms.getByLabel(/signature/i), person.name);
    await buyer.button("Accept & Continue", terms);
    await page.waitForURL(/\/c\/pay\//);
    await buyer.press(page.getByRole("link", { name: "Cancel" }));
    await page.waitForURL(/\/payment-cancel/);
    await buyer.heading("Continue where you left off");
    await expectGoodLook();
    await buyer.open("/account/plans");
    await buyer.see(/^You chose Market My Resume: 3 monthly payments of \$49\.00\./);
    await buyer.button(`Continue to checkout for ${PLAN}`);
    await page.waitForURL(/\/c\/pay\//);
  });

  it("pays, and sees the plan with its payment", async () => {
    await typeCard(GOOD_CARD);
    await buyer.press(page.getByRole("button", { name: "Pay", exact: true }).first());
    await buyer.heading("Payment Successful");
    // If the webhook stored the payment first, the page doesn't wait for the plan's term.
    await until("the plan's term", async () => (await boughtBy(person)).status === "ACTIVE");
    await buyer.open("/account/plans");
    await buyer.see(/^Payment 1 of 3, next on /);
    await page.getByRole("link", { name: /^Receipt from / }).waitFor();
    expect(await page.getByText("Continue where you left off").count()).toBe(0);
    await expectGoodLook();
  });

  it("sees on the pricing page that the plan is bought, and has nothing to sign", async () => {
    await buyer.open("/pricing");
    await buyer.see("You have this plan, for 3 months.");
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: PLAN }) });
    expect(await card.getByRole("button", { name: /Start Now/ }).count()).toBe(0);
    await expectGoodLook();
    await buyer.press(card.getByRole("link", { name: "See your plan" }));
    await page.waitForURL(`${SITE()}/account/plans`);
  });

  it("changes the term before the work begins, after seeing the amounts", async () => {
    await buyer.button(`Change to 6 months: ${PLAN}`);
    const dialog = page.getByRole("dialog", { name: `Change ${PLAN} to 6 months?` });
    await dialog.getByText(/^You’ve paid \$49\.00, and it counts as your first month/).waitFor();
    await dialog.getByText(/5 more payments of \$49\.00 each, \$245\.00 in all/).waitFor();
    await dialog.getByText(/^That makes \$294\.00 for the whole plan/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await buyer.button("Change to 6 months", dialog);
    await buyer.see(/^Your plan is changed\. It ends on /);
    await buyer.see(/^Payment 1 of 6, next on /);
    await page.getByRole("button", { name: `Change to 3 months: ${PLAN}` }).waitFor();
    await expectGoodLook();
  });

  it("changes to the other plan and back, after signing its Terms and seeing the amounts", async () => {
    const other = "Brand My CV";
    const sign = async () => {
      const terms = page.getByRole("dialog");
      await buyer.check(terms.getByRole("checkbox"));
      await buyer.type(terms.getByLabel(/signature/i), person.name);
      await buyer.button("Accept & Continue", terms);
    };
    await buyer.button(`Change to ${other}: ${PLAN}`);
    await page.getByText(`You’ll read and sign the Terms for ${other} first.`).waitFor();
    await sign();
    const dialog = page.getByRole("dialog", { name: `Change ${PLAN} to ${other}?` });
    await dialog.getByText(/^You’ve paid \$49\.00\. It counts toward your first month/).waitFor();
    await dialog.getByText(/^On .+, the same day as before, you pay \$109\.00: /).waitFor();
    await dialog.getByText(/^That makes \$474\.00 for the whole plan/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await buyer.button(`Change to ${other}`, dialog);
    await buyer.see(/^Your plan is changed\./);
    await buyer.see(/^Your next payment is \$109\.00, because you changed plans\./);
    await expectGoodLook();
    await buyer.button(`Change to ${PLAN}: ${other}`);
    await sign();
    await buyer.button(`Change to ${PLAN}`, page.getByRole("dialog"));
    await page.getByRole("button", { name: `Change to ${other}: ${PLAN}` }).waitFor();
    expect(await page.getByText(/because you changed plans/).count()).toBe(0);
  });

  it("cancels, and undoes it", async () => {
    await buyer.button(`Cancel plan: ${PLAN}`);
    const dialog = page.getByRole("dialog", { name: `Cancel ${PLAN}?` });
    await dialog.getByText(/^Your plan runs until /).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await buyer.type(dialog.getByLabel(/^Why are you canceling/), "I found a job.");
    await buyer.button("Cancel plan", dialog);
    await buyer.see(/^Your plan is canceled\. It runs until /);
    expect((await boughtBy(person)).status).toBe("CANCELING");
    await dialog.waitFor({ state: "hidden" });
    // The keyboard goes on where it was: the next stop undoes it.
    await page.keyboard.press("Tab");
    const undo = page.getByRole("button", { name: `Undo the cancellation of ${PLAN}` });
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await expectGoodLook();
    await buyer.press(undo);
    await buyer.see(/^Your plan continues\. It ends on /);
    expect((await boughtBy(person)).status).toBe("ACTIVE");
  });

  it("changes the card at Stripe", async () => {
    await buyer.button(`Change card for ${PLAN}`);
    await page.waitForURL(/\/c\/pay\//);
    await typeCard(OTHER_CARD);
    await buyer.button("Save card");
    await buyer.see(/^Your new card for Market My Resume is saved\. We’ll charge it /);
    await page.waitForURL(`${SITE()}/account/plans`);
    await buyer.see(/ending 4444, expires 12\/34/);
    expect((await boughtBy(person)).cardLast4).toBe("4444");
    await expectGoodLook();
  });

  it("is told what to do about a payment that failed", async () => {
    const forget = await failPayment(person);
    await buyer.open("/account/plans");
    const problem = page.getByRole("alert");
    await problem.getByText("Your last payment didn’t go through").waitFor();
    await problem.getByText(/^\$49\.00 is due\. We’ll try your card again on /).waitFor();
    await problem.getByRole("button", { name: `Pay now for ${PLAN}` }).waitFor();
    await expectGoodLook();
    await forget();
  });

  it("is led from the older of two checkouts to the newer", async () => {
    const older = await openCheckout(page, "BRAND_MY_CV_QUATERLY");
    await openCheckout(page, "BRAND_MY_CV_HALF_YEARLY");
    await page.goto(older);
    await buyer.press(page.getByRole("link", { name: "Go back" }));
    await page.waitForURL(/\/payment-cancel/);
    await buyer.heading("You opened another checkout");
    await buyer.see(/^You chose Brand My CV: 6 monthly payments of \$79\.00\./);
    await expectGoodLook();
    await buyer.button("Continue to checkout for Brand My CV");
    await page.waitForURL(/\/c\/pay\//);
    await page.getByText("$79.00").first().waitFor();
    expect(page.url()).not.toBe(older);
  });

  it("is told on the older checkout that the plan is bought", async () => {
    const older = await openCheckout(page, "BRAND_MY_CV_QUATERLY");
    await page.goto(await openCheckout(page, "BRAND_MY_CV_HALF_YEARLY"));
    await typeCard(GOOD_CARD);
    await buyer.press(page.getByRole("button", { name: "Pay", exact: true }).first());
    await buyer.heading("Payment Successful");
    await page.goto(older);
    await buyer.press(page.getByRole("link", { name: "Go back" }));
    await buyer.heading("You already have Brand My CV");
    await buyer.press(page.getByRole("link", { name: "See your plan" }));
    await page.waitForURL(`${SITE()}/account/plans`);
    // Stripe's answer for a checkout that was closed.
    const others = buyer.visit.complaints.filter((text) => !text.includes("410 (Gone)"));
    expect(others).toEqual([]);
  });
});
