import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { departureTexts } from "#texts/departures";
import { hours } from "../../core/clock.js";
import type { TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { openPayPage, PaymentsTwin, sessionIdOf } from "../../test/payments-twin.js";
import type { TestClient } from "../../test/test-client.js";
import { User } from "../accounts/user.entity.js";
import { CheckoutSession } from "../billing/checkout/checkout-session.entity.js";
import { Subscription } from "../billing/subscription/subscription.entity.js";
import { AccountDeletion } from "./account-deletion.entity.js";

/** Someone asks to delete their account while their bank still sends a payment. */
const PRODUCT = "BRAND_MY_CV_QUATERLY";
const PREVIEW = "{ deletionPreview { refusals } }";
const REQUEST = "mutation { requestAccountDeletion { userErrors { code message } } }";
const REFUSED = [{ code: "CONFLICT", message: departureTexts.paymentWaiting }];

let app: TestApp;
let payments: PaymentsTwin;
let user: User;
let client: TestClient;
let page: string;

beforeAll(async () => {
  const settings = { STRIPE_PAYMENT_METHODS: "card,us_bank_account" };
  ({ app, payments } = await PaymentsTwin.start(settings));
});
afterAll(() => payments.close());
beforeEach(async () => {
  await app.dataSource.manager.clear(AccountDeletion);
  user = await buildUser(app);
  client = await signedIn(app, user);
  page = await openPayPage(client, PRODUCT);
});

async function payFromBank(): Promise<void> {
  await payments.payFromBank(page);
  await payments.settle();
}

async function arrive(outcome: "succeed" | "fail"): Promise<void> {
  await payments.control("settle", { session: sessionIdOf(page), outcome });
  await payments.settle();
}

/** Carries out what is due, a day later or when it is tried again. */
async function carryOut(): Promise<void> {
  app.clock.advance(hours(24));
  await app.services.deletions.drain();
}

const request = async () => (await client.graphql(REQUEST)).data.requestAccountDeletion.userErrors;
const refusals = async () => (await client.graphql(PREVIEW)).data.deletionPreview.refusals;
const account = () => app.dataSource.manager.findOneBy(User, { id: user.id });
const asked = () => app.dataSource.manager.countBy(AccountDeletion, { userId: user.id });
const statuses = async () => {
  const plans = await app.dataSource.manager.findBy(Subscription, { userId: user.id });
  return plans.map(({ status }) => status);
};

describe("a deletion while a bank payment is on its way", () => {
  it("is refused, in words that say what to wait for", async () => {
    await payFromBank();
    expect(await refusals()).toEqual([departureTexts.paymentWaiting]);
    expect(await request()).toEqual(REFUSED);
    expect(await asked()).toBe(0);
    expect(await account()).toMatchObject({ email: user.email });
  });

  it.each(["succeed", "fail"] as const)("is possible once it did %s", async (outcome) => {
    await payFromBank();
    await arrive(outcome);
    expect(await refusals()).toEqual([]);
    expect(await request()).toEqual([]);
    await carryOut();
    expect(await statuses()).toEqual(outcome === "succeed" ? ["CANCELED"] : []);
    expect((await account())?.name ?? "Erased").toBe("Erased");
  });
});

describe("a bank payment made after the deletion was asked for", () => {
  /** The page was open at that moment, which is refused: as if both had happened at once. */
  async function payAfterAsking(): Promise<void> {
    const own = { userId: user.id };
    await app.dataSource.manager.update(CheckoutSession, own, { status: "EXPIRED" });
    expect(await request()).toEqual([]);
    await app.dataSource.manager.update(CheckoutSession, own, { status: "OPEN" });
    await payFromBank();
  }

  it.each([
    ["succeed", ["CANCELED"]],
    ["fail", []],
  ] as const)("is waited for: nothing is erased until it did %s", async (outcome, plans) => {
    await payAfterAsking();
    await carryOut();
    const [left] = await app.dataSource.manager.findBy(AccountDeletion, { userId: user.id });
    expect(left?.lastError).toBe("ErasureRefused");
    expect(await account()).toMatchObject({ email: user.email, name: user.name });
    await arrive(outcome);
    await carryOut();
    expect(await statuses()).toEqual(plans);
    expect((await account())?.name ?? "Erased").toBe("Erased");
    expect(await asked()).toBe(0);
  });
});
