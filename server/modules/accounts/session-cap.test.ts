import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { minutes } from "../../core/clock.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const isSignedIn = async (client: TestClient) => (await client.get("/api/auth/me")).status === 200;

it("a person can have ten sessions; the eleventh ends the least recently used one", async () => {
  const user = await buildUser(app);
  const other = await signedIn(app, await buildUser(app));
  const clients: TestClient[] = [];
  for (let i = 0; i < 10; i += 1) {
    clients.push(await signedIn(app, user));
    app.clock.advance(minutes(2));
  }
  const [first, second, ...rest] = clients;
  if (!first || !second) throw new Error("ten clients");
  // This uses the first session, so the second is now the least recently used.
  expect(await isSignedIn(first)).toBe(true);
  const eleventh = await signedIn(app, user);
  expect(await isSignedIn(second)).toBe(false);
  for (const client of [first, ...rest, eleventh, other])
    expect(await isSignedIn(client)).toBe(true);
});
