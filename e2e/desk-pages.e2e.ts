import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { Looks } from "./looks.js";
import { addPerson, signInAsStaff } from "./people.js";
import { rows } from "./records.js";

const looks = new Looks("Every page of the desk", "desk", [390, 768, 1440]);
afterAll(() => looks.write());

/** Pages of one job, person or company of the demo, by a query for the id in their address. */
const ONE = {
  application: [
    "/desk/applications/:id",
    "SELECT id FROM applications WHERE status = 'INTERVIEW' ORDER BY appliedAt LIMIT 1",
  ],
  job: [
    "/desk/jobs/:id",
    "SELECT jobId AS id FROM applications GROUP BY jobId ORDER BY COUNT(*) DESC LIMIT 1",
  ],
  board: [
    "/desk/jobs/:id/applications",
    "SELECT jobId AS id FROM applications GROUP BY jobId ORDER BY COUNT(*) DESC LIMIT 1",
  ],
  editor: ["/desk/jobs/:id/edit", "SELECT id FROM jobs WHERE status = 'DRAFT' LIMIT 1"],
  person: [
    "/desk/people/:id",
    "SELECT userId AS id FROM applications WHERE status = 'INTERVIEW' ORDER BY appliedAt LIMIT 1",
  ],
  company: ["/desk/companies/:id", "SELECT companyId AS id FROM company_recruiters LIMIT 1"],
  "company form": [
    "/desk/companies/:id/edit",
    "SELECT companyId AS id FROM company_recruiters LIMIT 1",
  ],
  merge: ["/desk/companies/:id/merge", "SELECT companyId AS id FROM company_recruiters LIMIT 1"],
  message: ["/desk/messages/:id", "SELECT id FROM contact_messages LIMIT 1"],
} as const;

const LISTS = [
  "/desk",
  "/desk/applications",
  "/desk/jobs",
  "/desk/jobs/new",
  "/desk/people",
  "/desk/people?q=java",
  "/desk/placements",
  "/desk/templates",
  "/desk/companies",
  "/desk/companies/new",
  "/desk/team",
  "/desk/messages",
  "/desk/newsletter",
  "/desk/keys",
  "/desk/mail",
  "/desk/billing",
  "/desk/plans",
  "/desk/plans?show=due",
  "/desk/settings",
  "/desk/audit",
  "/desk/no-such-page",
];

describe("an administrator", () => {
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await Visit.start(1440);
    page = visit.page;
    await signInAsStaff(visit, await addPerson("desk-pages", { name: "Ada Chen", role: "ADMIN" }));
  });
  afterAll(() => visit.close());

  async function open(address: string): Promise<void> {
    await page.goto(SITE() + address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await settled(page);
  }

  it.each(LISTS)("sees %s", async (address) => {
    await open(address);
    await looks.expectFine(page, address);
  });

  it.each(Object.entries(ONE))("sees one %s", async (_what, [address, query]) => {
    const [row] = await rows<{ id: string }>(query, []);
    expect(row).toBeDefined();
    await open(address.replace(":id", row?.id ?? ""));
    await looks.expectFine(page, address);
  });

  it("finds everything with Ctrl K, and sees the shortcuts", async () => {
    await open("/desk");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByText("Go to Jobs").waitFor();
    await looks.expectFine(page, "search");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await looks.expectFine(page, "shortcuts");
    expect(visit.complaints).toEqual([]);
  });
});
