import { beforeEach, describe, expect, it } from "@jest/globals";
import { hours, minutes } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { app, client, payments, user } from "../../test/customer.js";
import { openPayPage, openPayPageBeside, sessionIdOf } from "../../test/payments-twin.js";
import { User } from "../accounts/user.entity.js";
import { CheckoutSession } from "../billing/checkout/checkout-session.entity.js";
import { Payment } from "../billing/money/payment.entity.js";
import { Subscription } from "../billing/subscription/subscription.entity.js";
import { AccountDeletion } from "./account-deletion.entity.js";

/** Someone who asked to delete their account pays: before the deletion runs, while it runs, and after it ran. */
const PRODUCT = "BRAND_MY_CV_QUATERLY";
const OTHER_PRODUCT = "MARKET_MY_RESUME_QUATERLY";
const REQUEST = "mutation { requestAccountDeletion { userErrors { code message } } }";
const KEEP = "mutation { cancelAccountDeletion(input: {}) { userErrors { code } } }";
const START_PATH = "/api/stripe/create-subscription-schedule-session";
const START = `mutation ($input: StartCheckoutInput!) {
  startCheckout(input: $input) { url userErrors { code message } } }`;
const RECORD = `mutation ($input: RecordPaymentInput!) {
  recordPayment(input: $input) { payment { id } userErrors { code } } }`;
const TWO_MONTHS_IN_SECONDS = 62 * 86_400;

const request = async () => (await client.graphql(REQUEST)).data.requestAccountDeletion.userErrors;
const rows = () => app.dataSource.manager.findBy(AccountDeletion, { userId: user.id });
const account = () => app.dataSource.manager.findOneBy(User, { id: user.id });
const plans = () => app.dataSource.manager.findBy(Subscription, { userId: user.id });
const recorded = () => app.dataSource.manager.findBy(Payment, { userId: user.id });

/**
 * A pay page for someone whose deletion is pending. Those are refused; this one was opened at the same moment as the
 * deletion was requested.
 */
async function openPageAnyway(productId: string): Promise<string> {
  const { manager } = app.dataSource;
  const own = { userId: user.id };
  await manager.update(AccountDeletion, own, { canceledAt: app.clock.now() });
  const page = await openPayPage(client, productId);
  await manager.update(AccountDeletion, own, { canceledAt: null });
  return page;
}

/** Carries out what is due, as often as it is tried again within an hour. */
async function carryOut(): Promise<void> {
  app.clock.advance(hours(24));
  await app.services.deletions.drain();
  for (let retry = 0; retry < 3 && (await rows()).length > 0; retry += 1) {
    app.clock.advance(minutes(20));
    await app.services.deletions.drain();
  }
}

/** Stripe's events come late, in the opposite order, and again. */
async function deliverLate(): Promise<void> {
  await payments.control("webhooks/release", { reverse: true });
  await payments.control("webhooks/repeat", { last: 20 });
  await payments.settle();
  await app.services.reconciler.reconcile();
}

/** What Stripe has for this customer: how its subscriptions ended, and what it was charged in all. */
async function atStripe(customer: string) {
  const { data } = await payments.read(`subscriptions?customer=${customer}&status=all`);
  const invoices = await payments.read(`invoices?customer=${customer}&status=paid`);
  const statuses: string[] = data.map(({ status }: { status: string }) => status);
  return { statuses, charges: invoices.data.length as number };
}

/** @returns how many subscriptions there were; all have ended, and two months later nothing more has been charged */
async function expectNoMoreCharges(customer: string): Promise<number> {
  const before = await atStripe(customer);
  expect(new Set(before.statuses)).toEqual(new Set(before.statuses.length ? ["canceled"] : []));
  await payments.control("clock", { advance: TWO_MONTHS_IN_SECONDS });
  await payments.settle();
  expect(await atStripe(customer)).toEqual(before);
  return before.statuses.length;
}

const customerOf = async (page: string): Promise<string> =>
  (await payments.read(`checkout/sessions/${sessionIdOf(page)}`)).customer;

beforeEach(async () => {
  await app.dataSource.manager.clear(AccountDeletion);
  await payments.control("webhooks/release");
});

