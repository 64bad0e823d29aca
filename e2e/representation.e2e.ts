import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { SITE, Visit } from "./browser.js";
import { addPerson, signInAs, type TestPerson } from "./people.js";
import { rows } from "./records.js";
import { addAuthenticator, saveRecoveryCodes } from "./second-step.js";
import { linkFromInbox } from "./steps.js";
import { viewFindings } from "./views.js";

const CLIENT = "Cedar Health";
const REQUISITION = "REQ-20418";

let staff: Visit;
let candidate: Visit;
let recruiter: TestPerson;
let person: TestPerson;
/** Applications of the same person to two jobs. */
let applications: string[];

beforeAll(async () => {
  staff = await Visit.start(1440);
  recruiter = await addPerson("consent", { name: "Rhea Okafor", role: "ADMIN" });
  await addAuthenticator(staff.page);
  await signInAs(staff, recruiter);
  await staff.page.goto(`${SITE()}/desk/team`);
  await staff.page.getByRole("button", { name: "Add a passkey" }).click();
  await staff.page.getByRole("heading", { name: "Save your recovery codes" }).waitFor();
  await saveRecoveryCodes(staff.page);
  await staff.page.getByRole("heading", { name: "Team", exact: true }).waitFor();
  candidate = await Visit.start(390);
  person = await addPerson("consent", { name: "José Ortiz" });
  await signInAs(candidate, person);
  const jobs = await rows<{ code: string }>(
    "SELECT code FROM jobs WHERE status = 'PUBLISHED' AND validThrough > NOW() ORDER BY code LIMIT 2",
    [],
  );
  applications = [];
  for (const { code } of jobs) applications.push(await apply(candidate.page, code));
});
afterAll(() => Promise.all([staff.close(), candidate.close()]));

/** Applies as the form does, without filling it in again. */
async function apply(page: Page, jobId: string): Promise<string> {
  await page.goto(`${SITE()}/faq`);
  const resume = [...(await readFile("e2e/fixtures/resume.pdf"))];
  const { name, email } = person;
  const fields = { jobId, name, email, location: "Austin, TX", visaType: "H-1B" };
  const answer = await page.evaluate(
    async ({ bytes, texts }) => {
      const form = new FormData();
      for (const [field, text] of Object.entries(texts)) form.set(field, text);
      form.set("resume", new File([new Uint8Array(bytes)], "jose-ortiz.pdf"));
      const response = await fetch("/api/apply-jobs", { method: "POST", body: form });
      return (await response.json()) as { _id?: string };
    },
    { bytes: resume, texts: fields },
  );
  if (answer._id === undefined) throw new Error(JSON.stringify(answer));
  return answer._id;
}

async function ask(application: string): Promise<void> {
  const { page } = staff;
  await page.goto(`${SITE()}/desk/applications/${application}`);
  await page.getByRole("button", { name: "Ask for consent" }).click();
  const dialog = page.getByRole("dialog", { name: `Ask ${person.name} for consent` });
  await dialog.getByLabel("Client", { exact: true }).fill(CLIENT);
  await dialog.getByLabel("Client’s job number (optional)").fill(REQUISITION);
  await dialog.getByLabel("Pay rate").fill("70.50");
  await dialog.getByRole("button", { name: "Send request" }).click();
}

async function move(stage: string): Promise<void> {
  const { page } = staff;
  await page.getByRole("button", { name: `Move ${person.name} to…` }).click();
  await page.getByRole("menuitem", { name: stage }).click();
}

describe("the right to represent", () => {
  it("is asked for before a resume goes to the client", async () => {
    const [first = ""] = applications;
    const { page } = staff;
    await page.goto(`${SITE()}/desk/applications/${first}`);
    await move("Submitted to client");
    await page.getByText(`${person.name} hasn’t agreed to be put forward yet.`).waitFor();
    await ask(first);
    await page.getByText(`We’ve asked ${person.name}`).waitFor();
    await page.getByText(`Asked by ${recruiter.name}`, { exact: false }).waitFor();
  });

  it("is given by the link in the email, with the name typed, without logging in", async () => {
    const link = await linkFromInbox(person.email, "/representation?token=");
    const visitor = await Visit.start(390);
    const { page } = visitor;
    await page.goto(link);
    const agree = page.getByRole("button", { name: "Yes, put me forward" });
    await agree.waitFor();
    await page.getByText(`I, ${person.name}, give`, { exact: false }).waitFor();
    expect(await viewFindings(page)).toEqual([]);
    await page.getByLabel("Your full name").fill("Jose Ortega");
    await agree.click();
    await page.getByText("Type your name as it’s written above: José Ortiz.").first().waitFor();
    expect(await page.getByLabel("Your full name").inputValue()).toBe("Jose Ortega");
    await page.getByLabel("Your full name").fill("jose ortiz");
    await agree.click();
    await page.getByRole("heading", { name: "Thanks, we’ll put you forward" }).waitFor();
    await page.goto(link);
    await page.getByRole("heading", { name: "You’ve said yes" }).waitFor();
    await visitor.close();
  });

  it("lets staff submit the candidate, once", async () => {
    const [first = "", second = ""] = applications;
    const { page } = staff;
    await page.goto(`${SITE()}/desk/applications/${first}`);
    await page.getByText("Signed “jose ortiz”", { exact: false }).waitFor();
    await move("Submitted to client");
    await page.getByText(`Submitted by ${recruiter.name}`, { exact: false }).waitFor();
    expect(await viewFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await ask(second);
    const refusal = `You already submitted this person to ${CLIENT} for this job`;
    await page.getByRole("dialog").getByText(refusal, { exact: false }).waitFor();
  });

  it("shows the candidate where the resume went", async () => {
    const { page } = candidate;
    await page.goto(`${SITE()}/account/applications`);
    await page.getByText("With the client").waitFor();
    const trail = page.locator("section").filter({
      has: page.getByRole("heading", { name: "Where your resume went" }),
    });
    await trail.last().getByRole("heading", { name: CLIENT }).waitFor();
    expect(await page.locator("main").innerText()).not.toContain(recruiter.name);
    expect(await viewFindings(page)).toEqual([]);
  });

  it("leaves the candidate to withdraw an application, and to apply again", async () => {
    const { page } = candidate;
    await page.goto(`${SITE()}/account/applications`);
    const withdraw = page.getByRole("button", { name: /^Withdraw your application for/ });
    const before = await withdraw.count();
    await withdraw.first().click();
    const question = page.getByRole("dialog", { name: "Withdraw your application?" });
    await question.getByRole("button", { name: "Withdraw", exact: true }).click();
    await page.getByRole("link", { name: /^Apply again for/ }).waitFor();
    expect(await withdraw.count()).toBe(before - 1);
  });
});
