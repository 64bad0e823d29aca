import { MoreThanOrEqual } from "typeorm";
import { days, hours, later } from "../../../core/clock.js";
import { newId } from "../../../core/ids.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../../test/factories.js";
import type { Company } from "../../companies/company.entity.js";
import type { Job } from "../../jobs/record/job.entity.js";
import { Application, type ApplicationStatus } from "../application.entity.js";
import { Resume } from "../resume.entity.js";
import { ApplicationEvent } from "../stages/application-event.entity.js";

const STATISTICS = `query ($company: ID, $days: Int) { applicationStatistics(companyId: $company, days: $days) {
  waiting waitingTooLong days { date count } funnel { status count }
  firstAnswers { withinHours isUnanswered count } } }`;

interface Statistics {
  waiting: number;
  waitingTooLong: number;
  days: { date: string; count: number }[];
  funnel: { status: string; count: number }[];
  firstAnswers: { withinHours: number | null; isUnanswered: boolean; count: number }[];
}

let app: TestApp;
let company: Company;
let job: Job;

/** An application from some hours ago, and the moves it made since, each some hours after it was sent. */
async function applied(
  hoursAgo: number,
  status: ApplicationStatus,
  moves: readonly { to: ApplicationStatus; after: number; isUndone?: true }[] = [],
): Promise<void> {
  const { manager } = app.dataSource;
  const { id: userId, email } = await buildUser(app);
  const appliedAt = later(app.clock.now(), -hours(hoursAgo));
  const resumeId = newId();
  const file = {
    storageKey: `resumes/${resumeId}.pdf`,
    fileName: "cv.pdf",
    sha256: "0".repeat(64),
  };
  const facts = { contentType: "application/pdf", sizeBytes: 1, scanStatus: "CLEAN" } as const;
  await manager.insert(Resume, { id: resumeId, userId, ...file, ...facts, uploadedAt: appliedAt });
  const id = newId();
  await manager.insert(Application, {
    ...{ id, userId, jobId: job.id, companyId: job.companyId, resumeId, status, email },
    ...{ name: "Ana Ortiz", phone: "", countryCode: "", location: "Austin, TX" },
    ...{ visaType: "OPT", relocation: false, appliedAt, updatedAt: appliedAt },
  });
  for (const { to, after, isUndone } of moves) {
    const move = newId();
    const event = { applicationId: id, toStatus: to, at: later(appliedAt, hours(after)) };
    await manager.insert(ApplicationEvent, { id: move, kind: "MOVED", ...event });
    if (isUndone)
      await manager.insert(ApplicationEvent, {
        ...{ id: newId(), kind: "UNDONE", ...event, toStatus: status, undoesId: move },
      });
  }
}

async function statistics(asked: { company?: string; days?: number } = {}): Promise<Statistics> {
  const client = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  const { body } = await client.graphql(STATISTICS, { company: company.id, days: 7, ...asked });
  const { data } = body as { data: { applicationStatistics: Statistics } };
  return data.applicationStatistics;
}

beforeAll(async () => {
  app = await createTestApp();
  app.clock.hold();
  company = await buildCompany(app);
  job = await buildJob(app, { company });
  await applied(1, "SUBMITTED");
  await applied(49, "SUBMITTED", [{ to: "REJECTED", after: 1, isUndone: true }]);
  await applied(50, "REJECTED", [
    { to: "INTERVIEW", after: 3 },
    { to: "REJECTED", after: 40 },
  ]);
  await applied(60, "HIRED", [{ to: "HIRED", after: 30 }]);
  // Before the period.
  await applied(24 * 20, "OFFER", [{ to: "OFFER", after: 1 }]);
});
afterAll(() => app.close());

test("count what waits, of any age", async () => {
  expect(await statistics()).toMatchObject({ waiting: 2, waitingTooLong: 1 });
});

test("count each day of the period, days without applications too", async () => {
  const { days: counts } = await statistics();
  expect(counts).toHaveLength(7);
  expect(counts.at(-1)?.date).toBe(app.clock.now().toISOString().slice(0, 10));
  expect(counts.reduce((all, { count }) => all + count, 0)).toBe(4);
});

test("count how far applications came, though some were rejected later", async () => {
  const { funnel } = await statistics();
  expect(funnel.map(({ status, count }) => `${status} ${count}`)).toEqual([
    "SUBMITTED 4",
    "REVIEWED 2",
    "SUBMITTED_TO_CLIENT 2",
    "INTERVIEW 2",
    "OFFER 1",
    "HIRED 1",
  ]);
});

test("group first answers by time; a move that was taken back is none", async () => {
  const { firstAnswers } = await statistics();
  expect(firstAnswers).toEqual([
    { withinHours: 4, isUnanswered: false, count: 1 },
    { withinHours: 24, isUnanswered: false, count: 0 },
    { withinHours: 48, isUnanswered: false, count: 1 },
    { withinHours: 168, isUnanswered: false, count: 0 },
    { withinHours: null, isUnanswered: false, count: 0 },
    { withinHours: null, isUnanswered: true, count: 2 },
  ]);
});

