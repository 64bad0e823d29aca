import { beforeAll, describe, expect, it } from "@jest/globals";
import { days, hours } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { privacyRules } from "../../privacy-rules.js";
import { buildApplication } from "../../test/applications/build-application.js";
import { Harness, fileOf, pdfFile } from "../../test/applications/harness.js";
import { app, buy, client, payments, user } from "../../test/customer.js";
import { buildJob, buildUser, signedIn } from "../../test/factories.js";
import { moveTo } from "../../test/plan-time.js";
import type { TestClient } from "../../test/test-client.js";
import { User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { Subscription } from "../billing/subscription/subscription.entity.js";
import { DataCopy } from "../privacy/data-copy.js";
import { firmDayOf } from "#site/firm-day";
import { PlanIntake } from "./plan-intake.entity.js";
import { buyerMailTexts } from "#texts/plan-mails";

const MARKET = "MARKET_MY_RESUME_QUATERLY";
const INTAKE =
  "intake { targetRole location countryCode phone missing resume { id fileName url } }";
const SAVE = `mutation ($input: SavePlanIntakeInput!) { savePlanIntake(input: $input) {
  subscription { id ${INTAKE} track { kind day isDone } } userErrors { field code message } } }`;
const OWN = `{ mySubscriptions { id ${INTAKE} track { kind day isDone } } }`;
const SOLD = `query ($id: ID!) { soldPlan(id: $id) { ${INTAKE} } }`;
const DUE = `{ dueDeliveries(first: 50, withinDays: 60) { nodes { plan { id intake { missing } } } } }`;

const ALL = { targetRole: "Java developer", location: "Dallas, TX", countryCode: "+1" };
const PHONE = "(214) 555-0134";

let admin: TestClient;
let harness: Harness;
beforeAll(async () => {
  await moveTo(app, payments, app.clock.nextNoon());
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  harness = new Harness(app);
});

const planId = async () =>
  (await app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id })).id;
const own = async () => (await client.graphql(OWN)).data.mySubscriptions[0];
const save = async (input: object, as = client) =>
  (await as.graphql(SAVE, { input })).data.savePlanIntake;
const send = async (input: object, file = pdfFile()) => {
  const variables = { input: { ...input, resume: null } };
  return (await client.upload(SAVE, variables, { "input.resume": file })).data.savePlanIntake;
};
const rows = () => app.dataSource.manager.countBy(PlanIntake, {});

describe("the emails about a purchase", () => {
  it("say what is missing, with the track, to the buyer and to staff", async () => {
    await buy(MARKET);
    const id = await planId();
    const { endsAt } = await app.dataSource.manager.findOneByOrFail(Subscription, { id });
    const [receipt] = await app.inbox.mailsTo(user.email);
    if (endsAt === null) throw new Error("no end");
    expect(receipt?.body.text).toContain(buyerMailTexts.ends(endsAt));
    expect(receipt?.body.text).toContain(
      "your specialist needs your resume, target role, location, and phone",
    );
    expect(receipt?.body.text).toContain(`/account/plans?intake=${id}`);
    expect(receipt?.body.text).toContain("Your specialist emails you: By ");
    const toStaff = await app.inbox.mailsTo(app.env.STAFF_MAIL);
    const sold = toStaff.find(({ body }) => body.text?.includes(id));
    expect(sold?.body.text).toContain("Still missing: resume, target role");
  });
});

