import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import Stripe from "stripe";
import { addMonths } from "../../server/core/months.js";
import { createBreakers } from "../../server/integrations/breaker/breakers.js";
import { StripeAccount } from "../../server/integrations/payments/stripe-account.js";
import { NEEDED_EVENTS } from "../../server/integrations/payments/stripe-event-types.js";
import { StripeGateway } from "../../server/integrations/payments/stripe-gateway.js";
import { idOf, toMetadata } from "../../server/integrations/payments/stripe-mapping.js";
import { SECRET_KEY, startHarness } from "./test-harness.js";

/**
 * Every call that the product makes, through its own gateway, and what it reads from the answers. Like `contract.test.ts`, it
 * runs against the stand-in and, if `STRIPE_TEST_KEY` is set to a test key, against Stripe itself. The account's customer
 * portal must have been saved once.
 */
const KEY = process.env["STRIPE_TEST_KEY"];
if (KEY !== undefined && !/^(sk|rk)_test_/.test(KEY)) throw new Error("not a test key");

const run = `product_contract_${Date.now()}`;
const PURCHASE = { userId: "u1", productId: "CONTRACT_SHORT", months: 3 };
const PAGE = { successUrl: "https://example.com/?id={CHECKOUT_SESSION_ID}" } as const;
const BY = { actorId: "staff1", at: new Date("2026-07-01T12:00:00.000Z") };

let gateway: StripeGateway;
let account: StripeAccount;
let stripe: Stripe;
let close: () => Promise<void> = () => Promise.resolve();
let priceId: string;
let people = 0;

beforeAll(async () => {
  let apiBase: string | undefined;
  if (KEY === undefined) {
    const harness = await startHarness();
    ({ stripe, close } = harness);
    apiBase = harness.standIn.url;
  } else stripe = new Stripe(KEY, { telemetry: false });
  const access = { secretKey: KEY ?? SECRET_KEY, apiBase };
  const payPage = { methods: ["card"], automaticTax: false, taxIds: false };
  const breaker = createBreakers().stripe;
  gateway = new StripeGateway({ ...access, webhookSecrets: [], payPage, breaker });
  account = new StripeAccount(access);
  const product = { id: run, name: "Contract test", isActive: true };
  await account.createProduct({ ...product, statementDescriptor: "STAFFBOARD TEST" });
  await account.createPrice(newPrice(run, 4_900));
  priceId = (await gateway.findPrice(run))?.id ?? "";
});
afterAll(() => close());

const newPrice = (lookupKey: string, amount: number) => ({
  ...{ lookupKey, amount, currency: "USD", productId: run },
});

const newCustomer = () => {
  people += 1;
  return gateway.createCustomer(
    { userId: PURCHASE.userId, email: "contract@example.com" },
    `${run}_${people}`,
  );
};

/** A plan that was paid once, as the pay page leaves it: its card is on the subscription only. */
async function buy(): Promise<string> {
  const customer = await newCustomer();
  const card = await stripe.paymentMethods.attach("pm_card_visa", { customer });
  const { id } = await stripe.subscriptions.create({
    ...{ customer, items: [{ price: priceId }], default_payment_method: card.id },
    metadata: toMetadata(PURCHASE),
  });
  return id;
}

async function read(id: string) {
  const facts = await gateway.readPlan(id);
  if (!facts) throw new Error(`${id} is unknown`);
  return facts;
}

async function buyWithTerm() {
  const id = await buy();
  await gateway.attachTerm(id, PURCHASE.months);
  return { id, bought: await read(id) };
}

/** What the phases of its schedule charge once, in cents. */
async function settlements(id: string): Promise<(number | null)[]> {
  const { scheduleId } = await read(id);
  const { phases } = await stripe.subscriptionSchedules.retrieve(scheduleId ?? "");
  const ids = phases.flatMap((phase) => phase.add_invoice_items.map(({ price }) => price));
  const prices = ids.map((price) =>
    stripe.prices.retrieve(typeof price === "string" ? price : price.id),
  );
  return (await Promise.all(prices)).map(({ unit_amount }) => unit_amount);
}

async function firstInvoice(id: string) {
  const [invoice] = (await read(id)).invoices;
  if (!invoice) throw new Error(`${id} has no invoice`);
  return invoice;
}

