import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import type { User } from "../modules/accounts/user.entity.js";
import type { TestApp } from "./create-test-app.js";
import { buildUser, signedIn } from "./factories.js";
import { PaymentsTwin } from "./payments-twin.js";
import type { TestClient } from "./test-client.js";

/**
 * The setup of every test about buying: an app with its own payment provider per test file, and a
 * new signed-in person before each test. Importing this file sets them up.
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
