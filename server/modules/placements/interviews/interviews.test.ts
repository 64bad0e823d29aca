import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { interviewErrorTexts as texts } from "#texts/interviews";
import { days, hours, later, minutes } from "../../../core/clock.js";
import { buildApplication } from "../../../test/applications/build-application.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../../test/factories.js";
import type { TestClient } from "../../../test/test-client.js";
import type { User } from "../../accounts/user.entity.js";
import { type Application } from "../../applications/application.entity.js";
import type { Company } from "../../companies/company.entity.js";
import type { Job } from "../../jobs/record/job.entity.js";
import { Interview } from "./interview.entity.js";
import { localTime } from "./zoned-time.js";

const FIELDS = `interview { id state startsAt startsAtLocal timeZone minutes place callUrl interviewer
  message recruiterName version viewerCanChange } userErrors { field code message }`;
const SCHEDULE = `mutation ($input: ScheduleInterviewInput!) { scheduleInterview(input: $input) { ${FIELDS} } }`;
const CHANGE = `mutation ($input: ChangeInterviewInput!) { changeInterview(input: $input) { ${FIELDS} } }`;
const CANCEL = `mutation ($input: CancelInterviewInput!) { cancelInterview(input: $input) { ${FIELDS} } }`;
const MOVE = `mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { userErrors { code } } }`;
/** Without daylight saving time: no clock there shows the same time twice. */
const ZONE = "America/Phoenix";

let app: TestApp;
let company: Company;
let job: Job;
let rita: User;
let recruiter: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app, { name: "Cedar Health" });
  job = await buildJob(app, { company });
  rita = await buildRecruiter(app, company);
});
beforeEach(async () => {
  recruiter = await signedIn(app, rita);
});
afterAll(() => app.close());

const inInterview = (by?: User) =>
  buildApplication(app, job, { status: "INTERVIEW", name: "Ana Ortiz", ...(by ? { by } : {}) });
const at = (ahead: number) => localTime(later(app.clock.now(), ahead), ZONE);
const details = (change: object = {}) => ({
  ...{ startsAt: at(days(3)), timeZone: ZONE, minutes: 45, interviewer: "Dana Wells" },
  ...{ callUrl: "https://meet.example.com/cedar", ...change },
});
const call = async (text: string, input: object, client = recruiter) =>
  Object.values((await client.graphql(text, { input })).data)[0] as {
    interview: Record<string, unknown> & { id: string };
    userErrors: { field: string | null; code: string; message: string }[];
  };
const schedule = (applicationId: string, change: object = {}) =>
  call(SCHEDULE, { applicationId, ...details(change) });
const mailsTo = async ({ email }: Pick<Application, "email">) => app.inbox.mailsTo(email);

/** The lines of the calendar event in a mail, unfolded. */
async function eventIn(application: Pick<Application, "email">, number = -1): Promise<string[]> {
  const mail = (await mailsTo(application)).at(number);
  const file = mail?.attachments.find(({ filename }) => filename === "interview.ics");
  const text = Buffer.from(file?.content ?? "", "base64").toString();
  return text.replace(/\r\n[ \t]/g, "").split("\r\n");
}
const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(name))?.slice(name.length + 1);

