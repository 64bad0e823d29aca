import { describe, expect, it } from "@jest/globals";
import { app, buy, client, payments, user } from "../../../test/customer.js";
import { openPayPage, openPayPageBeside, sessionIdOf } from "../../../test/payments-twin.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";
import { PlanEvent } from "./plan-event.entity.js";
import { Subscription } from "./subscription.entity.js";

const PATH = "/api/stripe/create-subscription-schedule-session";
const MARKET = "MARKET_MY_RESUME_QUATERLY";
const BRAND = "BRAND_MY_CV_QUATERLY";
const BRAND_LONG = "BRAND_MY_CV_HALF_YEARLY";
const START = `mutation ($input: StartCheckoutInput!) { startCheckout(input: $input) {
  url userErrors { code field } } }`;
const OWN = "{ mySubscriptions { productId isOverlapInReview plan { overlaps } } }";

const sign = (plan: string) => client.post("/api/accept-terms", { plan, signature: "Priya Raman" });
const start = async (input: object) => (await client.graphql(START, { input })).data.startCheckout;
const refused = { url: null, userErrors: [{ code: "PLAN_OVERLAP", field: null }] };

/** What Stripe says of a pay page: open, complete, or expired. */
const stateOf = async (url: string): Promise<string> =>
  (await payments.read(`checkout/sessions/${sessionIdOf(url)}`)).status;
const reviews = async () => {
  const events = await app.dataSource.manager.findBy(PlanEvent, { kind: "NEEDS_REVIEW" });
  const own = await app.dataSource.manager.findBy(Subscription, { userId: user.id });
  return events.filter(({ subscriptionId }) => own.some(({ id }) => id === subscriptionId));
};

describe("a plan that overlaps one that the person has", () => {
  it.each([
    [MARKET, BRAND],
    [BRAND, MARKET],
    [MARKET, BRAND_LONG],
  ])("is refused through both doors, before the Terms: %s, then %s", async (owned, wanted) => {
    await buy(owned);
    expect(await start({ productId: wanted })).toEqual(refused);
    expect(await start({ productId: wanted, confirmOverlap: false })).toEqual(refused);
    for (const more of [{}, { confirmOverlap: true }, { confirmOverlap: "true" }]) {
      const { status, body } = await client.post(PATH, { productId: wanted, ...more });
      expect([status, body.code]).toEqual([409, "PLAN_OVERLAP"]);
      expect(body.message).toContain("Change your plan instead");
    }
    const pages = await app.dataSource.manager.findBy(CheckoutSession, { userId: user.id });
    expect(pages).toHaveLength(1);
  });

  it("is sold to a buyer who confirms it, and nobody reviews it", async () => {
    await buy(MARKET);
    await sign(BRAND);
    const { url, userErrors } = await start({ productId: BRAND, confirmOverlap: true });
    expect(userErrors).toEqual([]);
    await payments.pay(url);
    await payments.settle();
    expect((await client.graphql(OWN)).data.mySubscriptions).toEqual([
      { productId: BRAND, isOverlapInReview: false, plan: { overlaps: ["MARKET_MY_RESUME"] } },
      { productId: MARKET, isOverlapInReview: false, plan: { overlaps: ["BRAND_MY_CV"] } },
    ]);
    expect(await reviews()).toEqual([]);
  });

  it("needs the Terms all the same", async () => {
    await buy(MARKET);
    const { userErrors } = await start({ productId: BRAND, confirmOverlap: true });
    expect(userErrors).toEqual([{ code: "TERMS_REQUIRED", field: null }]);
  });

  it("is sold once the other one is over", async () => {
    await buy(MARKET);
    await app.dataSource.manager.update(Subscription, { userId: user.id }, { running: false });
    expect(await stateOf(await openPayPage(client, BRAND))).toBe("open");
  });
});

describe("two plans in two windows", () => {
  it("leave the pay page that was opened last", async () => {
    const market = await openPayPage(client, MARKET);
    const brand = await openPayPage(client, BRAND);
    expect([await stateOf(market), await stateOf(brand)]).toEqual(["expired", "open"]);
    const back = await openPayPage(client, MARKET);
    expect([await stateOf(brand), await stateOf(back)]).toEqual(["expired", "open"]);
  });

  it("leave one open if both open at once", async () => {
    await sign("Market My Resume");
    await sign("Brand My CV");
    const wanted = [MARKET, BRAND, MARKET, BRAND];
    const answers = await Promise.all(wanted.map((productId) => client.post(PATH, { productId })));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const pages = await app.dataSource.manager.findBy(CheckoutSession, { userId: user.id });
    const { data } = await payments.read("checkout/sessions?limit=100");
    const all: { status: string; metadata: { userId?: string } }[] = data;
    const payable = all.filter(
      ({ status, metadata }) => status === "open" && metadata.userId === user.id,
    );
    expect(payable).toHaveLength(1);
    expect(pages.filter(({ status }) => status === "OPEN")).toHaveLength(1);
  });

  it("say so in the second if the first was paid meanwhile", async () => {
    const url = await openPayPage(client, MARKET);
    await payments.control("webhooks/hold");
    await payments.pay(url);
    await sign(BRAND);
    expect(await start({ productId: BRAND })).toEqual(refused);
    await payments.control("webhooks/release");
    await payments.settle();
  });

  it("lose no money if both are paid: both start, staff are told once, and so is the buyer", async () => {
    const market = await openPayPage(client, MARKET);
    // As if it had been opened before the site knew of overlaps: nothing closes it.
    await app.dataSource.manager.delete(CheckoutSession, { userId: user.id });
    const brand = await openPayPage(client, BRAND);
    await payments.pay(market);
    await payments.settle();
    await payments.pay(brand);
    await payments.settle();
    expect((await client.graphql(OWN)).data.mySubscriptions).toMatchObject([
      { productId: BRAND, isOverlapInReview: true },
      { productId: MARKET, isOverlapInReview: false },
    ]);
    expect(await reviews()).toMatchObject([{ facts: { why: "OVERLAPS_PLAN" } }]);
    const toStaff = await app.inbox.mailsTo(app.env.STAFF_MAIL);
    const news = toStaff.filter(({ subject }) =>
      subject.startsWith("A buyer paid for two plans that overlap: Brand My CV"),
    );
    expect(news).toHaveLength(1);
    const receipt = (await app.inbox.mailsTo(user.email)).find(({ subject }) =>
      subject.endsWith("Brand My CV"),
    );
    expect(receipt?.body.text).toContain("It looks like you paid for two plans that overlap");
    // As if staff had refunded the other one.
    const other = { userId: user.id, productId: MARKET };
    await app.dataSource.manager.update(Subscription, other, { running: false });
    expect((await client.graphql(OWN)).data.mySubscriptions).toMatchObject([
      { productId: BRAND, isOverlapInReview: false },
      { productId: MARKET, isOverlapInReview: false },
    ]);
  });

  it("both stay open for a buyer who confirmed the second", async () => {
    const market = await openPayPage(client, MARKET);
    const brand = await openPayPageBeside(client, BRAND);
    expect([await stateOf(market), await stateOf(brand)]).toEqual(["open", "open"]);
    await payments.pay(brand);
    await payments.pay(market);
    await payments.settle();
    expect(await reviews()).toEqual([]);
  });
});