describe("the account", () => {
  test("has products and prices that are found by their keys", async () => {
    const lookupKey = `${run}_moves`;
    await account.createPrice(newPrice(lookupKey, 1_000));
    const [first] = await account.findPrices([lookupKey]);
    const product = { id: run, name: "Contract test", isActive: true };
    expect(first).toMatchObject({
      ...{ lookupKey, amount: 1_000, currency: "USD", monthly: true },
      product: { ...product, statementDescriptor: "STAFFBOARD TEST" },
    });
    await account.createPrice(newPrice(lookupKey, 2_000));
    await account.archivePrice(first?.id ?? "");
    const found = await account.findPrices([lookupKey, `${run}_none`]);
    expect(found.map(({ amount }) => amount)).toEqual([2_000]);
    expect(await gateway.findPrice(lookupKey)).toMatchObject({ amount: 2_000, monthly: true });
    expect(await gateway.findPrice(`${run}_none`)).toBeNull();
  });

  test("has products that can be renamed", async () => {
    expect(await account.findProduct(`${run}_none`)).toBeNull();
    const id = `${run}_named`;
    const product = { id, name: "Before", isActive: true, statementDescriptor: null };
    await account.createProduct(product);
    expect(await account.findProduct(id)).toEqual(product);
    const renamed = { ...product, name: "After", statementDescriptor: "STAFFBOARD TEST" };
    await account.updateProduct(renamed);
    expect(await account.findProduct(id)).toEqual(renamed);
  });

  test("has webhook endpoints with the events and the version that were asked for", async () => {
    const url = `https://example.com/${run}`;
    expect(await account.findEndpoint(url)).toBeNull();
    expect(await account.createEndpoint(url)).toMatch(/^whsec_/);
    const endpoint = await account.findEndpoint(url);
    expect(endpoint).toMatchObject({ apiVersion: Stripe.API_VERSION, isEnabled: true });
    expect([...(endpoint?.events ?? [])].sort()).toEqual([...NEEDED_EVENTS].sort());
    await account.updateEndpoint(endpoint?.id ?? "");
    expect((await account.findEndpoint(url))?.events).toHaveLength(NEEDED_EVENTS.length);
    await stripe.webhookEndpoints.update(endpoint?.id ?? "", { disabled: true });
    expect(await account.findEndpoint(url)).toMatchObject({ isEnabled: false });
    // An account has few places for endpoints. The stand-in forgets them with the run.
    if (KEY !== undefined) await stripe.webhookEndpoints.del(endpoint?.id ?? "");
  });
});

describe("before the purchase", () => {
  test("a person is one customer, until it is deleted at Stripe", async () => {
    const person = { userId: "u1", email: "once@example.com" };
    const id = await gateway.createCustomer(person, `${run}_once`);
    expect(await gateway.createCustomer(person, `${run}_once`)).toBe(id);
    expect(await gateway.hasCustomer(id)).toBe(true);
    await stripe.customers.del(id);
    expect(await gateway.hasCustomer(id)).toBe(false);
    expect(await gateway.hasCustomer("cus_none")).toBe(false);
  });

  test("a pay page says what it sells, is made once by its key, and is closed once", async () => {
    const customerId = await newCustomer();
    const page = { ...PURCHASE, ...PAGE, customerId, priceId, cancelUrl: "https://example.com/" };
    const checkout = { ...page, idempotencyKey: `${run}_page` };
    const opened = await gateway.createCheckout(checkout);
    expect(opened).toMatchObject({
      ...{ status: "OPEN", paid: false, amount: 4_900, price: 4_900, currency: "USD" },
      ...{ customerId, subscriptionId: null, purchase: PURCHASE, demoUserId: null },
    });
    expect(opened.url).toMatch(/^http/);
    expect(opened.expiresAt.getTime()).toBeGreaterThan(opened.createdAt.getTime());
    expect((await gateway.createCheckout(checkout)).id).toBe(opened.id);
    expect(await gateway.findCheckout(opened.id)).toEqual(opened);
    expect(await gateway.findCheckout("cs_test_none")).toBeNull();
    expect(await gateway.expireCheckout(opened.id)).toBe(true);
    expect(await gateway.expireCheckout(opened.id)).toBe(false);
    expect(await gateway.findCheckout(opened.id)).toMatchObject({ status: "EXPIRED", url: null });
    const completed = await gateway.listCompletedCheckouts(opened.createdAt);
    expect(completed).not.toContain(opened.id);
    const demo = await gateway.createDemoCheckout(page);
    expect(demo).toMatchObject({ purchase: null, demoUserId: PURCHASE.userId });
  });

  test("the portal opens for a customer, and for no one else", async () => {
    const customer = await newCustomer();
    expect(await gateway.openPortal(customer, "https://example.com/")).toMatch(/^http/);
    expect(await gateway.openPortal("cus_none", "https://example.com/")).toBeNull();
  });
});

