import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { closeContexts, message, SITE, Visit } from "./browser.js";
import { Looks } from "./looks.js";
import { axeFindings } from "./page-checks.js";
import { addPerson, signInAs, type TestPerson } from "./people.js";
import { OF_DEMO } from "./demo.js";
import { rows } from "./records.js";
import { until } from "./steps.js";

const RESUME = path.resolve("e2e/fixtures/resume.pdf");
/** What that resume says. */
const LINKEDIN = "https://www.linkedin.com/in/priya-raman-example";

const looks = new Looks("Applying again", "apply-again", [360, 768, 1440]);
afterAll(() => looks.write());

let person: TestPerson;
let visit: Visit;
let jobs: { id: string }[] = [];

const openForm = async (page: Page, id: string): Promise<Locator> => {
  await page.goto(`${SITE()}/job-details/${id}`);
  await page.getByRole("button", { name: "Apply Now" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: /^(?:Submit|Send) Application$/ }).waitFor();
  return form;
};
const linkedIn = (form: Locator) => form.getByRole("textbox", { name: /^LinkedIn/ });
/** The name or the id of what has the focus. */
const focusedIn = (part: Page | Locator) =>
  part.locator(":focus").evaluate((element) => element.getAttribute("name") ?? element.id);
const applicationsTo = (jobId: string) =>
  rows<{ id: string }>("SELECT id FROM applications WHERE userId = ? AND jobId = ?", [
    person.id,
    jobId,
  ]);

beforeAll(async () => {
  visit = await Visit.start(1440);
  person = await addPerson("apply-again");
  await signInAs(visit, person);
  jobs = await rows<{ id: string }>(
    `SELECT id FROM jobs WHERE status = 'PUBLISHED' AND validThrough > NOW() AND JSON_LENGTH(skills) > 3
     AND id ${OF_DEMO} ORDER BY id LIMIT 4`,
    [],
  );
});
afterAll(closeContexts);

