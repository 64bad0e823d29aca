import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { message, settled, SITE, Visit } from "./browser.js";
import { keyboardFindings } from "./keyboard.js";
import { addPerson, signInAsStaff, type TestPerson } from "./people.js";
import { addBuyer } from "./plan-buyers.js";
import { rows, skipComparison } from "./records.js";
import { until } from "./steps.js";
import { deskFindings } from "./views.js";

/** Makes our records of running plans wrong. */
async function spoilRecords(people: readonly TestPerson[]): Promise<void> {
  await skipComparison(people);
  await rows(
    "UPDATE subscriptions SET status = 'CANCELED', productId = 'BRAND_MY_CV_HALF_YEARLY' WHERE userId IN (?)",
    [people.map(({ id }) => id)],
  );
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
    mina = await addBuyer("desk-billing", "Mina Okafor");
    buyers = [
      mina,
      await addBuyer("desk-billing", "Theo Brandt"),
      await addBuyer("desk-billing", "Lucia Reyes"),
    ];
    await until("Stripe's messages are worked", async () => {
      const sql =
        "SELECT id FROM stripe_events WHERE processedAt IS NULL AND deadAt IS NULL LIMIT 1";
      return (await rows(sql, [])).length === 0;
    });
    await addFailedMessage();
    visit = await Visit.start(1440);
    page = visit.page;
    await signInAsStaff(visit, await addPerson("desk-billing", { name: "Ada", role: "ADMIN" }));
  });
  afterAll(() => visit.close());

  // Before each, because a late message from Stripe would repair them.
  beforeEach(() => spoilRecords(buyers));

  it("is shown fact by fact, at every width, and reached by keyboard", async () => {
    await openBilling(page);
    const item = page.getByRole("listitem").filter({ hasText: "Mina Okafor" });
    await item.getByRole("row", { name: "State Canceled Active" }).waitFor();
    const plans = "Plan Brand My CV, 6 months Brand My CV, 3 months";
    await item.getByRole("row", { name: plans }).waitFor();
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
