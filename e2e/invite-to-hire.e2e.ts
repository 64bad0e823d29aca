import { randomUUID } from "node:crypto";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator } from "playwright-core";
import { message, SITE } from "./browser.js";
import { addApplication, stageOf } from "./desk-records.js";
import { KeyboardUser } from "./keyboard-user.js";
import { addPerson, newAddress, signInAs, signInAsStaff, type TestPerson } from "./people.js";
import { rows } from "./records.js";
import { IS_QUICK } from "./scope.js";
import { addAuthenticator } from "./second-step.js";
import { codeFromInbox, codesSentTo, linkFromInbox, mailsTo, until } from "./steps.js";
import { endUndoOfClosing, endUndoOfMoves } from "./undo-time.js";

const TEXT = "You will build and run the services that our clients use every day. ".repeat(20);
const DESKTOP = { name: "a desktop in the dark", width: 1440, colorScheme: "dark" } as const;
const SCREENS = IS_QUICK
  ? [DESKTOP]
  : ([
      { name: "a phone in the dark", width: 390, colorScheme: "dark" },
      { name: "a tablet in the light", width: 768, colorScheme: "light" },
      DESKTOP,
    ] as const);

async function addCompany(name: string): Promise<string> {
  const id = randomUUID();
  await rows(
    "INSERT INTO companies (id, name, slug, description, createdAt) VALUES (?, ?, ?, 'Runs clouds.', UTC_TIMESTAMP(3))",
    [id, name, id],
  );
  return id;
}

/** Two weeks from now. */
const firstDay = () => new Date(Date.now() + 14 * 86_400_000);

const mailArrives = (email: string, subject: string) =>
  until(`a mail to ${email}: ${subject}`, async () =>
    (await mailsTo(email)).some((mail) => mail.includes(subject)),
  );

