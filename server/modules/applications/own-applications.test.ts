import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { withdrawnMailTexts } from "#texts/stage-mails";
import { seconds } from "../../core/clock.js";
import { doors } from "../../test/applications/doors.js";
import { pdfFile } from "../../test/applications/harness.js";
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
import type { Job } from "../jobs/record/job.entity.js";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const LIST = `query ($first: Int!, $after: String) {
  myApplications(first: $first, after: $after) {
    nodes { id status job { id } resume { fileName } history(first: 20) { nodes { kind actorName } } }
    pageInfo { hasNextPage endCursor } totalCount } }`;
const OF_JOBS = `query ($jobIds: [ID!]) { myApplications(jobIds: $jobIds) { nodes { job { id } } totalCount } }`;
const WITHDRAW = `mutation ($input: WithdrawApplicationInput!) { withdrawApplication(input: $input) {
  application { id status } userErrors { code } } }`;
const MOVE = `mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { userErrors { code } } }`;

async function person(): Promise<{ user: User; client: TestClient }> {
  const user = await buildUser(app);
  return { user, client: await signedIn(app, user) };
}

async function apply(client: TestClient, user: User, job: Job): Promise<string> {
  const sent = await doors[0]?.apply(client, { jobId: job.id, email: user.email }, pdfFile());
  if (!sent?.id) throw new Error(sent?.message);
  return sent.id;
}

const withdraw = async (client: TestClient, id: string) =>
  (await client.graphql(WITHDRAW, { input: { id } })).data.withdrawApplication;

describe("one’s own applications", () => {
  it("are listed newest first, page by page", async () => {
    const { user, client } = await person();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.unshift(await apply(client, user, await buildJob(app)));
      // Two at the same time: the id decides.
      if (n !== 2) app.clock.advance(seconds(1));
    }
    const found: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 3; pages += 1) {
      const { data } = await client.graphql(LIST, { first: 2, after });
      const { nodes, pageInfo, totalCount } = data.myApplications;
      expect(totalCount).toBe(5);
      expect(pageInfo.hasNextPage).toBe(pages < 2);
      found.push(...nodes.map(({ id }: { id: string }) => id));
      after = pageInfo.endCursor;
    }
    expect(found).toEqual(ids);
    const other = await person();
    const { data } = await other.client.graphql(LIST, { first: 2 });
    expect(data.myApplications).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it("can still be asked for by job, and the schema says what to use instead", async () => {
    const { user, client } = await person();
    const [one, two] = [await buildJob(app), await buildJob(app)];
    await apply(client, user, one);
    await apply(client, user, two);
    const { data } = await client.graphql(OF_JOBS, { jobIds: [two.id] });
    expect(data.myApplications).toMatchObject({ nodes: [{ job: { id: two.id } }], totalCount: 1 });
    const nothing = await client.graphql(OF_JOBS, { jobIds: [] });
    expect(nothing.data.myApplications.nodes).toEqual([]);
    const tooMany = await client.graphql(OF_JOBS, {
      jobIds: Array.from({ length: 101 }, (_, n) => `job ${n}`),
    });
    expect(tooMany.errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  });
});

describe("withdrawing an application", () => {
  it("tells the recruiters once, also when it is done twice at once", async () => {
    const company = await buildCompany(app);
    const recruiter = await buildRecruiter(app, company);
    const { user, client } = await person();
    const id = await apply(client, user, await buildJob(app, { company }));
    const results = await Promise.all(Array.from({ length: 10 }, () => withdraw(client, id)));
    for (const result of results)
      expect(result).toEqual({ application: { id, status: "WITHDRAWN" }, userErrors: [] });
    const told = (await app.inbox.mailsTo(recruiter.email)).map(({ subject }) => subject);
    expect(told).toEqual([withdrawnMailTexts.subject("Priya Raman", "Senior Java Developer")]);
    const { data } = await client.graphql(LIST, { first: 1 });
    const kinds = data.myApplications.nodes[0].history.nodes.map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(kinds).toEqual(["WITHDRAWN", "SUBMITTED"]);
  });

  it("does not tell recruiters who turned these emails off, nor after applying again", async () => {
    const company = await buildCompany(app);
    const quiet = await buildRecruiter(app, company);
    const other = await buildRecruiter(app, company);
    const quietly = await signedIn(app, quiet);
    await quietly.graphql(
      `mutation { setApplicationMails(input: { enabled: false }) { userErrors { code } } }`,
    );
    const { user, client } = await person();
    const job = await buildJob(app, { company });
    const id = await apply(client, user, job);
    await withdraw(client, id);
    expect(await app.inbox.mailsTo(quiet.email)).toEqual([]);
    expect(await app.inbox.mailsTo(other.email)).toHaveLength(1);
    expect(await apply(client, user, job)).toBe(id);
    await withdraw(client, id);
    await apply(client, user, job);
    expect(await app.inbox.mailsTo(other.email)).toHaveLength(1);
    const { data } = await client.graphql(LIST, { first: 1 });
    const [application] = data.myApplications.nodes;
    expect(application.status).toBe("SUBMITTED");
    expect(application.history.nodes.map(({ kind }: { kind: string }) => kind)).toEqual([
      "REAPPLIED",
      "WITHDRAWN",
      "REAPPLIED",
      "WITHDRAWN",
      "SUBMITTED",
    ]);
  });

  it("is refused once the application is decided", async () => {
    const company = await buildCompany(app);
    const recruiter = await signedIn(app, await buildRecruiter(app, company));
    const { user, client } = await person();
    const id = await apply(client, user, await buildJob(app, { company }));
    await recruiter.graphql(MOVE, { input: { id, status: "REJECTED", expectedVersion: 1 } });
    expect((await withdraw(client, id)).userErrors).toMatchObject([{ code: "BAD_INPUT" }]);
    expect((await withdraw(client, "nothing")).userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
  });
});
