import { beforeEach, describe, expect, it } from "@jest/globals";
import { days, hours } from "../../../core/clock.js";
import { app, client, payments, user } from "../../../test/customer.js";
import { openPayPage, openPayPageBeside } from "../../../test/payments-twin.js";

const ORDERS = "{ myOpenOrders { productId months isWaiting plan { title } } }";
const SET = `mutation ($input: SetMailPreferencesInput!) { setMailPreferences(input: $input) {
  userErrors { field code } } }`;
const QUARTERLY = "BRAND_MY_CV_QUATERLY";
const HALF_YEARLY = "BRAND_MY_CV_HALF_YEARLY";
const MARKET = "MARKET_MY_RESUME_QUATERLY";

const orders = async () => (await client.graphql(ORDERS)).data.myOpenOrders;
const products = async () => (await orders()).map((one: { productId: string }) => one.productId);
const addToCart = (productId: string) => client.post("/api/cart/add", { productId });

describe("open orders", () => {
  it("are pay pages and carts, newest first, one for each plan", async () => {
    expect(await orders()).toEqual([]);
    await addToCart(MARKET);
    app.clock.advance(1000);
    await openPayPage(client, QUARTERLY);
    app.clock.advance(1000);
    await addToCart(HALF_YEARLY);
    expect(await orders()).toEqual([
      { productId: HALF_YEARLY, months: 6, isWaiting: false, plan: { title: "Brand My CV" } },
      { productId: MARKET, months: 3, isWaiting: false, plan: { title: "Market My Resume" } },
    ]);
  });

  it("end with the purchase, for both terms, and after 30 days", async () => {
    await addToCart(HALF_YEARLY);
    await addToCart(MARKET);
    await payments.pay(await openPayPage(client, QUARTERLY));
    await payments.settle();
    // Nor is the other plan offered, whose work is part of this one.
    expect(await products()).toEqual([]);
    app.clock.advance(days(31));
    expect(await app.services.openOrders.listOf(user.id)).toEqual([]);
  });

  it("have a plan beside one that it overlaps, if the person said that they want both", async () => {
    await payments.pay(await openPayPage(client, MARKET));
    await payments.settle();
    await openPayPageBeside(client, QUARTERLY);
    app.clock.advance(1000);
    // The page for canceled payments puts the plan into the cart, which says nothing of the other plan.
    await addToCart(QUARTERLY);
    const { data } = await client.graphql("{ myOpenOrders { productId overlapConfirmed } }");
    expect(data.myOpenOrders).toEqual([{ productId: QUARTERLY, overlapConfirmed: true }]);
  });

  it("belong to one person", async () => {
    await addToCart(MARKET);
    expect((await app.client().graphql(ORDERS)).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
  });
});

describe("the reminder of an open order", () => {
  const reminders = async () => {
    await app.services.orderReminders.queueDue();
    const mails = await app.inbox.mailsTo(user.email);
    return mails.filter(({ subject }) => subject.startsWith("Your order is waiting"));
  };
  const want = (...subscriptions: object[]) => client.graphql(SET, { input: { subscriptions } });

  beforeEach(async () => {
    await want({ topic: "NEWS", frequency: "WEEKLY" });
  });

  it("comes once, a day later, with a link that ends such mails", async () => {
    await openPayPage(client, QUARTERLY);
    app.clock.advance(hours(23));
    expect(await reminders()).toEqual([]);
    app.clock.advance(hours(2));
    const [mail, ...more] = await reminders();
    expect([mail?.subject, more]).toEqual(["Your order is waiting: Brand My CV", []]);
    expect(mail?.body.text).toContain("3 monthly payments of $79.00");
    expect(mail?.body.text).toContain("/newsletter/unsubscribe?token=");
    app.clock.advance(hours(12));
    expect(await reminders()).toHaveLength(1);
  });

  it("comes for a cart, too", async () => {
    await addToCart(MARKET);
    app.clock.advance(hours(25));
    expect(await reminders()).toHaveLength(1);
  });

  it("does not go to who wants no mailings", async () => {
    await openPayPage(client, QUARTERLY);
    await want();
    app.clock.advance(hours(25));
    expect(await reminders()).toEqual([]);
  });

  it("does not go to who bought the plan meanwhile, even between queue and mail", async () => {
    await addToCart(MARKET);
    app.clock.advance(hours(25));
    await app.services.orderReminders.queueDue();
    await payments.pay(await openPayPage(client, MARKET));
    await payments.settle();
    expect(await reminders()).toEqual([]);
  });

  it("is not sent days late, e.g. after an outage", async () => {
    await openPayPage(client, QUARTERLY);
    app.clock.advance(days(4));
    expect(await reminders()).toEqual([]);
  });
});
