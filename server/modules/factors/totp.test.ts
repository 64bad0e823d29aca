import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Secret, TOTP } from "otpauth";
import { hours, minutes, seconds } from "../../core/clock.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { AuditEvent } from "../audit/audit.entity.js";
import type { User } from "../accounts/user.entity.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // Codes change every 30 seconds: only the tests move the time.
  app.clock.hold();
});
afterAll(() => app.close());

const START = `mutation { startTotpEnrollment { secret otpauthUrl userErrors { code } } }`;
const CONFIRM = `mutation ($input: ConfirmTotpEnrollmentInput!) {
  confirmTotpEnrollment(input: $input) { recoveryCodes userErrors { field code message } } }`;
const VERIFY = `mutation ($input: VerifySecondFactorInput!) {
  verifySecondFactor(input: $input) { me { id } userErrors { field code message } } }`;
const REMOVE = `mutation { removeTotp { me { id } userErrors { code message } } }`;
const RENEW = `mutation { makeRecoveryCodes { recoveryCodes userErrors { code } } }`;
const STATUS = `{ me { secondFactor {
  hasTotp passkeyCount recoveryCodesLeft provenUntil isProven isRequired } } }`;

const recruiter = () => buildUser(app, { role: "RECRUITER" });
/** Signed in by email only. */
const halfway = (user: User, at = app) => signedIn(at, user, { secondFactor: false });

/** The code that an authenticator shows, this many steps of 30 seconds from now. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = app.clock.now().getTime() + seconds(30 * steps);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
/** A code that is right at none of the steps around now. */
function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  const some = ["000000", "111111", "222222", "333333", "444444", "555555"];
  return some.find((code) => !right.includes(code)) ?? "";
}

function nth<Item>(items: Item[], at: number): Item {
  const item = items[at];
  if (item === undefined) throw new Error(`No entry ${at}`);
  return item;
}

const outcome = (field: string, { data, errors }: Awaited<ReturnType<TestClient["graphql"]>>) =>
  errors?.[0]?.extensions.code ?? data[field].userErrors[0]?.code ?? "ok";
const confirm = async (client: TestClient, code: string) =>
  client.graphql(CONFIRM, { input: { code } });
const verify = async (client: TestClient, code: string) =>
  outcome("verifySecondFactor", await client.graphql(VERIFY, { input: { code } }));
const statusOf = async (client: TestClient) => (await client.graphql(STATUS)).data.me.secondFactor;

async function enroll(client: TestClient): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await client.graphql(START)).data.startTotpEnrollment;
  const { data } = await confirm(client, codeOf(secret));
  return { secret, recoveryCodes: data.confirmTotpEnrollment.recoveryCodes };
}

/** A recruiter with an authenticator app whose last code is two steps old, and a new session without a proof. */
async function enrolled() {
  const user = await recruiter();
  const first = await halfway(user);
  const { secret, recoveryCodes } = await enroll(first);
  app.clock.advance(minutes(1));
  return { user, first, secret, recoveryCodes, client: await halfway(user) };
}

const eventsOf = async (user: User) => {
  const rows = await app.dataSource.manager.find(AuditEvent, {
    where: { subjectId: user.id },
    order: { at: "ASC", id: "ASC" },
  });
  return rows.map(({ kind }) => kind).filter((kind) => kind !== "SIGNED_IN");
};

