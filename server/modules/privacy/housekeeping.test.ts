import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { days, hours, minutes } from "../../core/clock.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const countOf = async (sql: string, value: string) =>
  Number((await app.dataSource.query(sql, [value]))[0].n);

it("deletes a session a week after its last use", async () => {
  const [left, used] = [await buildUser(app), await buildUser(app)];
  await signedIn(app, left);
  const client = await signedIn(app, used);
  const { housekeeping } = app.services;
  app.clock.advance(days(6));
  expect((await client.get("/api/auth/me")).status).toBe(200);
  await housekeeping.run();
  const sessionsOf = (id: string) =>
    countOf("SELECT COUNT(*) AS n FROM sessions WHERE userId = ?", id);
  expect([await sessionsOf(left.id), await sessionsOf(used.id)]).toEqual([1, 1]);
  app.clock.advance(days(1) + minutes(1));
  await housekeeping.run();
  expect([await sessionsOf(left.id), await sessionsOf(used.id)]).toEqual([0, 1]);
  expect((await client.get("/api/auth/me")).status).toBe(200);
});

it("deletes codes, sessions and sent mail when they expire, and not before", async () => {
  const user = await buildUser(app);
  await signedIn(app, user);
  await app.client().post("/api/auth/login", { email: user.email });
  await app.inbox.codeFor(user.email);
  const rows = async () => ({
    codes: await countOf("SELECT COUNT(*) AS n FROM login_codes WHERE email = ?", user.email),
    sessions: await countOf("SELECT COUNT(*) AS n FROM sessions WHERE userId = ?", user.id),
  });
  const { housekeeping } = app.services;
  await housekeeping.run();
  expect(await rows()).toEqual({ codes: 1, sessions: 1 });
  app.clock.advance(hours(24) + minutes(11));
  await housekeeping.run();
  expect(await rows()).toEqual({ codes: 0, sessions: 1 });
  app.clock.advance(days(31));
  expect(await housekeeping.run()).toBeGreaterThan(0);
  expect(await rows()).toEqual({ codes: 0, sessions: 0 });
  expect(await countOf("SELECT COUNT(*) AS n FROM outbox WHERE kind = ?", "LOGIN_CODE")).toBe(0);
});
