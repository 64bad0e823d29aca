import { describe, expect, it } from "@jest/globals";
import type { User } from "../../accounts/user.entity.js";
import { app, payments } from "../../../test/customer.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { openPayPageBeside, sessionIdOf } from "../../../test/payments-twin.js";
import type { TestClient } from "../../../test/test-client.js";
import { CheckoutSession } from "./checkout-session.entity.js";
import { Payment } from "../money/payment.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

/** Everything that a purchase names, in every combination, through both doors: only the right one has an effect. */
const PATH = "/api/stripe/create-subscription-schedule-session";
const START = `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) {
  url userErrors { code } } }`;
const RECORD = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) {
  payment { id } userErrors { code } } }`;

interface Sold {
  plan: string;
  productId: string;
  lookupKey: string;
  months: number;
  cents: number;
}

const sold = (plan: string, name: string, months: number, cents: number): Sold => ({
  ...{ plan, months, cents, productId: name.toUpperCase(), lookupKey: name },
});
const SOLD = [
  sold("Market My Resume", "market_my_resume_quaterly", 3, 4_900),
  sold("Market My Resume", "market_my_resume_half_yearly", 6, 4_900),
  sold("Brand My CV", "brand_my_cv_quaterly", 3, 7_900),
  sold("Brand My CV", "brand_my_cv_half_yearly", 6, 7_900),
];

interface Order {
  productId?: string;
  lookup_key?: string;
  months?: number;
}

/** 144 of them; what is undefined is not sent. */
const ORDERS: Order[] = [undefined, ...SOLD.map(({ productId }) => productId), "GOLD"].flatMap(
  (productId) =>
    [undefined, ...SOLD.map(({ lookupKey }) => lookupKey), "gold"].flatMap((lookup_key) =>
      [undefined, 3, 6, 12].map((months) =>
        JSON.parse(JSON.stringify({ productId, lookup_key, months })),
      ),
    ),
);

/** What an order buys; undefined if its parts don’t belong together. Either key of a plan stands for the plan. */
function boughtBy({ productId, lookup_key: key, months }: Order): Sold | undefined {
  const ofKey = SOLD.find(({ lookupKey }) => lookupKey === key);
  const found = SOLD.find((one) =>
    productId === undefined
      ? one.plan === ofKey?.plan && one.months === months
      : one.productId === productId,
  );
  if (months !== undefined && months !== found?.months) return undefined;
  if (key !== undefined && ofKey?.plan !== found?.plan) return undefined;
  return found;
}

async function newcomer(): Promise<{ user: User; client: TestClient }> {
  const user = await buildUser(app);
  return { user, client: await signedIn(app, user) };
}
const accept = (client: TestClient, plan: string) =>
  client.post("/api/accept-terms", { plan, signature: "Priya Raman" });

/** Pay pages of this person that were ever made at Stripe. */
async function pagesAtStripe({ id }: User) {
  const { data } = await payments.read("checkout/sessions?limit=100");
  const all: { amount_total: number; currency: string; metadata: Record<string, string> }[] = data;
  return all.filter(({ metadata }) => metadata["userId"] === id);
}
async function expectNothingMade(user: User): Promise<void> {
  const { manager } = app.dataSource;
  const own = { userId: user.id };
  expect(await manager.countBy(CheckoutSession, own)).toBe(0);
  expect(await manager.countBy(Payment, own)).toBe(0);
  expect(await manager.countBy(Subscription, own)).toBe(0);
  expect(await pagesAtStripe(user)).toEqual([]);
}

describe("an order whose parts don’t belong together", () => {
  it("opens no pay page, whatever it names", async () => {
    const { user, client } = await newcomer();
    for (const { plan } of SOLD) await accept(client, plan);
    const wrong = ORDERS.filter((order) => boughtBy(order) === undefined);
    expect(wrong.length).toBeGreaterThan(100);
    for (const order of wrong) {
      const { status, body } = await client.post(PATH, order);
      expect([order, status, body.code]).toEqual([order, 400, "BAD_INPUT"]);
    }
    const { data } = await client.graphql(START, { input: { productId: "GOLD" } });
    expect(data.startCheckout).toEqual({ url: null, userErrors: [{ code: "BAD_INPUT" }] });
    await expectNothingMade(user);
  });

  it("opens none in another person’s name, whatever it names", async () => {
    const { user, client } = await newcomer();
    const { user: other } = await newcomer();
    for (const { plan } of SOLD) await accept(client, plan);
    for (const order of ORDERS)
      for (const claim of [{ userId: other.id }, { email: other.email }]) {
        const { status } = await client.post(PATH, { ...order, ...claim });
        expect([order, status]).toEqual([order, boughtBy(order) ? 403 : expect.any(Number)]);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
    for (const person of [user, other]) await expectNothingMade(person);
  });
});

describe.each(SOLD)("$productId", ({ productId, plan, months, cents }) => {
  it("is sold once, at its price, by every right way to name it", async () => {
    const { user, client } = await newcomer();
    await accept(client, plan);
    const right = ORDERS.filter((order) => boughtBy(order)?.productId === productId);
    expect(right).toHaveLength(8);
    const urls = new Set<string>();
    for (const order of right)
      for (const claim of [{}, { userId: user.id, email: user.email }]) {
        // Amounts are never read from a request.
        const amounts = { amount: -1, price: 0, monthlyAmount: 0.5, currency: "EUR", quantity: 9 };
        const { status, body } = await client.post(PATH, { ...order, ...claim, ...amounts });
        expect([order, status]).toEqual([order, 200]);
        urls.add(body.url);
      }
    const { data } = await client.graphql(START, { input: { productId } });
    urls.add(data.startCheckout.url);
    expect(urls.size).toBe(1);
    expect(await pagesAtStripe(user)).toMatchObject([
      { amount_total: cents, currency: "usd", metadata: { productId, months: String(months) } },
    ]);
  });

  it("isn’t sold to someone who signed the Terms for something else, or to a visitor", async () => {
    const { user, client } = await newcomer();
    const others = SOLD.filter((one) => one.productId !== productId);
    for (const other of others) {
      await accept(client, other.productId);
      const { body } = await client.post(PATH, { productId });
      expect(body.code).toBe("TERMS_REQUIRED");
      const { data } = await client.graphql(START, { input: { productId } });
      expect(data.startCheckout).toEqual({ url: null, userErrors: [{ code: "TERMS_REQUIRED" }] });
    }
    expect((await app.client().post(PATH, { productId })).status).toBe(401);
    await expectNothingMade(user);
  });
});

it("each person records their own paid sessions, and nothing else", async () => {
  await payments.control("webhooks/hold");
  const people = await Promise.all([newcomer(), newcomer()]);
  const sessions: { id: string; owner: User | null; isPaid: boolean }[] = [
    { id: "cs_test_unknown", owner: null, isPaid: true },
  ];
  for (const { user, client } of people) {
    const paid = await openPayPageBeside(client, "BRAND_MY_CV_QUATERLY");
    await payments.pay(paid);
    sessions.push({ id: sessionIdOf(paid), owner: user, isPaid: true });
    const open = await openPayPageBeside(client, "MARKET_MY_RESUME_QUATERLY");
    sessions.push({ id: sessionIdOf(open), owner: user, isPaid: false });
  }
  const recorded = () => app.dataSource.manager.count(Payment);
  const before = await recorded();
  for (const { user, client } of people)
    for (const { id: sessionId, owner, isPaid } of sessions) {
      const [other] = people.filter((one) => one.user !== user);
      const names = { session_id: sessionId, sessionId };
      const forged = await client.post("/api/payment/add", { ...names, userId: other?.user.id });
      expect([forged.status, forged.body.code]).toEqual([403, "FORBIDDEN"]);
      if (owner === user && isPaid) continue;
      const code = owner === user ? "NOT_PAID" : "NOT_FOUND";
      for (const path of ["/api/payment/add", "/api/payment/get-subscription-id"])
        expect((await client.post(path, names)).body.code).toBe(code);
      const { data } = await client.graphql(RECORD, { input: { sessionId } });
      expect(data.recordPayment).toEqual({ payment: null, userErrors: [{ code }] });
    }
  expect(await recorded()).toBe(before);
  for (const { user, client } of people)
    for (const { id: sessionId } of sessions.filter(
      ({ owner, isPaid }) => owner === user && isPaid,
    )) {
      const { body } = await client.post("/api/payment/add", { sessionId, userId: user.id });
      const { data } = await client.graphql(RECORD, { input: { sessionId } });
      expect(data.recordPayment).toEqual({ payment: { id: body._id }, userErrors: [] });
    }
  expect(await recorded()).toBe(before + people.length);
  await payments.control("webhooks/release");
  await payments.settle();
});
