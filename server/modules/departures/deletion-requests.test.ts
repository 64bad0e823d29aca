import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { days, hours } from "../../core/clock.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import type { User } from "../accounts/user.entity.js";
import { AccountDeletion } from "./account-deletion.entity.js";

let app: TestApp;
let user: User;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  user = await buildUser(app);
});
afterAll(() => app.close());

const REQUEST = `mutation { requestAccountDeletion { deletion { takesEffectAt } userErrors { code } } }`;
const PREVIEW = "{ deletionPreview { refusals } }";
const CANCEL = `mutation { cancelAccountDeletion(input: {}) { userErrors { code } } }`;

async function request(): Promise<{ code?: string; takesEffectAt?: string }> {
  const { data, errors } = await (await signedIn(app, user)).graphql(REQUEST);
  if (errors?.[0]) return errors[0].extensions;
  const { deletion, userErrors } = data.requestAccountDeletion;
  return userErrors[0] ?? deletion;
}

async function requestAndCancel(): Promise<string | undefined> {
  const { code } = await request();
  await (await signedIn(app, user)).graphql(CANCEL);
  return code;
}

it("sends at most three emails in 24 hours", async () => {
  for (let i = 0; i < 3; i++) expect(await requestAndCancel()).toBeUndefined();
  expect(await requestAndCancel()).toBe("RATE_LIMITED");
  app.clock.advance(hours(24));
  expect(await requestAndCancel()).toBeUndefined();
});

it("can be requested again once a deletion was given up", async () => {
  await request();
  app.clock.advance(days(15));
  const givenUp = { deadAt: app.clock.now() };
  await app.dataSource.manager.update(AccountDeletion, { userId: user.id }, givenUp);
  const { takesEffectAt = "" } = await request();
  expect(new Date(takesEffectAt) > app.clock.now()).toBe(true);
});

it("shows what a deletion would do while others hold the rows it reads", async () => {
  const admin = await buildUser(app, { role: "ADMIN" });
  const client = await signedIn(app, admin);
  await app.dataSource.transaction(async (transaction) => {
    await transaction.query("SELECT id FROM users WHERE role = 'ADMIN' FOR UPDATE");
    // If it waited for these rows, there would be no answer: they are free only after it.
    const { data } = await client.graphql(PREVIEW);
    expect(data.deletionPreview.refusals).toBeInstanceOf(Array);
  });
});
