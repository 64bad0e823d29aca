import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { setting, settled, SITE, Visit } from "./browser.js";
import { addApplication, addJob, addMember, stageOf, type TestJob } from "./desk-records.js";
import { axeFindings } from "./page-checks.js";
import { addPerson, signInAs, signInAsStaff, type TestPerson } from "./people.js";
import { rows } from "./records.js";
import { newMails, until } from "./steps.js";
import { deskFindings } from "./views.js";

const run = Date.now();
const DAY_MS = 86_400_000;
/** Far from changes of the clocks, which come on Sundays at night. */
const inDays = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10);
/** Once, since a day may begin between its typing and the check. */
const IN_20_DAYS = inDays(20);

interface Mail {
  subject: string;
  replyTo: string[];
  destination: { to: string[] };
  attachments: { filename?: string; content: string }[];
}

let job: TestJob;
let rita: TestPerson;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  job = await addJob(`Placement Keeper ${run}`);
  rita = await addPerson("placements", { name: `Rita ${run}`, role: "RECRUITER" });
  await addMember(job, rita, "OWNER");
  visit = await Visit.start(1440);
  page = visit.page;
  await signInAsStaff(visit, rita);
});
afterAll(() => visit.close());

const open = async (path: string) => {
  await page.goto(SITE() + path);
  await settled(page);
};
/** Rows have the same words twice: in one cell on narrow screens, and in columns on wide ones. */
const shown = (words: Locator) => words.filter({ visible: true });
const dialog = () => page.getByRole("dialog");
const candidateOf = async (applicationId: string): Promise<TestPerson> => {
  const [person] = await rows<TestPerson>(
    "SELECT u.id, u.email, u.name FROM users u JOIN applications a ON a.userId = u.id WHERE a.id = ?",
    [applicationId],
  );
  if (person === undefined) throw new Error(`no candidate of ${applicationId}`);
  return person;
};
const mailsTo = async ({ email }: TestPerson): Promise<Mail[]> => {
  const mails = await newMails<Mail>();
  return mails.filter(({ destination }) => destination.to.includes(email));
};
const eventIn = ({ attachments }: Mail): string =>
  Buffer.from(
    attachments.find(({ filename }) => filename === "interview.ics")?.content ?? "",
    "base64",
  )
    .toString()
    .replace(/\r\n[ \t]/g, "");
const placementsOf = (applicationId: string) =>
  rows<{ endsOn: string | null; endReason: string | null; billRate: number }>(
    "SELECT endsOn, endReason, billRate FROM placements WHERE applicationId = ?",
    [applicationId],
  );