describe("an invitation", () => {
  it("brings a calendar event, and replies go to the recruiter", async () => {
    const application = await inInterview();
    const { startsAt } = details();
    const { interview, userErrors } = await schedule(application.id, {
      ...{ startsAt, place: "200 Cedar Avenue; Dallas, TX", message: "Bring\nan ID." },
    });
    expect(userErrors).toEqual([]);
    expect(interview).toMatchObject({
      ...{ state: "PLANNED", timeZone: ZONE, minutes: 45, version: 0, viewerCanChange: true },
      ...{ startsAtLocal: startsAt, recruiterName: rita.name },
    });
    const [mail] = await mailsTo(application);
    expect(mail).toMatchObject({
      subject: `Interview for ${job.role}`,
      replyTo: [rita.email],
    });
    expect(mail?.body.text).toContain("https://meet.example.com/cedar");
    const lines = await eventIn(application);
    expect(lines).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "METHOD:REQUEST",
        "BEGIN:VEVENT",
        "SEQUENCE:0",
        "STATUS:CONFIRMED",
        `SUMMARY:Interview: ${job.role}\\, Cedar Health`,
        "LOCATION:200 Cedar Avenue\\; Dallas\\, TX",
        "END:VCALENDAR",
      ]),
    );
    expect(valueOf(lines, "UID")).toMatch(new RegExp(`^interview-${interview.id}@`));
    const start = new Date(String(interview.startsAt));
    const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");
    expect(valueOf(lines, "DTSTART")).toBe(utc(start));
    expect(valueOf(lines, "DTEND")).toBe(utc(later(start, minutes(45))));
    expect(lines.find((line) => line.startsWith("ORGANIZER"))).toContain(rita.email);
    expect(lines.find((line) => line.startsWith("ATTENDEE"))).toContain(application.email);
    expect(lines.find((line) => line.startsWith("DESCRIPTION"))).toContain("Bring\\nan ID.");
  });

  it("updates the same event when it changes, and removes it when it is canceled", async () => {
    const application = await inInterview();
    const { interview } = await schedule(application.id);
    const uid = valueOf(await eventIn(application), "UID");
    const startsAt = at(days(4));
    const changed = await call(CHANGE, {
      ...{ id: interview.id, expectedVersion: 0 },
      ...details({ startsAt, minutes: 60 }),
    });
    expect(changed.interview).toMatchObject({
      version: 1,
      startsAtLocal: startsAt,
      minutes: 60,
    });
    const update = await eventIn(application);
    expect([valueOf(update, "UID"), valueOf(update, "SEQUENCE")]).toEqual([uid, "1"]);
    const canceled = await call(CANCEL, { id: interview.id, expectedVersion: 1 });
    expect(canceled.interview).toMatchObject({ state: "CANCELED", viewerCanChange: false });
    const removal = await eventIn(application);
    expect(["UID", "SEQUENCE", "METHOD", "STATUS"].map((name) => valueOf(removal, name))).toEqual([
      ...[uid, "2", "CANCEL", "CANCELLED"],
    ]);
    expect((await mailsTo(application)).map(({ subject }) => subject)).toEqual([
      `Interview for ${job.role}`,
      `Changed: interview for ${job.role}`,
      `Canceled: interview for ${job.role}`,
    ]);
    expect((await mailsTo(application)).map(({ replyTo }) => replyTo)).toEqual(
      Array.from({ length: 3 }, () => [rita.email]),
    );
  });

  it("sends only the newest of changes that follow each other", async () => {
    const application = await inInterview();
    const { interview } = await schedule(application.id);
    await call(CHANGE, { id: interview.id, expectedVersion: 0, ...details({ minutes: 30 }) });
    const mails = await mailsTo(application);
    expect(mails.map(({ subject }) => subject)).toEqual([`Changed: interview for ${job.role}`]);
  });

  it("sends nothing once the interview is over, however long emails had to wait", async () => {
    const soon = { startsAt: at(hours(1)), minutes: 45 };
    const [planned, canceled] = [await inInterview(), await inInterview()];
    await schedule(planned.id, soon);
    const { interview } = await schedule(canceled.id, soon);
    await call(CANCEL, { id: interview.id, expectedVersion: 0 });
    app.clock.advance(hours(2));
    expect([await mailsTo(planned), await mailsTo(canceled)]).toEqual([[], []]);
  });

  it("can’t add lines to the event", async () => {
    const application = await inInterview();
    await schedule(application.id, { message: "Hi\r\nATTENDEE:mailto:eve@example.com" });
    const lines = await eventIn(application);
    expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toHaveLength(1);
  });

  it.each([
    ["no place at all", { callUrl: null }, "place"],
    ["a call that isn’t on the web", { callUrl: "javascript:alert(1)" }, "callUrl"],
    ["a time in another form", { startsAt: "tomorrow" }, "startsAt"],
    ["a day that isn’t one", { startsAt: "2027-02-30T10:00" }, "startsAt"],
    ["an offset for a zone", { timeZone: "+05:00" }, "timeZone"],
    ["9 minutes", { minutes: 9 }, "minutes"],
    ["481 minutes", { minutes: 481 }, "minutes"],
    ["no interviewer", { interviewer: " " }, "interviewer"],
    ["a message of 2,001 letters", { message: "a".repeat(2001) }, "message"],
  ])("is refused with %s, and nothing is sent", async (_what, change, field) => {
    const application = await inInterview();
    const refused = await schedule(application.id, change);
    expect(refused.interview).toBeNull();
    expect(refused.userErrors).toMatchObject([{ field, code: "BAD_INPUT" }]);
    expect(await mailsTo(application)).toEqual([]);
  });

  it("takes the time zone as people write it, and means the hours of that place", async () => {
    const application = await inInterview();
    const now = app.clock.now();
    const year = now.getUTCFullYear();
    // Never a whole year ahead, which may be too far.
    const summer = now.getUTCMonth() < 6 ? `${year}-07-01` : `${year + 1}-04-01`;
    const startsAt = `${summer}T10:00`;
    const { interview } = await schedule(application.id, { startsAt, timeZone: "EST" });
    expect(interview).toMatchObject({
      ...{ timeZone: "America/New_York", startsAtLocal: startsAt },
      startsAt: `${summer}T14:00:00.000Z`,
    });
    const refused = await schedule(application.id, { timeZone: "IST" });
    expect(refused.userErrors).toEqual([
      {
        ...{ field: "timeZone", code: "BAD_INPUT" },
        message: texts.zoneAmbiguous("IST", ["India", "Ireland", "Israel"]),
      },
    ]);
  });

  it("is for a time still to come, within a year", async () => {
    const application = await inInterview();
    const messageAt = async (startsAt: string) =>
      (await schedule(application.id, { startsAt })).userErrors[0]?.message;
    expect(await messageAt(at(-minutes(1)))).toBe(texts.past);
    expect(await messageAt(at(days(367)))).toBe(texts.tooFar);
    expect(await messageAt(at(days(365)))).toBeUndefined();
  });

  it("needs an application in INTERVIEW", async () => {
    const application = await buildApplication(app, job, { status: "REVIEWED" });
    const refused = await schedule(application.id);
    expect(refused.userErrors).toMatchObject([{ code: "CONFLICT", message: texts.notInInterview }]);
  });

  it("is changed by the first of two, and not once it is over or canceled", async () => {
    const application = await inInterview();
    const { interview } = await schedule(application.id);
    const input = { id: interview.id, expectedVersion: 0, ...details({ minutes: 30 }) };
    const results = await Promise.all([call(CHANGE, input), call(CHANGE, input)]);
    const refusals = results.flatMap(({ userErrors }) => userErrors);
    expect(refusals).toMatchObject([{ code: "CONFLICT", message: texts.changed }]);
    app.clock.advance(days(4));
    recruiter = await signedIn(app, rita);
    const late = await call(CANCEL, { id: interview.id, expectedVersion: 1 });
    expect(late.userErrors).toMatchObject([{ code: "CONFLICT", message: texts.notPlanned }]);
  });
});

