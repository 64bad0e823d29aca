import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { hours, minutes } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { Identity } from "../accounts/identity.entity.js";
import { Session } from "../accounts/session.entity.js";
import type { User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { Passkey } from "../factors/passkey.entity.js";
import { StaffFactors } from "../factors/staff-factors.service.js";
import { makeAdmin } from "./first-admin.js";

const SET_ROLE = `mutation ($input: SetRoleInput!) { setRole(input: $input) { userErrors { code } } }`;
const INVITE = `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { userErrors { code } } }`;
const ACCEPT = `mutation ($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) { me { role } userErrors { code } } }`;
const FACTOR = "{ me { secondFactor { isProven passkeyCount } } }";
const START_TOTP = "mutation { startTotpEnrollment { secret userErrors { code } } }";
const ASK_CODE = "mutation { startFreshProof { userErrors { code } } }";
const PROVE_CODE = `mutation ($input: ConfirmFreshProofInput!) { confirmFreshProof(input: $input) { userErrors { code } } }`;

let app: TestApp;
let user: User;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  user = await buildUser(app);
  await addPasskey(user);
  app.clock.advance(1);
});
afterAll(() => app.close());

async function addPasskey({ id: userId }: User): Promise<void> {
  const key = { publicKey: "", counter: "0", transports: [], backedUp: false, name: "Phone" };
  const row = { id: newId(), userId, credentialId: newId(), createdAt: app.clock.now() };
  await app.dataSource.manager.insert(Passkey, { ...row, ...key });
}

const asAdmin = async () => signedIn(app, await buildUser(app, { role: "ADMIN" }));
const asCandidateWithPasskey = () => signedIn(app, user, { by: "PASSKEY", secondFactor: true });
const setRole = async (role: string) =>
  (await asAdmin()).graphql(SET_ROLE, { input: { userId: user.id, role } });
const passkeysLeft = () => app.dataSource.manager.countBy(Passkey, { userId: user.id });
const stored = () => app.services.accounts.get(user.id);
const removals = () =>
  app.dataSource.manager.findBy(AuditEvent, { subjectId: user.id, kind: "FACTOR_REMOVED" });
const roleMail = async () =>
  (await app.inbox.mailsTo(user.email))
    .findLast(({ subject }) => subject.includes("Your role"))
    ?.body.text?.replace(/\s+/g, " ");

async function invitation(): Promise<string> {
  const { id: companyId } = await buildCompany(app);
  const input = { email: user.email, role: "RECRUITER", companyId };
  await (await asAdmin()).graphql(INVITE, { input });
  const mail = (await app.inbox.mailsTo(user.email)).findLast(({ subject }) =>
    subject.includes("invited"),
  );
  return /invitation\?token=(\S+)/.exec(mail?.body.text ?? "")?.[1] ?? "";
}

const accept = async (client: TestClient) =>
  (await client.graphql(ACCEPT, { input: { token: await invitation(), name: user.name } })).data
    .acceptInvitation;

