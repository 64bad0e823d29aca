import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { UNDO_SECONDS } from "#site/undo-seconds";
import { applicationErrorTexts } from "#texts/errors";
import { notSentMailTexts } from "#texts/mails";
import { days, minutes, seconds } from "../../../core/clock.js";
import { applicationForm } from "../../../test/access/actors.js";
import { Harness, pdfFile, type Person } from "../../../test/applications/harness.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, buildRecruiter, signedIn } from "../../../test/factories.js";
import { recordingLogger } from "../../../test/recording-logger.js";
import type { TestClient } from "../../../test/test-client.js";
import { User } from "../../accounts/user.entity.js";
import type { Company } from "../../companies/company.entity.js";
import type { Job } from "../../jobs/record/job.entity.js";
import { Resume } from "../resume.entity.js";
import { HeldApplication } from "./held-application.entity.js";
import { HELD_MS, HeldApplicationService, MAX_ATTEMPTS } from "./held-application.service.js";

let app: TestApp;
let harness: Harness;
let company: Company;
let job: Job;
let recruiter: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  harness = new Harness(app);
  company = await buildCompany(app);
  job = await buildJob(app, { company });
  recruiter = await signedIn(app, await buildRecruiter(app, company));
  app.clock.hold();
});
afterAll(() => app.close());

const HOLD = `mutation ($input: HoldApplicationInput!) { holdApplication(input: $input) {
  held { id sendsAt } userErrors { field code message } } }`;
const UNDO = `mutation ($input: UndoApplicationInput!) { undoApplication(input: $input) {
  undoneId userErrors { code message } } }`;
const ANSWERS = {
  ...{ name: "Priya Raman", location: "Austin, TX", phone: "5125550142", countryCode: "+1" },
  ...{ visaType: "H1B", relocation: true, linkedin: "linkedin.com/in/priya-raman-example" },
};

interface Sent {
  id: string;
  sendsAt: string;
}
interface Refused {
  code: string;
  message: string;
}

/** The two doors, in one format. */
const doors = [
  {
    name: "GraphQL",
    async hold({ client, email }: Person, to: Job): Promise<Sent> {
      const input = { ...ANSWERS, jobId: to.id, email, resume: null };
      const { data } = await client.upload(HOLD, { input }, { "input.resume": pdfFile() });
      return data.holdApplication.held;
    },
    async undo({ client }: Person, id: string): Promise<Refused | null> {
      const { data } = await client.graphql(UNDO, { input: { id } });
      return data.undoApplication.userErrors[0] ?? null;
    },
  },
  {
    name: "REST",
    async hold({ client, email }: Person, to: Job): Promise<Sent> {
      const form = applicationForm(to, "Priya Raman", email);
      const { status, body } = await client.postForm("/api/apply-jobs/held", form);
      expect(status).toBe(202);
      return { id: body._id, sendsAt: body.sendsAt };
    },
    async undo({ client }: Person, id: string): Promise<Refused | null> {
      const { status, body } = await client.send("DELETE", `/api/apply-jobs/held/${id}`);
      return status === 204 ? null : { code: body.code, message: body.error };
    },
  },
];
const [graphql] = doors;

const drain = async () => {
  while ((await app.services.heldApplications.drain()) > 0);
};
const LISTED = `query ($jobId: ID!) {
  applications(first: 10, filter: { jobId: $jobId }) { totalCount nodes { id } }
  applicationStatistics(days: 7) { waiting }
  candidates(first: 10) { nodes { id } } }`;
/** All that staff can ask for, as one text: equal before and after if they see nothing. */
const seenByStaff = async (of: Job) => {
  const { data, errors } = await recruiter.graphql(LISTED, { jobId: of.id });
  expect(errors).toBeUndefined();
  return JSON.stringify(data);
};
const heldBy = ({ user }: Person) =>
  app.dataSource.manager.findBy(HeldApplication, { userId: user.id });