describe("the candidate", () => {
  it("sees the interviews of their own application, without being able to change them", async () => {
    const candidate = await buildUser(app);
    const application = await inInterview(candidate);
    const { startsAt } = details();
    await schedule(application.id, { startsAt });
    const client = await signedIn(app, candidate);
    const { data } = await client.graphql(
      "{ myApplications(first: 5) { nodes { interviews { startsAtLocal timeZone state viewerCanChange } } } }",
    );
    expect(data.myApplications.nodes[0].interviews).toEqual([
      ...[
        {
          startsAtLocal: startsAt,
          timeZone: ZONE,
          state: "PLANNED",
          viewerCanChange: false,
        },
      ],
    ]);
  });
});

describe("interviews of closed applications", () => {
  const run = () => app.services.interviews.cancelOfClosed();

  it("are canceled once the move can’t be undone anymore, with one email", async () => {
    const application = await inInterview();
    const { interview } = await schedule(application.id);
    await eventIn(application);
    const input = { id: application.id, status: "REJECTED", expectedVersion: application.version };
    await recruiter.graphql(MOVE, { input });
    expect(await run()).toBe(0);
    app.clock.advance(minutes(2) + 1000);
    await Promise.all([run(), run(), run()]);
    const row = await app.dataSource.manager.findOneByOrFail(Interview, { id: interview.id });
    expect(row).toMatchObject({ sequence: 1, canceledAt: expect.any(Date) });
    const canceled = (await mailsTo(application)).filter(({ subject }) =>
      /^Canceled/.test(subject),
    );
    expect(canceled).toHaveLength(1);
  });

  it("stay when they are over", async () => {
    const application = await inInterview();
    const { interview } = await schedule(application.id, { startsAt: at(hours(1)) });
    const input = { id: application.id, status: "REJECTED", expectedVersion: application.version };
    await recruiter.graphql(MOVE, { input });
    app.clock.advance(hours(2));
    await run();
    const row = await app.dataSource.manager.findOneByOrFail(Interview, { id: interview.id });
    expect(row.canceledAt).toBeNull();
  });
});
