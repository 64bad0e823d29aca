import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { Colleague } from "./colleague.js";
import { axeFindings } from "./page-checks.js";
import { addPerson, signInAsStaff, type TestPerson } from "./people.js";
import { rows } from "./records.js";
import { until } from "./steps.js";
import { deskFindings } from "./views.js";

const company = { id: randomUUID(), name: `Tern Cloud ${Date.now()}` };
const LONG_TEXT = "You will build and run the services that our clients use every day. ".repeat(20);

async function addCompany(): Promise<void> {
  await rows(
    `INSERT INTO companies (id, name, slug, description, createdAt)
     VALUES (?, ?, ?, 'Runs clouds.', UTC_TIMESTAMP(3))`,
    [company.id, company.name, company.id],
  );
}

const join = ({ id }: TestPerson) =>
  rows(
    `INSERT INTO company_recruiters (companyId, userId, role)
     VALUES (?, ?, 'RECRUITER')`,
    [company.id, id],
  );

async function open(page: Page, path: string): Promise<void> {
  await page.goto(SITE() + path);
  await settled(page);
}

/** Not the list of suggestions below the field, which has the same name. */
const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator("input"));
const saved = (page: Page) => page.getByText(/^Saved( at .*)?$/).waitFor();
const idIn = (page: Page) => new URL(page.url()).pathname.split("/")[3] ?? "";

/** With the passkey of the person, in the dialog that opened by itself. */
async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Log In" });
  await dialog.getByText("Your session has ended.").waitFor();
  await dialog.getByRole("button", { name: "Log in with a passkey" }).click();
  await dialog.waitFor({ state: "hidden" });
}

async function statusOf(id: string): Promise<string | undefined> {
  const [job] = await rows<{ status: string }>("SELECT status FROM jobs WHERE id = ?", [id]);
  return job?.status;
}

