import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { days, later, minutes } from "../../../core/clock.js";
import { privacyRules } from "../../../privacy-rules.js";
import { createObjectStore } from "../../../integrations/storage/create-object-store.js";
import { buildApplication } from "../../../test/applications/build-application.js";
import { readByIcalJs, readByNodeIcal, type ReadEvent } from "../../../test/calendar-readers.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../../test/factories.js";
import { accountRows } from "../../accounts/account.privacy.js";
import { User } from "../../accounts/user.entity.js";
import type { Application } from "../../applications/application.entity.js";
import type { Company } from "../../companies/company.entity.js";
import type { Job } from "../../jobs/record/job.entity.js";
import { Erasure } from "../../privacy/erasure.js";
import { Interview } from "./interview.entity.js";
import { localTime } from "./zoned-time.js";

const RESULT = "{ interview { id version } userErrors { field code message } }";
const MUTATIONS = {
  schedule: `mutation ($input: ScheduleInterviewInput!) { result: scheduleInterview(input: $input) ${RESULT} }`,
  change: `mutation ($input: ChangeInterviewInput!) { result: changeInterview(input: $input) ${RESULT} }`,
  cancel: `mutation ($input: CancelInterviewInput!) { result: cancelInterview(input: $input) ${RESULT} }`,
};
const MOVE = `mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { userErrors { code } } }`;
const DISABLE = `mutation ($input: DisablePersonInput!) { disablePerson(input: $input) { userErrors { code } } }`;
/** Without daylight saving time: no clock there shows the same time twice. */
const ZONE = "America/Phoenix";

let app: TestApp;
let company: Company;
let job: Job;
let rita: User;
let adam: User;
let application: Application;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app, { name: "Cedar Health" });
  job = await buildJob(app, { company });
});
beforeEach(async () => {
  rita = await buildRecruiter(app, company);
  await app.dataSource.manager.update(User, { id: rita.id }, { name: "Rita “Ri” Núñez, Jr." });
  adam = await buildUser(app, { role: "ADMIN", name: "Adam Admin" });
  application = await buildApplication(app, job, { status: "INTERVIEW", name: "Ana Ortiz" });
});
afterAll(() => app.close());

const details = (ahead: number) => ({
  startsAt: localTime(later(app.clock.now(), ahead), ZONE),
  timeZone: ZONE,
  minutes: 45,
  interviewer: "Dana Wells",
  callUrl: "https://meet.example.com/a,b;c?d=1",
});

async function act(by: User, what: keyof typeof MUTATIONS, input: object): Promise<string> {
  const { data } = await (await signedIn(app, by)).graphql(MUTATIONS[what], { input });
  expect(data.result.userErrors).toEqual([]);
  return data.result.interview.id;
}
const schedule = (by: User) =>
  act(by, "schedule", { applicationId: application.id, ...details(days(3)) });
const change = (by: User, id: string, expectedVersion: number) =>
  act(by, "change", { id, expectedVersion, ...details(days(4 + expectedVersion)) });
const cancel = (by: User, id: string, expectedVersion: number) =>
  act(by, "cancel", { id, expectedVersion });

/** The newest invitation and its event, in the mail and as a file; both readers see the same. */
async function newest(): Promise<{ event: ReadEvent; replyTo: string[] }> {
  const mails = await app.inbox.mailsTo(application.email);
  const mail = mails.findLast(({ attachments }) => attachments.length > 0);
  expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual([
    ...["text/calendar", "application/ics"],
  ]);
  const files = mail?.attachments.map(({ content }) => Buffer.from(content, "base64").toString());
  const [text = "", ...others] = files ?? [];
  expect(others.filter((other) => other !== text)).toEqual([]);
  const event = readByIcalJs(text);
  expect(readByNodeIcal(text)).toEqual(event);
  return { event, replyTo: mail?.replyTo ?? [] };
}

const isRita = () => ({ address: `mailto:${rita.email}`, name: "Rita “Ri” Núñez, Jr." });
const isAdamForRita = () => ({ ...isRita(), sentBy: `mailto:${adam.email}` });

