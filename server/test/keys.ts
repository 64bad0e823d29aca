import type { ApiScope } from "../core/actor.js";
import { person } from "./actors.js";
import type { TestApp } from "./create-test-app.js";
import { buildUser } from "./factories.js";
import type { TestClient } from "./test-client.js";

const CLIENT = { ipAddress: "127.0.0.1", userAgent: "test" };

/** The secret of a new API key, good for a year. */
export async function newKey(
  app: TestApp,
  scopes: ApiScope[],
  companyIds: string[] = [],
): Promise<string> {
  const { id } = await buildUser(app, { role: "ADMIN" });
  const admin = person({ id, role: "ADMIN", secondFactor: true, isFresh: true });
  const input = { name: "Partner", scopes, companyIds, expiresInDays: 365 };
  return (await app.services.apiKeys.create(admin, input, CLIENT)).secret;
}

/** A client that shows this key. */
export function holding(app: TestApp, secret: string): TestClient {
  const client = app.client();
  client.apiKey = secret;
  return client;
}
