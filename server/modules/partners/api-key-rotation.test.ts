import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { days, hours, minutes } from "../../core/clock.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import type { User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { ApiKey } from "./api-key.entity.js";

const ISSUE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id } } }`;
const ROTATE = `mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) { secret
  apiKey { id name scopes companyIds expiresAt replacedById isValid } replaced { id expiresAt replacedById isValid }
  userErrors { field code } } }`;
const REVOKE = `mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { userErrors { code } } }`;

let app: TestApp;
let person: User;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.hold();
  person = await buildUser(app, { role: "ADMIN" });
});
afterAll(() => app.close());

/** Tests move the clock, so each step needs a new session. */
const admin = (): Promise<TestClient> => signedIn(app, person);
async function issue() {
  const { id } = await buildCompany(app);
  const input = { name: "Acme", scopes: ["JOBS_WRITE"], companyIds: [id], expiresInDays: 90 };
  const { data } = await (await admin()).graphql(ISSUE, { input });
  return { id: data.createApiKey.apiKey.id, secret: data.createApiKey.secret, companyId: id };
}
const rotate = async (input: object) =>
  (await (await admin()).graphql(ROTATE, { input })).data.rotateApiKey;
async function works(secret: string): Promise<boolean> {
  const partner = app.client();
  partner.apiKey = secret;
  return (await partner.get("/api/jobs")).status === 200;
}

const expectIn = (milliseconds: number, time: string) =>
  expect(Date.parse(time) - app.clock.now().getTime()).toBe(milliseconds);

describe("replacing a key", () => {
  it("makes a second key with the same rights; both work for the overlap", async () => {
    const { id, secret, companyId } = await issue();
    const answer = await rotate({ id, overlapHours: 48 });
    expect(answer.userErrors).toEqual([]);
    expect(answer.secret).toMatch(/^sb_[0-9A-Za-z]{8}_[0-9A-Za-z]{40}$/);
    expect(answer.apiKey).toMatchObject({
      ...{ name: "Acme", scopes: ["JOBS_WRITE"], companyIds: [companyId], replacedById: null },
    });
    expect(answer.replaced).toMatchObject({ id, replacedById: answer.apiKey.id });
    // The clock goes on while the request runs.
    expectIn(days(90), answer.apiKey.expiresAt);
    expectIn(hours(48), answer.replaced.expiresAt);
    expect([await works(secret), await works(answer.secret)]).toEqual([true, true]);
    app.clock.advance(hours(48) - minutes(2));
    expect(await works(secret)).toBe(true);
    app.clock.advance(minutes(2));
    expect([await works(secret), await works(answer.secret)]).toEqual([false, true]);
    const events = await app.dataSource.manager.findBy(AuditEvent, { targetId: id });
    expect(events.map(({ kind }) => kind).sort()).toEqual(["KEY_CREATED", "KEY_ROTATED"]);
  });

  it("never lets the old key live longer, and can end it at once", async () => {
    const { id } = await issue();
    app.clock.advance(days(89));
    const { replaced } = await rotate({ id, overlapHours: 720 });
    expectIn(days(1), replaced.expiresAt);
    const second = await issue();
    const { apiKey, replaced: ended } = await rotate({ id: second.id, overlapHours: 0 });
    expect([apiKey.isValid, ended.isValid]).toEqual([true, false]);
    expect(await works(second.secret)).toBe(false);
  });

  it("of 10 tries at once, one makes a key", async () => {
    const { id } = await issue();
    const before = await app.dataSource.manager.count(ApiKey);
    const answers = await Promise.all(Array.from({ length: 10 }, () => rotate({ id })));
    expect(answers.filter(({ secret }) => secret !== null)).toHaveLength(1);
    expect(await app.dataSource.manager.count(ApiKey)).toBe(before + 1);
  });

  it("refuses a key that no longer works, and an overlap over 30 days", async () => {
    const [revoked, expired, live] = [await issue(), await issue(), await issue()];
    await (await admin()).graphql(REVOKE, { input: { id: revoked.id } });
    expect((await rotate({ id: revoked.id })).userErrors).toEqual([
      { field: null, code: "CONFLICT" },
    ]);
    expect((await rotate({ id: live.id, overlapHours: 721 })).userErrors).toEqual([
      { field: "overlapHours", code: "BAD_INPUT" },
    ]);
    app.clock.advance(days(90));
    expect((await rotate({ id: expired.id })).userErrors[0].code).toBe("CONFLICT");
  });
});
