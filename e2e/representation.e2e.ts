import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { SITE, settled, Visit } from "./browser.js";
import { addApplicationOf, addJob, addMember, stageOf, type TestJob } from "./desk-records.js";
import { axeFindings } from "./page-checks.js";
import { addPerson, signInAs, signInAsStaff, type TestPerson } from "./people.js";
import { linkFromInbox } from "./steps.js";
import { viewFindings } from "./views.js";

const CLIENT = "Cedar Health";
const REQUISITION = "REQ-20418";
const run = Date.now();

let rhea: Visit;
let sam: Visit;
let candidate: Visit;
let recruiter: TestPerson;
let jose: TestPerson;
let job: TestJob;
let otherJob: TestJob;
/** Applications of the same person to two jobs. */
let first: string;
let second: string;

async function addRecruiter(visit: Visit, name: string): Promise<TestPerson> {
  const person = await addPerson("consent", { name, role: "RECRUITER" });
  for (const each of [job, otherJob]) await addMember(each, person);
  await signInAsStaff(visit, person);
  return person;
}

beforeAll(async () => {
  [rhea, sam, candidate] = await Promise.all([
    Visit.start(1440),
    Visit.start(1440),
    Visit.start(390),
  ]);
  job = await addJob(`Nurse Manager ${run}`);
  otherJob = await addJob(`Nurse Educator ${run}`);
  recruiter = await addRecruiter(rhea, "Rhea Okafor");
  await addRecruiter(sam, "Sam Lindqvist");
  jose = await addPerson("consent", { name: "José Ortiz" });
  await signInAs(candidate, jose);
  first = await addApplicationOf(jose, job, "REVIEWED");
  second = await addApplicationOf(jose, otherJob, "REVIEWED");
});
afterAll(() => Promise.all([rhea, sam, candidate].map((visit) => visit.close())));

