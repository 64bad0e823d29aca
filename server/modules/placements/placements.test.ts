import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { firmDayOf } from "#site/firm-day";
import { placementErrorTexts as texts } from "#texts/placements";
import { days, minutes } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { buildApplication } from "../../test/applications/build-application.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import type { User } from "../accounts/user.entity.js";
import { Application } from "../applications/application.entity.js";
import { privacyRules } from "../../privacy-rules.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { CompanyRecruiter, type Company } from "../companies/company.entity.js";
import type { Job } from "../jobs/record/job.entity.js";
import { DataCopy } from "../privacy/data-copy.js";
import { dayAfter } from "./days.js";
import { Placement } from "./placement.entity.js";

const PLACEMENT = `id clientName startsOn endsOn payRate billRate margin currency period state needsExtension
  isEndConfirmed endReason endNote version viewerCanChange candidateName recruiter { name } job { role }`;
const RESULT = `placement { ${PLACEMENT} } userErrors { field code message }`;
const HIRE = `mutation ($input: HireApplicationInput!) { hireApplication(input: $input) {
  application { status version } ${RESULT} } }`;
const changeOf = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { ${RESULT} } }`;
const UPDATE = changeOf("updatePlacement", "UpdatePlacementInput");
const EXTEND = changeOf("extendPlacement", "ExtendPlacementInput");
const END = changeOf("endPlacement", "EndPlacementInput");
const CONFIRM = changeOf("confirmPlacementEnd", "ConfirmPlacementEndInput");
const MOVED = "application { status version } userErrors { field code message }";
const MOVE = `mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { ${MOVED} } }`;
const MOVES = `mutation ($input: MoveApplicationsInput!) { moveApplications(input: $input) { results { ${MOVED} } } }`;
const UNDO = `mutation ($input: UndoMoveApplicationInput!) { undoMoveApplication(input: $input) { ${MOVED} } }`;
const LIST = `query ($filter: PlacementFilter, $first: Int!, $after: String) {
  placements(first: $first, after: $after, filter: $filter) { totalCount nodes { id candidateName margin }
    pageInfo { hasNextPage endCursor } } }`;

let app: TestApp;
let company: Company;
let job: Job;
let rita: User;
let recruiter: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.advanceTo(app.clock.nextNoon());
});
beforeEach(async () => {
  company = await buildCompany(app);
  job = await buildJob(app, { company });
  rita = await buildRecruiter(app, company);
  recruiter = await signedIn(app, rita);
});
afterAll(() => app.close());

const today = () => dayAfter(app.clock.now(), 0);
const inDays = (count: number) => dayAfter(app.clock.now(), count);
const terms = (change: object = {}) => ({
  ...{ clientName: "Cedar Health", startsOn: today(), endsOn: inDays(90) },
  ...{ payRate: 7050, billRate: 9800, currency: "USD", period: "HOUR" },
  ...change,
});
const offered = (name = "Ana Ortiz") => buildApplication(app, job, { status: "OFFER", name });
const hire = async (
  { id, version }: Pick<Application, "id" | "version">,
  change: object = {},
  client = recruiter,
) =>
  (
    await client.graphql(HIRE, {
      input: { id, expectedVersion: version, placement: terms(change) },
    })
  ).data.hireApplication;
const call = async (text: string, input: object, client = recruiter) =>
  Object.values((await client.graphql(text, { input })).data)[0] as {
    application: { status: string; version: number } | null;
    placement: Record<string, unknown> | null;
    userErrors: { field: string | null; code: string; message: string }[];
  };
const move = async (id: string, status: string) => {
  const { version } = await app.dataSource.manager.findOneByOrFail(Application, { id });
  return call(MOVE, { id, status, expectedVersion: version });
};
const undo = async (id: string) => {
  const { version } = await app.dataSource.manager.findOneByOrFail(Application, { id });
  return call(UNDO, { id, expectedVersion: version });
};
const rowsOf = ({ id: applicationId }: Pick<Application, "id">) =>
  app.dataSource.manager.findBy(Placement, { applicationId });
const placed = async (change: object = {}, name?: string) => {
  const application = await offered(name);
  const { placement, userErrors } = await hire(application, change);
  expect(userErrors).toEqual([]);
  return { application, ...placement };
};
const list = async (filter: object, client = recruiter, page: object = { first: 50 }) =>
  (await client.graphql(LIST, { filter, ...page })).data.placements;
const namesIn = async (filter: object) =>
  (await list(filter)).nodes.map((node: { candidateName: string }) => node.candidateName);
const eventsOf = async (targetId: string) =>
  (
    await app.dataSource.manager.find(AuditEvent, { where: { targetId }, order: { id: "ASC" } })
  ).map(({ details }) => details.change);

describe("hiring", () => {
  it("moves the application and stores what was agreed", async () => {
    const application = await offered();
    const { application: moved, placement, userErrors } = await hire(application);
    expect(userErrors).toEqual([]);
    expect(moved).toEqual({ status: "HIRED", version: application.version + 1 });
    expect(placement).toMatchObject({
      ...terms(),
      ...{ margin: null, state: "RUNNING", needsExtension: false, version: 1 },
      ...{ candidateName: "Ana Ortiz", recruiter: { name: rita.name }, job: { role: job.role } },
    });
    expect(await eventsOf(placement.id)).toEqual(["ADDED"]);
    expect((await app.inbox.mailsTo(application.email)).length).toBe(0);
  });

  it("is refused as a bare move, one by one and in bulk, and moves nothing", async () => {
    const [one, other] = [await offered(), await offered()];
    const refusal = { field: null, code: "PLACEMENT_REQUIRED", message: texts.required };
    expect(await move(one.id, "HIRED")).toEqual({
      application: { status: "OFFER", version: one.version },
      userErrors: [refusal],
    });
    const moves = [one, other].map(({ id, version }) => ({ id, expectedVersion: version }));
    const { data } = await recruiter.graphql(MOVES, { input: { status: "HIRED", moves } });
    for (const result of data.moveApplications.results)
      expect(result).toMatchObject({ application: { status: "OFFER" }, userErrors: [refusal] });
  });

  it.each([
    ["no client", { clientName: " " }, "clientName"],
    ["a day that isn’t one", { startsOn: "2026-02-30" }, "startsOn"],
    ["a day in another form", { startsOn: "12/01/2026" }, "startsOn"],
    ["a year far away", { startsOn: "1999-12-31" }, "startsOn"],
    ["an end before the start", { endsOn: "2001-01-01" }, "endsOn"],
    ["no pay", { payRate: 0 }, "payRate"],
    ["a rate above the limit", { billRate: 2_000_000_001 }, "billRate"],
    ["a currency that isn’t one", { currency: "ZZZ" }, "currency"],
    ["a rate for a day", { period: "DAY" }, "period"],
    ["a rate for a week", { period: "WEEK" }, "period"],
    ["a rate for a month", { period: "MONTH" }, "period"],
  ])("refuses %s and writes nothing", async (_what, change, field) => {
    const application = await offered();
    const refused = await hire(application, change);
    expect(refused.placement).toBeNull();
    expect(refused.userErrors).toMatchObject([{ field: `placement.${field}`, code: "BAD_INPUT" }]);
    expect(await rowsOf(application)).toEqual([]);
    const { status } = await app.dataSource.manager.findOneByOrFail(Application, {
      id: application.id,
    });
    expect(status).toBe("OFFER");
  });

  it("accepts a single day, an open end, and the highest rate", async () => {
    expect(await placed({ endsOn: today() })).toMatchObject({ state: "RUNNING" });
    expect(await placed({ endsOn: null })).toMatchObject({ endsOn: null, needsExtension: false });
    expect(await placed({ billRate: 2_000_000_000 })).toMatchObject({ billRate: 2_000_000_000 });
  });

  it("stores one placement when 10 people hire at once", async () => {
    const application = await offered();
    const results = await Promise.all(Array.from({ length: 10 }, () => hire(application)));
    const refused = results.filter(({ userErrors }) => userErrors.length > 0);
    expect(refused.map(({ userErrors }) => userErrors[0].code)).toEqual(
      Array.from({ length: 9 }, () => "CONFLICT"),
    );
    expect(refused[0].application).toEqual({ status: "HIRED", version: application.version + 1 });
    expect(await rowsOf(application)).toHaveLength(1);
  });

  it("needs a stage that a hire can follow", async () => {
    const application = await buildApplication(app, job, { status: "REVIEWED" });
    const refused = await hire(application);
    expect(refused.userErrors).toMatchObject([{ field: "status", code: "BAD_INPUT" }]);
    expect(await rowsOf(application)).toEqual([]);
  });
});

describe("leaving HIRED", () => {
  it("deletes the placement when the hire is undone", async () => {
    const { application, id } = await placed();
    expect(await undo(application.id)).toMatchObject({ application: { status: "OFFER" } });
    expect(await rowsOf(application)).toEqual([]);
    expect(await eventsOf(id)).toEqual(["ADDED", "REMOVED"]);
  });

  it("keeps the row of a hire that fell through, out of every list", async () => {
    const { application, id, version } = await placed({}, "Li Wei");
    app.clock.advance(minutes(2));
    expect(await move(application.id, "OFFER")).toMatchObject({ userErrors: [] });
    expect(await rowsOf(application)).toMatchObject([{ id, canceledAt: expect.any(Date) }]);
    expect(await namesIn({})).toEqual([]);
    const gone = await call(EXTEND, { id, expectedVersion: version, endsOn: inDays(200) });
    expect(gone.userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
    const again = await app.dataSource.manager.findOneByOrFail(Application, { id: application.id });
    expect((await hire(again)).userErrors).toEqual([]);
    expect(await namesIn({})).toEqual(["Li Wei"]);
    expect(await rowsOf(application)).toHaveLength(2);
  });

  it("restores the placement when that move is undone", async () => {
    const { application, id } = await placed({}, "Li Wei");
    await move(application.id, "OFFER");
    expect(await undo(application.id)).toMatchObject({ application: { status: "HIRED" } });
    expect(await rowsOf(application)).toMatchObject([{ id, canceledAt: null }]);
    expect(await eventsOf(id)).toEqual(["ADDED", "REMOVED", "RESTORED"]);
  });
});

describe("changing a placement", () => {
  it("replaces what is agreed, and shows who comes second what it is now", async () => {
    const { id } = await placed();
    const input = { id, expectedVersion: 1, placement: terms({ payRate: 8000 }) };
    const { placement } = await call(UPDATE, input);
    expect(placement).toMatchObject({ payRate: 8000, version: 2 });
    const refused = { field: null, code: "CONFLICT", message: texts.changed };
    expect(await call(UPDATE, input)).toEqual({ placement, userErrors: [refused] });
    const later = { id, expectedVersion: 1, endsOn: inDays(400) };
    expect(await call(EXTEND, later)).toEqual({ placement, userErrors: [refused] });
  });

  it("extends it to a later day only", async () => {
    const { id } = await placed({ endsOn: inDays(10) });
    const same = await call(EXTEND, { id, expectedVersion: 1, endsOn: inDays(10) });
    expect(same.userErrors).toMatchObject([{ field: "endsOn", code: "BAD_INPUT" }]);
    const later = await call(EXTEND, { id, expectedVersion: 1, endsOn: inDays(100) });
    expect(later.placement).toMatchObject({ endsOn: inDays(100), needsExtension: false });
    const open = await placed({ endsOn: null });
    const none = await call(EXTEND, { id: open.id, expectedVersion: 1, endsOn: inDays(9) });
    expect(none.userErrors).toMatchObject([{ message: texts.noEnd }]);
  });

  it("ends it early with a reason, not after the planned day and not before the first", async () => {
    const { id } = await placed();
    const input = { id, expectedVersion: 1, reason: "CLIENT_ENDED", note: " Budget cut " };
    for (const endsOn of [inDays(-1), inDays(91)])
      expect((await call(END, { ...input, endsOn })).userErrors).toMatchObject([
        { field: "endsOn", code: "BAD_INPUT" },
      ]);
    const { placement } = await call(END, { ...input, endsOn: inDays(3) });
    expect(placement).toMatchObject({
      ...{ endsOn: inDays(3), endReason: "CLIENT_ENDED", endNote: "Budget cut" },
      ...{ needsExtension: false, version: 2 },
    });
    expect(await eventsOf(id)).toEqual(["ADDED", "ENDED"]);
  });

  it("asks for no extension once someone says that it ends as planned, until it has a new end", async () => {
    const { id } = await placed({ endsOn: inDays(28) }, "Li Wei");
    expect(await namesIn({ needsExtension: true })).toEqual(["Li Wei"]);
    const { placement } = await call(CONFIRM, { id, expectedVersion: 1 });
    expect(placement).toMatchObject({ isEndConfirmed: true, needsExtension: false });
    expect(await namesIn({ needsExtension: true })).toEqual([]);
    await call(EXTEND, { id, expectedVersion: 2, endsOn: inDays(29) });
    expect(await namesIn({ needsExtension: true })).toEqual([]);
    app.clock.advance(days(1));
    recruiter = await signedIn(app, rita);
    expect(await namesIn({ needsExtension: true })).toEqual(["Li Wei"]);
  });
});

describe("the list", () => {
  it("finds who starts and who ends soon, on the day itself and on the last one", async () => {
    await placed({ startsOn: inDays(-20), endsOn: inDays(-8) }, "Over");
    await placed({ startsOn: inDays(-20), endsOn: today() }, "Ends today");
    await placed({ startsOn: inDays(-20), endsOn: inDays(-7) }, "Ended last week");
    await placed({ startsOn: today(), endsOn: null }, "Starts today");
    await placed({ startsOn: inDays(14), endsOn: inDays(29) }, "Starts in 14");
    await placed({ startsOn: inDays(15), endsOn: null }, "Starts in 15");
    expect(await namesIn({ startingWithin: 14 })).toEqual(["Starts today", "Starts in 14"]);
    expect(await namesIn({ startingWithin: 0 })).toEqual(["Starts today"]);
    expect(await namesIn({ endingWithin: 29 })).toEqual(["Ends today", "Starts in 14"]);
    expect(await namesIn({ needsExtension: true })).toEqual(["Ended last week", "Ends today"]);
    expect(await namesIn({ state: ["ENDED"] })).toEqual(expect.arrayContaining(["Over"]));
    expect(await namesIn({ state: ["UPCOMING"] })).toEqual(["Starts in 15", "Starts in 14"]);
    expect(await namesIn({ recruiter: rita.id, startingWithin: 0 })).toEqual(["Starts today"]);
    expect(await namesIn({ recruiter: newId() })).toEqual([]);
    expect(await namesIn({ companyId: company.id, startingWithin: 0 })).toEqual(["Starts today"]);
  });

  it.each([{ startingWithin: -1 }, { endingWithin: 731 }])("refuses %j", async (filter) => {
    const { errors } = await recruiter.graphql(LIST, { filter, first: 5 });
    expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  });

  it.each([{}, { startingWithin: 30 }, { endingWithin: 300 }])(
    "turns pages without gaps or repetitions under %j",
    async (filter) => {
      for (const name of ["A", "B", "C", "D", "E"]) await placed({ startsOn: inDays(3) }, name);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = await list(filter, recruiter, { first: 2, after });
        expect(page.totalCount).toBe(5);
        seen.push(...page.nodes.map((node: { candidateName: string }) => node.candidateName));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(seen.sort()).toEqual(["A", "B", "C", "D", "E"]);
    },
  );

  it("shows the margin to owners and administrators, and nothing to other companies", async () => {
    await placed();
    const owner = await buildUser(app, { role: "RECRUITER" });
    const member = { companyId: company.id, userId: owner.id, role: "OWNER" as const };
    await app.dataSource.manager.insert(CompanyRecruiter, member);
    const admin = await buildUser(app, { role: "ADMIN" });
    const rival = await buildRecruiter(app, await buildCompany(app));
    const marginFor = async (user: User) =>
      (await list({ recruiter: rita.id }, await signedIn(app, user))).nodes.map(
        (node: { margin: number | null }) => node.margin,
      );
    expect(await marginFor(rita)).toEqual([null]);
    expect(await marginFor(owner)).toEqual([2750]);
    expect(await marginFor(admin)).toEqual([2750]);
    expect(await marginFor(rival)).toEqual([]);
  });
});

describe("the candidate", () => {
  it("sees no placement, and gets the pay but not the bill rate in the copy of their data", async () => {
    const candidate = await buildUser(app);
    const application = await buildApplication(app, job, { by: candidate, status: "OFFER" });
    await hire(application, { payRate: 7051, billRate: 9803 });
    const client = await signedIn(app, candidate);
    const text = `query ($id: ID!) { application(id: $id) { status placement { id billRate } } }`;
    const { data } = await client.graphql(text, { id: application.id });
    expect(data.application).toEqual({ status: "HIRED", placement: null });
    const seen = await recruiter.graphql(text, { id: application.id });
    expect(seen.data.application.placement.billRate).toBe(9803);
    const account = { id: candidate.id, stripeCustomerId: null };
    const copy = new DataCopy(app.dataSource, privacyRules, app.env.SECRET_KEY);
    const areas = new Map<string, Record<string, unknown>[]>();
    for await (const { name, rows } of copy.areas({ account, address: candidate.email }))
      areas.set(name, rows);
    expect(areas.get("placements")).toMatchObject([{ payRate: 7051, clientName: "Cedar Health" }]);
    // An id may contain these digits.
    expect(JSON.stringify([...areas])).not.toMatch(/(?<![\w-])9803(?![\w-])/);
  });
});

describe("the reminder of a placement’s end", () => {
  const subjects = async (user: User) =>
    (await app.inbox.mailsTo(user.email)).map(({ subject }) => subject);
  const run = () => app.services.placementReminders.run();

  it("goes to the recruiter 14 days before, once, whichever instance looks", async () => {
    await placed({ startsOn: inDays(-20), endsOn: inDays(15) }, "Li Wei");
    await run();
    expect(await subjects(rita)).toEqual([]);
    app.clock.advance(days(1));
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await subjects(rita)).toEqual([expect.stringContaining("Li Wei’s placement ends on")]);
  });

  it("comes again for a new end, and not once the end is confirmed", async () => {
    const { id } = await placed({ startsOn: inDays(-20), endsOn: inDays(5) });
    await run();
    expect(await subjects(rita)).toHaveLength(1);
    recruiter = await signedIn(app, rita);
    await call(EXTEND, { id, expectedVersion: 1, endsOn: inDays(9) });
    await run();
    expect(await subjects(rita)).toHaveLength(2);
    const other = await placed({ startsOn: inDays(-20), endsOn: inDays(5) });
    await call(CONFIRM, { id: other.id, expectedVersion: 1 });
    await run();
    expect(await subjects(rita)).toHaveLength(2);
  });

  it("isn’t sent after that day, however long emails had to wait", async () => {
    const before = (await subjects(rita)).length;
    await placed({ startsOn: inDays(-20), endsOn: inDays(5) });
    await run();
    app.clock.advance(days(7));
    expect(await subjects(rita)).toHaveLength(before);
  });

  it("goes to the other recruiters of the company when that one has left", async () => {
    await placed({ startsOn: inDays(-20), endsOn: inDays(5) });
    const colleague = await buildRecruiter(app, company);
    await app.dataSource.manager.delete(CompanyRecruiter, { userId: rita.id });
    await run();
    expect(await subjects(rita)).toEqual([]);
    expect(await subjects(colleague)).toHaveLength(1);
  });
});

describe("a placement’s last day", () => {
  it("lasts until midnight where the firm works, not in UTC", async () => {
    app.clock.hold();
    const now = app.clock.now();
    const evening = new Date(now);
    evening.setUTCHours(27, 0, 0, 0);
    app.clock.advance(evening.getTime() - now.getTime());
    recruiter = await signedIn(app, rita);
    const lastDay = firmDayOf(evening);
    expect(lastDay < evening.toISOString().slice(0, 10)).toBe(true);
    const { state } = await placed({ startsOn: inDays(-20), endsOn: lastDay }, "Eve Ning");
    expect(state).toBe("RUNNING");
    expect(await namesIn({ state: ["RUNNING"] })).toEqual(["Eve Ning"]);
    expect(await namesIn({ endingWithin: 0 })).toEqual(["Eve Ning"]);
    app.clock.release();
  });
});
