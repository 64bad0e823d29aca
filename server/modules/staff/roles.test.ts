import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildRecruiter, buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { CompanyRecruiter } from "../companies/company.entity.js";
import { TotpFactor } from "../factors/totp-factor.entity.js";

const PERSON =
  "id name email role disabledAt disabledReason hasSecondFactor lastSeenAt companies { company { id } role } viewerCanChangeRole viewerCanDisable";
const SET_ROLE = `mutation ($input: SetRoleInput!) {
  setRole(input: $input) { person { ${PERSON} } userErrors { field code message } } }`;
const DISABLE = `mutation ($input: DisablePersonInput!) {
  disablePerson(input: $input) { person { ${PERSON} } userErrors { field code message } } }`;
const ENABLE = `mutation ($input: EnablePersonInput!) {
  enablePerson(input: $input) { person { ${PERSON} } userErrors { field code message } } }`;
const LIST = `query ($first: Int!, $after: String, $role: Role) {
  staffMembers(first: $first, after: $after, role: $role) {
    totalCount nodes { ${PERSON} } pageInfo { hasNextPage endCursor } } }`;
const ONE = `query ($id: ID!) { person(id: $id) { ${PERSON} } }`;

let app: TestApp;
/** A second instance of the server over the same database. */
let other: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  other = await createTestApp();
});
afterAll(async () => {
  await other.close();
  await app.close();
});
/** Each test makes the administrators it needs. */
afterEach(() => app.dataSource.manager.update(User, { role: "ADMIN" }, { role: "CANDIDATE" }));

const buildAdmin = (change: Partial<User> = {}) => buildUser(app, { role: "ADMIN", ...change });
const asNewAdmin = async () => signedIn(app, await buildAdmin());
const setRole = async (client: TestClient, userId: string, role: string) =>
  client.graphql(SET_ROLE, { input: { userId, role } });
const disable = async (client: TestClient, userId: string, reason = "LEFT") =>
  client.graphql(DISABLE, { input: { userId, reason } });
const isSignedIn = async (client: TestClient) => (await client.get("/api/auth/me")).status === 200;
const stored = ({ id }: User) => app.dataSource.manager.findOneByOrFail(User, { id });
const eventsOf = (subjectId: string, kind: AuditEvent["kind"]) =>
  app.dataSource.manager.findBy(AuditEvent, { subjectId, kind });

describe("changing a role", () => {
  it("ends the person's sessions everywhere, tells them, and is recorded", async () => {
    const user = await buildUser(app);
    const [here, there] = [await signedIn(app, user), await signedIn(other, user)];
    const admin = await buildAdmin();
    const { data } = await setRole(await signedIn(app, admin), user.id, "RECRUITER");
    expect(data.setRole).toMatchObject({
      person: { id: user.id, role: "RECRUITER", lastSeenAt: null },
      userErrors: [],
    });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
    expect(await eventsOf(user.id, "ROLE_CHANGED")).toMatchObject([
      { actorId: admin.id, details: { from: "CANDIDATE", to: "RECRUITER" } },
    ]);
    const mail = (await app.inbox.mailsTo(user.email)).at(-1);
    expect(mail?.body.text).toContain("You’re now a recruiter on Staffboard.");
  });

  it("changes nothing when the person has the role", async () => {
    const user = await buildUser(app, { role: "RECRUITER" });
    const client = await signedIn(app, user);
    const { data } = await setRole(await asNewAdmin(), user.id, "RECRUITER");
    expect(data.setRole.userErrors).toEqual([]);
    expect(await isSignedIn(client)).toBe(true);
    expect(await eventsOf(user.id, "ROLE_CHANGED")).toEqual([]);
  });

  it("to candidate ends the memberships in companies", async () => {
    const user = await buildRecruiter(app, await buildCompany(app));
    const { data } = await setRole(await asNewAdmin(), user.id, "CANDIDATE");
    expect(data.setRole.person.companies).toEqual([]);
    expect(await app.dataSource.manager.countBy(CompanyRecruiter, { userId: user.id })).toBe(0);
  });

  it.each([newId(), "none", "", "é"])("answers NOT_FOUND for the person %j", async (id) => {
    const client = await asNewAdmin();
    for (const [answer, name] of [
      [await setRole(client, id, "ADMIN"), "setRole"],
      [await disable(client, id), "disablePerson"],
      [await client.graphql(ENABLE, { input: { userId: id } }), "enablePerson"],
    ] as const)
      expect(answer.data[name].userErrors[0].code).toBe("NOT_FOUND");
    expect((await client.graphql(ONE, { id })).data.person).toBeNull();
  });

  it("needs a second factor proven within ten minutes", async () => {
    const client = await asNewAdmin();
    app.clock.advance(10 * 60_000 + 1000);
    const { errors } = await setRole(client, newId(), "ADMIN");
    expect(errors?.[0]?.extensions.code).toBe("SECOND_FACTOR_REQUIRED");
  });
});

