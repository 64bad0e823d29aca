import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { IsNull } from "typeorm";
import { days, hours } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import {
  buildCompany,
  buildRecruiter,
  buildUser,
  newEmail,
  signedIn,
} from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { CompanyRecruiter, type Company } from "../companies/company.entity.js";
import { OutboxMessage } from "../outbox/outbox.entity.js";
import { Invitation } from "./invitation.entity.js";

const FIELDS = "id email role companyRole company { id } invitedBy state expiresAt acceptedAt";
const INVITE = `mutation ($input: InviteStaffInput!) {
  inviteStaff(input: $input) { invitation { ${FIELDS} } userErrors { field code message } } }`;
const RESEND = `mutation ($input: ResendInvitationInput!) {
  resendInvitation(input: $input) { invitation { ${FIELDS} } userErrors { code } } }`;
const REVOKE = `mutation ($input: RevokeInvitationInput!) {
  revokeInvitation(input: $input) { invitation { ${FIELDS} } userErrors { code } } }`;
const ACCEPT = `mutation ($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) { me { id role companies { id } } userErrors { field code message } } }`;
const SUMMARY = `query ($token: String!) { invitation(token: $token) {
  role companyRole company { name } invitedBy maskedEmail isForViewer state } }`;
const LIST = `query ($first: Int!, $after: String, $state: InvitationState, $companyId: ID) {
  invitations(first: $first, after: $after, state: $state, companyId: $companyId) {
    totalCount nodes { id email state } pageInfo { hasNextPage endCursor } } }`;

let app: TestApp;
/** A second instance of the server over the same database. */
let other: TestApp;
let admin: User;
let company: Company;