describe("an interview", () => {
  let id: string;
  let candidate: TestPerson;

  it("is planned beside the application, and the candidate gets a calendar event", async () => {
    id = await addApplication(job, `Iris ${run}`, "INTERVIEW");
    candidate = await candidateOf(id);
    await open(`/desk/applications/${id}`);
    await page.getByRole("button", { name: "Schedule an interview" }).click();
    const form = dialog();
    await form.getByRole("button", { name: "Send the invitation" }).click();
    await form.getByText("Enter a location or a call link.").waitFor();
    await form.getByLabel("Date", { exact: true }).fill(IN_20_DAYS);
    await form.getByLabel("Time", { exact: true }).fill("10:00");
    await form.getByLabel("Time zone").selectOption("America/Phoenix");
    await form.getByLabel("With", { exact: true }).fill("Dana Wells");
    await form.getByLabel("Call link").fill("https://meet.example.com/iris");
    expect(await axeFindings(page)).toEqual([]);
    await form.getByRole("button", { name: "Send the invitation" }).click();
    await page.getByText(`The invitation to ${candidate.name} is on its way.`).waitFor();
    await page
      .getByText(/10:00 AM Arizona time/)
      .first()
      .waitFor();
    await until("the invitation", async () => (await mailsTo(candidate)).length === 1);
    const [mail] = await mailsTo(candidate);
    expect(mail?.replyTo).toEqual([rita.email]);
    const event = mail === undefined ? "" : eventIn(mail);
    expect(event).toContain("METHOD:REQUEST");
    // Arizona has no daylight saving time: always seven hours behind UTC.
    expect(event).toContain(`DTSTART:${IN_20_DAYS.replaceAll("-", "")}T170000Z`);
  });

  it("can be read in the demo's inbox", async () => {
    const inbox = await visit.newTab();
    await inbox.goto(`${setting("MAIL_URL")}/?to=${encodeURIComponent(candidate.email)}`);
    await inbox.getByRole("link", { name: "interview.ics" }).waitFor();
    await inbox.getByText("Contents of interview.ics").click();
    await inbox.getByText("BEGIN:VEVENT").waitFor();
    await inbox.close();
  });

  it("is shown to the candidate", async () => {
    const theirs = await Visit.start(390);
    await signInAs(theirs, candidate);
    await theirs.page.goto(`${SITE()}/account/applications`);
    await theirs.page.getByText(/Interview: .*10:00 AM Arizona time/).waitFor();
    await theirs.page.getByRole("link", { name: "Join the call" }).waitFor();
    expect(await axeFindings(theirs.page)).toEqual([]);
    await theirs.close();
  });

  it("is changed and canceled, and the same event follows", async () => {
    await page.getByRole("button", { name: /^Change the interview on/ }).click();
    expect(await dialog().getByLabel("Time", { exact: true }).inputValue()).toBe("10:00");
    await dialog().getByLabel("Time", { exact: true }).fill("14:30");
    await dialog().getByRole("button", { name: "Send the update" }).click();
    await page
      .getByText(/2:30 PM Arizona time/)
      .first()
      .waitFor();
    await until("the change", async () => (await mailsTo(candidate)).length === 2);
    await page.getByRole("button", { name: /^Cancel the interview on/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel the interview" }).click();
    await page.getByText("Canceled", { exact: true }).waitFor();
    await until("the cancelation", async () => (await mailsTo(candidate)).length === 3);
    const events = (await mailsTo(candidate)).map(eventIn);
    expect(new Set(events.map((event) => /UID:(.*)\r/.exec(event)?.[1])).size).toBe(1);
    expect(events.map((event) => /SEQUENCE:(\d+)/.exec(event)?.[1])).toEqual(["0", "1", "2"]);
    expect(events.at(-1)).toContain("METHOD:CANCEL");
  });
});

async function fillRates(): Promise<void> {
  const form = dialog();
  await form.getByLabel("First day").fill(inDays(-30));
  await form.getByLabel("Last day (optional)").fill(IN_20_DAYS);
  await form.getByLabel("Pay rate").fill("70.5");
  await form.getByLabel("Bill rate").fill("98");
}

describe("a hire", () => {
  it("asks on the board what was agreed, keeps what was typed, and can be undone", async () => {
    const name = `Hanna ${run}`;
    const id = await addApplication(job, name, "OFFER");
    await open(`/desk/jobs/${job.id}/applications`);
    await page.getByRole("group", { name: "Board of applications by stage" }).waitFor();
    await page.getByRole("button", { name: `Move ${name}` }).click();
    await page.getByRole("menuitem", { name: "Hired" }).click();
    await dialog()
      .getByRole("heading", { name: `Hire ${name}` })
      .waitFor();
    await fillRates();
    await dialog().getByLabel("First day").fill("");
    await dialog().getByRole("button", { name: "Hire", exact: true }).click();
    await dialog().getByText("Choose the first day.").waitFor();
    expect(await dialog().getByLabel("Bill rate").inputValue()).toBe("98");
    expect(await axeFindings(page)).toEqual([]);
    await dialog().getByRole("button", { name: "Cancel", exact: true }).last().click();
    await page.locator('[data-column="OFFER"]').getByText(name).waitFor();
    expect(await stageOf(id)).toBe("OFFER");
    await page.getByRole("button", { name: `Move ${name}` }).click();
    await page.getByRole("menuitem", { name: "Hired" }).click();
    await fillRates();
    await dialog().getByRole("button", { name: "Hire", exact: true }).click();
    await page.getByRole("button", { name: `Undo moving ${name}` }).click();
    await page.getByText(`${name} is back in Offer`).waitFor();
    expect(await stageOf(id)).toBe("OFFER");
    expect(await placementsOf(id)).toEqual([]);
  });

  it("is made from the application's page, by keyboard", async () => {
    const name = `Petra ${run}`;
    const id = await addApplication(job, name, "OFFER");
    await open(`/desk/applications/${id}`);
    await page.getByRole("button", { name: "Move to" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Hired" }).focus();
    await page.keyboard.press("Enter");
    await fillRates();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Placement", exact: true }).waitFor();
    await page.getByText("Margin $27.50 an hour (28.1%)").waitFor();
    expect(await placementsOf(id)).toMatchObject([{ endsOn: IN_20_DAYS, billRate: 9800 }]);
  });
});

describe("placements", () => {
  it("show who needs an extension, and get a new end or an early one", async () => {
    const name = `Petra ${run}`;
    const menu = page.getByRole("button", { name: `Actions for ${name}` });
    await open("/desk/placements?show=extend");
    await page.getByRole("heading", { name: "Timeline" }).waitFor();
    await shown(
      page.getByRole("row").filter({ hasText: name }).getByText("Needs an extension"),
    ).waitFor();
    await menu.click();
    await page.getByRole("menuitem", { name: "Extend" }).click();
    await dialog().getByLabel("New last day").fill(inDays(90));
    await dialog().getByRole("button", { name: "Extend" }).click();
    await page.getByText("No placement needs an extension").waitFor();
    await page.getByLabel("Show", { exact: true }).selectOption({ label: "Current" });
    await menu.click();
    await page.getByRole("menuitem", { name: "End early" }).click();
    await dialog().getByLabel("Last day", { exact: true }).fill(inDays(5));
    await dialog().getByRole("button", { name: "End it" }).click();
    await dialog().getByText("Choose a reason.").waitFor();
    await dialog().getByLabel("Reason").selectOption({ label: "The client ended it" });
    await dialog().getByRole("button", { name: "End it" }).click();
    await shown(page.getByText("Ended early: The client ended it")).waitFor();
  });

  it("look right on phones, tablets, and desktops, light and dark", async () => {
    await open("/desk/placements");
    await page.getByRole("heading", { name: "Timeline" }).waitFor();
    expect(await deskFindings(page)).toEqual([]);
  });
});