describe("adding an authenticator app", () => {
  it("hands out a secret, proves the factor, and gives ten recovery codes", async () => {
    const user = await recruiter();
    const client = await halfway(user);
    expect(await statusOf(client)).toEqual({
      hasTotp: false,
      passkeyCount: 0,
      recoveryCodesLeft: 0,
      provenUntil: null,
      isProven: false,
      isRequired: true,
    });
    const { data } = await client.graphql(START);
    const { secret, otpauthUrl } = data.startTotpEnrollment;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(otpauthUrl);
    expect(url.href).toContain("otpauth://totp/Staffboard:");
    expect(decodeURIComponent(url.pathname)).toContain(user.email);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: "Staffboard",
      secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    const confirmed = (await confirm(client, codeOf(secret))).data.confirmTotpEnrollment;
    expect(new Set(confirmed.recoveryCodes).size).toBe(10);
    expect(confirmed.recoveryCodes[0]).toMatch(/^[2-9A-HJKMNP-Z]{6}-[2-9A-HJKMNP-Z]{6}$/);
    const status = await statusOf(client);
    expect(status).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10, isProven: true });
    const lastsMs = new Date(status.provenUntil).getTime() - app.clock.now().getTime();
    expect(lastsMs).toBe(hours(12));
  });

  it("stores the secret and the recovery codes unreadable", async () => {
    const { user, secret, recoveryCodes } = await enrolled();
    const tables = ["totp_factors", "recovery_codes", "outbox", "audit_events"];
    for (const table of tables) {
      const text = JSON.stringify(await app.dataSource.query(`SELECT * FROM ${table}`));
      for (const hidden of [secret, ...recoveryCodes]) expect(text).not.toContain(hidden);
      if (table === "recovery_codes") expect(text).toContain(user.id);
    }
  });

  it("is for staff only", async () => {
    const candidate = await signedIn(app, await buildUser(app));
    const { errors } = await candidate.graphql(START);
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await statusOf(candidate)).isRequired).toBe(false);
  });

  it("replaces a secret that was not confirmed", async () => {
    const client = await halfway(await recruiter());
    const { secret: first } = (await client.graphql(START)).data.startTotpEnrollment;
    const { secret: second } = (await client.graphql(START)).data.startTotpEnrollment;
    expect(outcome("confirmTotpEnrollment", await confirm(client, codeOf(first)))).toBe(
      "INVALID_CODE",
    );
    expect(outcome("confirmTotpEnrollment", await confirm(client, codeOf(second)))).toBe("ok");
  });

  it.each(["１２３４５６", "12345", "1234567", "abcdef"])(
    "takes %s for a wrong code",
    async (code) => {
      const client = await halfway(await recruiter());
      await client.graphql(START);
      expect(outcome("confirmTotpEnrollment", await confirm(client, code))).toBe("INVALID_CODE");
    },
  );

  it("needs a fresh proof when a factor is in use", async () => {
    const { client, secret } = await enrolled();
    expect(outcome("startTotpEnrollment", await client.graphql(START))).toBe(
      "SECOND_FACTOR_REQUIRED",
    );
    await verify(client, codeOf(secret));
    app.clock.advance(minutes(10) + 1);
    expect(outcome("startTotpEnrollment", await client.graphql(START))).toBe(
      "SECOND_FACTOR_REQUIRED",
    );
  });

  it("refuses to confirm with an old proof what was started with a fresh one", async () => {
    const { client, secret } = await enrolled();
    await verify(client, codeOf(secret));
    const { secret: next } = (await client.graphql(START)).data.startTotpEnrollment;
    app.clock.advance(minutes(10) + 1);
    expect(outcome("confirmTotpEnrollment", await confirm(client, codeOf(next)))).toBe(
      "SECOND_FACTOR_REQUIRED",
    );
  });

  it("keeps the app in use until a code confirms the new one", async () => {
    const { user, client, secret } = await enrolled();
    await verify(client, codeOf(secret));
    const { secret: next } = (await client.graphql(START)).data.startTotpEnrollment;
    app.clock.advance(minutes(1));
    const other = await halfway(user);
    expect(await verify(other, codeOf(next))).toBe("INVALID_CODE");
    expect(await verify(other, codeOf(secret))).toBe("ok");
    expect(outcome("confirmTotpEnrollment", await confirm(client, codeOf(next)))).toBe("ok");
    app.clock.advance(minutes(1));
    expect(await verify(other, codeOf(secret))).toBe("INVALID_CODE");
    expect(await verify(other, codeOf(next))).toBe("ok");
  });
});