describe("a candidate who becomes staff", () => {
  it("by an administrator loses the passkeys, and is told what still logs them in", async () => {
    await app.dataSource.manager.insert(Identity, {
      ...{ issuer: "https://accounts.example", subject: newId(), userId: user.id },
      ...{ email: "else@example.org", createdAt: app.clock.now() },
    });
    await setRole("ADMIN");
    expect(await passkeysLeft()).toBe(0);
    expect(await removals()).toMatchObject([
      { actorKind: "PERSON", details: { factor: "PASSKEY" } },
    ]);
    const text = await roleMail();
    expect(text).toContain("Removed: 1 passkey");
    expect(text).toContain("Still connected: Google (else@example.org)");
    expect(text).toContain("Passkeys you added as a candidate don’t count");
  });

  it("by an invitation loses them too, and what they proved with them", async () => {
    const client = await asCandidateWithPasskey();
    expect((await client.graphql(FACTOR)).data.me.secondFactor.isProven).toBe(true);
    expect((await accept(client)).me.role).toBe("RECRUITER");
    expect((await client.graphql(FACTOR)).data.me.secondFactor).toEqual({
      isProven: false,
      passkeyCount: 0,
    });
    expect(await removals()).toMatchObject([{ actorId: user.id }]);
    expect(await roleMail()).toContain("because you accepted an invitation");
  });

  it("by the operator loses them too", async () => {
    const { people, sessions, audit } = app.services;
    const factors = new StaffFactors(app.dataSource);
    const needs = { dataSource: app.dataSource, people, sessions, audit, factors };
    expect(await makeAdmin(needs, user, true)).toBe(true);
    expect(await passkeysLeft()).toBe(0);
    expect(await removals()).toMatchObject([{ actorKind: "SYSTEM" }]);
  });

  it("does not bring a proof along that was on its way", async () => {
    const candidate = await stored();
    await setRole("RECRUITER");
    const proof = { by: "PASSKEY", secondFactor: true } as const;
    const client = await signedIn(app, candidate, proof);
    expect((await client.graphql(FACTOR)).data.me.secondFactor.isProven).toBe(false);
  });

  it("keeps what they added as staff before, and loses what they added since", async () => {
    await app.dataSource.query("UPDATE users SET role = 'RECRUITER' WHERE id = ?", [user.id]);
    await setRole("CANDIDATE");
    app.clock.advance(1);
    await addPasskey(user);
    app.clock.advance(1);
    await app.services.people.enable(app.dataSource.manager, user.id);
    await setRole("RECRUITER");
    expect(await passkeysLeft()).toBe(1);
    expect(await removals()).toHaveLength(1);
    await setRole("CANDIDATE");
    await setRole("RECRUITER");
    expect(await passkeysLeft()).toBe(1);
  });

  it("keeps what a recruiter has when becoming an administrator", async () => {
    await app.dataSource.query("UPDATE users SET role = 'RECRUITER' WHERE id = ?", [user.id]);
    await setRole("ADMIN");
    expect(await passkeysLeft()).toBe(1);
    expect(await roleMail()).not.toContain("Removed");
  });
});

describe("the first factor of staff", () => {
  it.each(["GOOGLE", "LINKEDIN", "PASSKEY"] as const)(
    "needs a code from the mailbox after logging in with %s",
    async (by) => {
      await setRole("RECRUITER");
      await roleMail();
      const client = await signedIn(app, await stored(), { by });
      const refused = await client.graphql(START_TOTP);
      expect(refused.errors?.[0]?.extensions.code).toBe("FRESH_PROOF_REQUIRED");
      await client.graphql(ASK_CODE);
      const code = await app.inbox.codeFor(user.email);
      await client.graphql(PROVE_CODE, { input: { code } });
      expect((await client.graphql(START_TOTP)).data.startTotpEnrollment.userErrors).toEqual([]);
    },
  );
});

describe("a session that gets a new token", () => {
  const sessionsOf = () => app.dataSource.manager.findBy(Session, { userId: user.id });

  it("is over for a recruiter 12 hours after the person logged in as a candidate", async () => {
    const client = await asCandidateWithPasskey();
    app.clock.advance(hours(11));
    const token = await invitation();
    await client.graphql(ACCEPT, { input: { token, name: user.name } });
    const [session] = await sessionsOf();
    const { createdAt, expiresAt } = session ?? {};
    expect(Number(expiresAt) - Number(createdAt)).toBe(hours(12));
    for (let waited = 0; waited < 60; waited += 20) {
      expect((await client.graphql("{ me { id } }")).data.me).toEqual({ id: user.id });
      app.clock.advance(minutes(20) + 1);
    }
    expect((await client.graphql("{ me { id } }")).data.me).toBeNull();
  });

  it("keeps the age of its proofs", async () => {
    await app.dataSource.query("UPDATE users SET role = 'RECRUITER' WHERE id = ?", [user.id]);
    const client = await signedIn(app, await stored());
    const [before] = await sessionsOf();
    app.clock.advance(minutes(20));
    expect((await accept(client)).me.role).toBe("RECRUITER");
    const { createdAt, provenAt, codeProvenAt, secondFactorAt, expiresAt } = before ?? {};
    expect(await sessionsOf()).toMatchObject([
      { createdAt, provenAt, codeProvenAt, secondFactorAt, expiresAt },
    ]);
  });
});
