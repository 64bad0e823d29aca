import { afterAll, beforeAll, beforeEach } from "@jest/globals";
import { days } from "../core/clock.js";
import type { User } from "../modules/accounts/user.entity.js";
import type { TestApp } from "./create-test-app.js";
import { buildUser, signedIn } from "./factories.js";
import { openPayPageBeside, PaymentsTwin } from "./payments-twin.js";
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

/** Buys a plan, and waits until the site knows of it. */
export async function buy(productId: string): Promise<void> {
  await payments.pay(await openPayPageBeside(client, productId));
  await payments.settle();
}

/** Moves both clocks by five days at a time, so that everything due happens. */
export async function live(months: number): Promise<void> {
  for (let day = 0; day < months * 31 + 20; day += 5) {
    const to = new Date(app.clock.now().getTime() + days(5));
    await payments.control("clock", { to: Math.floor(to.getTime() / 1000) });
    app.clock.advance(days(5));
    await payments.settle();
  }
}
