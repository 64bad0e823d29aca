import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "../../../core/ids.js";
import { days } from "../../../core/clock.js";
import { encodeCursor } from "../../../core/paging.js";
import { person } from "../../../test/actors.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, jobInput } from "../../../test/factories.js";
import { holding, newKey } from "../../../test/keys.js";
import type { TestClient } from "../../../test/test-client.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import { unseenWrite } from "../../changes/change.types.js";
import type { Company } from "../../companies/company.entity.js";
import type { JobEventFacts } from "./job-events.service.js";

const CHANGES = `query ($after: String, $first: Int = 100) { jobChanges(first: $first, after: $after) {
  nodes { kind jobId companyId version changedFields job { id status version } }
  pageInfo { hasNextPage hasPreviousPage endCursor } isCaughtUp } }`;
const LIST = "{ jobs(first: 100) { syncCursor nodes { id } } }";
const CLIENT = { ipAddress: "127.0.0.1", userAgent: "test" };
const admin = person({ id: newId(), role: "ADMIN", secondFactor: true, isFresh: true });

let app: TestApp;
let company: Company;
let stranger: TestClient;
let reader: TestClient;
let writer: TestClient;
let rival: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  company = await buildCompany(app);
  stranger = app.client();
  const rivalId = (await buildCompany(app)).id;
  reader = holding(app, await newKey(app, ["JOBS_READ"]));
  writer = holding(app, await newKey(app, ["JOBS_WRITE"], [company.id]));
  rival = holding(app, await newKey(app, ["JOBS_WRITE"], [rivalId]));
});
afterAll(() => app.close());

const now = () => app.services.changeHistory.position();
const ask = async (client: TestClient, after: string | null, first = 100) =>
  client.graphql(CHANGES, { after, first });
async function toldTo(client: TestClient, after: string | null): Promise<JobEventFacts[]> {
  const { data } = await ask(client, after);
  return data.jobChanges.nodes;
}
const kindsTo = async (client: TestClient, after: string) =>
  (await toldTo(client, after)).map(({ kind }) => kind).join(" ");
const codeOf = async (after: string, first = 1) =>
  (await ask(stranger, after, first)).errors?.[0]?.extensions.code ?? "ok";

