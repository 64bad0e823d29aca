import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { pdfOfLines } from "../dev/seed/data/resume-pdf.js";
import { settled, SITE, Visit } from "./browser.js";
import { addJob, addMember, type TestJob } from "./desk-records.js";
import { axeFindings } from "./page-checks.js";
import { addPerson, signInAs, signInAsStaff, type TestPerson } from "./people.js";
import { rows } from "./records.js";
import { mailsTo, until } from "./steps.js";
import { viewFindings } from "./views.js";

const run = Date.now();
/** A word that only this test's resume has. */
const WORD = `zephyrine${[...String(run)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
const WIDTHS = [390, 768, 1440];

let admin: Visit;
let recruiter: Visit;
let job: TestJob;
let ines: TestPerson;
let rosa: TestPerson;
let ada: TestPerson;
let applicationId: string;

beforeAll(async () => {
  [admin, recruiter] = await Promise.all([Visit.start(1440), Visit.start(1440)]);
  job = await addJob(`Stream Engineer ${run}`);
  rosa = await addPerson("desk-people", { name: "Rosa Lindgren", role: "RECRUITER" });
  await addMember(job, rosa);
  await signInAsStaff(recruiter, rosa);
  ada = await addPerson("desk-people", { name: "Ada Quist", role: "ADMIN" });
  await signInAsStaff(admin, ada);
  ines = await addPerson("desk-people", { name: "Inês Duarte" });
  applicationId = await apply(ines);
  await rows("INSERT INTO application_notes SET ?", [
    {
      ...{ id: randomUUID(), applicationId, authorId: rosa.id, createdAt: new Date() },
      body: "Can start in three weeks.",
    },
  ]);
});
afterAll(() => Promise.all([admin, recruiter].map((visit) => visit.close())));

/** Applies with a resume that has the word. @returns the application's id */
async function apply(person: TestPerson): Promise<string> {
  const visit = await Visit.start(1280);
  await signInAs(visit, person);
  const lines = [person.name, `Built data pipelines with ${WORD} and Kafka in Austin, TX.`];
  const answer = await visit.page.request.post(`${SITE()}/api/apply-jobs`, {
    headers: { Origin: SITE() },
    multipart: {
      ...{ jobId: job.id, name: person.name, email: person.email },
      ...{ location: "Austin, TX", visaType: "H-1B" },
      resume: { name: "ines.pdf", mimeType: "application/pdf", buffer: pdfOfLines(lines) },
    },
  });
  const body = (await answer.json()) as { _id?: string };
  await visit.close();
  if (body._id === undefined) throw new Error(JSON.stringify(body));
  return body._id;
}

async function open({ page }: Visit, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(SITE() + path);
  await settled(page);
}

const search = (page: Page) => page.getByRole("search", { name: "Search people" });
const found = (page: Page) => page.getByRole("heading", { level: 2, name: ines.name });
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** The next steps need a second factor that was proven within 10 minutes. */
const provenNow = () =>
  rows("UPDATE sessions SET secondFactorAt = UTC_TIMESTAMP(3) WHERE userId = ?", [ada.id]);

describe("the search over people", () => {
  it("finds someone by words of the resume, and shows the passage", async () => {
    const { page } = recruiter;
    await until("the resume’s text", async () => {
      await open(recruiter, `/desk/people?q=${WORD}`);
      return (await found(page).count()) === 1;
    });
    await page.locator("mark", { hasText: WORD }).waitFor();
    await page.getByText("1 person", { exact: true }).waitFor();
    expect(await viewFindings(page, "main", WIDTHS)).toEqual([]);
  });

  it("keeps the filters in the address, which Back brings back", async () => {
    const { page } = recruiter;
    await open(recruiter, "/desk/people");
    await search(page).getByLabel("Keywords").fill(WORD);
    await search(page).getByLabel("Location").fill("Austin, TX");
    await page.keyboard.press("Enter");
    await found(page).waitFor();
    await search(page).getByText("Interview", { exact: true }).click();
    await page.getByText("No one found").waitFor();
    expect(new URL(page.url()).searchParams.getAll("stage")).toEqual(["INTERVIEW"]);
    await page.goBack();
    await found(page).waitFor();
    expect(await search(page).getByLabel("Location").inputValue()).toBe("Austin, TX");
    await page.getByRole("link", { name: "Clear filters" }).click();
    await page.waitForURL((url) => url.search === "");
  });

  it("never searches by visa status", async () => {
    const { page } = recruiter;
    await open(recruiter, `/desk/people?q=${WORD}+H-1B`);
    await page.getByText("We don’t search by visa status").waitFor();
    await found(page).waitFor();
  });
});

describe("a person’s page", () => {
  it("shows recruiters what their companies keep, and nothing of the account", async () => {
    const { page } = recruiter;
    await open(recruiter, `/desk/people/${ines.id}`);
    await region(page, "Applications").getByRole("link", { name: job.role }).waitFor();
    await region(page, "Notes").getByText("Can start in three weeks.").waitFor();
    await region(page, "Notes")
      .getByRole("link", { name: `About ${job.role}` })
      .waitFor();
    await region(page, "Emails to the candidate")
      .getByText("No emails yet.", { exact: false })
      .waitFor();
    await region(page, "Right to represent")
      .getByText("Not asked yet.", { exact: false })
      .waitFor();
    expect(await region(page, "Account").count()).toBe(0);
    expect(await page.locator("main").innerText()).not.toContain("H-1B");
    expect(await viewFindings(page, "main", WIDTHS)).toEqual([]);
  });

  it("hides people who didn’t apply to the recruiter’s companies", async () => {
    const stranger = await addPerson("desk-people", { name: "Omar Haddad" });
    await open(recruiter, `/desk/people/${stranger.id}`);
    await recruiter.page.getByText("We can’t find this person").waitFor();
    await open(admin, `/desk/people/${stranger.id}`);
    await admin.page.getByText("This person hasn’t applied to a job.").waitFor();
    await region(admin.page, "Account").getByText(stranger.email).waitFor();
  });

  it("lets administrators send the person a copy of the data", async () => {
    const { page } = admin;
    await provenNow();
    await open(admin, `/desk/people/${ines.id}`);
    await region(page, "Plans").getByText("No plans bought.").waitFor();
    expect(await viewFindings(page, "main", WIDTHS)).toEqual([]);
    await open(admin, `/desk/people/${ines.id}`);
    await provenNow();
    await region(page, "Account")
      .getByRole("button", { name: "Send a copy of their data" })
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Type their email address").fill(ines.email);
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Send the copy" }).click();
    await page.getByText("We’re making the copy.", { exact: false }).waitFor();
    await until("the email to the person", async () =>
      (await mailsTo(ines.email)).some((mail) => mail.includes("data is ready")),
    );
  });

  it("lets administrators delete the account, after typing the address, and change their mind", async () => {
    const { page } = admin;
    await provenNow();
    await open(admin, `/desk/people/${ines.id}`);
    const account = region(page, "Account");
    const ask = account.getByRole("button", { name: "Delete the account" });
    await ask.click();
    const dialog = page.getByRole("dialog", { name: `Delete ${ines.name}’s account?` });
    const address = dialog.getByLabel("Type their email address");
    await address.fill(rosa.email);
    await page.keyboard.press("Enter");
    await dialog.getByText("This isn’t their email address.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await address.fill(ines.email);
    await dialog.getByRole("button", { name: "Delete the account" }).click();
    await account.getByText("This account will be deleted on", { exact: false }).waitFor();
    expect(await ask.count()).toBe(0);
    await until("the email to the person", async () =>
      (await mailsTo(ines.email)).some((mail) => mail.includes("will be deleted")),
    );
    await account.getByRole("button", { name: "Keep the account" }).click();
    await page.getByText("The account stays.", { exact: false }).waitFor();
    await ask.waitFor();
    const kinds = await rows<{ kind: string }>(
      "SELECT kind FROM audit_events WHERE subjectId = ? AND actorId <> subjectId ORDER BY at",
      [ines.id],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["EXPORT_REQUESTED", "DELETION_REQUESTED", "DELETION_CANCELED"]),
    );
    expect([...admin.complaints, ...recruiter.complaints]).toEqual([]);
  });
});