describe("turning an account off", () => {
  it("ends its sessions on every instance, by every door, and no code opens a new one", async () => {
    const user = await buildUser(app);
    const [here, there] = [await signedIn(app, user), await signedIn(other, user)];
    expect(await isSignedIn(there)).toBe(true);
    const { data } = await disable(await asNewAdmin(), user.id);
    expect(data.disablePerson.person).toMatchObject({
      disabledAt: expect.any(String),
      disabledReason: "LEFT",
      viewerCanDisable: false,
    });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
    expect((await there.graphql("{ me { id } }")).data.me).toBeNull();
    await app.services.sessions
      .open(user, { ipAddress: "10.0.0.1", userAgent: "" })
      .then(({ token }) => here.cookies.set("sid", token));
    expect(await isSignedIn(here)).toBe(false);
    const mail = (await app.inbox.mailsTo(user.email)).at(-1);
    expect(mail?.subject).toBe("Your Staffboard account was turned off");
    expect(await eventsOf(user.id, "DISABLED")).toMatchObject([{ details: { reason: "LEFT" } }]);
  });

  it("and on again lets the person sign in", async () => {
    const user = await buildUser(app);
    const client = await asNewAdmin();
    await disable(client, user.id);
    const { data } = await client.graphql(ENABLE, { input: { userId: user.id } });
    expect(data.enablePerson.person).toMatchObject({ disabledAt: null, disabledReason: null });
    expect(await isSignedIn(await signedIn(app, await stored(user)))).toBe(true);
    expect(await eventsOf(user.id, "ENABLED")).toHaveLength(1);
  });

  it("is recorded once, even when repeated", async () => {
    const user = await buildUser(app);
    const client = await asNewAdmin();
    await disable(client, user.id);
    await disable(client, user.id, "OTHER");
    expect(await eventsOf(user.id, "DISABLED")).toHaveLength(1);
  });

  it("is refused for oneself", async () => {
    const admin = await buildAdmin();
    await buildAdmin();
    const { data } = await disable(await signedIn(app, admin), admin.id);
    expect(data.disablePerson.userErrors[0].code).toBe("CONFLICT");
    expect((await stored(admin)).disabledAt).toBeNull();
  });

  it.each([
    ["words of the administrator's own", "Told Ana about it"],
    ["an unknown reason", "BORED"],
    ["no reason", ""],
  ])("refuses %s, which the log would keep", async (_what, reason) => {
    const user = await buildUser(app);
    const { errors } = await disable(await asNewAdmin(), user.id, reason);
    expect(errors?.[0]?.message).toContain("DisableReason");
    expect((await stored(user)).disabledAt).toBeNull();
  });
});