describe("what a plan needs to begin", () => {
  it("is all missing at first, and comes step by step", async () => {
    await buy(MARKET);
    const id = await planId();
    expect((await own()).intake).toEqual({
      ...{ targetRole: "", location: "", countryCode: "", phone: "", resume: null },
      missing: ["RESUME", "TARGET_ROLE", "LOCATION", "PHONE"],
    });
    const first = await send({ id });
    expect(first.userErrors).toEqual([]);
    expect(first.subscription.intake).toMatchObject({
      resume: { fileName: "Priya Raman.pdf" },
      missing: ["TARGET_ROLE", "LOCATION", "PHONE"],
    });
    await save({ id, targetRole: "  Java developer " });
    const { subscription } = await save({
      id,
      location: ALL.location,
      countryCode: "+1",
      phone: PHONE,
    });
    expect(subscription.intake).toMatchObject({
      ...{ ...ALL, phone: "2145550134", missing: [] },
      resume: first.subscription.intake.resume,
    });
    expect(await own()).toEqual(subscription);
    const log = await app.dataSource.manager.find(AuditEvent, {
      where: { kind: "PLAN_INTAKE_CHANGED", subjectId: user.id },
      order: { at: "ASC", id: "ASC" },
    });
    expect(log.map(({ details }) => details["fields"])).toEqual([
      "resumeId",
      "targetRole",
      "location, countryCode, phone",
    ]);
  });

  it("is still missing where the form says null", async () => {
    await buy(MARKET);
    const id = await planId();
    await send({ id });
    const some = { id, location: ALL.location, countryCode: "+1", phone: PHONE };
    const { subscription } = await save({ ...some, targetRole: null });
    expect(subscription.intake.missing).toEqual(["TARGET_ROLE"]);
    const row = () => app.dataSource.manager.findOneByOrFail(PlanIntake, { subscriptionId: id });
    expect(await row()).toMatchObject({ targetRole: "", completedAt: null });
    await save({ id, targetRole: ALL.targetRole, location: null, phone: null });
    expect(await row()).toMatchObject({ location: ALL.location, completedAt: expect.any(Date) });
  });

  it("fills in the phone number that the profile lacks, but not where the person lives", async () => {
    const empty = { phone: "", countryCode: "+1", location: "" };
    await app.dataSource.manager.update(User, { id: user.id }, empty);
    await buy(MARKET);
    const id = await planId();
    const profile = () => app.services.accounts.get(user.id);
    await save({ id, targetRole: ALL.targetRole, location: "Remote" });
    expect(await profile()).toMatchObject(empty);
    await save({ id, countryCode: "+91", phone: "98765 43210" });
    const given = { phone: "9876543210", countryCode: "+91", location: "" };
    expect(await profile()).toMatchObject(given);
    await save({ id, countryCode: "+1", phone: PHONE });
    expect(await profile()).toMatchObject(given);
    const changes = await app.dataSource.manager.findBy(AuditEvent, {
      ...{ kind: "PROFILE_CHANGED", subjectId: user.id },
    });
    expect(changes.map(({ details }) => details)).toEqual([{ fields: "phone" }]);
  });

  it("is a resume that was sent with an application, too", async () => {
    const { resumeId } = await buildApplication(app, await buildJob(app), { by: user });
    await buy(MARKET);
    const input = { id: await planId(), existingResumeId: resumeId };
    const { subscription, userErrors } = await save(input);
    expect(userErrors).toEqual([]);
    expect(subscription.intake.resume.id).toBe(resumeId);
  });

  it("shows its track: paid, intake, specialist, first list", async () => {
    await buy(MARKET);
    const today = firmDayOf(app.clock.now());
    const { track } = await own();
    expect(track.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...["PAID", "INTAKE", "CONTACT", "FIRST_LIST"],
    ]);
    expect(track.slice(0, 2)).toEqual([
      { kind: "PAID", day: today, isDone: true },
      { kind: "INTAKE", day: null, isDone: false },
    ]);
    expect(new Date(track[3].day).getUTCDay()).toBe(5);
    expect(track[2].day > today && track[3].day > track[2].day).toBe(true);
    const id = await planId();
    await send({ id });
    await save({ id, ...ALL, phone: PHONE });
    const call = { planId: id, kind: "CONTACT", deliveredOn: today };
    await admin.graphql(
      "mutation ($input: RecordDeliveryInput!) { recordDelivery(input: $input) { userErrors { code } } }",
      { input: call },
    );
    expect((await own()).track.slice(1, 3)).toEqual([
      { kind: "INTAKE", day: today, isDone: true },
      { kind: "CONTACT", day: today, isDone: true },
    ]);
  });

  it("ends with the draft for Brand My CV", async () => {
    await buy("BRAND_MY_CV_QUATERLY");
    expect((await own()).track.at(-1)).toMatchObject({ kind: "FIRST_DRAFT", isDone: false });
  });
});

