import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { message, settled, SITE, Visit } from "./browser.js";
import { keyboardFindings } from "./keyboard.js";
import { addPerson, signInAs, signInAsStaff, type TestPerson } from "./people.js";
import { rows } from "./records.js";
import { until } from "./steps.js";
import { deskFindings } from "./views.js";

const PRODUCT = "BRAND_MY_CV_QUATERLY";

/** Buys a plan as a browser does, with a card that pays. */
async function buyPlan({ page }: Visit): Promise<void> {
  const send = async (path: string, data: object): Promise<{ url?: string }> => {
    const headers = { origin: SITE(), "sec-fetch-site": "same-origin" };
    const response = await page.request.post(SITE() + path, { headers, data });
    if (!response.ok()) throw new Error(await response.text());
    return (await response.json()) as { url?: string };
  };
  await send("/api/accept-terms", { plan: PRODUCT, signature: "Anika Sharma" });
  const order = { productId: PRODUCT };
  const { url = "" } = await send("/api/stripe/create-subscription-schedule-session", order);
  const form = { number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" };
  await page.request.post(url, { form, maxRedirects: 0 });
  await send("/api/payment/add", { sessionId: new URL(url).pathname.split("/").pop() });
}

/** Makes our records of running plans wrong. */
const cancelRecords = (people: readonly TestPerson[]) =>
  rows("UPDATE subscriptions SET status = 'CANCELED' WHERE userId IN (?)", [
    people.map(({ id }) => id),
  ]);

async function addBuyer(name: string): Promise<TestPerson> {
  const buyer = await addPerson("desk-billing", { name });
  const visit = await Visit.start(390);
  try {
    await signInAs(visit, buyer);
    await buyPlan(visit);
  } finally {
    await visit.close();
  }
  return buyer;
}

/** Tried so often that the site itself tries it again only after 20 minutes. */
async function addFailedMessage(): Promise<void> {
  await rows(
    `INSERT INTO stripe_events (id, type, objectId, attempts, nextAttemptAt, receivedAt, deadAt, lastError)
     VALUES (?, 'invoice.payment_failed', 'in_unknown', 15, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), 'TimeoutError')`,
    [`evt_${randomUUID()}`],
  );
}

async function statusOf({ id }: TestPerson): Promise<string | undefined> {
  const sql = "SELECT status FROM subscriptions WHERE userId = ?";
  return (await rows<{ status: string }>(sql, [id]))[0]?.status;
}

async function openBilling(page: Page): Promise<void> {
  await page.goto(`${SITE()}/desk/billing`);
  await page.getByText(/records? differs? from Stripe/).waitFor();
  await settled(page);
}

describe("where our records of plans differ from Stripe's", () => {
  let visit: Visit;
  let page: Page;
  let mina: TestPerson;
  let buyers: TestPerson[];

  beforeAll(async () => {
    mina = await addBuyer("Mina Okafor");
    buyers = [mina, await addBuyer("Theo Brandt"), await addBuyer("Lucia Reyes")];
    await until("Stripe's messages are worked", async () => {
      const sql = "SELECT id FROM stripe_events WHERE processedAt IS NULL LIMIT 1";
      return (await rows(sql, [])).length === 0;
    });
    await addFailedMessage();
    visit = await Visit.start(1440);
    page = visit.page;
    await signInAsStaff(visit, await addPerson("desk-billing", { name: "Ada", role: "ADMIN" }));
  });
  afterAll(() => visit.close());

  // Before each, because a late message from Stripe would repair them.
  beforeEach(() => cancelRecords(buyers));

  it("is shown fact by fact, at every width, and reached by keyboard", async () => {
    await openBilling(page);
    const item = page.getByRole("listitem").filter({ hasText: "Mina Okafor" });
    await item.getByRole("row", { name: "State Canceled Active" }).waitFor();
    expect(await deskFindings(page)).toEqual([]);
    expect(await keyboardFindings(page, "main")).toEqual([]);
  });

  it("is repaired one by one", async () => {
    await openBilling(page);
    const item = page.getByRole("listitem").filter({ hasText: "Mina Okafor" });
    await item.getByRole("button", { name: /^Repair Brand My CV/ }).press("Enter");
    await message(page, "Brand My CV: repaired.");
    await item.waitFor({ state: "detached" });
    expect(await statusOf(mina)).toBe("ACTIVE");
  });

  it("is repaired all at once, after a question", async () => {
    await openBilling(page);
    await page.getByRole("button", { name: "Repair all" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Repair all" }).click();
    await message(page, "records repaired.");
    for (const buyer of buyers) expect(await statusOf(buyer)).toBe("ACTIVE");
    await page.getByRole("button", { name: "Compare again" }).click();
    await settled(page);
    for (const { name } of buyers)
      expect(await page.getByRole("listitem").filter({ hasText: name }).count()).toBe(0);
  });

  it("a message from Stripe that failed is tried again", async () => {
    const failed = page.getByRole("listitem").filter({ hasText: "invoice.payment_failed" });
    await failed.getByText("It failed with TimeoutError.").waitFor();
    await failed.getByRole("button", { name: /^Try again/ }).click();
    await message(page, "invoice.payment_failed: tried again.");
    await page.getByText("No failed messages").waitFor();
  });
});
