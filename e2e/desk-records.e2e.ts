import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { Colleague } from "./colleague.js";
import { addApplication, addJob, addMember, type TestJob } from "./desk-records.js";
import { axeFindings } from "./page-checks.js";
import { addPerson, signInAs } from "./people.js";
import { rows } from "./records.js";
import { mailsTo, until } from "./steps.js";
import { deskFindings, viewFindings } from "./views.js";

const run = Date.now();
const NAME = `Nadia ${run}`;
let job: TestJob;
let id: string;
let ada: Colleague;
let ben: Colleague;
let page: Page;

beforeAll(async () => {
  job = await addJob(`Record Keeper ${run}`);
  ada = await Colleague.start(`Ada ${run}`, "RECRUITER");
  ben = await Colleague.start(`Ben ${run}`, "RECRUITER");
  await addMember(job, ada.person);
  await addMember(job, ben.person);
  id = await addApplication(job, NAME, "SUBMITTED");
  ({ page } = ada);
  await page.setViewportSize({ width: 1440, height: 900 });
});
afterAll(() => Promise.all([ada, ben].map(({ visit }) => visit.close())));

async function openApplication(applicationId = id): Promise<void> {
  await page.goto(`${SITE()}/desk/applications/${applicationId}`);
  await part("Notes").getByRole("button", { name: "Add note" }).waitFor();
  // Parts that load later move those below them, and a menu hides when its button leaves the screen.
  await settled(page);
}

const part = (name: string): Locator => page.getByRole("region", { name, exact: true });
const addressOf = async (applicationId: string): Promise<string> => {
  const [row] = await rows<{ email: string }>("SELECT email FROM applications WHERE id = ?", [
    applicationId,
  ]);
  return row?.email ?? "";
};
const mailed = (address: string, words: string) =>
  until(`a mail to ${address}`, async () =>
    (await mailsTo(address)).some((mail) => mail.includes(words)),
  );

describe("what recruiters keep of an application", () => {
  it("are notes, which tell the colleagues they mention", async () => {
    await openApplication();
    const notes = part("Notes");
    await notes.getByRole("textbox", { name: "New note" }).fill("Speaks well of her last team.");
    await notes.getByRole("button", { name: "Mention a colleague" }).click();
    await page.getByRole("combobox", { name: "Find a colleague" }).fill(ben.person.name);
    const colleagues = page.getByRole("listbox", { name: "Colleagues" });
    await colleagues.getByRole("option", { name: ben.person.name }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await notes.getByRole("button", { name: "Add note" }).click();
    await notes.getByText(`Speaks well of her last team. @${ben.person.name}`).waitFor();
    await mailed(ben.person.email, `${ada.person.name} mentioned you`);
    await notes.getByRole("button", { name: /^Edit the note/ }).click();
    await notes.getByRole("textbox", { name: "Change the note" }).fill("Speaks well.");
    await notes.getByRole("button", { name: "Save" }).click();
    await notes.getByText("Speaks well.", { exact: true }).waitFor();
    await notes.getByText("(edited)").waitFor();
  });

  it("are tags, a colleague, and next steps", async () => {
    const tags = part("Tags").getByRole("combobox", { name: "Tags on this application" });
    await tags.fill("Kubernetes");
    await tags.press("Enter");
    await part("Tags").getByText("Kubernetes", { exact: true }).waitFor();
    await page.getByLabel("Colleague", { exact: true }).selectOption({ label: ben.person.name });
    await until("the colleague", async () => {
      const [row] = await rows<{ assigneeId: string }>(
        "SELECT assigneeId FROM applications WHERE id = ?",
        [id],
      );
      return row?.assigneeId === ben.person.id;
    });
    const steps = part("Next steps");
    await steps.getByRole("textbox", { name: "What’s next?" }).fill("Call her");
    await steps
      .getByLabel("Due on")
      .fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10));
    await steps.getByRole("button", { name: "Add step" }).click();
    await steps.getByText(/^Overdue since/).waitFor();
  });

  it("show up today, where the next steps of the person are", async () => {
    await page.goto(`${SITE()}/desk`);
    await page.getByRole("link", { name: "1 Your next steps due today" }).click();
    const steps = part("Your next steps");
    await steps.getByRole("link", { name: /Call her/ }).waitFor();
    expect(await deskFindings(page)).toEqual([]);
    await steps.getByRole("link", { name: /Call her/ }).click();
    await page.getByRole("heading", { name: NAME, level: 1 }).waitFor();
    const done = part("Next steps").getByRole("checkbox", { name: "Call her" });
    await done.click();
    await part("Next steps")
      .getByText(/^Overdue since/)
      .waitFor({ state: "detached" });
  });

  it("are scores by criteria that the team changes", async () => {
    const rating = part("Rating");
    const first = rating.getByRole("radiogroup").first();
    const criterion = ((await first.getAttribute("aria-label")) ?? "").replace(", 1 to 5", "");
    await first.getByRole("radio", { name: `${criterion}: 4 of 5` }).press("Space");
    await rating.getByText("By one recruiter.").waitFor();
    await rating.getByRole("button", { name: "Change criteria" }).click();
    const dialog = page.getByRole("dialog", { name: "Criteria for this job" });
    await dialog.getByRole("textbox", { name: /^Criterion 1/ }).fill("Runs large clusters");
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "hidden" });
    await rating.getByRole("radiogroup", { name: "Runs large clusters, 1 to 5" }).waitFor();
    await rating.getByText("By one recruiter.").waitFor();
  });

  it("are emails from templates, shown before they are sent", async () => {
    const mails = part("Emails to the candidate");
    await mails.getByRole("button", { name: "Write an email" }).click();
    const dialog = page.getByRole("dialog", { name: "Write an email" });
    await chooseTemplate(dialog);
    const subject = await dialog.getByLabel("Subject").inputValue();
    // Closed by mistake: what was written is still there.
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await mails.getByRole("button", { name: "Write an email" }).click();
    expect(await dialog.getByLabel("Subject").inputValue()).toBe(subject);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Preview" }).click();
    await dialog.getByText("Here’s what they’ll get").waitFor();
    const letter = await dialog.innerText();
    expect(letter).toContain(ada.person.email);
    expect(letter).not.toContain("{{");
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Send email" }).click();
    await mails.getByText("Show the message").waitFor();
    await mailed(await addressOf(id), job.role);
  });

  it("can be read and used by everyone", async () => {
    expect(await viewFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await deskFindings(page)).toEqual([]);
  });
});