describe("buying a plan while the deletion is pending", () => {
  const pages = () => app.dataSource.manager.countBy(CheckoutSession, { userId: user.id });
  const startGraphQL = async () =>
    (await client.graphql(START, { input: { productId: PRODUCT } })).data.startCheckout;
  beforeEach(() => client.post("/api/accept-terms", { plan: PRODUCT, signature: "Priya Raman" }));

  it("is refused at both doors until the person keeps the account", async () => {
    await request();
    const { status, body } = await client.post(START_PATH, { productId: PRODUCT });
    expect([status, body.code]).toEqual([409, "DELETION_PENDING"]);
    expect(body.message).toContain("Keep your account first");
    expect(await startGraphQL()).toMatchObject({
      url: null,
      userErrors: [{ code: "DELETION_PENDING", message: body.message }],
    });
    expect(await pages()).toBe(0);
    await client.graphql(KEEP);
    expect(await startGraphQL()).toMatchObject({
      url: expect.stringMatching(/^http/),
      userErrors: [],
    });
  });

  it("is refused too if the deletion is requested while Stripe opens the page", async () => {
    await payments.holdAnswer("POST", "/v1/checkout/sessions");
    const starting = client.post(START_PATH, { productId: PRODUCT });
    await payments.untilHeld();
    expect(await request()).toEqual([]);
    await payments.release();
    expect((await starting).body).toMatchObject({ code: "DELETION_PENDING" });
    expect(await pages()).toBe(0);
  });
});

