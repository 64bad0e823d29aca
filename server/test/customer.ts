import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import type { User } from "../modules/accounts/user.entity.js";
import type { TestApp } from "./create-test-app.js";
import { buildUser, signedIn } from "./factories.js";
import { PaymentsTwin } from "./payments-twin.js";
import type { TestClient } from "./test-client.js";

/**
 * What every test of buying begins with: an application of the test file's own with its payment provider, and before
 * each test a new signed-in person. Importing this sets them up.
 */
export let app: TestApp;
export let payments: PaymentsTwin;
export let user: User;
export let client: TestClient;

beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start());
});
beforeEach(async () => {
  user = await buildUser(app);
  client = await signedIn(app, user);
});
afterAll(() => payments.close());