beforeAll(async () => {
  app = await createTestApp();
  other = await createTestApp();
  admin = await buildUser(app, { role: "ADMIN", name: "Elena Torres" });
  company = await buildCompany(app);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const asAdmin = () => signedIn(app, admin);
const asNewAdmin = async () => signedIn(app, await buildUser(app, { role: "ADMIN" }));
const recruiterInput = (email: string, change: object = {}) => ({
  email,
  role: "RECRUITER",
  companyId: company.id,
  ...change,
});

async function invite(client: TestClient, input: object): Promise<string> {
  const { data, body } = await client.graphql(INVITE, { input });
  if (!data?.inviteStaff.invitation) throw new Error(JSON.stringify(body));
  return data.inviteStaff.invitation.id;
}

/** The token in the newest invitation to this address. */
async function tokenFor(email: string): Promise<string> {
  const mail = (await app.inbox.mailsTo(email)).findLast(({ subject }) => /invited/.test(subject));
  const link = /http\S+\/invitation\?token=(\S+)/.exec(mail?.body.text ?? "");
  if (!link?.[1]) throw new Error(`No invitation to ${email}`);
  return link[1];
}

/** Invites someone with an account, and opens the link in the email. */
async function invited(change: object = {}, person: Partial<User> = {}) {
  const user = await buildUser(app, person);
  app.clock.advance(1);
  const id = await invite(await asNewAdmin(), recruiterInput(user.email, change));
  return { user, id, token: await tokenFor(user.email) };
}

const accept = async (client: TestClient, token: string, name = "Priya Raman") =>
  (await client.graphql(ACCEPT, { input: { token, name } })).data.acceptInvitation;
const codeOf = (answer: { userErrors: { code: string }[] }) => answer.userErrors[0]?.code;
const roleOf = async ({ id }: User) =>
  (await app.dataSource.manager.findOneByOrFail(User, { id })).role;
const membershipsOf = async ({ id }: User) =>
  (await app.dataSource.manager.findBy(CompanyRecruiter, { userId: id })).map(
    ({ companyId, role }) => [companyId, role],
  );

describe("inviting", () => {
  it("mails a link; neither the table nor the outbox contains its token", async () => {
    const email = newEmail();
    const id = await invite(await asAdmin(), recruiterInput(email.toUpperCase()));
    const token = await tokenFor(email);
    const [mail] = await app.inbox.mailsTo(email);
    expect(mail?.body.text).toMatch(/Elena Torres invited you .* as a\s+recruiter for/);
    const { manager } = app.dataSource;
    const row = await manager.findOneByOrFail(Invitation, { id });
    expect(row).toMatchObject({ email, role: "RECRUITER", companyRole: "RECRUITER" });
    expect(JSON.stringify([row, await manager.find(OutboxMessage)])).not.toContain(token);
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(days(7));
  });

  it("is in the audit log, with the company", async () => {
    const id = await invite(await asAdmin(), recruiterInput(newEmail()));
    const event = { kind: "INVITED", targetId: id } as const;
    expect(await app.dataSource.manager.findOneBy(AuditEvent, event)).toMatchObject({
      details: { role: "RECRUITER", companyRole: "RECRUITER", companyId: company.id },
    });
  });

  it("by an owner replaces and records an open one, but not an administrator's offer of ownership", async () => {
    const email = newEmail();
    const owner = await buildRecruiter(app, company);
    const membership = { companyId: company.id, userId: owner.id };
    await app.dataSource.manager.update(CompanyRecruiter, membership, { role: "OWNER" });
    const asOwner = await signedIn(app, owner);
    const ofOwner = await invite(await asAdmin(), recruiterInput(email, { companyRole: "OWNER" }));
    const first = await invite(asOwner, recruiterInput(email));
    const second = await invite(asOwner, recruiterInput(email, { companyRole: "VIEWER" }));
    const { manager } = app.dataSource;
    const open = await manager.findBy(Invitation, { email, revokedAt: IsNull() });
    expect(open.map(({ id }) => id).sort()).toEqual([ofOwner, second].sort());
    const event = { kind: "INVITATION_REVOKED", targetId: first } as const;
    expect(await manager.findOneBy(AuditEvent, event)).toMatchObject({ actorId: owner.id });
  });

  it("tells whoever has the link what it offers, but not the address", async () => {
    const { user, token } = await invited({ companyRole: "VIEWER" });
    const { data } = await app.client().graphql(SUMMARY, { token });
    expect(data.invitation).toEqual({
      role: "RECRUITER",
      companyRole: "VIEWER",
      company: { name: company.name },
      invitedBy: "Priya Raman",
      maskedEmail: "p•••@example.com",
      isForViewer: null,
      state: "PENDING",
    });
    const asInvited = await (await signedIn(app, user)).graphql(SUMMARY, { token });
    expect(asInvited.data.invitation.isForViewer).toBe(true);
    const asAnother = await (await asAdmin()).graphql(SUMMARY, { token });
    expect(asAnother.data.invitation.isForViewer).toBe(false);
  });

  it.each([
    ["no address", { email: "" }, "email"],
    ["two addresses", { email: "a@example.com,b@example.com" }, "email"],
    ["a recruiter without a company", { companyId: null }, "companyId"],
    ["an administrator with a company", { role: "ADMIN" }, "companyId"],
    [
      "an administrator with a role in a company",
      { role: "ADMIN", companyId: null, companyRole: "OWNER" },
      "companyRole",
    ],
  ])("refuses %s", async (_what, change, field) => {
    const input = recruiterInput(newEmail(), change);
    const { data } = await (await asAdmin()).graphql(INVITE, { input });
    expect(data.inviteStaff).toMatchObject({
      invitation: null,
      userErrors: [{ field, code: "BAD_INPUT" }],
    });
  });

  it.each([newId(), "none", ""])("refuses the unknown company %j", async (companyId) => {
    const input = recruiterInput(newEmail(), { companyId });
    const { data } = await (await asAdmin()).graphql(INVITE, { input });
    expect(codeOf(data.inviteStaff)).toBe(companyId === "" ? "BAD_INPUT" : "NOT_FOUND");
  });

  it("needs a second factor proven within ten minutes", async () => {
    const client = await asAdmin();
    app.clock.advance(10 * 60_000 + 1000);
    const { errors } = await client.graphql(INVITE, { input: recruiterInput(newEmail()) });
    expect(errors?.[0]?.extensions.code).toBe("SECOND_FACTOR_REQUIRED");
  });

  it("replaces an open invitation of the same address for the same company", async () => {
    const { user, token } = await invited();
    await invite(await asAdmin(), recruiterInput(user.email, { companyRole: "VIEWER" }));
    expect(await accept(await signedIn(app, user), token)).toMatchObject({
      userErrors: [{ code: "INVALID_LINK", message: expect.stringContaining("withdrawn") }],
    });
    await accept(await signedIn(app, user), await tokenFor(user.email));
    expect(await membershipsOf(user)).toEqual([[company.id, "VIEWER"]]);
  });

  it("is limited for each address and each sender", async () => {
    const client = await asNewAdmin();
    const email = newEmail();
    for (let sent = 0; sent < 5; sent += 1) await invite(client, recruiterInput(email));
    const tagged = recruiterInput(email.replace("@", "+tag@"));
    const sixth = await client.graphql(INVITE, { input: tagged });
    expect(sixth.errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
    for (let sent = 6; sent < 30; sent += 1) await invite(client, recruiterInput(newEmail()));
    const next = await client.graphql(INVITE, { input: recruiterInput(newEmail()) });
    expect(next.errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
  });
});

describe("a company's owner", () => {
  async function ownerOf(of: Company) {
    const user = await buildRecruiter(app, of);
    const member = { companyId: of.id, userId: user.id };
    await app.dataSource.manager.update(CompanyRecruiter, member, { role: "OWNER" });
    return user;
  }

  it("invites recruiters and viewers, sees those invitations, and withdraws them", async () => {
    const own = await buildCompany(app);
    const client = await signedIn(app, await ownerOf(own));
    const email = newEmail();
    const id = await invite(client, { email, role: "RECRUITER", companyId: own.id });
    const { data } = await client.graphql(LIST, { first: 10, companyId: own.id });
    expect(data.invitations).toMatchObject({ totalCount: 1, nodes: [{ id, email }] });
    const revoked = await client.graphql(REVOKE, { input: { id } });
    expect(revoked.data.revokeInvitation.invitation.state).toBe("REVOKED");
  });

  it.each([
    ["administrators", { role: "ADMIN", companyId: null }],
    ["owners", { companyRole: "OWNER" }],
  ])("does not invite %s", async (_who, change) => {
    const own = await buildCompany(app);
    const client = await signedIn(app, await ownerOf(own));
    const input = recruiterInput(newEmail(), { companyId: own.id, ...change });
    const { errors } = await client.graphql(INVITE, { input });
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("learns nothing about another company's invitations", async () => {
    const client = await signedIn(app, await ownerOf(await buildCompany(app)));
    const id = await invite(await asAdmin(), recruiterInput(newEmail()));
    const list = await client.graphql(LIST, { first: 10, companyId: company.id });
    expect(list.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    for (const [mutation, name] of [
      [REVOKE, "revokeInvitation"],
      [RESEND, "resendInvitation"],
    ] as const)
      expect(codeOf((await client.graphql(mutation, { input: { id } })).data[name])).toBe(
        "NOT_FOUND",
      );
  });

  it("who is not one anymore: the invitation is worthless", async () => {
    const own = await buildCompany(app);
    const owner = await ownerOf(own);
    const user = await buildUser(app);
    await invite(await signedIn(app, owner), recruiterInput(user.email, { companyId: own.id }));
    const member = { companyId: own.id, userId: owner.id };
    await app.dataSource.manager.update(CompanyRecruiter, member, { role: "RECRUITER" });
    const answer = await accept(await signedIn(app, user), await tokenFor(user.email));
    expect(codeOf(answer)).toBe("INVALID_LINK");
    expect(await roleOf(user)).toBe("CANDIDATE");
  });
});

describe("accepting", () => {
  it("gives the role and the company, a new session, and ends the others", async () => {
    const { user, id, token } = await invited({ companyRole: "OWNER" });
    const [client, elsewhere] = [await signedIn(app, user), await signedIn(app, user)];
    const before = client.cookies.get("sid");
    const answer = await accept(client, token);
    expect(answer).toEqual({
      me: { id: user.id, role: "RECRUITER", companies: [{ id: company.id }] },
      userErrors: [],
    });
    expect(await membershipsOf(user)).toEqual([[company.id, "OWNER"]]);
    expect(client.cookies.get("sid")).not.toBe(before);
    expect((await client.get("/api/auth/me")).status).toBe(200);
    expect((await elsewhere.get("/api/auth/me")).status).toBe(401);
    const event = { kind: "INVITATION_ACCEPTED", targetId: id } as const;
    expect(await app.dataSource.manager.findOneBy(AuditEvent, event)).toMatchObject({
      actorId: user.id,
      subjectId: user.id,
      details: { role: "RECRUITER", companyId: company.id, companyRole: "OWNER" },
    });
  });

  it("takes the person's name, and the log says so", async () => {
    const { user, token } = await invited({}, { name: "priya.r", phone: "", location: "" });
    await accept(await signedIn(app, user), token, "  Priya   Raman ");
    const { manager } = app.dataSource;
    expect(await manager.findOneByOrFail(User, { id: user.id })).toMatchObject({
      name: "Priya   Raman",
      role: "RECRUITER",
    });
    const event = { kind: "PROFILE_CHANGED", subjectId: user.id } as const;
    expect(await manager.findBy(AuditEvent, event)).toMatchObject([
      { actorId: user.id, details: { fields: "name" } },
    ]);
  });

  it("records no change of a name that stays", async () => {
    const { user, token } = await invited({}, { name: "Priya Raman" });
    await accept(await signedIn(app, user), token, "Priya Raman");
    const event = { kind: "PROFILE_CHANGED", subjectId: user.id } as const;
    expect(await app.dataSource.manager.countBy(AuditEvent, event)).toBe(0);
  });

  it.each(["", "  ", "x".repeat(101), "Priya\nRaman"])(
    "is refused with the name %j, and the link still works",
    async (name) => {
      const { user, token } = await invited({}, { name: "priya.r" });
      const client = await signedIn(app, user);
      expect(await accept(client, token, name)).toMatchObject({
        me: null,
        userErrors: [{ field: "name", code: "BAD_INPUT" }],
      });
      expect(await roleOf(user)).toBe("CANDIDATE");
      expect((await accept(client, token)).userErrors).toEqual([]);
    },
  );

  it("works once, even for 20 requests at once on two instances", async () => {
    const { user, token } = await invited();
    const clients = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => signedIn(i % 2 ? app : other, user)),
    );
    // A person keeps ten sessions, so only the newest ten are signed in.
    const answers = await Promise.all(
      clients.slice(-10).flatMap((client) => {
        const twin = new (client.constructor as typeof TestClient)(app.origin);
        twin.cookies.set("sid", client.cookies.get("sid") ?? "");
        return [client, twin].map((one) =>
          one.graphql(ACCEPT, { input: { token, name: "Priya Raman" } }),
        );
      }),
    );
    const accepted = answers.filter(({ data }) => data?.acceptInvitation?.me);
    expect(answers).toHaveLength(20);
    expect(accepted).toHaveLength(1);
    const events = { kind: "INVITATION_ACCEPTED", subjectId: user.id } as const;
    expect(await app.dataSource.manager.countBy(AuditEvent, events)).toBe(1);
    expect(await membershipsOf(user)).toEqual([[company.id, "RECRUITER"]]);
  });

  it("never lowers what a person may do", async () => {
    const { user, token } = await invited({ companyRole: "VIEWER" }, { role: "ADMIN" });
    const membership = { companyId: company.id, userId: user.id, role: "OWNER" as const };
    await app.dataSource.manager.insert(CompanyRecruiter, membership);
    await accept(await signedIn(app, user), token);
    expect(await roleOf(user)).toBe("ADMIN");
    expect(await membershipsOf(user)).toEqual([[company.id, "OWNER"]]);
  });

  it("works after the person's role changed, if it was sent again since", async () => {
    const { user, id } = await invited();
    app.clock.advance(1);
    await app.dataSource.manager.update(User, user.id, { roleChangedAt: app.clock.now() });
    app.clock.advance(1);
    await (await asAdmin()).graphql(RESEND, { input: { id } });
    const answer = await accept(await signedIn(app, user), await tokenFor(user.email));
    expect(answer.userErrors).toEqual([]);
  });

  it("leaves another company's invitation valid", async () => {
    const { user, token } = await invited();
    const second = await buildCompany(app);
    await invite(await asAdmin(), recruiterInput(user.email, { companyId: second.id }));
    await accept(await signedIn(app, user), token);
    await accept(await signedIn(app, user), await tokenFor(user.email));
    expect((await membershipsOf(user)).map(([id]) => id).sort()).toEqual(
      [company.id, second.id].sort(),
    );
  });

  it("is refused for another address, which is not named in full", async () => {
    const { user, token } = await invited();
    const stranger = await signedIn(app, await buildUser(app));
    const answer = await accept(stranger, token);
    expect(codeOf(answer)).toBe("WRONG_ADDRESS");
    expect(JSON.stringify(answer)).toContain("p•••@example.com");
    expect(JSON.stringify(answer)).not.toContain(user.email);
    expect(codeOf(await accept(await signedIn(app, user), token))).toBeUndefined();
  });

  const spoilers: Record<string, (given: { user: User; id: string }) => Promise<unknown>> = {
    "was withdrawn": async ({ id }) => (await asAdmin()).graphql(REVOKE, { input: { id } }),
    "was sent again": async ({ id }) => (await asAdmin()).graphql(RESEND, { input: { id } }),
    "has expired": async () => app.clock.advance(days(7)),
    "was made before the person's role changed": async ({ user }) => {
      const staff = await asAdmin();
      const setRole = (role: string) =>
        staff.graphql(
          `mutation ($input: SetRoleInput!) { setRole(input: $input) { person { id } } }`,
          { input: { userId: user.id, role } },
        );
      await setRole("RECRUITER");
      await setRole("CANDIDATE");
    },
    "comes from someone who is not an administrator anymore": async ({ id }) =>
      change((await sender(id)).id, { role: "RECRUITER" }),
    "comes from someone whose account is turned off": async ({ id }) =>
      change((await sender(id)).id, { disabledAt: new Date() }),
    "comes from someone who is gone": async ({ id }) =>
      app.dataSource.manager.delete(User, { id: (await sender(id)).id }),
  };
  const sender = async (id: string) => {
    const { invitedById } = await app.dataSource.manager.findOneByOrFail(Invitation, { id });
    return app.dataSource.manager.findOneByOrFail(User, { id: invitedById });
  };
  const change = (id: string, to: Partial<User>) => app.dataSource.manager.update(User, { id }, to);

  it.each(Object.entries(spoilers))("is refused if it %s", async (_what, spoil) => {
    const given = await invited();
    await spoil(given);
    const answer = await accept(await signedIn(app, given.user), given.token);
    expect(codeOf(answer)).toBe("INVALID_LINK");
    expect(await roleOf(given.user)).toBe("CANDIDATE");
    expect(await membershipsOf(given.user)).toEqual([]);
  });

  it("works until the last second of the seven days", async () => {
    const { user, token } = await invited();
    app.clock.advance(days(7) - 60_000);
    expect(codeOf(await accept(await signedIn(app, user), token))).toBeUndefined();
  });

  it.each(["", "x", "é".repeat(5000)])("refuses the token %#", async (token) => {
    const client = await signedIn(app, await buildUser(app));
    expect(codeOf(await accept(client, token))).toBe("INVALID_LINK");
  });
});

describe("sending again", () => {
  it("mails a new link for another seven days, in the name of the one who sends it", async () => {
    const { user, id } = await invited();
    app.clock.advance(days(8));
    const { data } = await (await asAdmin()).graphql(RESEND, { input: { id } });
    expect(data.resendInvitation.invitation).toMatchObject({
      state: "PENDING",
      invitedBy: "Elena Torres",
    });
    expect(codeOf(await accept(await signedIn(app, user), await tokenFor(user.email)))).toBe(
      undefined,
    );
  });

  it("is refused once it was accepted or withdrawn", async () => {
    const { user, id, token } = await invited();
    await accept(await signedIn(app, user), token);
    const { data } = await (await asAdmin()).graphql(RESEND, { input: { id } });
    expect(codeOf(data.resendInvitation)).toBe("CONFLICT");
    const revoked = await (await asAdmin()).graphql(REVOKE, { input: { id } });
    expect(codeOf(revoked.data.revokeInvitation)).toBe("CONFLICT");
  });
});

describe("the list", () => {
  it("shows invitations by state, newest first, page by page", async () => {
    await app.dataSource.manager.clear(Invitation);
    const client = await asNewAdmin();
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      ids.unshift(await invite(client, recruiterInput(newEmail())));
      app.clock.advance(1000);
    }
    await client.graphql(REVOKE, { input: { id: ids[0] } });
    const pending = await client.graphql(LIST, { first: 1, state: "PENDING" });
    expect(pending.data.invitations).toMatchObject({ totalCount: 2, nodes: [{ id: ids[1] }] });
    const { endCursor: after } = pending.data.invitations.pageInfo;
    const rest = await client.graphql(LIST, { first: 1, after, state: "PENDING" });
    expect(rest.data.invitations).toMatchObject({
      nodes: [{ id: ids[2] }],
      pageInfo: { hasNextPage: false },
    });
    const revoked = await client.graphql(LIST, { first: 10, state: "REVOKED" });
    expect(revoked.data.invitations.nodes).toMatchObject([{ id: ids[0], state: "REVOKED" }]);
    const none = await client.graphql(LIST, { first: 10, state: "EXPIRED" });
    expect(none.data.invitations).toMatchObject({ totalCount: 0, nodes: [] });
    app.clock.advance(days(7) + hours(1));
    const expired = await (await asAdmin()).graphql(LIST, { first: 10, state: "EXPIRED" });
    expect(expired.data.invitations.totalCount).toBe(2);
  });

  it.each([{ first: 0 }, { first: 101 }, { first: 1, after: "x" }])("refuses %j", async (page) => {
    const { errors } = await (await asAdmin()).graphql(LIST, page);
    expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  });
});