/** The text of an email, whose lines are broken. */
const inOneLine = (mail: { body: { text?: string } } | undefined) =>
  mail?.body.text?.replace(/\s+/g, " ");
const mails = async ({ email }: Person) => (await app.inbox.mailsTo(email)).length;

describe.each(doors)("an application that may be undone, over $name", (door) => {
  it("is seen and mailed by no one for ten seconds, and then sent without its page", async () => {
    const person = await harness.person();
    const before = await seenByStaff(job);
    const { id, sendsAt } = await door.hold(person, job);
    expect(Date.parse(sendsAt) - app.clock.now().getTime()).toBe(HELD_MS);
    app.clock.advance(HELD_MS - 1);
    await drain();
    expect(await seenByStaff(job)).toBe(before);
    expect(await mails(person)).toBe(0);
    expect(await harness.applications(person.user)).toEqual([]);

    app.clock.advance(1);
    await drain();
    const [sent, ...more] = await harness.applications(person.user);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ id, jobId: job.id, name: "Priya Raman", status: "SUBMITTED" });
    expect(await mails(person)).toBe(1);
    expect(await seenByStaff(job)).toContain(id);
  });

  it("that is undone leaves nothing", async () => {
    const person = await harness.person();
    const before = await seenByStaff(job);
    const { id } = await door.hold(person, job);
    app.clock.advance(HELD_MS - 1);
    expect(await door.undo(person, id)).toBeNull();
    app.clock.advance(seconds(60));
    await drain();
    expect(await harness.applications(person.user)).toEqual([]);
    expect(await heldBy(person)).toEqual([]);
    expect(await mails(person)).toBe(0);
    expect(await seenByStaff(job)).toBe(before);
    expect(await door.undo(person, id)).toMatchObject({ code: "NOT_FOUND" });
  });

  it("can still be undone at the end of the page's ten seconds, which begin with a late answer", async () => {
    const person = await harness.person();
    const { id } = await door.hold(person, job);
    app.clock.advance(seconds(UNDO_SECONDS + 2));
    await drain();
    expect(await door.undo(person, id)).toBeNull();
    expect(await heldBy(person)).toEqual([]);
  });

  it("can't be undone when its time is over, whether or not it is sent yet", async () => {
    const person = await harness.person();
    const { id } = await door.hold(person, job);
    app.clock.advance(HELD_MS);
    const tooLate = { code: "CONFLICT", message: applicationErrorTexts.alreadySent };
    expect(await door.undo(person, id)).toEqual(expect.objectContaining(tooLate));
    await drain();
    expect(await door.undo(person, id)).toEqual(expect.objectContaining(tooLate));
    expect(await harness.applications(person.user)).toHaveLength(1);
  });

  it("can't be undone by anyone else", async () => {
    const person = await harness.person();
    const { id } = await door.hold(person, job);
    const stranger = await harness.person();
    expect(await door.undo(stranger, id)).toMatchObject({ code: "NOT_FOUND" });
    app.clock.advance(HELD_MS);
    await drain();
    expect(await harness.applications(person.user)).toHaveLength(1);
  });
});