describe("proving the second factor", () => {
  it("lasts 12 hours, in this session only", async () => {
    const { user, client, secret } = await enrolled();
    const other = await halfway(user);
    expect(await verify(client, codeOf(secret))).toBe("ok");
    expect((await statusOf(client)).isProven).toBe(true);
    expect(await statusOf(other)).toMatchObject({ isProven: false, provenUntil: null });
  });

  it.each([
    [-2, "INVALID_CODE"],
    [-1, "ok"],
    [0, "ok"],
    [1, "ok"],
    [2, "INVALID_CODE"],
  ])("a code %i steps from now: %s", async (steps, expected) => {
    const { client, secret } = await enrolled();
    app.clock.advance(minutes(5));
    expect(await verify(client, codeOf(secret, steps))).toBe(expected);
  });

  it("accepts a code once, and none older than it", async () => {
    const { user, client, secret } = await enrolled();
    expect(await verify(client, codeOf(secret))).toBe("ok");
    const other = await halfway(user);
    expect(await verify(other, codeOf(secret))).toBe("INVALID_CODE");
    expect(await verify(other, codeOf(secret, -1))).toBe("INVALID_CODE");
    expect(await verify(other, codeOf(secret, 1))).toBe("ok");
  });

  it("does not count what cannot be a code", async () => {
    const { client, secret } = await enrolled();
    for (const typed of ["12345", "1234567", "abcdef", "ABCDE-FGHJK", "0OIL1-0OIL1-", "–"])
      expect(await verify(client, typed)).toBe("INVALID_CODE");
    expect(await verify(client, codeOf(secret))).toBe("ok");
  });

  it("does not accept the code that confirmed the app", async () => {
    const user = await recruiter();
    const { secret } = await enroll(await halfway(user));
    expect(await verify(await halfway(user), codeOf(secret))).toBe("INVALID_CODE");
  });

  it("accepts a code with a space, as apps show it", async () => {
    const { client, secret } = await enrolled();
    expect(await verify(client, codeOf(secret).replace(/^.../, "$& "))).toBe("ok");
  });

  it("asks for a code when there is none, which is no try", async () => {
    const { client } = await enrolled();
    for (let i = 0; i < 6; i += 1) expect(await verify(client, "  ")).toBe("BAD_INPUT");
  });

  it("refuses another person's code", async () => {
    const [one, two] = [await enrolled(), await enrolled()];
    expect(await verify(one.client, codeOf(two.secret))).toBe("INVALID_CODE");
    expect(await verify(one.client, nth(two.recoveryCodes, 0))).toBe("INVALID_CODE");
  });
});

describe("limits", () => {
  it("refuses the right code after five wrong ones, for 15 minutes", async () => {
    const { client, secret } = await enrolled();
    for (let i = 0; i < 5; i += 1)
      expect(await verify(client, wrongCode(secret))).toBe("INVALID_CODE");
    const { errors } = await client.graphql(VERIFY, { input: { code: codeOf(secret) } });
    const { code, retryAfterSeconds } = errors?.[0]?.extensions ?? {};
    expect(code).toBe("RATE_LIMITED");
    expect(retryAfterSeconds).toBe(15 * 60);
    app.clock.advance(minutes(15) - 1);
    expect(await verify(client, codeOf(secret))).toBe("RATE_LIMITED");
    app.clock.advance(1);
    expect(await verify(client, codeOf(secret))).toBe("ok");
  });

  it("starts anew after a right code", async () => {
    const { client, secret } = await enrolled();
    for (let i = 0; i < 4; i += 1) await verify(client, wrongCode(secret));
    expect(await verify(client, codeOf(secret))).toBe("ok");
    for (let i = 0; i < 5; i += 1)
      expect(await verify(client, wrongCode(secret))).toBe("INVALID_CODE");
    expect(await verify(client, codeOf(secret, 1))).toBe("RATE_LIMITED");
  });

  it("counts wrong recovery codes too, over all sessions of a person", async () => {
    const { user, secret, recoveryCodes } = await enrolled();
    for (let i = 0; i < 5; i += 1)
      expect(await verify(await halfway(user), "ABCDEF-ABCDEF")).toBe("INVALID_CODE");
    expect(await verify(await halfway(user), nth(recoveryCodes, 0))).toBe("RATE_LIMITED");
    expect(await verify(await halfway((await enrolled()).user), codeOf(secret))).toBe(
      "INVALID_CODE",
    );
  });
});

