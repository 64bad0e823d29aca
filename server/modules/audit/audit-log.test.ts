import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { later, minutes, seconds } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../test/factories.js";
import { applicationForm } from "../../test/access/actors.js";
import type { TestClient } from "../../test/test-client.js";
import type { User } from "../accounts/user.entity.js";
import { privacyRules } from "../../privacy-rules.js";
import { DataCopy } from "../privacy/data-copy.js";
import { AUDIT_KINDS } from "./audit.kinds.js";
import { countStatement, pageStatement } from "./audit.search.js";
import type { NewAuditEvent } from "./audit.service.js";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36";
const FROM = { ipAddress: "203.0.113.77", userAgent: CHROME };
const FIELDS = `nodes { id at kind summary network browser target { kind id }
  actor { kind name id company } subject { kind name id company } }
  pageInfo { hasNextPage endCursor } totalCount`;

let app: TestApp;
let admin: TestClient;
let adminUser: User;
beforeAll(async () => {
  app = await createTestApp();
  adminUser = await buildUser(app, { role: "ADMIN", name: "Ada Admin" });
  admin = await signedIn(app, adminUser);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.dataSource.query("DELETE FROM audit_events");
  // Refills the administrator's points.
  app.clock.advance(seconds(10));
});

const record = (event: Partial<NewAuditEvent> & Pick<NewAuditEvent, "kind">) => {
  app.clock.advance(1000);
  return app.services.audit.record(app.dataSource.manager, {
    actor: { kind: "system" },
    client: FROM,
    ...event,
  });
};
const by = (user: { id: string }) => ({ kind: "person", id: user.id }) as const;

async function search(filter: object = {}, page: object = { first: 20 }, client = admin) {
  const query = `query ($filter: AuditEventFilter, $first: Int!, $after: String) {
    auditEvents(filter: $filter, first: $first, after: $after) { ${FIELDS} } }`;
  const { data, errors } = await client.graphql(query, { filter, ...page });
  if (errors) throw new Error(errors[0]?.extensions.code);
  return data.auditEvents;
}
const kindsOf = async (filter: object) =>
  (await search(filter)).nodes.map(({ kind }: { kind: string }) => kind);

async function own(client: TestClient) {
  const { data, errors } = await client.graphql(`{ me { auditEvents(first: 20) { ${FIELDS} } } }`);
  expect(errors).toBeUndefined();
  return data.me.auditEvents.nodes;
}