/** The first one that there is. */
async function chooseTemplate(dialog: Locator): Promise<void> {
  const template = dialog.getByLabel("Template");
  await until("the templates", async () => (await template.locator("option").count()) > 1);
  await template.selectOption({ index: 1 });
}

describe("the board", () => {
  it("writes to everyone in a stage", async () => {
    const other = await addApplication(job, `Olga ${run}`, "SUBMITTED");
    await page.goto(`${SITE()}/desk/jobs/${job.id}/applications`);
    await page.getByRole("button", { name: "Actions for everyone in New" }).click();
    await page.getByRole("menuitem", { name: "Email the 2 candidates shown" }).click();
    const dialog = page.getByRole("dialog", { name: "Email 2 candidates" });
    await chooseTemplate(dialog);
    expect(await deskFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Preview" }).click();
    await dialog.getByRole("button", { name: "Send 2 emails" }).click();
    await dialog.getByText("2 emails are on their way.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
    await mailed(await addressOf(other), job.role);
  });
});

describe("a resume in Word's old format", () => {
  it("is shown as its text", async () => {
    const visit = await Visit.start(1280);
    const person = await addPerson("doc", { name: `Priya ${run}` });
    await signInAs(visit, person);
    const response = await visit.page.request.post(`${SITE()}/api/apply-jobs`, {
      headers: { origin: SITE() },
      multipart: {
        ...{ jobId: job.id, jobRole: job.role, companyName: "", name: person.name },
        ...{ email: person.email, location: "Austin, TX", visaType: "H-1B", relocation: "Yes" },
        ...{ phone: "2145550134", countryCode: "+1", linkedin: "" },
        resume: {
          name: "resume.doc",
          mimeType: "application/msword",
          buffer: readFileSync("e2e/fixtures/resume.doc"),
        },
      },
    });
    const { _id: applicationId } = (await response.json()) as { _id: string };
    await visit.close();
    expect(response.status()).toBe(201);
    await openApplication(applicationId);
    const resume = part("Resume");
    await until("the text", async () => {
      const again = resume.getByRole("button", { name: "Check again" });
      // It is gone as soon as the text is there.
      if (await again.isVisible()) await again.click({ timeout: 2000 }).catch(() => undefined);
      return (await resume.innerText()).includes("Priya Raman");
    });
    expect(await deskFindings(page)).toEqual([]);
    expect(ada.visit.complaints).toEqual([]);
  });
});
