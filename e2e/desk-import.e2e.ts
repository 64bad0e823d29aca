import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { Looks } from "./looks.js";
import { addPerson, signInAsStaff } from "./people.js";
import { rows } from "./records.js";

const looks = new Looks("A board moves in", "import", [360, 390, 768, 1440]);
afterAll(() => looks.write());

const TEXT = "<p>You test kites in wind and rain, and write down what broke.</p>";

/** A board of Greenhouse, with a job that tells no pay. */
const board = (ids: readonly number[]): string =>
  JSON.stringify({
    jobs: ids.map((id) => ({
      ...{ id, title: `Kite Tester ${id}`, location: { name: "Austin, TX" } },
      absolute_url: `https://boards.example.com/quay/jobs/${id}`,
      content: id % 10 === 0 ? TEXT : `${TEXT}<p>Pay: $60 - $70 per hour.</p>`,
    })),
    meta: { total: ids.length },
  });

describe.each([390, 1440])("a recruiter at %d px", (width) => {
  const company = { id: randomUUID(), name: `Quay Kites ${width} ${Date.now()}` };
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    await rows(
      `INSERT INTO companies (id, name, slug, description, createdAt)
       VALUES (?, ?, ?, 'Makes kites.', UTC_TIMESTAMP(3))`,
      [company.id, company.name, company.id],
    );
    visit = await Visit.start(width);
    page = visit.page;
    const rita = await addPerson("desk-import", { name: "Rita Moreno", role: "RECRUITER" });
    await rows(
      "INSERT INTO company_recruiters (companyId, userId, role) VALUES (?, ?, 'RECRUITER')",
      [company.id, rita.id],
    );
    await signInAsStaff(visit, rita);
  });
  afterAll(() => visit.close());

  const jobs = () =>
    rows<{ role: string; status: string }>(
      "SELECT role, status FROM jobs WHERE companyId = ? ORDER BY role",
      [company.id],
    );
  const choose = async (name: string, content: string) => {
    await page.locator("input[type=file]").setInputFiles({
      name,
      mimeType: "application/octet-stream",
      buffer: Buffer.from(content),
    });
    await page.getByRole("button", { name: "Check the file" }).click();
  };
  const start = () => page.getByRole("button", { name: "Import", exact: true });

  it("comes from the list of jobs, and must choose a file", async () => {
    await page.goto(`${SITE()}/desk/jobs`);
    await settled(page);
    await page.getByRole("link", { name: "Import jobs" }).click();
    await page.getByRole("heading", { level: 1, name: "Import jobs" }).waitFor();
    await page.getByRole("button", { name: "Check the file" }).click();
    await page.getByText("Choose a file.", { exact: true }).waitFor();
    await looks.expectFine(page, `import, no file, ${width}`);
    await page.setViewportSize({ width, height: 900 });
  });

  it("sees what the check found before anything is posted", async () => {
    await choose("quay.json", board([1, 2, 3, 10]));
    await page.getByRole("heading", { name: "Ready to import?" }).waitFor();
    await page.getByText(/This is a list from Greenhouse/).waitFor();
    await page.getByText("Kite Tester 10").waitFor();
    await page.getByRole("heading", { name: "What we read" }).waitFor();
    expect(await jobs()).toEqual([]);
    await looks.expectFine(page, `import, checked, ${width}`);
    await page.setViewportSize({ width, height: 900 });
  });

  it("imports it, also if they leave the page", async () => {
    await start().click();
    await page.getByRole("link", { name: "See the jobs" }).waitFor();
    expect((await jobs()).map(({ status }) => status)).toEqual([
      ...["PUBLISHED", "DRAFT", "PUBLISHED", "PUBLISHED"],
    ]);
    await looks.expectFine(page, `import, done, ${width}`);
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("link", { name: "Import another file" }).click();
    await page.getByRole("link", { name: `quay.json for ${company.name}` }).click();
    await page.getByRole("link", { name: "Complete the drafts" }).click();
    await page.getByRole("link", { name: "Kite Tester 10" }).first().waitFor();
  });

  it("closes what left the board if they say so", async () => {
    await page.goto(`${SITE()}/desk/jobs/import`);
    await choose("quay.json", board([1, 2, 10]));
    await page.getByRole("checkbox", { name: /^Close 1 job of this source/ }).check();
    await start().click();
    await page.getByText("1 job that left the board is closed.").waitFor();
    expect((await jobs()).filter(({ status }) => status === "CLOSED")).toEqual([
      { role: "Kite Tester 3", status: "CLOSED" },
    ]);
  });

  it("reads why a file is none that we know", async () => {
    await page.goto(`${SITE()}/desk/jobs/import`);
    await choose("wrong.json", '{"error":"not found"}');
    await page
      .getByRole("alert")
      .getByText(/isn’t a list of jobs/)
      .waitFor();
    expect(await start().count()).toBe(0);
    await looks.expectFine(page, `import, wrong file, ${width}`);
    await page.setViewportSize({ width, height: 900 });
    expect(visit.complaints).toEqual([]);
  });
});