async function openApplication({ page }: Visit, id: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${SITE()}/desk/applications/${id}`);
  await page.getByRole("heading", { level: 1, name: jose.name }).waitFor();
  await settled(page);
}

async function moveTo({ page }: Visit, stage: string): Promise<void> {
  await page.getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("menuitem", { name: stage }).click();
}

const consents = ({ page }: Visit) => page.getByRole("region", { name: "Right to represent" });

describe("the right to represent", () => {
  it("is asked for before a resume goes to the client", async () => {
    const { page } = rhea;
    await openApplication(rhea, first);
    await moveTo(rhea, "Submitted to client");
    const refusal = page.getByRole("alert").filter({ hasText: "hasn’t agreed" });
    await refusal.waitFor();
    await refusal.getByRole("button", { name: "Close this message" }).click();
    expect(await stageOf(first)).toBe("REVIEWED");

    await consents(rhea).getByRole("button", { name: "Ask for consent" }).click();
    const dialog = page.getByRole("dialog", { name: `Ask ${jose.name} for consent` });
    await dialog.getByLabel("Client", { exact: true }).fill(CLIENT);
    await dialog.getByLabel("Client’s job ID (optional)").fill(REQUISITION);
    await dialog.getByRole("button", { name: "Send request" }).click();
    await dialog.getByText("Enter the pay rate.").waitFor();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByLabel("Pay rate").fill("70.50");
    await dialog.getByRole("button", { name: "Send request" }).click();
    await page.getByText(`We’ve asked ${jose.name}`).waitFor();
    await consents(rhea).getByText("Waiting").waitFor();
    await consents(rhea).getByText(`Asked by ${recruiter.name} on`, { exact: false }).waitFor();
    await consents(rhea).getByText("$70.50 an hour").first().waitFor();
  });

  it("is given by the link in the email, with the name typed, without logging in", async () => {
    const link = await linkFromInbox(jose.email, "/representation?token=");
    const visitor = await Visit.start(390);
    const { page } = visitor;
    await page.goto(link);
    const agree = page.getByRole("button", { name: "Yes, submit my resume" });
    await agree.waitFor();
    await page.getByText(`I, ${jose.name}, give`, { exact: false }).waitFor();
    await settled(page);
    expect(await viewFindings(page)).toEqual([]);
    const name = page.getByLabel("Your full name");
    await agree.click();
    await page.getByText("Type your full name to agree.").first().waitFor();
    await name.fill("Jose Ortega");
    await agree.click();
    await page.getByText(`Type your name as it’s written above: ${jose.name}.`).first().waitFor();
    expect(await name.inputValue()).toBe("Jose Ortega");
    await name.fill("jose ortiz");
    await agree.click();
    await page.getByRole("heading", { name: "Thanks, we’ll submit your resume" }).waitFor();
    await page.goto(link);
    await page.getByRole("heading", { name: "You’ve said yes" }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("lets staff submit the candidate", async () => {
    const { page } = rhea;
    await openApplication(rhea, first);
    await consents(rhea).getByText("Signed “jose ortiz”", { exact: false }).waitFor();
    await moveTo(rhea, "Submitted to client");
    await page.getByText(`${jose.name} moved to Submitted to client`).waitFor();
    await consents(rhea).getByText(`Submitted by ${recruiter.name} on`, { exact: false }).waitFor();
    expect(await stageOf(first)).toBe("SUBMITTED_TO_CLIENT");
    expect(await viewFindings(page)).toEqual([]);
  });

  it("refuses a second submission to the same job of the client, and says who did the first", async () => {
    await openApplication(sam, second);
    await consents(sam).getByRole("button", { name: "Ask for consent" }).click();
    const dialog = sam.page.getByRole("dialog", { name: `Ask ${jose.name} for consent` });
    await dialog.getByLabel("Client", { exact: true }).fill(`${CLIENT}, Inc.`);
    await dialog.getByLabel("Client’s job ID (optional)").fill("req 20418");
    await dialog.getByLabel("Pay rate").fill("72");
    await dialog.getByRole("button", { name: "Send request" }).click();
    const refusal = `${recruiter.name} already submitted this person`;
    await dialog.getByText(refusal, { exact: false }).waitFor();
    expect(await dialog.getByLabel("Pay rate").inputValue()).toBe("72");
  });

  it("shows the candidate every place the resume went, without names of staff", async () => {
    const { page } = candidate;
    await page.goto(`${SITE()}/account/applications`);
    const trail = page.getByRole("heading", { name: "Where your resume went" });
    await trail.waitFor();
    await page.getByRole("heading", { level: 4, name: CLIENT, exact: true }).waitFor();
    await page.getByText("You said yes", { exact: false }).waitFor();
    await settled(page);
    expect(await page.locator("main").innerText()).not.toContain(recruiter.name);
    expect(await viewFindings(page)).toEqual([]);
  });

  it("can be answered in the account, and taken back before the resume is sent", async () => {
    await openApplication(sam, second);
    await consents(sam).getByRole("button", { name: "Ask for consent" }).click();
    const dialog = sam.page.getByRole("dialog", { name: `Ask ${jose.name} for consent` });
    await dialog.getByLabel("Client", { exact: true }).fill("Brightwater Bank");
    await dialog.getByLabel("Pay rate").fill("72");
    await dialog.getByRole("button", { name: "Send request" }).click();
    await consents(sam).getByText("Waiting").waitFor();

    const { page } = candidate;
    await page.goto(`${SITE()}/account/applications`);
    await page.getByRole("heading", { name: "Waiting for your answer" }).waitFor();
    await settled(page);
    expect(await viewFindings(page)).toEqual([]);
    await page.getByLabel("Your full name").fill(jose.name);
    await page.getByRole("button", { name: "Yes, submit my resume" }).click();
    await page
      .getByText("can now send your resume to Brightwater Bank", { exact: false })
      .waitFor();
    await page.getByRole("button", { name: "Withdraw your consent for Brightwater Bank" }).click();
    const question = page.getByRole("dialog", { name: "Withdraw your consent?" });
    await question.getByRole("button", { name: "Withdraw", exact: true }).click();
    await page.getByText("Withdrawn", { exact: false }).waitFor();

    await openApplication(sam, second);
    await consents(sam).getByText("Withdrawn").waitFor();
    await moveTo(sam, "Interview");
    await sam.page.getByText("withdrew the consent", { exact: false }).waitFor();
    expect(await stageOf(second)).toBe("REVIEWED");
    expect([...rhea.complaints, ...sam.complaints, ...candidate.complaints]).toEqual([]);
  });
});
