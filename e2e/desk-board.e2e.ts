import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE } from "./browser.js";
import { Colleague } from "./colleague.js";
import {
  addApplication,
  addJob,
  addManyApplications,
  addMember,
  stageOf,
  type TestJob,
} from "./desk-records.js";
import { rows } from "./records.js";
import { until } from "./steps.js";
import { viewFindings } from "./views.js";

const run = Date.now();
let job: TestJob;
let ada: Colleague;
let ben: Colleague;

beforeAll(async () => {
  job = await addJob(`Board Keeper ${run}`);
  ada = await Colleague.start(`Ada ${run}`, "RECRUITER");
  ben = await Colleague.start(`Ben ${run}`, "RECRUITER");
  await addMember(job, ada.person);
  await addMember(job, ben.person);
});
afterAll(() => Promise.all([ada, ben].map(({ visit }) => visit.close())));

const openBoard = async ({ page }: Colleague, { id, role }: TestJob = job) => {
  await page.goto(`${SITE()}/desk/jobs/${id}/applications`);
  await page.getByRole("heading", { name: `Applications: ${role}` }).waitFor();
  await page.getByRole("group", { name: "Board of applications by stage" }).waitFor();
  await settled(page);
};

const column = (page: Page, stage: string) => page.locator(`[data-column="${stage}"]`);
const cardIn = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole("listitem").filter({ hasText: name });
const inStage = (id: string, stage: string) =>
  until(`${id} in ${stage}`, async () => (await stageOf(id)) === stage);

/** Drags a card by mouse from its middle to the middle of a column. @param takesIt whether it may be dropped there */
async function drag(page: Page, name: string, from: string, to: string, takesIt = true) {
  const start = await cardIn(page, from, name).boundingBox();
  const end = await column(page, to).boundingBox();
  if (start === null || end === null) throw new Error("nothing to drag");
  await page.mouse.move(start.x + 20, start.y + start.height - 10);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + start.height - 5, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + 120, { steps: 8 });
  // Until it is drawn, the card is dropped where it was before.
  if (takesIt) await column(page, to).and(page.locator("[data-target]")).waitFor();
  await page.mouse.up();
}

describe("the board of a job", () => {
  it("shows applications by stage, on phones and desktops, light and dark", async () => {
    const name = `Olga ${run}`;
    await addApplication(job, name, "SUBMITTED");
    await addApplication(job, `Pia ${run}`, "REJECTED");
    await openBoard(ada);
    await cardIn(ada.page, "SUBMITTED", name).waitFor();
    expect(await viewFindings(ada.page)).toEqual([]);
    await ada.page.setViewportSize({ width: 1440, height: 900 });
  });

  it("moves a card by mouse, and undoes it", async () => {
    const { page } = ada;
    const name = `Drago ${run}`;
    const id = await addApplication(job, name, "SUBMITTED");
    await openBoard(ada);
    await drag(page, name, "SUBMITTED", "REVIEWED");
    await cardIn(page, "REVIEWED", name).waitFor();
    // It comes with the answer, and is there for ten seconds.
    await page.getByRole("button", { name: `Undo moving ${name}` }).click();
    await page.getByText(`${name} is back in New`).waitFor();
    await cardIn(page, "SUBMITTED", name).waitFor();
    expect(await stageOf(id)).toBe("SUBMITTED");
  });

  it("leaves a card that is dropped where it can't go", async () => {
    const { page } = ada;
    const name = `Stella ${run}`;
    const id = await addApplication(job, name, "SUBMITTED");
    await openBoard(ada);
    await drag(page, name, "SUBMITTED", "OFFER", false);
    await cardIn(page, "SUBMITTED", name).waitFor();
    expect(await stageOf(id)).toBe("SUBMITTED");
  });

  it("moves a card by keyboard, and keeps the focus on it", async () => {
    const { page } = ada;
    const name = `Kim ${run}`;
    const id = await addApplication(job, name, "SUBMITTED");
    await openBoard(ada);
    await page.getByRole("button", { name: `Pick up ${name}` }).focus();
    await page.keyboard.press("Space");
    await page.getByText(`Picked up ${name}, now in New.`).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await page.getByText(`${name} stays in New.`).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.getByText(`${name} is over Reviewed.`).waitFor();
    await page.keyboard.press("Enter");
    await inStage(id, "REVIEWED");
    await until("the focus on the moved card", () =>
      cardIn(page, "REVIEWED", name).evaluate((card) => card.contains(document.activeElement)),
    );
  });

  it("moves a card by its menu", async () => {
    const { page } = ada;
    const name = `Mona ${run}`;
    const id = await addApplication(job, name, "SUBMITTED");
    await openBoard(ada);
    await page.getByRole("button", { name: `Move ${name} to…` }).click();
    await page.getByRole("menuitem", { name: "Rejected" }).click();
    await cardIn(page, "REJECTED", name).waitFor();
    await inStage(id, "REJECTED");
  });

  it("tells the second of two recruiters who moved a card first, and shows where it is", async () => {
    const name = `Cora ${run}`;
    const id = await addApplication(job, name, "SUBMITTED");
    await openBoard(ada);
    await openBoard(ben);
    await drag(ada.page, name, "SUBMITTED", "REVIEWED");
    await inStage(id, "REVIEWED");
    await ben.page.getByRole("button", { name: `Move ${name} to…` }).click();
    await ben.page.getByRole("menuitem", { name: "Rejected" }).click();
    await ben.page.getByText(`${ada.person.name} moved this application to Reviewed`).waitFor();
    await cardIn(ben.page, "REVIEWED", name).waitFor();
    expect(await stageOf(id)).toBe("REVIEWED");
  });

  it("loads the rest of long columns by 50", async () => {
    const { page } = ada;
    const long = await addJob(`Long Board ${run}`);
    await addMember(long, ada.person);
    await addManyApplications(long, 2000);
    const start = Date.now();
    await openBoard(ada, long);
    const cards = column(page, "SUBMITTED").locator("[data-card]");
    await cards.first().waitFor();
    console.log(`A board with 2,000 applications: first card after ${Date.now() - start} ms`);
    await page.getByText("25 of 2,000").waitFor();
    // By key: a click may go elsewhere, since the cards above are laid out when they scroll into sight.
    await page.getByRole("button", { name: "Show 50 more" }).press("Enter");
    await page.getByText("75 of 2,000").waitFor();
    await until("the cards", async () => (await cards.count()) === 75);
  });
});