describe("jobChanges tells", () => {
  it("what happened to a published job, in order, with its version and the fields that changed", async () => {
    const { jobs, jobClose, jobWorkspace } = app.services;
    const start = await now();
    const { id } = await buildJob(app, { company });
    await jobs.update(admin, { id, role: "Welder", workAuthorization: ["GC EAD"] });
    await jobClose.close(admin, id, "FILLED");
    await jobClose.undo(admin, id);
    await jobWorkspace.takeDown(admin, id);
    const told = await toldTo(stranger, start);
    expect(told.map(({ kind, version, changedFields }) => [kind, version, changedFields])).toEqual([
      ["PUBLISHED", 1, []],
      ["UPDATED", 2, ["openTo", "role", "workAuthorization"]],
      ["CLOSED", 3, ["acceptsApplications", "closeReason", "closedAt", "status"]],
      ["PUBLISHED", 4, ["acceptsApplications", "closeReason", "closedAt", "status"]],
      [
        "TAKEN_DOWN",
        5,
        ["acceptsApplications", "closeReason", "closedAt", "status", "takenDownAt"],
      ],
    ]);
    expect(new Set(told.map(({ jobId, companyId }) => `${jobId} ${companyId}`)).size).toBe(1);
    // Of another company, the page is gone for good; its own sees the job as it is now.
    expect(told.map(({ job }) => job)).toEqual(Array(5).fill(null));
    const own = await toldTo(writer, start);
    expect(own[0]?.job).toEqual({ id, status: "CLOSED", version: 5 });
  });

  it("of an end by date, which is a version of its own, and of publishing again", async () => {
    const { jobs, jobExpiry, jobWorkspace } = app.services;
    const { id } = await buildJob(app, { company });
    const start = await now();
    app.clock.advance(days(61));
    await jobExpiry.run();
    const [expired] = (await toldTo(stranger, start)).filter(({ jobId }) => jobId === id);
    expect(expired).toMatchObject({ kind: "EXPIRED", version: 2, job: { status: "EXPIRED" } });
    const again = await now();
    await jobWorkspace.extend(admin, id);
    app.clock.advance(days(61));
    // Not marked as expired yet.
    await jobs.publish(admin, id);
    expect(await kindsTo(stranger, again)).toBe("PUBLISHED PUBLISHED");
  });

  it("drafts to their company's keys alone, also once they are deleted or published", async () => {
    const { jobs, jobWorkspace } = app.services;
    const start = await now();
    const kept = await jobs.create(admin, jobInput(company.id, { publish: false }));
    await jobWorkspace.saveDraft(admin, { id: kept.id, role: "Nurse" });
    const gone = await jobWorkspace.saveDraft(admin, { companyId: company.id });
    await jobWorkspace.delete(admin, gone.id);
    expect(await kindsTo(writer, start)).toBe("DRAFTED UPDATED DRAFTED DELETED");
    for (const client of [stranger, reader, rival]) {
      const { data } = await ask(client, start);
      expect(data.jobChanges.nodes).toEqual([]);
      expect(data.jobChanges.isCaughtUp).toBe(true);
    }
    await jobs.publish(admin, kept.id);
    for (const client of [stranger, reader, rival])
      expect(await kindsTo(client, start)).toBe("PUBLISHED");
  });

  it("of companies, and of the jobs that a merge moves", async () => {
    const { companyDesk, companyMerges } = app.services;
    const from = await buildCompany(app);
    const { id } = await buildJob(app, { company: from });
    const start = await now();
    await companyDesk.update(admin, { id: from.id, location: "Reno, NV" }, CLIENT);
    const input = { fromId: from.id, intoId: company.id, confirmName: from.name };
    await companyMerges.merge(admin, input, CLIENT);
    const told = await toldTo(stranger, start);
    expect(told.map(({ kind, jobId, companyId }) => [kind, jobId, companyId])).toEqual([
      ["COMPANY_CHANGED", null, from.id],
      ["UPDATED", id, company.id],
      ["COMPANY_CHANGED", null, from.id],
      ["COMPANY_CHANGED", null, company.id],
    ]);
    expect(told[1]?.changedFields).toEqual(["company"]);
  });

  it("nothing of what nobody outside sees, such as a setting or the question whether a job is open", async () => {
    const { expiryNotices } = app.services;
    await buildJob(app, { company });
    app.clock.advance(days(55));
    const start = await now();
    expect(await expiryNotices.run()).toBeGreaterThan(0);
    expect(await now()).not.toBe(start);
    expect(await toldTo(writer, start)).toEqual([]);
  });

  it("of changes by a release that did not say what it did, without naming drafts", async () => {
    const job = await buildJob(app, { company });
    const draft = await app.services.jobs.create(admin, jobInput(company.id, { publish: false }));
    const start = await now();
    for (const id of [job.id, draft.id, newId()])
      await app.dataSource.query(
        "INSERT INTO changes (subject, subjectId, at) VALUES ('JOB', ?, ?)",
        [id, app.clock.now()],
      );
    const toStranger = await toldTo(stranger, start);
    expect(toStranger.map(({ kind, jobId }) => [kind, jobId])).toEqual([["UPDATED", job.id]]);
    expect((await toldTo(writer, start)).map(({ jobId }) => jobId)).toEqual([job.id, draft.id]);
  });
});