describe("bad input", () => {
  it.each([
    ["a phone number that nobody can call", { countryCode: "+1", phone: "12" }, "phone"],
    ["a blank role", { targetRole: "  " }, "targetRole"],
    ["a role of 101 characters", { targetRole: "x".repeat(101) }, "targetRole"],
    ["a line break in the place", { location: "Dallas\nTX" }, "location"],
    ["a country code that is none", { countryCode: "1", phone: PHONE }, "countryCode"],
  ])("%s is refused, and nothing is saved", async (_what, fields, field) => {
    await buy(MARKET);
    const [before, id] = [await rows(), await planId()];
    const { subscription, userErrors } = await save({ id, location: "Austin, TX", ...fields });
    expect(subscription).toBeNull();
    expect(userErrors).toMatchObject([{ code: "BAD_INPUT", field }]);
    expect(await rows()).toBe(before);
  });

  it("leaves no file when a field beside it is refused, or it is no resume", async () => {
    await buy(MARKET);
    const [files, id] = [await harness.storedKeys(), await planId()];
    const wrong = await send({ id, phone: "12" });
    expect(wrong.userErrors).toMatchObject([{ code: "BAD_INPUT", field: "phone" }]);
    const page = await send({ id }, fileOf(Buffer.from("<p>Hello</p>"), "resume.html"));
    expect(page.userErrors).toMatchObject([{ code: "FILE_TYPE", field: "resume" }]);
    expect(await harness.storedKeys()).toEqual(files);
    expect(await harness.resumes(user)).toEqual([]);
  });

  it("is another person's plan or resume, and a plan that is over", async () => {
    await buy(MARKET);
    const id = await planId();
    const other = await harness.person();
    expect((await save({ id, ...ALL }, other.client)).userErrors).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
    expect((await save({ id: newId(), ...ALL })).userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
    const job = await buildJob(app);
    const { resumeId } = await buildApplication(app, job, { by: other.user });
    const theirs = await client.graphql(SAVE, { input: { id, existingResumeId: resumeId } });
    expect(theirs.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    await app.dataSource.manager.update(Subscription, { id }, { running: false });
    expect((await save({ id, ...ALL })).userErrors).toMatchObject([{ code: "CONFLICT" }]);
  });
});

describe("staff", () => {
  it("see what was sent and what is missing, on the plan and in the list of what is due", async () => {
    await buy(MARKET);
    const id = await planId();
    await send({ id, targetRole: ALL.targetRole });
    const missing = ["LOCATION", "PHONE"];
    const { soldPlan } = (await admin.graphql(SOLD, { id })).data;
    expect(soldPlan.intake).toMatchObject({
      ...{ targetRole: ALL.targetRole, missing },
      resume: { fileName: "Priya Raman.pdf" },
    });
    const { nodes } = (await admin.graphql(DUE)).data.dueDeliveries;
    expect(nodes).toContainEqual({ plan: { id, intake: { missing } } });
    const opened = await admin.get(soldPlan.intake.resume.url);
    expect(opened.status).toBe(302);
  });

  it("who are no administrators don't see the resume", async () => {
    await buy(MARKET);
    await send({ id: await planId() });
    const { url } = (await own()).intake.resume;
    const recruiter = await signedIn(app, await buildUser(app, { role: "RECRUITER" }));
    expect((await recruiter.get(url)).status).toBe(404);
  });
});

describe("the reminder", () => {
  const reminders = async () => {
    await app.services.intakeReminders.queueDue();
    const mails = await app.inbox.mailsTo(user.email);
    return mails.filter(({ subject }) => subject.startsWith("Your specialist is waiting"));
  };

  it("comes once, after a day, and says what is missing", async () => {
    await buy(MARKET);
    const id = await planId();
    await send({ id });
    app.clock.advance(hours(23));
    expect(await reminders()).toEqual([]);
    app.clock.advance(hours(2));
    const [mail, ...more] = await reminders();
    expect([mail?.subject, more]).toEqual([
      "Your specialist is waiting for you: Market My Resume",
      [],
    ]);
    expect(mail?.body.text).toContain("your target role, location, and phone number");
    expect(mail?.body.text).toContain(`/account/plans?intake=${id}`);
    app.clock.advance(hours(12));
    expect(await reminders()).toHaveLength(1);
  });

  it("comes a day after a bank has paid, although the plan was bought days before", async () => {
    await buy(MARKET);
    const startedAt = new Date(app.clock.now().getTime() - days(5));
    await app.dataSource.manager.update(Subscription, { id: await planId() }, { startedAt });
    app.clock.advance(hours(23));
    expect(await reminders()).toEqual([]);
    app.clock.advance(hours(2));
    expect(await reminders()).toHaveLength(1);
  });

  it.each([
    [
      "everything was sent",
      async (id: string) => {
        await send({ id });
        await save({ id, ...ALL, phone: PHONE });
      },
    ],
    [
      "the plan is canceled",
      async (id: string) => {
        const cancel =
          "mutation ($input: CancelPlanInput!) { cancelPlan(input: $input) { userErrors { code } } }";
        await client.graphql(cancel, { input: { id } });
        await payments.settle();
      },
    ],
    [
      "three days passed, e.g. in an outage",
      async () => {
        app.clock.advance(days(3));
      },
    ],
  ])("doesn't come if %s", async (_what, happen) => {
    await buy(MARKET);
    await happen(await planId());
    app.clock.advance(hours(25));
    expect(await reminders()).toEqual([]);
  });
});

describe("privacy", () => {
  it("keeps the resume from the sweep as long as the plan has it", async () => {
    await buy(MARKET);
    const id = await planId();
    const first = (await send({ id })).subscription.intake.resume.id;
    app.clock.advance(days(2));
    await app.services.resumeSweep.sweepReplaced();
    expect((await harness.onlyResume(user)).id).toBe(first);
    const second = (await send({ id })).subscription.intake.resume.id;
    app.clock.advance(days(2));
    await app.services.resumeSweep.sweepReplaced();
    expect((await harness.onlyResume(user)).id).toBe(second);
  });

  it("goes six months after the plan ended, with a resume that no application uses", async () => {
    await buy(MARKET);
    const id = await planId();
    await send({ id, ...ALL, phone: PHONE });
    const kept = () => app.dataSource.manager.countBy(PlanIntake, { subscriptionId: id });
    const endsAt = app.clock.now();
    await app.dataSource.manager.update(Subscription, { id }, { endsAt });
    app.clock.advance(days(184));
    await app.services.retention.run();
    // The plan is running.
    expect(await kept()).toBe(1);
    await app.dataSource.manager.update(Subscription, { id }, { running: false });
    app.clock.advance(-days(2));
    await app.services.retention.run();
    expect(await kept()).toBe(1);
    app.clock.advance(days(2));
    await app.services.retention.run();
    expect(await kept()).toBe(0);
    await app.services.resumeSweep.sweepReplaced();
    expect(await harness.resumes(user)).toEqual([]);
  });

  it("has it in the copy of a person's data", async () => {
    await buy(MARKET);
    const id = await planId();
    await send({ id, ...ALL, phone: PHONE });
    const account = { id: user.id, stripeCustomerId: null };
    const copy = new DataCopy(app.dataSource, privacyRules, app.env.SECRET_KEY);
    const areas = new Map<string, unknown>();
    for await (const { name, rows } of copy.areas({ account, address: user.email }))
      areas.set(name, rows);
    expect(areas.get("plan-intakes")).toMatchObject([
      { subscriptionId: id, targetRole: ALL.targetRole },
    ]);
  });
});
