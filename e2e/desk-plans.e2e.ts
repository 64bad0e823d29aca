import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { message, settled, SITE, Visit } from "./browser.js";
import { addPerson, signInAs, signInAsStaff, type TestPerson } from "./people.js";
import { addBuyer } from "./plan-buyers.js";
import { rows } from "./records.js";
import { newMails, until } from "./steps.js";
import { viewFindings } from "./views.js";

const BUYER = `Noor ${Date.now()}`;

interface Mail {
  subject: string;
  body: { text: string };
}

interface StoredPlan {
  id: string;
  status: string;
  refundedAmount: number;
}

describe("plans at the desk", () => {
  let buyer: TestPerson;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    buyer = await addBuyer("desk-plans", BUYER);
    visit = await Visit.start(1280);
    page = visit.page;
    await signInAsStaff(visit, await addPerson("desk-plans", { name: "Ada", role: "ADMIN" }));
  });
  afterAll(() => visit.close());

  const stored = async (): Promise<StoredPlan> => {
    const sql = "SELECT id, status, refundedAmount FROM subscriptions WHERE userId = ?";
    const [plan] = await rows<StoredPlan>(sql, [buyer.id]);
    if (plan === undefined) throw new Error("the buyer has no plan");
    return plan;
  };
  const staffMails = async (): Promise<Mail[]> => {
    const mails = await newMails<Mail>();
    return mails.filter(({ subject }) => subject.endsWith(`Brand My CV, ${BUYER}`));
  };
  const dialog = () => page.getByRole("dialog");
  const openMenu = () => page.getByRole("button", { name: "Change the plan" }).press("Enter");
  /** Opens an action of the plan by keyboard. */
  const choose = async (name: string) => {
    await openMenu();
    await page.getByRole("menuitem", { name }).press("Enter");
    await dialog().waitFor();
  };
  const why = () => dialog().getByLabel("Reason, for your colleagues");
  const happened = (words: string) =>
    page.getByRole("region", { name: "What happened" }).getByText(words).first();

  it("lists a sale, which staff were told of, and leads to it", async () => {
    await page.goto(`${SITE()}/desk/plans`);
    await page.getByLabel("Buyer").fill(BUYER);
    await page.getByLabel("Buyer").press("Enter");
    await page.getByText(/^1 plan /).waitFor();
    await settled(page);
    expect(await viewFindings(page)).toEqual([]);
    await page.getByRole("link", { name: BUYER }).click();
    await page.getByRole("heading", { name: `Brand My CV: ${BUYER}` }).waitFor();
    await until("staff are told", async () => (await staffMails()).length > 0);
    const [mail] = await staffMails();
    expect(mail?.subject).toBe(`New plan sold: Brand My CV, ${BUYER}`);
    expect(mail?.body.text).toContain(new URL(page.url()).pathname);
  });

  it("looks right on a phone and a desktop, and is reached by keyboard", async () => {
    await happened("Payment received").waitFor();
    expect(await viewFindings(page)).toEqual([]);
  });

  it("records a delivery, which is then no longer due", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("button", { name: "Record it: First contact" }).press("Enter");
    await dialog().getByLabel("Note for the buyer").fill("We talked for 30 minutes.");
    await dialog().getByRole("button", { name: "Save" }).press("Enter");
    await message(page, "Saved. The buyer sees it now.");
    await page.getByText("We talked for 30 minutes.").waitFor();
    await page
      .getByRole("button", { name: "Record it: First contact" })
      .waitFor({ state: "detached" });
  });

  it("shows the buyer what was recorded", async () => {
    const own = await Visit.start(390);
    try {
      await signInAs(own, buyer);
      await own.page.goto(`${SITE()}/account/plans`);
      const entry = own.page.getByRole("listitem").filter({ hasText: "We got in touch" });
      await entry.getByText("We talked for 30 minutes.").first().waitFor();
    } finally {
      await own.close();
    }
  });

  it("pays back a part, and keeps what was typed when that is refused", async () => {
    await choose("Refund a payment");
    await dialog().getByLabel("Amount").fill("20.50");
    await dialog().getByRole("button", { name: "Refund $20.50" }).press("Enter");
    await dialog().getByText("Enter a reason for your colleagues.").waitFor();
    await why().fill("Our specialist was ill");
    // Too much is refused as it was typed, and not made less without a word.
    await dialog().getByLabel("Amount").fill("99");
    await dialog().getByRole("button", { name: "Refund $99.00" }).press("Enter");
    await dialog().getByText("Only $79.00 of this payment is left to refund.").waitFor();
    expect((await stored()).refundedAmount).toBe(0);
    await dialog().getByLabel("Amount").fill("20.50");
    await dialog().getByRole("button", { name: "Refund $20.50" }).press("Enter");
    await message(page, "$20.50 refunded.");
    await happened("Our specialist was ill").waitFor();
    expect((await stored()).refundedAmount).toBe(2050);
  });

  it("cancels for the end of the month, says what is not charged, and undoes it", async () => {
    await choose("Cancel at the end of the month");
    await dialog().getByText("2 payments of $79.00 each").waitFor();
    await why().fill("They found a job");
    await dialog().getByRole("button", { name: "Cancel the plan" }).press("Enter");
    await message(page, "Canceled. It runs until the end of the paid month.");
    await happened("Canceled as of the end of the month").waitFor();
    expect((await stored()).status).toBe("CANCELING");
    await openMenu();
    await page.getByRole("menuitem", { name: "End now" }).waitFor();
    // Free months would set the whole term anew, and charge for it.
    expect(await page.getByRole("menuitem").allTextContents()).toEqual([
      "Refund a payment",
      "Undo the cancellation",
      "End now",
    ]);
    await page.keyboard.press("Escape");
    await choose("Undo the cancellation");
    await dialog().getByRole("button", { name: "Undo the cancellation" }).press("Enter");
    await message(page, "The plan runs its full term again.");
    await happened("Cancellation undone").waitFor();
    expect((await stored()).status).toBe("ACTIVE");
  });

  it("adds a free month, in a dialog for every screen", async () => {
    await choose("Add free months");
    expect(await viewFindings(page, "dialog[open]")).toEqual([]);
    await why().fill("Our specialist was ill");
    await dialog().getByRole("button", { name: "Add free months" }).press("Enter");
    await message(page, "1 month added.");
    await happened("Free months added").waitFor();
  });

  it("has everything a bank may ask for in one PDF", async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download evidence (PDF)" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("evidence.pdf");
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("ends a plan at once, in a dialog for every screen", async () => {
    await choose("End now");
    expect(await viewFindings(page, "dialog[open]")).toEqual([]);
    await why().fill("They found a job");
    await dialog().getByRole("button", { name: "End now" }).press("Enter");
    await message(page, "The plan has ended.");
    await happened("Ended before its term").waitFor();
    expect((await stored()).status).toBe("CANCELED");
  });

  it("downloads the list with no formula in it", async () => {
    const name = `=1+1 ${BUYER}`;
    await rows("UPDATE users SET name = ? WHERE id = ?", [name, buyer.id]);
    await page.goto(`${SITE()}/desk/plans`);
    await page.getByLabel("Buyer").fill(buyer.email);
    await page.getByLabel("Buyer").press("Enter");
    await page.getByText(/^1 plan /).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download CSV" }).press("Enter"),
    ]);
    const lines = (await readFile(await file.path(), "utf8")).trim().split("\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`,'${name},${buyer.email},Brand My CV,3,`);
  });
});