describe("the cursor", () => {
  it("moves on past what the caller is not told of, and is there on empty pages", async () => {
    const start = await now();
    const unseen = Array.from({ length: 501 }, () => unseenWrite(newId()));
    await inTransaction(app.dataSource, (transaction) =>
      app.services.changes.append(transaction, unseen),
    );
    const { data: first } = await ask(stranger, start, 1);
    expect(first.jobChanges).toMatchObject({ nodes: [], isCaughtUp: false });
    expect(first.jobChanges.pageInfo.hasNextPage).toBe(true);
    const { data: second } = await ask(stranger, first.jobChanges.pageInfo.endCursor, 1);
    expect(second.jobChanges).toMatchObject({ nodes: [], isCaughtUp: true });
    const { endCursor } = second.jobChanges.pageInfo;
    const { data: third } = await ask(stranger, endCursor, 1);
    expect(third.jobChanges.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      endCursor,
    });
  });

  it("of jobs starts after what the list shows, however far the list is behind the table", async () => {
    const other = await createTestApp();
    const shown = await buildJob(app, { company });
    await other.services.changeFollower.poll();
    await other.services.searchIndex.follow();
    // This instance has not heard of it.
    const unheard = await buildJob(app, { company });
    const { data } = await other.client().graphql(LIST);
    const { nodes, syncCursor } = data.jobs;
    const ids = nodes.map(({ id }: { id: string }) => id);
    expect(ids).toContain(shown.id);
    const missing = ids.includes(unheard.id) ? [] : [unheard.id];
    const told = (await toldTo(other.client(), syncCursor)).map(({ jobId }) => jobId);
    expect(told).toEqual(expect.arrayContaining(missing));
    expect(told).not.toContain(shown.id);
    await other.close();
  });

  it("starts at the oldest event that is kept for certain, if there is none", async () => {
    await buildJob(app, { company });
    app.clock.advance(days(90));
    const { id } = await buildJob(app, { company });
    expect((await toldTo(stranger, null)).map(({ jobId }) => jobId)).toEqual([id]);
  });

  it.each([
    ["of another list", encodeCursor("1764460800000", newId())],
    ["of another list with as many parts", encodeCursor("NEWEST", "1764460800000", newId())],
    ["with a number that is none", encodeCursor("changes", "-1", "")],
    ["too large", encodeCursor("changes", "9".repeat(30), "")],
    ["with another mark", encodeCursor("changes", "1", "' OR 1=1")],
    ["no cursor", "x"],
    ["empty", ""],
  ])("is refused if it is %s", async (_what, cursor) => {
    expect(await codeOf(cursor)).toBe("BAD_INPUT");
  });

  it("is expired if changes after it were deleted", async () => {
    const start = await now();
    await buildJob(app, { company });
    const end = await now();
    app.clock.advance(days(91));
    await buildJob(app, { company });
    await now();
    await app.services.housekeeping.run();
    expect(await codeOf(start)).toBe("CURSOR_EXPIRED");
    expect(await codeOf(end)).toBe("CURSOR_EXPIRED");
    expect(await ask(stranger, null)).toMatchObject({ data: { jobChanges: { isCaughtUp: true } } });
  });

  it("outlasts a long time without any change", async () => {
    await buildJob(app, { company });
    const end = await now();
    app.clock.advance(days(91));
    await app.services.housekeeping.run();
    expect(await codeOf(end)).toBe("ok");
    expect(await toldTo(stranger, null)).toEqual([]);
    const bare = await now();
    expect(await codeOf(bare)).toBe("ok");
  });

  it("is expired if the database was restored, whether its numbers are reached again or not", async () => {
    await buildJob(app, { company });
    const before = await now();
    await buildJob(app, { company });
    const lost = await now();
    const [{ lastSeq }] = await app.dataSource.query("SELECT lastSeq FROM change_counter");
    await app.dataSource.query("DELETE FROM changes WHERE seq = ?", [lastSeq]);
    await app.dataSource.query("UPDATE change_counter SET lastSeq = lastSeq - 1");
    expect(await codeOf(lost)).toBe("CURSOR_EXPIRED");
    await buildJob(app, { company });
    await now();
    expect(await codeOf(lost)).toBe("CURSOR_EXPIRED");
    await buildJob(app, { company });
    await now();
    expect(await codeOf(lost)).toBe("CURSOR_EXPIRED");
    expect(await kindsTo(stranger, before)).toBe("PUBLISHED PUBLISHED");
  });

  it("is read in pages of 1 to 100", async () => {
    expect(await codeOf(await now(), 0)).toBe("BAD_INPUT");
    expect(await codeOf(await now(), 101)).toBe("BAD_INPUT");
  });
});