describe("the organizer of an interview", () => {
  it("is who scheduled it, when an administrator changes and cancels it; replies go to who acts", async () => {
    const id = await schedule(rita);
    const first = await newest();
    await change(adam, id, 0);
    const second = await newest();
    await cancel(adam, id, 1);
    const third = await newest();
    const all = [first, second, third];
    expect(new Set(all.map(({ event }) => event.uid)).size).toBe(1);
    expect(all.map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
    expect(all.map(({ event }) => event.method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    expect(all.map(({ event }) => event.organizer)).toEqual([
      { ...isRita(), sentBy: null },
      ...[isAdamForRita(), isAdamForRita()],
    ]);
    expect(all.map(({ replyTo }) => replyTo)).toEqual([[rita.email], [adam.email], [adam.email]]);
    expect(first.event).toMatchObject({
      attendee: { address: `mailto:${application.email}`, name: "Ana Ortiz", rsvp: true },
      url: "https://meet.example.com/a,b;c?d=1",
    });
    expect(second.event.start > first.event.start).toBe(true);
    expect(third.event.start).toBe(second.event.start);
  });

  it("stays the same when they change it themselves again, within the same second", async () => {
    const id = await schedule(rita);
    await change(adam, id, 0);
    await newest();
    await change(rita, id, 1);
    const { event, replyTo } = await newest();
    expect([event.sequence, event.organizer]).toEqual([2, { ...isRita(), sentBy: null }]);
    expect(replyTo).toEqual([rita.email]);
  });

  it("stays the same when they get another name", async () => {
    const id = await schedule(rita);
    await app.dataSource.manager.update(User, { id: rita.id }, { name: "Rita Wells" });
    await change(adam, id, 0);
    expect((await newest()).event.organizer).toEqual(isAdamForRita());
  });

  it("stays the same when their account is disabled, also for a mail on its way", async () => {
    const id = await schedule(rita);
    const input = { userId: rita.id, reason: "LEFT" };
    await (await signedIn(app, adam)).graphql(DISABLE, { input });
    const first = await newest();
    expect(first.event.organizer).toEqual({ ...isRita(), sentBy: null });
    expect(first.replyTo).not.toContain(rita.email);
    await change(adam, id, 0);
    const { event, replyTo } = await newest();
    expect([event.organizer, replyTo]).toEqual([isAdamForRita(), [adam.email]]);
  });

  it("stays the same when the interview is canceled because the application is closed", async () => {
    await schedule(rita);
    await newest();
    const input = { id: application.id, status: "REJECTED", expectedVersion: application.version };
    await (await signedIn(app, adam)).graphql(MOVE, { input });
    app.clock.advance(minutes(2) + 1000);
    await app.services.interviews.cancelOfClosed();
    const { event } = await newest();
    expect(event).toMatchObject({ method: "CANCEL", sequence: 1, organizer: isRita() });
  });

  it("is the last who acted, from then on, if an earlier release scheduled it", async () => {
    const id = await schedule(rita);
    const none = { organizerEmail: null, organizerName: null };
    await app.dataSource.manager.update(Interview, { id }, none);
    expect((await newest()).event.organizer).toEqual({ ...isRita(), sentBy: null });
    await change(adam, id, 0);
    expect((await newest()).event.organizer).toEqual(isAdamForRita());
    await cancel(adam, id, 1);
    expect((await newest()).event.organizer).toEqual(isAdamForRita());
  });
});

describe("an organizer who is erased", () => {
  it("is named until the interview is over, which the operator reads, and then no more", async () => {
    app.clock.hold();
    const id = await schedule(rita);
    const report = await new Erasure({
      dataSource: app.dataSource,
      store: createObjectStore(app.env),
      clock: app.clock,
      accounts: accountRows,
      rules: privacyRules,
    }).erase(rita.email);
    expect(report.kept).toContainEqual(
      expect.objectContaining({ what: "interviews that they scheduled", count: 1 }),
    );
    await change(adam, id, 0);
    const { event, replyTo } = await newest();
    expect([event.organizer, replyTo]).toEqual([isAdamForRita(), [adam.email]]);
    const stored = () => app.dataSource.manager.findOneByOrFail(Interview, { id });
    app.clock.advance(days(4) + days(1) - minutes(2));
    await app.services.retention.run();
    expect((await stored()).organizerEmail).toBe(rita.email);
    app.clock.advance(minutes(3));
    await app.services.retention.run();
    expect(await stored()).toMatchObject({ organizerEmail: null, organizerName: null });
    app.clock.release();
  });
});
