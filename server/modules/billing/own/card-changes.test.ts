import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { days, minutes } from "../../../core/clock.js";
import type { TestApp } from "../../../test/create-test-app.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { openPayPage, PaymentsTwin, sessionIdOf } from "../../../test/payments-twin.js";
import { monthsLater, moveTo } from "../../../test/plan-time.js";
import type { User } from "../../accounts/user.entity.js";
import { Payment } from "../money/payment.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

const PORTAL = `mutation ($input: PlanPortalInput!) { planPortal(input: $input) {
  url userErrors { field code } } }`;
const CANCEL = `mutation ($input: CancelPlanInput!) { cancelPlan(input: $input) {
  userErrors { code } } }`;
const SECOND_CARD = "5555 5555 5555 4444";
const THIRD_CARD = "4000 0027 6000 3184";
const EXPIRY = "12 / 60";

let app: TestApp;
let payments: PaymentsTwin;
let user: User;
beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start());
});
afterAll(() => payments.close());
beforeEach(async () => {
  user = await buildUser(app);
  await payments.pay(await openPayPage(await client(), "BRAND_MY_CV_QUATERLY"));
  await payments.settle();
});

const client = () => signedIn(app, user);
const plan = () => app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id });

async function cardPage(): Promise<string> {
  const input = { id: (await plan()).id, purpose: "CHANGE_CARD" };
  const { planPortal } = (await (await client()).graphql(PORTAL, { input })).data;
  expect(planPortal.userErrors).toEqual([]);
  return planPortal.url;
}

/** The last four digits of the cards that Stripe will charge: now, and in each phase to come. */
async function cardsAtStripe(): Promise<string[]> {
  const { stripeSubscriptionId } = await plan();
  const found = await payments.read(`subscriptions/${stripeSubscriptionId}?expand[]=schedule`);
  const { default_payment_method, schedule } = found;
  const phases: { default_payment_method: string; end_date: number }[] = schedule.phases;
  const now = app.clock.now().getTime() / 1000;
  const ahead = phases.filter(({ end_date }) => end_date > now);
  const methods = [default_payment_method, ...ahead.map((phase) => phase.default_payment_method)];
  const cards = await Promise.all(methods.map((id) => payments.read(`payment_methods/${id}`)));
  return cards.map(({ card }) => card.last4);
}

describe("another card", () => {
  it("is charged for every payment to come, and the plan's length stays", async () => {
    const before = await plan();
    expect(before.cardLast4).toBe("4242");
    const back = await payments.pay(await cardPage(), SECOND_CARD, EXPIRY);
    expect(back.href).toBe(`${app.origin}/account/plans?card=${before.id}`);
    await payments.settle();
    expect(await plan()).toMatchObject({ cardLast4: "4444", endsAt: before.endsAt });
    expect([...new Set(await cardsAtStripe())]).toEqual(["4444"]);
    for (const month of [1, 2])
      await moveTo(
        app,
        payments,
        new Date(monthsLater(before.startedAt, month).getTime() + days(1)),
      );
    expect(await plan()).toMatchObject({ cardLast4: "4444", paymentsMade: 3 });
    const { data } = await payments.read(`charges?customer=${before.stripeCustomerId}`);
    const paidWith = data.map(({ payment_method_details: { card } }: never) => Object(card).last4);
    expect(paidWith).toEqual(["4444", "4444", "4242"]);
  });

  it("is no purchase", async () => {
    await payments.pay(await cardPage(), SECOND_CARD, EXPIRY);
    await payments.settle();
    expect(await app.dataSource.manager.countBy(Payment, { userId: user.id })).toBe(1);
  });

  it("leaves a canceled plan canceled", async () => {
    const { id } = await plan();
    const page = await cardPage();
    await (await client()).graphql(CANCEL, { input: { id } });
    const { endsAt, status } = await plan();
    expect(status).toBe("CANCELING");
    await payments.pay(page, SECOND_CARD, EXPIRY);
    await payments.settle();
    expect(await plan()).toMatchObject({ status, endsAt, cardLast4: "4444" });
  });

  it("keeps the newer of two cards, in either order of their events", async () => {
    const [first, second] = [await cardPage(), await cardPage()];
    await payments.pay(first, SECOND_CARD, EXPIRY);
    await payments.settle();
    await moveTo(app, payments, new Date(app.clock.now().getTime() + minutes(10)));
    await payments.pay(second, "4242 4242 4242 4242", EXPIRY);
    await payments.settle();
    expect((await plan()).cardLast4).toBe("4242");
    await app.services.billingSync.syncFromSession(sessionIdOf(first));
    expect((await plan()).cardLast4).toBe("4242");
    expect([...new Set(await cardsAtStripe())]).toEqual(["4242"]);
  });

  it("is used although its webhook is lost", async () => {
    await payments.control("webhooks/hold");
    await payments.pay(await cardPage(), SECOND_CARD, EXPIRY);
    await app.services.reconciler.reconcile();
    while ((await app.services.stripeEvents.drain()) > 0);
    expect((await plan()).cardLast4).toBe("4444");
    await payments.control("webhooks/release");
  });

  it("is used although Stripe's list of events is of no use either, once", async () => {
    await payments.control("webhooks/hold");
    const page = await cardPage();
    await payments.pay(page, SECOND_CARD, EXPIRY);
    const { gateway, reconciler } = app.services;
    const list = jest.spyOn(gateway, "listEvents").mockRejectedValue(new Error("too long"));
    const useCard = jest.spyOn(gateway, "useCard");
    for (let i = 0; i < 2; i += 1) await reconciler.reconcile();
    expect((await plan()).cardLast4).toBe("4444");
    expect(useCard.mock.calls.filter(([id]) => id === sessionIdOf(page))).toHaveLength(1);
    list.mockRestore();
    useCard.mockRestore();
    await payments.control("webhooks/release");
    await payments.settle();
  });

  it("that is declined, or not confirmed, changes nothing", async () => {
    const page = await cardPage();
    await expect(payments.pay(page, "4000 0000 0000 0002", EXPIRY)).rejects.toThrow("402");
    const challenge = await payments.pay(page, THIRD_CARD, EXPIRY);
    await expect(payments.submit(challenge.href, { outcome: "fail" })).rejects.toThrow("402");
    await payments.settle();
    expect((await plan()).cardLast4).toBe("4242");
    expect([...new Set(await cardsAtStripe())]).toEqual(["4242"]);
  });
});

it("has no page for a plan that is over", async () => {
  const { id, stripeSubscriptionId } = await plan();
  await app.services.gateway.endSubscription(stripeSubscriptionId);
  await app.services.billingSync.refresh(stripeSubscriptionId);
  const input = { id, purpose: "CHANGE_CARD" };
  const { planPortal } = (await (await client()).graphql(PORTAL, { input })).data;
  expect(planPortal).toEqual({ url: null, userErrors: [{ field: null, code: "NOT_FOUND" }] });
});