describe("an application that may be undone", () => {
  it("is sent once, however often it is sent and released", async () => {
    const person = await harness.person();
    const held = await Promise.all([graphql?.hold(person, job), graphql?.hold(person, job)]);
    expect(held.every((one) => one !== undefined)).toBe(true);
    app.clock.advance(HELD_MS);
    await Promise.all([drain(), drain()]);
    expect(await harness.applications(person.user)).toHaveLength(1);
    expect(await mails(person)).toBe(1);
  });

  it("held again in another tab keeps its id, so that either tab undoes it", async () => {
    const person = await harness.person();
    const first = await graphql?.hold(person, job);
    app.clock.advance(seconds(4));
    const second = await graphql?.hold(person, job);
    expect(second?.id).toBe(first?.id);
    expect(Date.parse(second?.sendsAt ?? "") - app.clock.now().getTime()).toBe(HELD_MS);
    expect(await graphql?.undo(person, first?.id ?? "")).toBeNull();
    expect(await heldBy(person)).toEqual([]);
    app.clock.advance(HELD_MS);
    await drain();
    expect(await harness.applications(person.user)).toEqual([]);
  });

  it("is not sent for an account that is disabled in the meantime", async () => {
    const person = await harness.person();
    const before = await seenByStaff(job);
    await graphql?.hold(person, job);
    const off = { disabledAt: app.clock.now(), disabledReason: "MISUSE" } as const;
    await app.dataSource.manager.update(User, { id: person.user.id }, off);
    app.clock.advance(HELD_MS);
    await drain();
    expect(await harness.applications(person.user)).toEqual([]);
    expect(await heldBy(person)).toEqual([]);
    expect(await mails(person)).toBe(0);
    expect(await seenByStaff(job)).toBe(before);
  });

  it("is either undone or sent, not both", async () => {
    const person = await harness.person();
    const sent = await graphql?.hold(person, job);
    app.clock.advance(HELD_MS);
    app.clock.advance(-1);
    const undone = graphql?.undo(person, sent?.id ?? "");
    app.clock.advance(1);
    const [refusal] = await Promise.all([undone, drain()]);
    await drain();
    expect((await harness.applications(person.user)).length).toBe(refusal ? 1 : 0);
  });

  it("that renews a withdrawn one, undone, leaves it withdrawn", async () => {
    const person = await harness.person();
    const first = await graphql?.hold(person, job);
    app.clock.advance(HELD_MS);
    await drain();
    await person.client.graphql(
      "mutation ($input: WithdrawApplicationInput!) { withdrawApplication(input: $input) { userErrors { code } } }",
      { input: { id: first?.id } },
    );
    const second = await graphql?.hold(person, job);
    expect(await graphql?.undo(person, second?.id ?? "")).toBeNull();
    const [left] = await harness.applications(person.user);
    expect(left).toMatchObject({ id: first?.id, status: "WITHDRAWN" });
  });

  it("for a job that closes in the meantime is not sent, and its candidate is told by email", async () => {
    const closing = await buildJob(app, { company });
    const person = await harness.person();
    await graphql?.hold(person, closing);
    await app.dataSource.query("UPDATE jobs SET status = 'CLOSED' WHERE id = ?", [closing.id]);
    app.clock.advance(HELD_MS);
    await Promise.all([drain(), drain()]);
    const told = await app.inbox.mailsTo(person.email);
    expect(told.map(({ subject }) => subject)).toEqual([notSentMailTexts.subject(closing.role)]);
    expect(inOneLine(told[0])).toContain(notSentMailTexts.closed.text(closing.role, company.name));
    expect(await harness.applications(person.user)).toEqual([]);
    expect(await app.dataSource.manager.countBy(HeldApplication, { jobId: closing.id })).toBe(0);
  });

  it("that can't be sent is tried again for some time, and then its candidate is told by email", async () => {
    const person = await harness.person();
    await graphql?.hold(person, job);
    await app.dataSource.manager.delete(Resume, { userId: person.user.id });
    app.clock.advance(HELD_MS);
    for (let n = 1; n < MAX_ATTEMPTS; n += 1) {
      await drain();
      app.clock.advance(minutes(10));
    }
    expect(await heldBy(person)).toMatchObject([{ attempts: MAX_ATTEMPTS - 1, deadAt: null }]);
    expect(await mails(person)).toBe(0);
    await drain();
    const [told, ...more] = await app.inbox.mailsTo(person.email);
    expect([told?.subject, more]).toEqual([notSentMailTexts.subject(job.role), []]);
    expect(inOneLine(told)).toContain(notSentMailTexts.failed.text(job.role, company.name));
    expect(inOneLine(told)).not.toContain("closed");
    expect(await heldBy(person)).toEqual([]);
  });

  it("is sent if it is held again while an earlier one under its id is taken", async () => {
    const person = await harness.person();
    const { id } = (await graphql?.hold(person, job)) ?? {};
    app.clock.advance(HELD_MS);
    await drain();
    await graphql?.hold(person, job);
    app.clock.advance(HELD_MS);
    let [reached, goOn] = [() => {}, () => {}];
    const isReached = new Promise<void>((resolve) => (reached = resolve));
    const isLetOn = new Promise<void>((resolve) => (goOn = resolve));
    const { accounts, applications, resumes, jobs, limits, outbox } = app.services;
    const lock: typeof accounts.lock = async (...args) => {
      reached();
      await isLetOn;
      return accounts.lock(...args);
    };
    const { dataSource, clock } = app;
    const { logger } = recordingLogger();
    const needs = { dataSource, applications, resumes, jobs, limits, outbox, clock, logger };
    const get: typeof accounts.get = (userId) => accounts.get(userId);
    const isDisabled: typeof accounts.isDisabled = (...args) => accounts.isDisabled(...args);
    const slowly = { get, lock, isDisabled };
    const slow = new HeldApplicationService({ ...needs, accounts: slowly }).drain();
    await isReached;
    const again = await graphql?.hold(person, job);
    goOn();
    await slow;
    expect(await heldBy(person)).toMatchObject([{ id, doneAt: null }]);
    app.clock.advance(HELD_MS);
    await drain();
    expect(again?.id).toBe(id);
    expect(await heldBy(person)).toEqual([]);
  });

  it("keeps its resume from the sweep", async () => {
    const person = await harness.person();
    const sent = await graphql?.hold(person, job);
    await graphql?.undo(person, sent?.id ?? "");
    app.clock.advance(days(2));
    const { id: existingResumeId } = await harness.onlyResume(person.user);
    const input = { ...ANSWERS, jobId: job.id, email: person.email, existingResumeId };
    await person.client.graphql(HOLD, { input });
    await app.services.resumeSweep.sweepReplaced();
    app.clock.advance(HELD_MS);
    await drain();
    expect(await harness.applications(person.user)).toMatchObject([{ resumeId: existingResumeId }]);
  });

  it("fills in the profile when it is sent, and may leave relocation open", async () => {
    const person = await harness.person();
    const { client, email, user } = person;
    const profile = () => app.dataSource.manager.findOneByOrFail(User, { id: user.id });
    await app.dataSource.manager.update(User, { id: user.id }, { name: "", location: "" });
    const input = { ...ANSWERS, relocation: null, jobId: job.id, email, resume: null };
    await client.upload(HOLD, { input }, { "input.resume": pdfFile() });
    expect(await profile()).toMatchObject({ name: "", location: "" });
    app.clock.advance(HELD_MS);
    await drain();
    expect(await profile()).toMatchObject({ name: "Priya Raman", location: "Austin, TX" });
    expect(await harness.applications(user)).toEqual([
      expect.objectContaining({ relocation: null }),
    ]);
  });

  it("is refused like any other: closed job, missing answers, another's address", async () => {
    const person = await harness.person();
    const { client, email } = person;
    const ask = async (change: object) => {
      const input = { ...ANSWERS, jobId: job.id, email, resume: null, ...change };
      const { data, errors } = await client.upload(HOLD, { input }, { "input.resume": pdfFile() });
      return errors?.[0]?.extensions.code ?? data.holdApplication.userErrors[0];
    };
    expect(await ask({ name: " " })).toMatchObject({ field: "name", code: "BAD_INPUT" });
    expect(await ask({ phone: "12" })).toMatchObject({ field: "phone", code: "BAD_INPUT" });
    expect(await ask({ jobId: "SB-0000000" })).toMatchObject({ code: "NOT_FOUND" });
    expect(await ask({ email: "ana@example.com" })).toBe("FORBIDDEN");
    expect(await heldBy(person)).toEqual([]);
  });
});