describe("jobs on the desk", () => {
  let rita: Colleague;
  let other: Visit;
  let page: Page;
  let id: string;

  beforeAll(async () => {
    await addCompany();
    rita = await Colleague.start("Rita Moreno", "RECRUITER");
    await join(rita.person);
    ({ page } = rita);
    await page.setViewportSize({ width: 1440, height: 900 });
    other = await Visit.start(1440);
    const sam = await addPerson("desk-jobs", { name: "Sam Okafor", role: "RECRUITER" });
    await join(sam);
    await signInAsStaff(other, sam);
  });
  afterAll(async () => {
    await rita.visit.close();
    await other.close();
  });

  it("start as a draft, which saves itself while it is incomplete", async () => {
    await open(page, "/desk/jobs/new");
    await page.getByRole("textbox", { name: "Job title" }).fill("Platform Engineer");
    await page.getByRole("button", { name: "Start the draft" }).click();
    await page.getByRole("heading", { name: "Edit Platform Engineer" }).waitFor();
    id = idIn(page);
    await field(page, "Location").fill("Austin, TX");
    await saved(page);
    await page.reload();
    await settled(page);
    expect(await field(page, "Location").inputValue()).toBe("Austin, TX");
  });

  it("show what the rules say next to the field, and take the wording they suggest", async () => {
    await page.getByRole("textbox", { name: "Job description" }).fill(LONG_TEXT);
    await page
      .getByRole("textbox", { name: "Qualifications" })
      .fill("Five years with Kubernetes. H-1B preferred. Java and Go, in production.");
    await field(page, "Contract").fill("W2 contract, 12 months");
    await field(page, "Job type").fill("Contract");
    await field(page, "From").fill("62");
    await field(page, "To").fill("70");
    await page.getByText("we’ll write: $62–$70 an hour").waitFor();
    const skills = field(page, "Skills");
    for (const skill of ["Kubernetes", "Go", "Java"]) {
      await skills.fill(skill);
      await skills.press("Enter");
    }
    const note = page.getByRole("listitem").filter({ hasText: "Must change" });
    await note.first().waitFor();
    await page.getByRole("button", { name: "Publish" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Must change first").waitFor();
    expect(await dialog.getByRole("button", { name: "Publish" }).isDisabled()).toBe(true);
    await dialog.getByRole("button", { name: "Keep editing" }).last().click();
    await note
      .getByRole("button", { name: /^Use “/ })
      .first()
      .click();
    await note.first().waitFor({ state: "detached" });
    const text = await page.getByRole("textbox", { name: "Qualifications" }).innerText();
    expect(text).not.toContain("preferred");
    expect(text).toContain("Java and Go");
    await saved(page);
  });

  it("look right and can be used by everyone while they are edited", async () => {
    expect(await deskFindings(page)).toEqual([]);
  });

  it("are shown in a drawer where the preview has no room, which gives the focus back", async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    const opener = page.getByRole("button", { name: "Preview" });
    const drawer = page.getByRole("dialog", { name: "Preview" });
    for (const times of ["the first time", "again"]) {
      await opener.press("Enter");
      await drawer.locator("iframe").waitFor();
      await page.keyboard.press("Escape");
      await drawer.waitFor({ state: "hidden" });
      // A moment after it has closed.
      await until(`the focus on the button, ${times}`, () =>
        opener.evaluate((button) => button === document.activeElement),
      );
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it("are public once they are published", async () => {
    await page.getByRole("button", { name: "Publish" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Publish/ })
      .click();
    await page.getByText("“Platform Engineer” is live.").waitFor();
    const response = await page.request.get(`${SITE()}/job-details/${id}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain("Platform Engineer");
    expect(html).toContain("$62–$70 an hour");
  });

  it("show both versions when two people edit one, and lose none", async () => {
    await open(page, `/desk/jobs/${id}/edit`);
    await open(other.page, `/desk/jobs/${id}/edit`);
    await field(other.page, "Contract").fill("W2 contract, 18 months");
    await other.page.getByRole("button", { name: "Update the job" }).click();
    await other.page
      .getByRole("dialog")
      .getByRole("button", { name: /^Update/ })
      .click();
    await other.page.getByText("“Platform Engineer” is updated.").waitFor();
    await field(page, "Job title").fill("Senior Platform Engineer");
    await page.getByRole("button", { name: "Update the job" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Update/ })
      .click();
    const conflict = page.getByRole("region", { name: "Two versions of this job" });
    await conflict.getByText("W2 contract, 18 months").waitFor();
    await conflict.getByText("Sam Okafor’s").first().waitFor();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await axeFindings(page)).toEqual([]);
    await conflict.getByRole("button", { name: "Use this version" }).click();
    await page.getByRole("button", { name: "Update the job" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Update/ })
      .click();
    await page.getByText("is updated.").waitFor();
    const [job] = await rows<{ role: string; contract: string }>(
      "SELECT role, contract FROM jobs WHERE id = ?",
      [id],
    );
    expect(job).toEqual({ role: "Senior Platform Engineer", contract: "W2 contract, 18 months" });
  });

  it("keep what was typed when the session ends, and ask to sign in again in place", async () => {
    await open(page, `/desk/jobs/${id}/edit`);
    await field(page, "Contract").waitFor();
    await page.context().clearCookies();
    // The rules are checked while one types: that call is the first to be refused.
    await field(page, "Contract").fill("W2 contract, 24 months");
    await signInAgain(page);
    expect(await field(page, "Contract").inputValue()).toBe("W2 contract, 24 months");
    await page.getByRole("button", { name: "Update the job" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Update/ })
      .click();
    await page.getByText("is updated.").waitFor();
    await open(page, `/desk/jobs/${id}/edit`);
    await field(page, "Contract").fill("W2 contract, 30 months");
    await open(page, `/desk/jobs/${id}/edit`);
    await page.getByText("We brought back what you typed").waitFor();
    expect(await field(page, "Contract").inputValue()).toBe("W2 contract, 30 months");
    await page.getByRole("button", { name: "Go back to the saved version" }).click();
    expect(await field(page, "Contract").inputValue()).toBe("W2 contract, 24 months");
  });

  it("keep the title of a new one when the session ends", async () => {
    await open(page, "/desk/jobs/new");
    await page.getByRole("textbox", { name: "Job title" }).fill("Site Reliability Engineer");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Start the draft" }).click();
    await signInAgain(page);
    await page.getByRole("heading", { name: "Edit Site Reliability Engineer" }).waitFor();
  });

  it("are listed with filters in the address, and closed as filled", async () => {
    await open(page, `/desk/jobs?query=Platform&company=${company.id}`);
    await page.getByRole("link", { name: "Senior Platform Engineer" }).waitFor();
    expect(await deskFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Actions for Senior Platform Engineer" }).click();
    await page.getByRole("menuitem", { name: "Close" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close job" }).click();
    await page.getByText("Filled", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Undo closing Senior Platform Engineer" }).click();
    await page.getByText("Senior Platform Engineer is back the way it was").waitFor();
    await page.getByText("Filled", { exact: true }).waitFor({ state: "detached" });
    expect(await statusOf(id)).toBe("PUBLISHED");
    await page.getByRole("button", { name: "Actions for Senior Platform Engineer" }).click();
    await page.getByRole("menuitem", { name: "Close" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close job" }).click();
    await page.getByText("Filled", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Senior Platform Engineer" }).click();
    await page.getByRole("heading", { name: "Senior Platform Engineer" }).waitFor();
    await settled(page);
    expect(await deskFindings(page)).toEqual([]);
  });

  it("answer 410 once they are taken down", async () => {
    await page.getByRole("button", { name: "Actions for Senior Platform Engineer" }).click();
    await page.getByRole("menuitem", { name: "Take down" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take down" }).click();
    await page.getByText("“Senior Platform Engineer” is off the site.").waitFor();
    const response = await page.request.get(`${SITE()}/job-details/${id}`);
    expect(response.status()).toBe(410);
  });
});