describe("what is recorded", () => {
  it("signing up, signing in, wrong codes and signing out", async () => {
    const client = app.client();
    client.ipAddress = FROM.ipAddress;
    const email = `person.${newId()}@example.com`;
    const profile = { name: "Priya Raman", location: "X", countryCode: "+1", phone: "2145550134" };
    const browser = { "user-agent": CHROME };
    await client.post("/api/auth/signup", { ...profile, email }, browser);
    const otp = await app.inbox.codeFor(email);
    const wrong = otp === "000000" ? "000001" : "000000";
    await client.post("/api/auth/verify-otp", { email, otp: wrong }, browser);
    await client.post("/api/auth/verify-otp", { email, otp }, browser);
    await client.post("/api/auth/logout", {}, browser);
    app.clock.advance(minutes(2));
    await client.post("/api/auth/login", { email }, browser);
    await client.post("/api/auth/verify-otp", { email, otp: wrong }, browser);
    const entries = (await search()).nodes;
    const WHERE = "from Chrome 128 on Windows 10";
    expect(entries.map(({ summary }: { summary: string }) => summary).reverse()).toEqual([
      `Login failed: wrong code ${WHERE}`,
      "Account created",
      `Logged in with an email code ${WHERE}`,
      `Signed out ${WHERE}`,
      `Login failed: wrong code ${WHERE}`,
    ]);
    const [failed, , , , unknown] = entries;
    expect(failed).toMatchObject({
      kind: "SIGN_IN_FAILED",
      network: "203.0.113.x",
      browser: "Chrome 128 on Windows 10",
      actor: { kind: "VISITOR", name: "someone who wasn’t logged in", id: null },
      subject: { kind: "PERSON", name: "Priya Raman" },
    });
    expect(unknown.subject).toBeNull();
    expect(JSON.stringify(await app.dataSource.query("SELECT * FROM audit_events"))).not.toMatch(
      new RegExp(`${email}|${otp}|${wrong}`),
    );
  });

  it("does not record tries without a code to compare: they are free and could fill the table", async () => {
    const { email } = await buildUser(app);
    const client = app.client();
    for (const otp of ["000000", "1", "x"])
      await client.post("/api/auth/verify-otp", { email, otp });
    await client.post("/api/auth/login", { email });
    for (let n = 0; n < 8; n += 1)
      await client.post("/api/auth/verify-otp", { email, otp: "not a code" });
    // Five tries are compared with each code.
    expect(await kindsOf({})).toEqual(Array(5).fill("SIGN_IN_FAILED"));
  });

  it("keys that administrators issue and revoke, by name, without the key", async () => {
    const create = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id } } }`;
    const input = { name: "Payroll", scopes: ["JOBS_READ"] };
    const { secret, apiKey } = (await admin.graphql(create, { input })).data.createApiKey;
    const revoke = `mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { userErrors { code } } }`;
    // The second time changes nothing.
    await admin.graphql(revoke, { input: { id: apiKey.id } });
    await admin.graphql(revoke, { input: { id: apiKey.id } });
    const entries = (await search()).nodes;
    expect(entries).toMatchObject([
      { kind: "KEY_REVOKED", summary: "API key “Payroll” revoked", target: { id: apiKey.id } },
      { kind: "KEY_CREATED", summary: "API key “Payroll” created", actor: { name: "Ada Admin" } },
    ]);
    const rows = JSON.stringify(await app.dataSource.query("SELECT * FROM audit_events"));
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(secret.split("_")[2]);
  });
});

describe("opened resumes", () => {
  let candidate: User;
  let path: string;
  let recruiter: User;
  let companyName: string;
  beforeAll(async () => {
    const company = await buildCompany(app);
    companyName = company.name;
    recruiter = await buildRecruiter(app, company);
    candidate = await buildUser(app, { name: "Carla Candidate" });
    const job = await buildJob(app, { company });
    const client = await signedIn(app, candidate);
    const form = applicationForm(job, candidate.name, candidate.email);
    const { body } = await client.postForm("/api/apply-jobs", form);
    path = `/uploads/resumes/${body.resume}`;
  });
  const open = async (client: TestClient) => (await client.get(path)).status;

  it("are recorded for staff, with the reason, and shown to the candidate by name and company", async () => {
    expect(await open(await signedIn(app, recruiter))).toBe(302);
    expect(await open(admin)).toBe(302);
    await app.dataSource.query("DELETE FROM audit_events WHERE kind = 'SIGNED_IN'");
    const seen = await own(await signedIn(app, candidate));
    expect(seen).toMatchObject([
      { kind: "SIGNED_IN" },
      {
        kind: "RESUME_OPENED",
        summary: "Resume opened by the firm’s staff",
        actor: { name: "Ada Admin", company: null, id: null },
        subject: { name: "Carla Candidate", id: candidate.id },
        target: { kind: "RESUME" },
      },
      {
        summary: `Resume opened for ${companyName}`,
        actor: { name: "Rita Recruiter", company: companyName, id: null },
      },
    ]);
    // Where other people were is not the candidate's business.
    for (const { network, browser } of seen.slice(1))
      expect([network, browser]).toEqual([null, null]);
    const [byAdmin] = (await search({ kinds: ["RESUME_OPENED"], actorId: adminUser.id })).nodes;
    expect(byAdmin).toMatchObject({ actor: { id: adminUser.id }, subject: { id: candidate.id } });
    expect(byAdmin.network).toMatch(/^10\.\d+\.\d+\.x$/);
  });

  it("are not recorded for the owner, or when access is refused", async () => {
    expect(await open(await signedIn(app, candidate))).toBe(302);
    expect(await open(await signedIn(app, recruiter, { secondFactor: false }))).toBe(403);
    const rival = await buildRecruiter(app, await buildCompany(app));
    expect(await open(await signedIn(app, rival))).toBe(404);
    expect(await kindsOf({ kinds: ["RESUME_OPENED"] })).toEqual([]);
  });

  it("appear in the recruiter's own list, the candidate's name only after a second factor", async () => {
    await open(await signedIn(app, recruiter));
    const nameSeen = async (secondFactor: boolean) => {
      const entries = await own(await signedIn(app, recruiter, { secondFactor }));
      return entries.find(({ kind }: { kind: string }) => kind === "RESUME_OPENED").subject.name;
    };
    expect(await nameSeen(true)).toBe("Carla Candidate");
    expect(await nameSeen(false)).toBe("Hidden until you confirm it’s you");
  });
});

describe("a person's own list", () => {
  it("has what they did and what happened to them, once, and nothing else", async () => {
    const [person, other] = [await buildUser(app), await buildUser(app)];
    await record({
      kind: "PROFILE_CHANGED",
      actor: by(person),
      details: { fields: "name, phone" },
    });
    await record({ kind: "PROFILE_CHANGED", actor: by(other) });
    await record({
      kind: "ROLE_CHANGED",
      actor: by(adminUser),
      subjectId: person.id,
      details: { from: "CANDIDATE", to: "RECRUITER" },
    });
    await record({ kind: "INVITED", actor: by(person), subjectId: other.id });
    const client = await signedIn(app, person);
    const entries = (await own(client)).slice(1);
    expect(entries.map(({ summary }: { summary: string }) => summary)).toEqual([
      "Invitation sent",
      "Role changed from candidate to recruiter",
      "Profile changed: name, phone",
    ]);
    expect(entries.map(({ network }: { network: string | null }) => network)).toEqual([
      "203.0.113.x",
      null,
      "203.0.113.x",
    ]);
  });

  it("names a person whose account is gone", async () => {
    const person = await buildUser(app);
    await record({ kind: "DISABLED", actor: by({ id: newId() }), subjectId: person.id });
    const [, entry] = await own(await signedIn(app, person));
    expect(entry.actor).toMatchObject({ kind: "PERSON", name: "Deleted account", id: null });
  });
});

describe("searching", () => {
  let ana: User;
  let ben: User;
  let start: Date;
  beforeAll(async () => {
    ana = await buildUser(app, { name: "Ana" });
    ben = await buildUser(app, { name: "Ben" });
  });
  beforeEach(async () => {
    app.clock.advance(seconds(10));
    start = app.clock.now();
    await record({ kind: "SIGNED_IN", actor: by(ana) });
    await record({ kind: "SIGNED_OUT", actor: by(ana) });
    await record({ kind: "ROLE_CHANGED", actor: by(ana), subjectId: ben.id });
    await record({ kind: "SIGNED_IN", actor: by(ben) });
    await record({ kind: "ERASED", subjectId: ben.id });
  });
  const all = ["ERASED", "SIGNED_IN", "ROLE_CHANGED", "SIGNED_OUT", "SIGNED_IN"];

  it.each<[string, () => object, string[]]>([
    ["nothing", () => ({}), all],
    ["nulls", () => ({ kinds: null, personId: null, since: null }), all],
    ["no kinds", () => ({ kinds: [] }), all],
    ["a kind", () => ({ kinds: ["SIGNED_IN"] }), ["SIGNED_IN", "SIGNED_IN"]],
    [
      "kinds, one of them twice",
      () => ({ kinds: ["SIGNED_OUT", "ERASED", "SIGNED_OUT"] }),
      ["ERASED", "SIGNED_OUT"],
    ],
    ["a person", () => ({ personId: ana.id }), ["ROLE_CHANGED", "SIGNED_OUT", "SIGNED_IN"]],
    ["a subject", () => ({ personId: ben.id }), ["ERASED", "SIGNED_IN", "ROLE_CHANGED"]],
    ["an actor", () => ({ actorId: ben.id }), ["SIGNED_IN"]],
    ["a subject and an actor", () => ({ personId: ben.id, actorId: ana.id }), ["ROLE_CHANGED"]],
    [
      "a person and kinds",
      () => ({ personId: ana.id, kinds: ["SIGNED_IN", "ERASED"] }),
      ["SIGNED_IN"],
    ],
    ["an actor and a kind", () => ({ actorId: ana.id, kinds: ["SIGNED_OUT"] }), ["SIGNED_OUT"]],
    ["since", () => ({ since: later(start, 4000) }), ["ERASED", "SIGNED_IN"]],
    ["until", () => ({ until: later(start, 2000) }), ["SIGNED_IN"]],
    [
      "a period and a kind",
      () => ({ since: later(start, 1500), until: later(start, 4900), kinds: ["SIGNED_IN"] }),
      ["SIGNED_IN"],
    ],
    ["an unknown person", () => ({ personId: newId() }), []],
    ["a malformed id", () => ({ actorId: "x' OR 1=1" }), []],
  ])("by %s", async (_name, filter, expected) => {
    app.clock.hold();
    const { nodes, totalCount } = await search(filter());
    app.clock.release();
    expect(nodes.map(({ kind }: { kind: string }) => kind)).toEqual(expected);
    expect(totalCount).toBe(expected.length);
  });

  it.each([
    ["+010000-01-01T00:00:00.000Z", "BAD_USER_INPUT"],
    ["1969-12-31T23:59:59.999Z", "BAD_INPUT"],
    ["0000-01-01T00:00:00.000Z", "BAD_INPUT"],
  ])("refuses the time %s", async (since, code) => {
    await expect(search({ since })).rejects.toThrow(code);
    await expect(search({ until: since })).rejects.toThrow(code);
  });

  it.each<[string, () => object]>([
    ["the whole log", () => ({})],
    ["a person", () => ({ personId: ben.id })],
    ["kinds", () => ({ kinds: ["SIGNED_IN", "ERASED", "ROLE_CHANGED"] })],
  ])(
    "pages through %s without gaps or repeats, also within one millisecond",
    async (_name, filter) => {
      app.clock.hold();
      for (let n = 0; n < 4; n += 1) {
        const event = { actor: by(ben), kind: "SIGNED_IN" } as const;
        await app.services.audit.record(app.dataSource.manager, event);
      }
      app.clock.release();
      const whole = (await search(filter())).nodes.map(({ id }: { id: string }) => id);
      const paged: string[] = [];
      let after: string | null = null;
      do {
        const { nodes, pageInfo }: Awaited<ReturnType<typeof search>> = await search(filter(), {
          first: 2,
          after,
        });
        paged.push(...nodes.map(({ id }: { id: string }) => id));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after);
      expect(paged).toEqual(whole);
      expect(new Set(paged).size).toBe(whole.length);
    },
  );

  it("refuses a wrong cursor and a wrong size", async () => {
    await expect(search({}, { first: 101 })).rejects.toThrow("BAD_INPUT");
    await expect(search({}, { first: 1, after: "x" })).rejects.toThrow("BAD_INPUT");
  });

  it("shows administrators another person's part through the filter only with a second factor", async () => {
    const client = await signedIn(app, adminUser, { secondFactor: false });
    await expect(search({ personId: ana.id }, { first: 1 }, client)).rejects.toThrow(
      "SECOND_FACTOR_REQUIRED",
    );
  });
});

it("has a sentence for every kind, whatever is known about it", async () => {
  const strange = { by: "constructor", role: "?", from: "toString", factor: "", provider: "X" };
  for (const kind of AUDIT_KINDS) {
    await record({ kind, client: undefined });
    await record({ kind, details: { ...strange, n: 1, no: null, yes: true } });
  }
  const summaries: string[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo } = await search({}, { first: 100, after });
    summaries.push(...nodes.map(({ summary }: { summary: string }) => summary));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  expect(summaries).toHaveLength(2 * AUDIT_KINDS.length);
  for (const summary of summaries)
    expect(summary).toMatch(/^[A-Z](?!.*(undefined|null|function|\?| {2}))/);
});

it("reads pages through an index that is sorted by time, and sorts only the page", async () => {
  const [person, kinds] = [newId(), ["SIGNED_IN", "SIGNED_OUT", "ERASED"] as const];
  const rows = Array.from({ length: 6000 }, (_, n) => [
    newId(),
    later(app.clock.now(), n * 1000),
    kinds[n % 3],
    "PERSON",
    n % 100 === 0 ? person : newId(),
    n % 150 === 0 ? person : newId(),
    "{}",
  ]);
  const insert =
    "INSERT INTO audit_events (id, at, kind, actorKind, actorId, subjectId, details) VALUES ?";
  await app.dataSource.query(insert, [rows]);
  await app.dataSource.query("ANALYZE TABLE audit_events");
  const after = { time: later(app.clock.now(), 3_000_000), id: newId() };
  const plansOf = async ([sql, values]: [string, unknown[]]) => {
    const plans = await app.dataSource.query(["EXPLAIN", sql].join(" "), values);
    return plans
      .filter(({ table }: { table: string | null }) => table === "e")
      .map(({ key, Extra }: { key: string; Extra: string }) => [key, /filesort/.test(Extra)]);
  };
  const newest = ["audit_events_newest", false];
  const [bySubject, byActor, byKind] = ["subject", "actor", "kind"].map((name) => [
    `audit_events_${name}`,
    false,
  ]);
  for (const at of [undefined, after]) {
    expect(await plansOf(pageStatement({ kinds: [] }, 20, at))).toEqual([newest]);
    expect(await plansOf(pageStatement({ kinds: [], personId: person }, 20, at))).toEqual([
      bySubject,
      byActor,
    ]);
    expect(await plansOf(pageStatement({ kinds: [], actorId: person }, 20, at))).toEqual([byActor]);
    expect(await plansOf(pageStatement({ kinds: ["ERASED", "SIGNED_IN"] }, 20, at))).toEqual([
      byKind,
      byKind,
    ]);
  }
  expect(await plansOf(countStatement({ kinds: [], personId: person }, 1000))).toEqual([
    bySubject,
    byActor,
  ]);
});

describe("the copy of a person's data", () => {
  async function areasOf(user: User) {
    const person = { address: user.email, account: { id: user.id, stripeCustomerId: null } };
    const areas = new Map<string, Record<string, unknown>[]>();
    for await (const { name, rows } of new DataCopy(
      app.dataSource,
      privacyRules,
      app.env.SECRET_KEY,
    ).areas(person))
      areas.set(name, rows);
    return areas;
  }

  it("has what the person did to others, without who they are", async () => {
    const [person, other] = [await buildUser(app), await buildUser(app)];
    await record({ kind: "ROLE_CHANGED", actor: by(person), subjectId: other.id });
    await record({ kind: "INVITED", actor: by(person), subjectId: null });
    await record({ kind: "SIGNED_IN", actor: by(person) });
    const areas = await areasOf(person);
    const actions = (areas.get("actions") ?? []).map(({ kind, ipAddress }) => [kind, ipAddress]);
    expect(actions.sort()).toEqual([
      ["INVITED", FROM.ipAddress],
      ["ROLE_CHANGED", FROM.ipAddress],
    ]);
    expect(JSON.stringify(areas.get("actions"))).not.toContain(other.id);
    expect(areas.get("activity")).toMatchObject([{ kind: "SIGNED_IN" }]);
  });
});