describe("the last administrator", () => {
  it("keeps the role, also beside one whose account is turned off", async () => {
    const admin = await buildAdmin();
    await buildAdmin({ disabledAt: new Date() });
    const client = await signedIn(app, admin);
    const one = await client.graphql(ONE, { id: admin.id });
    expect(one.data.person).toMatchObject({ viewerCanChangeRole: false, viewerCanDisable: false });
    const { data } = await setRole(client, admin.id, "RECRUITER");
    expect(data.setRole).toMatchObject({ person: null, userErrors: [{ code: "CONFLICT" }] });
    expect((await stored(admin)).role).toBe("ADMIN");
  });

  it("may go once there is another", async () => {
    const [admin] = [await buildAdmin(), await buildAdmin()];
    const { data } = await setRole(await signedIn(app, admin), admin.id, "CANDIDATE");
    expect(data.setRole.userErrors).toEqual([]);
  });

  it.each([
    ["demote", (client: TestClient, id: string) => setRole(client, id, "RECRUITER")],
    ["turn off", (client: TestClient, id: string) => disable(client, id)],
  ])("is left when two %s each other at once on two instances", async (_what, remove) => {
    for (let round = 0; round < 10; round += 1) {
      const [ana, ben] = [await buildAdmin(), await buildAdmin()];
      const [asAna, asBen] = [await signedIn(app, ana), await signedIn(other, ben)];
      const answers = await Promise.all([remove(asAna, ben.id), remove(asBen, ana.id)]);
      const left = (await Promise.all([stored(ana), stored(ben)])).filter(
        ({ role, disabledAt }) => role === "ADMIN" && disabledAt === null,
      );
      expect(left).toHaveLength(1);
      expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
      await app.dataSource.manager.update(User, { role: "ADMIN" }, { role: "CANDIDATE" });
    }
  });

  it("is left when five each demote themselves at once", async () => {
    const admins = await Promise.all(Array.from({ length: 5 }, () => buildAdmin()));
    const clients = await Promise.all(admins.map((user, i) => signedIn(i % 2 ? app : other, user)));
    await Promise.all(
      clients.map((client, i) => setRole(client, admins[i]?.id ?? "", "CANDIDATE")),
    );
    expect(await app.services.people.countAdmins()).toBe(1);
  });
});

describe("the list of staff", () => {
  it("shows recruiters and administrators by name, page by page", async () => {
    const { manager } = app.dataSource;
    await manager.update(User, { role: "RECRUITER" }, { role: "CANDIDATE" });
    const admin = await buildAdmin({ name: "Cora" });
    const company = await buildCompany(app);
    const recruiter = await buildRecruiter(app, company);
    await manager.update(User, { id: recruiter.id }, { name: "Abe" });
    const second = await buildAdmin({ name: "Bea" });
    const now = app.clock.now();
    await manager.insert(TotpFactor, {
      ...{ userId: second.id, sealedSecret: "x", createdAt: now, confirmedAt: now },
    });
    const client = await signedIn(app, admin);
    const { data } = await client.graphql(LIST, { first: 2 });
    expect(data.staffMembers).toMatchObject({
      totalCount: 3,
      nodes: [
        {
          name: "Abe",
          role: "RECRUITER",
          companies: [{ company: { id: company.id }, role: "RECRUITER" }],
          hasSecondFactor: false,
          lastSeenAt: null,
        },
        { name: "Bea", hasSecondFactor: true, viewerCanChangeRole: true, viewerCanDisable: true },
      ],
      pageInfo: { hasNextPage: true },
    });
    const { endCursor: after } = data.staffMembers.pageInfo;
    const next = await client.graphql(LIST, { first: 2, after });
    expect(next.data.staffMembers.nodes).toMatchObject([
      { name: "Cora", lastSeenAt: expect.any(String), viewerCanDisable: false },
    ]);
    const recruiters = await client.graphql(LIST, { first: 10, role: "RECRUITER" });
    expect(recruiters.data.staffMembers.nodes).toMatchObject([{ name: "Abe" }]);
  });

  it("is not a list of candidates", async () => {
    const variables = { first: 1, role: "CANDIDATE" };
    const { data, errors } = await (await asNewAdmin()).graphql(LIST, variables);
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_INPUT",
      fields: { role: "Choose recruiters or administrators. Candidates aren’t staff." },
    });
  });

  it.each([{ first: 0 }, { first: 101 }, { first: 1, after: "x" }])("refuses %j", async (page) => {
    const { errors } = await (await asNewAdmin()).graphql(LIST, page);
    expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  });
});