describe.each(SCREENS)("from the invitation to the hire, by keyboard, on $name", (screen) => {
  const role = `Platform Engineer ${screen.width}`;
  const company = `Aspen Cloud ${screen.width} ${Date.now()}`;
  const invited = newAddress("invited");
  let admin: KeyboardUser;
  let recruiter: KeyboardUser;
  let candidate: KeyboardUser;
  let maya: TestPerson;
  let companyId: string;
  let jobId: string;
  let applicationId: string;
  /** Someone else's application for the same job. */
  let otherId: string;

  beforeAll(async () => {
    companyId = await addCompany(company);
    [admin, recruiter, candidate] = await Promise.all([
      KeyboardUser.start(screen),
      KeyboardUser.start(screen),
      KeyboardUser.start(screen),
    ]);
    const ada = await addPerson("chain", { name: "Ada Chen", role: "ADMIN" });
    await signInAsStaff(admin.visit, ada);
    maya = await addPerson("chain", { name: "Maya Iyer" });
    await signInAs(candidate.visit, maya);
  });
  afterAll(() => Promise.all([admin, recruiter, candidate].map(({ visit }) => visit.close())));

  /** A field of the desk; its list of suggestions has the same name. */
  const field = (label: string): Locator =>
    recruiter.page.getByLabel(label, { exact: true }).and(recruiter.page.locator("input"));

  const moveTo = async (stage: string) => {
    await recruiter.choose(recruiter.page.getByRole("button", { name: "Move to…" }), stage);
  };

  const candidateSees = async (stage: string) => {
    await candidate.open("/account/applications");
    await candidate.heading(role);
    await candidate.see(stage);
  };

  it("an administrator invites a recruiter", async () => {
    await admin.open("/desk/team");
    await admin.heading("Team");
    await admin.button("Invite");
    const dialog = admin.page.getByRole("dialog");
    await admin.type(dialog.getByLabel("Email"), invited);
    await admin.pick(dialog.locator("select[name=companyId]"), company);
    await admin.look("invite");
    await admin.button("Send invitation", dialog);
    await admin.see(`We sent an invitation to ${invited}.`);
    expect(admin.findings).toEqual([]);
  });

  it("who accepts it, and sets up a second step", async () => {
    await addAuthenticator(recruiter.page);
    await recruiter.open(await linkFromInbox(invited, "/invitation?token="));
    await recruiter.look("invitation");
    await recruiter.button("Log in to accept");
    const dialog = recruiter.page.getByRole("dialog");
    await recruiter.type(dialog.getByLabel("Email"), invited);
    const before = await codesSentTo(invited);
    await recruiter.button("Send OTP", dialog);
    await until("the code", async () => (await codesSentTo(invited)) > before);
    const code = await codeFromInbox(recruiter.visit, invited);
    // The sixth digit sends the form.
    await recruiter.type(dialog.getByLabel("OTP"), code);
    await recruiter.type(recruiter.page.getByLabel("Your name"), "Rita Moreno");
    await recruiter.button("Accept invitation");
    await recruiter.heading("Set up two-step login");
    await recruiter.look("second-step");
    await recruiter.button("Add a passkey");
    await recruiter.heading("Save your recovery codes");
    await recruiter.check(recruiter.page.getByLabel("I saved these codes"));
    await recruiter.button("Done");
    await recruiter.heading("Today");
    await recruiter.look("today");
    expect(recruiter.findings).toEqual([]);
  });

  it("writes a job ad, takes the wording that the rules suggest, and publishes it", async () => {
    const { page } = recruiter;
    await recruiter.open("/desk/jobs/new");
    await recruiter.type(page.getByRole("textbox", { name: "Job title" }), role);
    await recruiter.button("Start the draft");
    await recruiter.heading(`Edit ${role}`);
    jobId = new URL(page.url()).pathname.split("/")[3] ?? "";
    await recruiter.type(field("Location"), "Austin, TX");
    await recruiter.type(field("Contract"), "W2 contract, 12 months");
    await recruiter.type(field("Job type"), "Contract");
    await recruiter.type(field("From"), "62");
    await recruiter.type(field("To"), "70");
    for (const skill of ["Kubernetes", "Go", "Java"]) {
      await recruiter.type(field("Skills"), skill);
      await page.keyboard.press("Enter");
    }
    await recruiter.type(page.getByRole("textbox", { name: "Job description" }), TEXT);
    const qualifications = page.getByRole("textbox", { name: "Qualifications" });
    await recruiter.type(
      qualifications,
      "Five years with Kubernetes. H-1B preferred. Java and Go.",
    );
    const note = page.getByRole("listitem").filter({ hasText: "Must change" });
    await note.first().waitFor();
    await recruiter.look("findings");
    await recruiter.press(note.getByRole("button", { name: /^Use “/ }).first());
    await note.first().waitFor({ state: "detached" });
    await page.getByText(/^Saved( at .*)?$/).waitFor();
    await recruiter.button("Publish");
    const dialog = page.getByRole("dialog");
    await recruiter.press(dialog.getByRole("button", { name: /^Publish/ }));
    await recruiter.see(`“${role}” is live.`);
    expect(recruiter.findings).toEqual([]);
  });

  it("a candidate applies, and gets an email", async () => {
    const { page } = candidate;
    await candidate.open(`/job-details/${jobId}`);
    await candidate.press(page.getByRole("button", { name: "Apply Now" }).first());
    const form = page.getByRole("dialog").filter({ hasText: "Submit Application" });
    await candidate.pick(form.getByLabel("Visa Type"), "H-1B");
    await candidate.type(form.getByLabel("Location/City"), "Dallas, TX");
    await candidate.choice(form.getByRole("radio", { name: "Yes" }));
    const chooser = page.waitForEvent("filechooser");
    await candidate.press(form.getByLabel("Resume Upload"));
    await (await chooser).setFiles(path.resolve("e2e/fixtures/resume.pdf"));
    await candidate.look("application-form");
    await candidate.button("Submit Application", form);
    await message(page, "Application submitted successfully!");
    await mailArrives(maya.email, `We got your application: ${role}`);
    await candidateSees("Sent");
    await candidate.look("your-applications");
    expect(candidate.findings).toEqual([]);
  });

  it("the recruiter reads the resume", async () => {
    const { page } = recruiter;
    otherId = await addApplication(
      { id: jobId, code: "", role, companyId },
      `Omar Haddad ${screen.width}`,
      "SUBMITTED",
    );
    await recruiter.open(`/desk/jobs/${jobId}/applications`);
    await recruiter.heading(`Applications: ${role}`);
    await recruiter.look("board");
    await recruiter.press(page.getByRole("link", { name: maya.name }));
    await recruiter.heading(maya.name);
    applicationId = new URL(page.url()).pathname.split("/")[3] ?? "";
    await recruiter.see("Page 1 of 1");
    await recruiter.look("application");
    await moveTo("Reviewed");
    await recruiter.see("Rita Moreno moved it from New to Reviewed");
    await candidateSees("Read");
    expect(recruiter.findings).toEqual([]);
  });

  it("asks for consent before the resume goes to the client", async () => {
    const { page } = recruiter;
    await recruiter.button("Ask for consent");
    const dialog = page.getByRole("dialog", { name: `Ask ${maya.name} for consent` });
    await recruiter.type(dialog.getByLabel("Pay rate"), "70");
    await recruiter.look("ask-for-consent");
    await recruiter.button("Send request", dialog);
    await recruiter.see(`We’ve asked ${maya.name}`);
    await candidate.open(await linkFromInbox(maya.email, "/representation?token="));
    await candidate.type(candidate.page.getByLabel("Your full name"), maya.name);
    await candidate.look("consent");
    await candidate.button("Yes, submit my resume");
    await candidate.heading("Thanks, we’ll submit your resume");
    expect([...recruiter.findings, ...candidate.findings]).toEqual([]);
  });

  it.each([
    { stage: "Submitted to client", name: "With the client", mail: "We submitted your resume" },
    { stage: "Interview", name: "Interview", mail: "They want to meet you" },
    { stage: "Offer", name: "Offer", mail: "You have an offer" },
  ])("moves the candidate to $stage, who sees it and gets an email", async (step) => {
    await recruiter.open(`/desk/applications/${applicationId}`);
    await moveTo(step.stage);
    await recruiter.see(`${maya.name} moved to ${step.stage}`);
    await candidateSees(step.name);
    await endUndoOfMoves(applicationId);
    await mailArrives(maya.email, `${step.mail}: ${role}`);
  });

  it("hires the candidate", async () => {
    await recruiter.open(`/desk/applications/${applicationId}`);
    await moveTo("Hired");
    const dialog = recruiter.page.getByRole("dialog", { name: `Hire ${maya.name}` });
    await recruiter.typeDate(dialog.getByLabel("First day"), firstDay());
    await recruiter.type(dialog.getByLabel("Bill rate"), "95");
    await recruiter.look("hire");
    await recruiter.button("Hire", dialog);
    await recruiter.see(`${maya.name} moved to Hired`);
    expect(await stageOf(applicationId)).toBe("HIRED");
    await candidateSees("You got the job");
    await candidate.press(candidate.page.getByLabel(`History of ${role}`));
    await candidate.see("You applied");
    await candidate.look("hired");
    await endUndoOfMoves(applicationId);
    await mailArrives(maya.email, `You got the job: ${role}`);
    expect([...recruiter.findings, ...candidate.findings]).toEqual([]);
  });

  it("closes the job, and tells the others", async () => {
    const { page } = recruiter;
    await recruiter.open(`/desk/jobs/${jobId}`);
    await recruiter.choose(page.getByRole("button", { name: `Actions for ${role}` }), "Close");
    const dialog = page.getByRole("dialog");
    await recruiter.choice(dialog.getByRole("radio", { name: "Reject them all", exact: false }));
    await recruiter.look("close-job");
    await recruiter.button("Close job", dialog);
    await recruiter.see(`${role} is closed`);
    await endUndoOfClosing(jobId);
    await until(
      "the other candidate’s answer",
      async () => (await stageOf(otherId)) === "REJECTED",
    );
    await endUndoOfMoves(otherId);
    const [other] = await rows<{ email: string }>("SELECT email FROM applications WHERE id = ?", [
      otherId,
    ]);
    await mailArrives(other?.email ?? "", `About your application: ${role}`);
    const answer = await page.request.get(`${SITE()}/job-details/${jobId}`);
    expect(await answer.text()).toContain("closed");
    expect(recruiter.findings).toEqual([]);
    const complaints = [admin, recruiter, candidate].flatMap(({ visit }) => visit.complaints);
    expect(complaints).toEqual([]);
  });
});