describe("an application", () => {
  it("opens with its resume, which the audit log records", async () => {
    const { page } = ada;
    const name = `Rosa ${run}`;
    const id = await addApplication(job, name, "SUBMITTED");
    await openBoard(ada);
    await page.getByRole("link", { name }).click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    await page.getByText("Page 1 of 1").waitFor();
    const words = page.getByRole("group", { name: "Page 1" });
    await until("the words of the resume", async () => /\w{4}/.test(await words.innerText()));
    const openings = await rows<{ id: number }>(
      "SELECT id FROM audit_events WHERE kind = 'RESUME_OPENED' AND actorId = ?",
      [ada.person.id],
    );
    expect(openings.length).toBeGreaterThan(0);
    await page.getByText("H-1B").waitFor();
    expect(await viewFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: "Move to…" }).click();
    await page.getByRole("menuitem", { name: "Reviewed" }).click();
    await page.getByText(`${ada.person.name} moved it from New to Reviewed`).waitFor();
    expect(await stageOf(id)).toBe("REVIEWED");
    await page.getByRole("link", { name: "Back to the list" }).click();
    await cardIn(page, "REVIEWED", name).waitFor();
  });
});

describe("the list of applications", () => {
  it("moves several at once, says which were refused, and undoes them", async () => {
    const { page } = ada;
    const some = await addJob(`Bulk Mover ${run}`);
    await addMember(some, ada.person);
    const ids = [
      await addApplication(some, `Uma ${run}`, "SUBMITTED"),
      await addApplication(some, `Vera ${run}`, "SUBMITTED"),
      await addApplication(some, `Wanda ${run}`, "WITHDRAWN"),
    ];
    await page.goto(`${SITE()}/desk/applications?job=${some.id}`);
    await page.getByText("3 applications").waitFor();
    expect(await viewFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    const label = page.getByRole("search").getByText("Search", { exact: true });
    expect(await label.evaluate((text) => text.scrollWidth > text.clientWidth)).toBe(false);
    await page.getByRole("checkbox", { name: "Select all applications shown" }).check();
    await page.getByLabel("Move them to").selectOption({ label: "Reviewed" });
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await page.getByText("2 applications moved to Reviewed.").waitFor();
    await page.getByText("1 application not moved:").waitFor();
    expect(await Promise.all(ids.map(stageOf))).toEqual(["REVIEWED", "REVIEWED", "WITHDRAWN"]);
    await page.getByRole("button", { name: "Undo all" }).click();
    await page.getByText("2 moves undone.").waitFor();
    expect(await Promise.all(ids.map(stageOf))).toEqual(["SUBMITTED", "SUBMITTED", "WITHDRAWN"]);
    expect(ada.visit.complaints).toEqual([]);
  });
});