describe("applying", () => {
  it("for the first time reads the resume", async () => {
    const { page } = visit;
    const start = Date.now();
    const form = await openForm(page, jobs[0]?.id ?? "");
    expect(await linkedIn(form).inputValue()).toBe("");
    await form.locator("input[type=file]").setInputFiles(RESUME);
    await form
      .getByRole("status")
      .getByText(/^We filled in what your resume says\./)
      .waitFor();
    expect(await linkedIn(form).inputValue()).toBe(LINKEDIN);
    await form.getByText("From your resume").waitFor();
    await form.getByLabel("Visa Type").selectOption({ label: "H-1B" });
    await form.getByRole("radio", { name: "Yes" }).check();
    await form.getByRole("button", { name: "Submit Application" }).click();
    await message(page, "Application submitted successfully!");
    console.log(`new: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  });

  it("shows what was read, and the answers to look over", async () => {
    const { page } = visit;
    const form = await openForm(page, jobs[1]?.id ?? "");
    await looks.expectFine(page, "review");
    await form.locator("input[type=file]").setInputFiles(RESUME);
    await form.getByText(/^We found nothing new to fill in\./).waitFor();
    const answers = form.getByRole("region", { name: "Your answers" });
    expect((await answers.innerText()).split("\n").filter((line) => line !== "")).toEqual([
      ...["Name", "Anika Sharma", "Email", person.email],
      ...["Phone Number", "+1 (214) 555-0134", "Location/City", "Austin, TX"],
      ...["Visa Type", "H-1B", "Relocation", "Yes"],
      ...["LinkedIn URL", LINKEDIN.replace("https://www.", ""), "Change answers"],
    ]);
    await answers.getByRole("button", { name: "Change answers" }).click();
    expect(await focusedIn(form)).toBe("name");
    await looks.expectFine(page, "answers");
    // An open form opens again with its page.
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "hidden" });
  });

  it("again takes two taps, and can be undone", async () => {
    const { page } = visit;
    const id = jobs[1]?.id ?? "";
    await page.goto(`${SITE()}/job-details/${id}`);
    const start = Date.now();
    await page.getByRole("button", { name: "Apply Now" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send Application" }).click();
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.waitFor();
    console.log(`known: ${((Date.now() - start) / 1000).toFixed(1)} s`);
    await visit.screenshot("apply-again-undo");
    await undo.click();
    await page.getByText(/^Undone\./).waitFor();
    expect(await applicationsTo(id)).toEqual([]);
  });

  it("keeps the focus beside Undo, and brings it back after it", async () => {
    const { page } = visit;
    const id = jobs[1]?.id ?? "";
    const form = await openForm(page, id);
    await form.getByRole("button", { name: "Send Application" }).press("Enter");
    await page.getByRole("button", { name: "Undo" }).waitFor();
    expect(await focusedIn(page)).toBe("apply");
    await page.keyboard.press("Enter");
    expect(await form.isVisible()).toBe(false);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await page.getByText(/^Undone\./).waitFor();
    expect(await focusedIn(page)).toBe("apply");
    await page.keyboard.press("Enter");
    await form.getByRole("button", { name: "Send Application" }).waitFor();
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "hidden" });
    expect(await applicationsTo(id)).toEqual([]);
  });

  it("brings changed answers back after an undo", async () => {
    const { page } = visit;
    const form = await openForm(page, jobs[1]?.id ?? "");
    await form.getByRole("button", { name: "Change answers" }).click();
    await form.getByLabel("Location/City").fill("Frisco, TX");
    await form.getByRole("button", { name: "Send Application" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(/^Undone\./).waitFor();
    await page.getByRole("button", { name: "Apply Now" }).click();
    await form.getByRole("button", { name: "Send Application" }).waitFor();
    expect(await form.getByLabel("Location/City").inputValue()).toBe("Frisco, TX");
  });

  it("brings them back after a reload and an undo, too", async () => {
    const { page } = visit;
    const form = page.getByRole("dialog");
    await form.getByRole("button", { name: "Send Application" }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText(/^Undone\./).waitFor();
    await page.getByRole("button", { name: "Apply Now" }).click();
    const answers = form.getByRole("region", { name: "Your answers" });
    await answers.getByText("Frisco, TX").waitFor();
  });

  it("is sent after ten seconds although the page is closed", async () => {
    const id = jobs[1]?.id ?? "";
    const other = await visit.page.context().newPage();
    const form = await openForm(other, id);
    await form.getByRole("button", { name: "Send Application" }).click();
    await other.getByRole("button", { name: "Undo" }).waitFor();
    expect(await applicationsTo(id)).toEqual([]);
    expect(await axeFindings(other)).toEqual([]);
    await other.close();
    await until("the application", async () => (await applicationsTo(id)).length === 1);
  });

  it("shows that it was sent to a person who left the page meanwhile and comes back", async () => {
    const { page } = visit;
    const id = jobs[3]?.id ?? "";
    const form = await openForm(page, id);
    await form.getByRole("button", { name: "Send Application" }).click();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await page.getByRole("banner").getByRole("link").first().click();
    await page.waitForURL(`${SITE()}/`);
    await until("the application", async () => (await applicationsTo(id)).length === 1);
    await page.goBack();
    await message(page, "Application submitted successfully!");
    await page.getByRole("button", { name: "Update Resume" }).waitFor();
  });

  it("shows how the resume fits the job, to its owner only", async () => {
    const { page } = visit;
    await page.goto(`${SITE()}/job-details/${jobs[2]?.id ?? ""}`);
    const fit = page.getByRole("region", { name: "Your resume and this job" });
    await fit.getByText(/^Your resume mentions \d+ of \d+ skills?$/).waitFor();
    await fit.getByText("Only you can see this.", { exact: false }).waitFor();
    await looks.expectFine(page, "fit");
    const stranger = await Visit.start(1440);
    await stranger.page.goto(`${SITE()}/job-details/${jobs[2]?.id ?? ""}`);
    await stranger.page.getByRole("button", { name: "Apply Now" }).waitFor();
    expect(await stranger.page.getByText("Your resume and this job").count()).toBe(0);
  });
});