describe("a plan", () => {
  test("has a page for another card, which is no purchase and changes nothing before it is filled in", async () => {
    const id = await buy();
    const customerId = idOf((await stripe.subscriptions.retrieve(id)).customer) ?? "";
    const page = {
      ...{ userId: PURCHASE.userId, customerId, subscriptionId: id },
      ...{ ...PAGE, cancelUrl: "https://example.com/" },
      expiresAt: new Date(Date.now() + 3_600_000),
    };
    expect(await gateway.createCardPage(page)).toMatch(/^http/);
    const [opened] = (await stripe.checkout.sessions.list({ limit: 1 })).data;
    const checkout = await gateway.findCheckout(opened?.id ?? "");
    expect(checkout).toMatchObject({ status: "OPEN", cardFor: id, purchase: null, paid: false });
    const before = await read(id);
    await gateway.useCard(opened?.id ?? "", PURCHASE.months);
    expect(await read(id)).toEqual(before);
    expect(await gateway.createCardPage({ ...page, customerId: "cus_none" })).toBeNull();
  });

  test("gets its end, once, and keeps its card", async () => {
    const id = await buy();
    const card = { brand: "visa", last4: "4242" };
    expect(await read(id)).toMatchObject({
      ...{ id, status: "ACTIVE", endsAt: null, scheduleId: null, endedAt: null, canceledAt: null },
      ...{ purchase: { productId: PURCHASE.productId, months: 3 }, freeMonths: 0, card },
      ...{ refunds: [], disputes: [], warnings: [], cancelRequest: null, isTermLoose: false },
    });
    await gateway.attachTerm(id, 3);
    const facts = await read(id);
    expect(facts).toMatchObject({ endsAt: addMonths(facts.startedAt, 3), card });
    await gateway.attachTerm(id, 3);
    expect(await read(id)).toEqual(facts);
    expect(await gateway.readPlan("sub_none")).toBeNull();
  });

  test("has an invoice with its payment, and pages about both", async () => {
    const invoice = await firstInvoice(await buy());
    expect(invoice).toMatchObject({
      ...{ status: "PAID", amount: 4_900, currency: "USD", amountRefunded: 0, failedAt: null },
      ...{ needsAction: false, isProcessing: false, paidAt: expect.any(Date) },
      ...{ chargeId: expect.any(String), paymentIntentId: expect.any(String) },
    });
    const page = expect.stringMatching(/^http/);
    const links = { invoiceUrl: page, pdfUrl: page, receiptUrl: page };
    expect(await gateway.invoiceLinks(invoice.id)).toEqual(links);
    expect(await gateway.invoiceLinks("in_none")).toBeNull();
  });

  test("ends with the paid month, says who asked for it, and gets its term back", async () => {
    const { id, bought } = await buyWithTerm();
    const request = { ...BY, by: "STAFF", reason: "Asked for it" } as const;
    await gateway.cancelAtPeriodEnd(id, request);
    const canceled = await read(id);
    expect(canceled).toMatchObject({ endsAt: bought.currentPeriodEnd, cancelRequest: request });
    await gateway.cancelAtPeriodEnd(id, request);
    expect((await read(id)).endsAt).toEqual(bought.currentPeriodEnd);
    const undo = { ...BY, by: "STAFF" } as const;
    await gateway.undoCancel(id, PURCHASE.months, undo);
    const { endsAt, card } = bought;
    const back = { endsAt, card, status: "ACTIVE", cancelRequest: null, cancelUndone: undo };
    expect(await read(id)).toMatchObject(back);
  });

  test("gets free months at its end", async () => {
    const { id, bought } = await buyWithTerm();
    const by = { ...BY, months: PURCHASE.months, reason: "We were late" };
    for (const freeMonths of [1, 1, 2]) await gateway.extend(id, freeMonths, by);
    expect(await read(id)).toMatchObject({
      ...{ freeMonths: 2, endsAt: addMonths(bought.startedAt, 5), card: bought.card },
      extended: { ...BY, reason: "We were late" },
    });
  });

  test("changes to another term in place", async () => {
    const { id, bought } = await buyWithTerm();
    const from = PURCHASE.productId;
    const term = { productId: "CONTRACT_LONG", months: 6, priceId, from, firstMonthDue: 0 };
    const change = { ...BY, ...term };
    await gateway.changeTerm(id, change);
    expect(await read(id)).toMatchObject({
      ...{ purchase: { productId: "CONTRACT_LONG", months: 6 } },
      ...{ termChanged: { ...BY, from }, firstMonthDue: 0 },
      ...{ isTermLoose: false, endsAt: addMonths(bought.startedAt, 6), card: bought.card },
    });
    expect((await read(id)).invoices).toHaveLength(1);
  });

  test.each([-3_000, 3_000])(
    "changes to another plan in place, and settles %d cents with the second payment",
    async (firstMonthDue) => {
      const { id, bought } = await buyWithTerm();
      const from = PURCHASE.productId;
      const change = { ...BY, productId: "CONTRACT_OTHER", months: 3, priceId, from };
      for (let time = 0; time < 2; time += 1)
        await gateway.changeTerm(id, { ...change, firstMonthDue });
      const changed = {
        ...{ purchase: { productId: "CONTRACT_OTHER", months: 3 }, firstMonthDue },
        ...{ endsAt: bought.endsAt, card: bought.card, isTermLoose: false },
      };
      expect(await read(id)).toMatchObject(changed);
      expect(await settlements(id)).toEqual([firstMonthDue]);
      await gateway.cancelAtPeriodEnd(id);
      expect(await settlements(id)).toEqual([]);
      await gateway.undoCancel(id, PURCHASE.months, { ...BY, by: "BUYER" });
      expect(await read(id)).toMatchObject(changed);
      expect(await settlements(id)).toEqual([firstMonthDue]);
      // Back to what it was: nothing is to settle.
      const back = { ...change, productId: from, from: "CONTRACT_OTHER", firstMonthDue: 0 };
      await gateway.changeTerm(id, { ...back, at: new Date(BY.at.getTime() + 1_000) });
      expect(await settlements(id)).toEqual([]);
      expect(await read(id)).toMatchObject({ firstMonthDue: 0, endsAt: bought.endsAt });
      expect((await read(id)).invoices).toHaveLength(1);
    },
  );

  test("pays back a part once, and never more than is left", async () => {
    const id = await buy();
    const { id: invoiceId } = await firstInvoice(id);
    const part = { invoiceId, amount: 1_900, reason: "duplicate", note: "Twice" } as const;
    const input = { ...part, actorId: "staff1", idempotencyKey: `${id}_1` };
    const made = await gateway.refund(input);
    expect(made).toMatchObject({ amount: 1_900, currency: "USD", status: "SUCCEEDED" });
    expect(await gateway.refund(input)).toMatchObject({ id: made?.id });
    const tooMuch = { ...input, amount: 3_001, idempotencyKey: `${id}_2` };
    expect(await gateway.refund(tooMuch)).toBeNull();
    const { refunds } = await read(id);
    expect(refunds).toEqual([made]);
    expect(refunds).toMatchObject([{ invoiceId, note: "Twice", actorId: "staff1" }]);
    expect(await firstInvoice(id)).toMatchObject({ amountRefunded: 1_900, status: "PAID" });
  });

  test("is read with all that was paid back, however many times", async () => {
    const id = await buy();
    const { id: invoiceId } = await firstInvoice(id);
    const part = { invoiceId, amount: 100, reason: null, note: null, actorId: null };
    for (let time = 0; time < 12; time += 1)
      await gateway.refund({ ...part, idempotencyKey: `${id}_part_${time}` });
    const { refunds } = await read(id);
    expect(new Set(refunds.map((refund) => refund.id)).size).toBe(12);
    expect(refunds.every((refund) => refund.invoiceId === invoiceId)).toBe(true);
  });

  test.each([true, false])("ends at once, with a term (%s), and stays over", async (hasTerm) => {
    const id = await buy();
    if (hasTerm) await gateway.attachTerm(id, 3);
    await gateway.endSubscription(id);
    const over = await read(id);
    expect(over).toMatchObject({ status: "OVER", endedUnpaid: false });
    expect(over.endedAt).toBeInstanceOf(Date);
    expect(over.refunds).toEqual([]);
    await gateway.endSubscription(id);
    await gateway.cancelAtPeriodEnd(id);
    expect(await read(id)).toEqual(over);
    await expect(gateway.endSubscription("sub_none")).resolves.toBeUndefined();
  });

  test("is found by all that belongs to it", async () => {
    const id = await buy();
    await gateway.attachTerm(id, 3);
    const { id: invoiceId, chargeId, paymentIntentId } = await firstInvoice(id);
    const back = { invoiceId, amount: 100, reason: null, note: null, actorId: null };
    const refund = await gateway.refund({ ...back, idempotencyKey: `${id}_found` });
    const { scheduleId } = await read(id);
    for (const related of [id, scheduleId, invoiceId, chargeId, paymentIntentId, refund?.id])
      expect(await gateway.findSubscriptionIdOf(related ?? "")).toBe(id);
    for (const unknown of ["in_none", "ch_none", "pi_none", "re_none", "sub_sched_none", "x"])
      expect(await gateway.findSubscriptionIdOf(unknown)).toBeNull();
  });

  test("is in the list of events", async () => {
    const since = new Date(Date.now() - 3_600_000);
    const subject = { kind: "subscription", id: await buy() };
    const type = "customer.subscription.created";
    const find = async () => {
      const { events, newestAt, isComplete } = await gateway.listEvents(since);
      expect([newestAt, isComplete]).toEqual([expect.any(Date), true]);
      return events.find((event) => event.type === type && event.subject?.id === subject.id);
    };
    let event = await find();
    // Stripe's list may follow a moment later.
    while (!event) event = await find();
    expect(event).toEqual({ id: expect.stringMatching(/^evt_/), type, subject });
  });
});