describe("a payment before the deletion runs", () => {
  it.each([
    ["is known when it runs", false],
    ["is known only afterwards", true],
  ])("%s: the plan ends, and nothing more is charged", async (_what, isLate) => {
    expect(await request()).toEqual([]);
    const page = await openPageAnyway(PRODUCT);
    const customer = await customerOf(page);
    if (isLate) await payments.control("webhooks/hold");
    await payments.pay(page);
    if (!isLate) await payments.settle();
    expect((await plans()).map(({ status }) => status)).toEqual(isLate ? [] : ["ACTIVE"]);
    await carryOut();
    await deliverLate();
    expect((await plans()).map(({ status }) => status)).toEqual(["CANCELED"]);
    expect(await recorded()).toHaveLength(1);
    expect(await account()).toMatchObject({ name: "Erased", phone: "", role: "CANDIDATE" });
    expect(await rows()).toEqual([]);
    expect(await expectNoMoreCharges(customer)).toBe(1);
  });

  it("that started no plan here is not charged again either", async () => {
    const page = await openPayPage(client, PRODUCT);
    await payments.pay(page);
    await payments.settle();
    // As if the price had been wrong, so that staff must look at it.
    await app.dataSource.manager.delete(Subscription, { userId: user.id });
    await app.dataSource.manager.update(Payment, { userId: user.id }, { status: "NEEDS_REVIEW" });
    expect(await request()).toEqual([]);
    await carryOut();
    await deliverLate();
    expect(await expectNoMoreCharges(await customerOf(page))).toBe(1);
    expect(await account()).toMatchObject({ name: "Erased" });
  });

  it("sends no mail to the account without a person", async () => {
    await request();
    await payments.pay(await openPageAnyway(PRODUCT));
    await payments.settle();
    await carryOut();
    expect(await app.inbox.mailsTo((await account())?.email ?? "")).toEqual([]);
    const subjects = (await app.inbox.mailsTo(user.email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe("Your Staffboard account is deleted");
  });
});

describe("a pay page that is open when the deletion runs", () => {
  it("takes no payment anymore", async () => {
    await request();
    const page = await openPageAnyway(PRODUCT);
    await carryOut();
    await expect(payments.pay(page)).rejects.toThrow("not paid");
    expect(await expectNoMoreCharges(await customerOf(page))).toBe(0);
    expect(await account()).toBeNull();
  });

  it("and another one that is paid meanwhile: the deletion waits, and then ends that plan too", async () => {
    await request();
    const first = await openPageAnyway(PRODUCT);
    app.clock.advance(hours(24));
    await payments.control("webhooks/hold");
    await payments.holdAnswer("POST", `/v1/checkout/sessions/${sessionIdOf(first)}/expire`);
    const running = app.services.deletions.drain();
    await payments.untilHeld();
    const second = await openPageAnyway(OTHER_PRODUCT);
    await payments.pay(second);
    await payments.release();
    await running;
    // Either it did not run, or it ran to its end: never an account without a person and with a plan.
    const [left] = await rows();
    expect(left?.lastError).toBe("ErasureRefused");
    expect(await account()).toMatchObject({ email: user.email, name: user.name });
    app.clock.advance(minutes(20));
    await app.services.deletions.drain();
    await deliverLate();
    expect((await plans()).map(({ status }) => status)).toEqual(["CANCELED"]);
    expect(await account()).toMatchObject({ name: "Erased" });
    expect(await expectNoMoreCharges(await customerOf(second))).toBe(1);
  });
});

describe("a payment that completes after the deletion", () => {
  /** A page that the deletion cannot close: paid by bank debit, for example, which completes days later. */
  async function unseenPage(open = openPayPage): Promise<string> {
    const page = await open(client, PRODUCT);
    await app.dataSource.manager.delete(CheckoutSession, { id: sessionIdOf(page) });
    return page;
  }

  it("starts nothing, stores nothing, and is charged once at most, to be refunded", async () => {
    const page = await unseenPage();
    await request();
    await carryOut();
    expect(await account()).toBeNull();
    await payments.control("webhooks/hold");
    await payments.pay(page);
    await deliverLate();
    expect([await account(), await plans(), await recorded()]).toEqual([null, [], []]);
    expect(await expectNoMoreCharges(await customerOf(page))).toBe(1);
  });

  it("is no different if the account's row is kept for an older payment", async () => {
    await payments.pay(await openPayPage(client, OTHER_PRODUCT));
    await payments.settle();
    const page = await unseenPage(openPayPageBeside);
    await request();
    await carryOut();
    await payments.pay(page);
    await deliverLate();
    expect(await account()).toMatchObject({ name: "Erased" });
    expect(await recorded()).toMatchObject([{ productId: OTHER_PRODUCT }]);
    expect(await expectNoMoreCharges(await customerOf(page))).toBe(2);
  });

  it("keeps waiting for Stripe while it is down", async () => {
    const page = await unseenPage();
    await request();
    await carryOut();
    await payments.control("webhooks/hold");
    await payments.pay(page);
    await payments.control("fail", { mode: "cut", path: "/v1/subscriptions", times: 2 });
    await deliverLate();
    app.clock.advance(hours(1));
    await payments.settle();
    expect(await expectNoMoreCharges(await customerOf(page))).toBe(1);
  });

  it("leaves plans alone that another site sold", async () => {
    const page = await openPayPage(client, PRODUCT);
    const {
      customer,
      metadata,
      line_items: lines,
    } = await payments.read(`checkout/sessions/${sessionIdOf(page)}?expand[]=line_items`);
    const foreign = await payments.post("checkout/sessions", {
      mode: "subscription",
      customer,
      "line_items[0][price]": lines.data[0].price.id,
      "line_items[0][quantity]": "1",
      ...Object.fromEntries(
        Object.entries({ ...metadata, userId: newId() }).map(([name, value]) => [
          `metadata[${name}]`,
          String(value),
        ]),
      ),
      success_url: "https://another.example/",
    });
    await payments.pay(foreign.url);
    await payments.settle();
    expect((await atStripe(customer)).statuses).toEqual(["active"]);
  });
});

describe("the browser that comes back from the pay page after the deletion", () => {
  it("is told to log in, and changes nothing", async () => {
    await request();
    const page = await openPageAnyway(PRODUCT);
    await payments.control("webhooks/hold");
    await payments.pay(page);
    await carryOut();
    const sessionId = sessionIdOf(page);
    const { status, body } = await client.post("/api/payment/add", { sessionId });
    expect([status, body.code]).toEqual([401, "UNAUTHENTICATED"]);
    const { errors } = await client.graphql(RECORD, { input: { sessionId } });
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const again = await client.post("/api/stripe/create-subscription-schedule-session", {
      productId: PRODUCT,
    });
    expect([again.status, again.body.code]).toEqual([401, "UNAUTHENTICATED"]);
    await deliverLate();
    expect((await plans()).map((plan) => plan.status)).toEqual(["CANCELED"]);
  });
});
