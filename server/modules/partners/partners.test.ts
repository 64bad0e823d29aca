import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { days, later, minutes } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildJob, buildUser, jobInput, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import type { Company } from "../companies/company.entity.js";
import { ApiKey } from "./api-key.entity.js";

const ISSUE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
  secret apiKey { id name prefix lastFour scopes companyIds createdAt expiresAt lastUsedAt revokedAt }
  userErrors { field code message } } }`;
const REVOKE = `mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) {
  apiKey { id revokedAt } userErrors { code } } }`;
const LIST = "{ apiKeys { id name prefix lastFour } }";
const JOBS = "{ jobs(first: 5) { nodes { id } } }";
const DRAFT = "query ($id: ID!) { job(id: $id) { id } }";
const MAY_POST = "query ($id: ID!) { company(id: $id) { viewerCanPostJob } }";
const CREATE = `mutation ($input: CreateJobInput!) { createJob(input: $input) {
  job { id status } userErrors { code } } }`;
const UPDATE = `mutation ($input: UpdateJobInput!) { updateJob(input: $input) {
  job { role } userErrors { code } } }`;

let app: TestApp;
let admin: TestClient;
let company: Company;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.hold();
  company = await buildCompany(app);
  await buildJob(app, { company });
});
beforeEach(async () => {
  // Tests move the clock, and an administrator's session ends after half an hour without use.
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});
afterAll(() => app.close());

const issue = async (input: object) =>
  (await admin.graphql(ISSUE, { input: { name: "Partner", scopes: ["JOBS_READ"], ...input } })).data
    .createApiKey;

function holding(secret: string): TestClient {
  const partner = app.client();
  partner.apiKey = secret;
  return partner;
}
const partnerWith = async (input: object = {}) => holding((await issue(input)).secret);
const codeOf = async (partner: TestClient, query = JOBS, variables = {}) =>
  (await partner.graphql(query, variables)).errors?.[0]?.extensions.code ?? "ok";

describe("issuing a key", () => {
  it("shows the secret once, and afterwards only its prefix and last four characters", async () => {
    const { secret, apiKey } = await issue({ name: "Acme ATS", expiresInDays: 30 });
    expect(secret).toMatch(/^sb_[0-9A-Za-z]{8}_[0-9A-Za-z]{40}$/);
    expect(apiKey).toMatchObject({
      name: "Acme ATS",
      prefix: secret.split("_")[1],
      lastFour: secret.slice(-4),
      scopes: ["JOBS_READ"],
      lastUsedAt: null,
      revokedAt: null,
    });
    const lifetime = Date.parse(apiKey.expiresAt) - Date.parse(apiKey.createdAt);
    expect(lifetime).toBe(days(30));
    const { data } = await admin.graphql(LIST);
    expect(data.apiKeys).toContainEqual({
      id: apiKey.id,
      name: "Acme ATS",
      prefix: apiKey.prefix,
      lastFour: apiKey.lastFour,
    });
    expect(JSON.stringify(data)).not.toContain(secret);
  });

  it.each<[string, object, string]>([
    ["no name", { name: " " }, "name"],
    ["no scope", { scopes: [] }, "scopes"],
    ["a lifetime of zero days", { expiresInDays: 0 }, "expiresInDays"],
    ["a lifetime over a year", { expiresInDays: 366 }, "expiresInDays"],
    ["the write scope without a company", { scopes: ["JOBS_WRITE"] }, "companyIds"],
    ["an unknown company", { companyIds: [newId()] }, "companyIds"],
  ])("refuses %s", async (_what, input, field) => {
    const before = await app.dataSource.manager.count(ApiKey);
    const { apiKey, secret, userErrors } = await issue(input);
    expect([apiKey, secret]).toEqual([null, null]);
    expect(userErrors).toEqual([
      { field, code: "BAD_INPUT", message: expect.stringMatching(/\w/) },
    ]);
    expect(await app.dataSource.manager.count(ApiKey)).toBe(before);
  });
});

describe("the lifetime of a key", () => {
  it("ends when it expires, over GraphQL and REST", async () => {
    const partner = await partnerWith({ expiresInDays: 1 });
    app.clock.advance(days(1) - minutes(1));
    expect(await codeOf(partner)).toBe("ok");
    expect((await partner.get("/api/jobs")).status).toBe(200);
    app.clock.advance(minutes(1));
    expect(await codeOf(partner)).toBe("UNAUTHENTICATED");
    expect((await partner.get("/api/jobs")).status).toBe(401);
  });

  it("ends when it is revoked; revoking again keeps the first time", async () => {
    const { secret, apiKey } = await issue({});
    const revoke = async () =>
      (await admin.graphql(REVOKE, { input: { id: apiKey.id } })).data.revokeApiKey.apiKey;
    const first = await revoke();
    expect(await codeOf(holding(secret))).toBe("UNAUTHENTICATED");
    app.clock.advance(minutes(1));
    expect(await revoke()).toEqual(first);
  });

  it("its last use is stored at most every five minutes", async () => {
    const { secret, apiKey } = await issue({});
    const partner = holding(secret);
    const lastUse = async () =>
      (await app.dataSource.manager.findOneByOrFail(ApiKey, { id: apiKey.id })).lastUsedAt;
    await partner.graphql(JOBS);
    const first = await lastUse();
    expect(first).not.toBeNull();
    app.clock.advance(minutes(4));
    await partner.graphql(JOBS);
    expect(await lastUse()).toEqual(first);
    app.clock.advance(minutes(2));
    await partner.graphql(JOBS);
    expect((await lastUse())?.getTime()).toBeGreaterThan(first?.getTime() ?? 0);
  });

  it("revoking an unknown key returns NOT_FOUND", async () => {
    const { data } = await admin.graphql(REVOKE, { input: { id: newId() } });
    expect(data.revokeApiKey).toEqual({ apiKey: null, userErrors: [{ code: "NOT_FOUND" }] });
  });
});

describe("the list of keys", () => {
  const listed = async (): Promise<{ id: string; isValid: boolean; createdAt: string }[]> =>
    (await admin.graphql("{ apiKeys { id isValid createdAt } }")).data.apiKeys;
  /** Adds newer keys like this one. */
  const addNewer = async (id: string, count: number, ending: Partial<ApiKey>) => {
    const { manager } = app.dataSource;
    const row = await manager.findOneByOrFail(ApiKey, { id });
    const added = Array.from({ length: count }, (_, n) => {
      const newer = newId();
      const createdAt = later(row.createdAt, n + 1);
      return { ...row, id: newer, prefix: newer.slice(-12), createdAt, ...ending };
    });
    await manager.insert(ApiKey, added);
    return added.map((key) => key.id).reverse();
  };

  it("starts with those that work, however many have ended since", async () => {
    const { apiKey } = await issue({});
    const now = app.clock.now();
    await addNewer(apiKey.id, 60, { revokedAt: now });
    const expired = await addNewer(apiKey.id, 60, { expiresAt: now });
    const keys = await listed();
    expect(keys).toHaveLength(100);
    const valid = keys.filter(({ isValid }) => isValid);
    expect(valid.map(({ id }) => id)).toContain(apiKey.id);
    expect(keys.slice(0, valid.length)).toEqual(valid);
    expect(keys.map(({ id }) => id)).toEqual(expect.arrayContaining(expired.slice(0, 40)));
    for (const part of [valid, keys.slice(valid.length)])
      expect(part).toEqual(part.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)));
  });

  it("leaves out none that works", async () => {
    const { apiKey } = await issue({});
    const added = await addNewer(apiKey.id, 100, {});
    const keys = await listed();
    expect(keys.map(({ id }) => id)).toEqual(expect.arrayContaining([...added, apiKey.id]));
    expect(keys.every(({ isValid }) => isValid)).toBe(true);
    await app.dataSource.manager.delete(ApiKey, added);
  });
});

describe("what a key may do", () => {
  it("a secret with another key's prefix is refused", async () => {
    const [one, two] = [(await issue({})).secret, (await issue({})).secret];
    const [, prefix] = one.split("_");
    const [, , secret] = two.split("_");
    expect(await codeOf(holding(`sb_${prefix}_${secret}`))).toBe("UNAUTHENTICATED");
  });

  it("a write-only key can read open jobs and its own company's drafts", async () => {
    const rival = await buildCompany(app);
    const draft = await buildJob(app, { company, publish: false });
    const foreign = await buildJob(app, { company: rival, publish: false });
    const writer = await partnerWith({ scopes: ["JOBS_WRITE"], companyIds: [company.id] });
    expect((await writer.graphql(JOBS)).data.jobs.nodes).not.toEqual([]);
    expect((await writer.graphql(DRAFT, { id: draft.id })).data.job).toEqual({ id: draft.id });
    expect((await writer.graphql(DRAFT, { id: foreign.id })).data.job).toBeNull();
  });

  it("a read-only key cannot see drafts or change anything", async () => {
    const draft = await buildJob(app, { company, publish: false });
    const reader = await partnerWith({ companyIds: [company.id] });
    expect((await reader.graphql(DRAFT, { id: draft.id })).data.job).toBeNull();
    expect(await codeOf(reader, CREATE, { input: jobInput(company.id) })).toBe("FORBIDDEN");
    const update = { input: { id: draft.id, role: "Changed" } };
    const { data } = await reader.graphql(UPDATE, update);
    expect(data.updateJob).toEqual({ job: null, userErrors: [{ code: "NOT_FOUND" }] });
  });

  it("a key can post only for its own companies", async () => {
    const rival = await buildCompany(app);
    const writer = await partnerWith({ scopes: ["JOBS_WRITE"], companyIds: [company.id] });
    const { data } = await writer.graphql(CREATE, { input: jobInput(company.id) });
    expect(data.createJob).toMatchObject({ job: { status: "PUBLISHED" }, userErrors: [] });
    expect(await codeOf(writer, CREATE, { input: jobInput(rival.id) })).toBe("FORBIDDEN");
  });

  it("a company says whether the key may post for it", async () => {
    const rival = await buildCompany(app);
    const writer = await partnerWith({ scopes: ["JOBS_WRITE"], companyIds: [company.id] });
    const reader = await partnerWith({ companyIds: [company.id] });
    const mayPost = async (partner: TestClient, { id }: Company) =>
      (await partner.graphql(MAY_POST, { id })).data.company.viewerCanPostJob;
    expect(await mayPost(writer, company)).toBe(true);
    expect(await mayPost(writer, rival)).toBe(false);
    expect(await mayPost(reader, company)).toBe(false);
  });

  it("a key takes precedence over a session in the same request", async () => {
    const partner = await signedIn(app, await buildUser(app));
    partner.apiKey = (await issue({})).secret;
    expect((await partner.get("/api/auth/me")).status).toBe(403);
    expect((await partner.graphql("{ me { id } }")).data.me).toBeNull();
  });
});
