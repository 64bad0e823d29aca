import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { addPerson, signInAs, signInAsStaff, type TestPerson } from "./people.js";
import { payForPlan } from "./plan-buyers.js";
import { rows } from "./records.js";
import { viewFindings } from "./views.js";

const BUYER = `Ines ${Date.now()}`;
const RESUME = path.resolve("e2e/fixtures/resume.pdf");

describe("a buyer and the specialist", () => {
  let buyer: TestPerson;
  let visit: Visit;
  let page: Page;
  let success: string;

  beforeAll(async () => {
    buyer = await addPerson("plan-intake", { name: BUYER });
    visit = await Visit.start(1280);
    page = visit.page;
    await signInAs(visit, buyer);
    success = await payForPlan(visit, BUYER);
  });
  afterAll(() => visit.close());

  const stored = async () => {
    const sql = `SELECT i.* FROM plan_intakes i JOIN subscriptions s ON s.id = i.subscriptionId WHERE s.userId = ?`;
    const [intake] = await rows<{ resumeId: string | null; targetRole: string }>(sql, [buyer.id]);
    return intake;
  };

  it("hands in the resume right after the payment, and sees what happens when", async () => {
    await page.goto(SITE() + success);
    await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
    await page.getByRole("heading", { name: "What happens next" }).waitFor();
    await page.getByText("Your specialist emails you").waitFor();
    await settled(page);
    expect(await viewFindings(page)).toEqual([]);
    // Sent as soon as it is chosen, without a button.
    await page.locator("input[type=file]").setInputFiles(RESUME);
    await page.getByText(/^Saved\. We still need your target role/).waitFor();
    expect(await stored()).toMatchObject({ resumeId: expect.any(String) });
  });

  it("adds the rest later, under Plans", async () => {
    await page.goto(`${SITE()}/account/plans`);
    await page.getByText(/^We still need your target role/).waitFor();
    await page.getByLabel("Send us your resume: Brand My CV").click();
    await page.getByText("resume.pdf").first().waitFor();
    await page.getByLabel("Target role").fill("Java developer");
    await page.getByLabel("Where you want to work").fill("Dallas, TX");
    await page.getByLabel("Phone", { exact: true }).fill("2145550134");
    await settled(page);
    expect(await viewFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Send to your specialist" }).click();
    await page.getByText("Your specialist has your resume and details.").waitFor();
    expect((await stored())?.targetRole).toBe("Java developer");
  });

  it("is read by the specialist on the plan's page", async () => {
    const desk = await Visit.start(1280);
    try {
      await signInAsStaff(desk, await addPerson("plan-intake", { name: "Ada", role: "ADMIN" }));
      await desk.page.goto(`${SITE()}/desk/plans`);
      await desk.page.getByLabel("Buyer").fill(BUYER);
      await desk.page.getByLabel("Buyer").press("Enter");
      await desk.page.getByRole("link", { name: BUYER }).click();
      const sent = desk.page.getByRole("region", { name: "What the buyer sent" });
      await sent.getByText("Java developer").waitFor();
      await sent.getByText("(214) 555-0134").waitFor();
      await sent.getByRole("link", { name: "Open resume.pdf" }).waitFor();
    } finally {
      await desk.close();
    }
  });
});