describe("recovery codes", () => {
  it("work once each, in any spelling", async () => {
    const { client, recoveryCodes } = await enrolled();
    const [one, two] = [nth(recoveryCodes, 0), nth(recoveryCodes, 1)];
    expect(await verify(client, one)).toBe("ok");
    expect(await verify(client, one)).toBe("INVALID_CODE");
    expect(await verify(client, ` ${two.toLowerCase().replace("-", " ")} `)).toBe("ok");
    expect((await statusOf(client)).recoveryCodesLeft).toBe(8);
  });

  it("are replaced all at once, with a fresh proof", async () => {
    const { client, recoveryCodes } = await enrolled();
    expect(outcome("makeRecoveryCodes", await client.graphql(RENEW))).toBe(
      "SECOND_FACTOR_REQUIRED",
    );
    await verify(client, nth(recoveryCodes, 0));
    const { data } = await client.graphql(RENEW);
    expect(data.makeRecoveryCodes.recoveryCodes).toHaveLength(10);
    expect(await verify(client, nth(recoveryCodes, 1))).toBe("INVALID_CODE");
    expect(await verify(client, data.makeRecoveryCodes.recoveryCodes[0])).toBe("ok");
  });
});

describe("removing the app", () => {
  it("is refused when it is the last factor of a member of the staff", async () => {
    const { client, secret } = await enrolled();
    expect(outcome("removeTotp", await client.graphql(REMOVE))).toBe("SECOND_FACTOR_REQUIRED");
    await verify(client, codeOf(secret));
    expect(outcome("removeTotp", await client.graphql(REMOVE))).toBe("CONFLICT");
    expect((await statusOf(client)).hasTotp).toBe(true);
  });
});

it("writes each step to the audit log, and mails the person about changes, without codes", async () => {
  const { user, client, secret, recoveryCodes } = await enrolled();
  await verify(client, wrongCode(secret));
  await verify(client, codeOf(secret));
  await verify(client, nth(recoveryCodes, 0));
  await client.graphql(RENEW);
  expect((await eventsOf(user)).sort()).toEqual([
    "FACTOR_ADDED",
    "FACTOR_FAILED",
    "FACTOR_PROVEN",
    "FACTOR_PROVEN",
    "RECOVERY_CODES_MADE",
    "RECOVERY_CODE_USED",
  ]);
  const mails = await app.inbox.mailsTo(user.email);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    "Authenticator app added (Staffboard)",
    "New recovery codes (Staffboard)",
    "Recovery code used (Staffboard)",
  ]);
  expect(JSON.stringify(mails)).not.toMatch(new RegExp([secret, ...recoveryCodes].join("|")));
});

describe("on two instances at once", () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await createTestApp();
    other.clock.hold();
  });
  afterAll(() => other.close());

  /** The same session at either instance, which run on one clock. */
  async function atBoth(user: User): Promise<TestClient[]> {
    other.clock.advance(app.clock.now().getTime() - other.clock.now().getTime());
    const client = await halfway(user);
    const there = other.client();
    for (const [name, value] of client.cookies) there.cookies.set(name, value);
    return [client, there];
  }
  const inParallel = async (clients: TestClient[], count: number, code: string) =>
    Promise.all(
      Array.from({ length: count }, (_, i) => verify(nth(clients, i % clients.length), code)),
    );

  it("compares at most five of 200 wrong codes", async () => {
    const { user, secret } = await enrolled();
    const clients = await atBoth(user);
    const outcomes = await inParallel(clients, 200, wrongCode(secret));
    expect(outcomes.filter((one) => one === "INVALID_CODE")).toHaveLength(5);
    expect(outcomes.filter((one) => one !== "INVALID_CODE")).toEqual(
      Array(195).fill("RATE_LIMITED"),
    );
    expect((await eventsOf(user)).filter((kind) => kind === "FACTOR_FAILED")).toHaveLength(5);
    expect(await verify(nth(clients, 0), codeOf(secret))).toBe("RATE_LIMITED");
  });

  it.each(["TOTP", "recovery"])("accepts one of 20 right %s codes", async (kind) => {
    const { user, secret, recoveryCodes } = await enrolled();
    const code = kind === "TOTP" ? codeOf(secret) : nth(recoveryCodes, 0);
    const outcomes = await inParallel(await atBoth(user), 20, code);
    expect(outcomes.sort()).toEqual([...Array(19).fill("INVALID_CODE"), "ok"]);
  });
});
