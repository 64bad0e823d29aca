import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { SITE } from "./browser.js";
import { Colleague } from "./colleague.js";
import { addApplication, addJob, addMember, stageOf, type TestJob } from "./desk-records.js";
import { axeFindings } from "./page-checks.js";
import { rows } from "./records.js";
import { mailsTo, until } from "./steps.js";
import { endUndoOfClosing, endUndoOfMoves } from "./undo-time.js";
import { deskFindings } from "./views.js";

const run = Date.now();
let ada: Colleague;
let page: Page;

beforeAll(async () => {
  ada = await Colleague.start(`Ada ${run}`, "RECRUITER");
  ({ page } = ada);
});
afterAll(() => ada.visit.close());

async function newJob(role: string): Promise<TestJob> {
  const job = await addJob(`${role} ${run}`);
  await addMember(job, ada.person);
  return job;
}

const addressOf = async (applicationId: string): Promise<string> => {
  const [row] = await rows<{ email: string }>("SELECT email FROM applications WHERE id = ?", [
    applicationId,
  ]);
  return row?.email ?? "";
};
const statusOf = async ({ id }: TestJob): Promise<string | undefined> => {
  const [row] = await rows<{ status: string }>("SELECT status FROM jobs WHERE id = ?", [id]);
  return row?.status;
};

describe("closing a job that is filled", () => {
  it("asks what happens to the open applications, and tells those people", async () => {
    const job = await newJob("Filled Role");
    const open = await addApplication(job, `Olga ${run}`, "INTERVIEW");
    const hired = await addApplication(job, `Hanna ${run}`, "HIRED");
    await page.goto(`${SITE()}/desk/jobs/${job.id}/applications`);
    await page.getByRole("button", { name: "Close job" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("What should happen to the 1 open application?").waitFor();
    expect(await deskFindings(page)).toEqual([]);
    await dialog.getByRole("radio", { name: "Reject them all and tell the candidates" }).check();
    await dialog.getByRole("button", { name: "Close job" }).click();
    await page.getByText(`${job.role} is closed`).waitFor();
    expect(await statusOf(job)).toBe("CLOSED");
    const over = page.getByText(/^This job closed on .+: filled\.$/);
    await over.waitFor();
    expect(await deskFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "Table" }).click();
    await over.waitFor();
    await endUndoOfClosing(job.id);
    await until("the rejection", async () => (await stageOf(open)) === "REJECTED");
    expect(await stageOf(hired)).toBe("HIRED");
    await endUndoOfMoves(open);
    const address = await addressOf(open);
    await until("the email", async () => (await mailsTo(address)).length > 0);
  });

  it("can be undone for a moment, and then rejects no one", async () => {
    const job = await newJob("Undone Role");
    const open = await addApplication(job, `Uma ${run}`, "REVIEWED");
    await page.goto(`${SITE()}/desk/jobs/${job.id}/applications`);
    await page.getByRole("button", { name: "Close job" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Reject them all and tell the candidates" }).check();
    await dialog.getByRole("button", { name: "Close job" }).click();
    await page.getByRole("button", { name: `Undo closing ${job.role}` }).click();
    await page.getByText(`${job.role} is back the way it was`).waitFor();
    expect(await statusOf(job)).toBe("PUBLISHED");
    await page.getByText(/^This job closed on/).waitFor({ state: "detached" });
    const [waiting] = await rows<{ count: number }>(
      "SELECT COUNT(*) AS count FROM job_closings WHERE jobId = ?",
      [job.id],
    );
    expect(Number(waiting?.count)).toBe(0);
    expect(await stageOf(open)).toBe("REVIEWED");
  });
});

describe("closing several jobs", () => {
  it("asks the same, and can be undone", async () => {
    const jobs = [await newJob("Pair One"), await newJob("Pair Two")];
    for (const job of jobs) await addApplication(job, `Pia ${run}`, "SUBMITTED");
    await page.goto(`${SITE()}/desk/jobs?query=${run}+Pair`);
    for (const { role } of jobs)
      await page.getByRole("checkbox", { name: `Select ${role}` }).check();
    await page.getByRole("button", { name: "Close…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("What should happen to the 2 open applications?").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Close 2 jobs" }).click();
    await page.getByText("2 jobs closed.").waitFor();
    expect(await Promise.all(jobs.map(statusOf))).toEqual(["CLOSED", "CLOSED"]);
    await page.getByRole("button", { name: "Undo all" }).click();
    await page.getByText("2 jobs back the way they were.").waitFor();
    expect(await Promise.all(jobs.map(statusOf))).toEqual(["PUBLISHED", "PUBLISHED"]);
    expect(await deskFindings(page)).toEqual([]);
    expect(ada.visit.complaints).toEqual([]);
  });
});

describe("several jobs that are over", () => {
  const jobsNamed = (ending: string, status: string) =>
    rows<{ id: string }>("SELECT id FROM jobs WHERE role LIKE ? AND status = ?", [
      `Again ${ending} ${run}`,
      status,
    ]);

  it("are listed again as new jobs, and copied to drafts", async () => {
    const jobs = [await newJob("Again One"), await newJob("Again Two")];
    await rows(
      "UPDATE jobs SET status = 'CLOSED', closeReason = 'FILLED', closedAt = UTC_TIMESTAMP(3) WHERE id IN (?)",
      [jobs.map(({ id }) => id)],
    );
    await page.goto(`${SITE()}/desk/jobs?query=${run}+Again&status=CLOSED`);
    const select = page.getByRole("checkbox", { name: "Select all jobs shown" });
    await select.check();
    await page.getByText("2 jobs selected").waitFor();
    expect(await deskFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "List again…" }).click();
    const dialog = page.getByRole("dialog", { name: "List 2 jobs again?" });
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "List again" }).click();
    await page.getByText("2 jobs open again, as new jobs.").waitFor();
    expect(await jobsNamed("%", "PUBLISHED")).toHaveLength(2);
    await select.check();
    await page.getByRole("button", { name: "Copy to new drafts" }).click();
    await page.getByText("2 jobs copied to new drafts.").waitFor();
    expect(await jobsNamed("%", "DRAFT")).toHaveLength(2);
    expect(await jobsNamed("%", "CLOSED")).toHaveLength(2);
    expect(ada.visit.complaints).toEqual([]);
  });
});