test("agree with a plain count of many applications, one by one", async () => {
  const { manager } = app.dataSource;
  const busy = await buildCompany(app);
  job = await buildJob(app, { company: busy });
  const stages = ["REVIEWED", "INTERVIEW", "REJECTED", "OFFER", "HIRED"] as const;
  // Each number stands for other ages, moves, and answers, in a fixed order.
  for (let n = 0; n < 24; n += 1) {
    const moves = stages.slice(n % 3, (n % 3) + (n % 4)).map((to, step) => ({
      ...{ to, after: 1 + ((n * 7) % 60) + step * 5 },
      ...(n % 5 === step ? { isUndone: true as const } : {}),
    }));
    const left = moves.filter(({ isUndone }) => isUndone !== true).at(-1)?.to;
    await applied(80 + n * 5, left ?? "SUBMITTED", moves);
  }
  const since = new Date(`${later(app.clock.now(), -days(6)).toISOString().slice(0, 10)}T00:00Z`);
  const events = await manager.find(ApplicationEvent);
  const undone = new Set(events.map(({ undoesId }) => undoesId));
  const counted = await manager.findBy(Application, {
    companyId: busy.id,
    appliedAt: MoreThanOrEqual(since),
  });
  const order = ["SUBMITTED", "REVIEWED", "SUBMITTED_TO_CLIENT", "INTERVIEW", "OFFER", "HIRED"];
  const facts = counted.map(({ id, status, appliedAt }) => {
    const own = events.filter(
      (event) => event.applicationId === id && event.kind === "MOVED" && !undone.has(event.id),
    );
    const answer = Math.min(...own.map(({ at }) => at.getTime())) - appliedAt.getTime();
    const reached = [status, ...own.map(({ toStatus }) => toStatus)];
    return { answer, furthest: Math.max(0, ...reached.map((each) => order.indexOf(each))) };
  });
  const { funnel, firstAnswers } = await statistics({ company: busy.id });
  expect(counted.length).toBeGreaterThan(10);
  expect(counted.length).toBeLessThan(24);
  expect(funnel.map(({ count }) => count)).toEqual(
    order.map((_, index) => facts.filter(({ furthest }) => furthest >= index).length),
  );
  const ends = [4, 24, 48, 168].map(hours);
  const within = ends.map((end, index) => {
    const from = ends[index - 1] ?? 0;
    return facts.filter(({ answer }) => answer >= from && answer < end).length;
  });
  const unanswered = facts.filter(({ answer }) => answer === Infinity).length;
  const rest = facts.length - unanswered - within.reduce((all, count) => all + count, 0);
  expect(firstAnswers.map(({ count }) => count)).toEqual([...within, rest, unanswered]);
});

test("leave out what was done before an application was sent again, whatever the period", async () => {
  const { manager } = app.dataSource;
  const again = await buildCompany(app);
  job = await buildJob(app, { company: again });
  await applied(5 * 24, "SUBMITTED", [{ to: "INTERVIEW", after: 2 }]);
  const { id: applicationId } = await manager.findOneByOrFail(Application, { jobId: job.id });
  const at = later(app.clock.now(), -hours(3));
  await manager.insert(ApplicationEvent, {
    ...{ id: newId(), applicationId, kind: "REAPPLIED", toStatus: "SUBMITTED", at },
  });
  await manager.update(Application, applicationId, { appliedAt: at });
  for (const days of [7, 30]) {
    const { funnel, firstAnswers } = await statistics({ company: again.id, days });
    expect(funnel.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(firstAnswers.find(({ isUnanswered }) => isUnanswered)?.count).toBe(1);
  }
  await manager.insert(ApplicationEvent, {
    ...{ id: newId(), applicationId, kind: "MOVED", toStatus: "REVIEWED" },
    at: later(at, hours(1)),
  });
  // What was asked a moment ago is remembered.
  const { funnel, firstAnswers } = await statistics({ company: again.id, days: 8 });
  expect(funnel.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 0]);
  expect(firstAnswers[0]).toEqual({ withinHours: 4, isUnanswered: false, count: 1 });
});

test("are of the recruiter's own companies", async () => {
  const other = await signedIn(app, await buildRecruiter(app, await buildCompany(app)));
  const { body } = await other.graphql(STATISTICS, { days: 7 });
  expect(body).toMatchObject({
    data: { applicationStatistics: { waiting: 0, funnel: [{ count: 0 }, {}, {}, {}, {}, {}] } },
  });
  const foreign = await other.graphql(STATISTICS, { company: company.id });
  expect(foreign.body).toMatchObject({ errors: [{ extensions: { code: "NOT_FOUND" } }] });
});

test.each([0, 366, -1])("refuse a period of %d days", async (period) => {
  const client = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  const { body } = await client.graphql(STATISTICS, { days: period });
  expect(body).toMatchObject({ errors: [{ extensions: { code: "BAD_INPUT" } }] });
});
