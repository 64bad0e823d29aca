import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { buyerMailTexts as mails } from "#texts/plan-mails";
import { days, hours } from "../../../core/clock.js";
import type { TestApp } from "../../../test/create-test-app.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { GOOD_CARD, openPayPage, PaymentsTwin } from "../../../test/payments-twin.js";
import { isOn, monthsLater, moveTo, nextSuch } from "../../../test/plan-time.js";
import { User } from "../../accounts/user.entity.js";
import { Invoice } from "./invoice.entity.js";
import { PlanEvent } from "../subscription/plan-event.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

const PORTAL = `mutation ($input: PlanPortalInput!) { planPortal(input: $input) {
  url userErrors { field code } } }`;
/** For the lifetime of all plans here. */
const LASTING = "12 / 60";
const LENGTHS: [months: number, productId: string][] = [
  [3, "BRAND_MY_CV_QUATERLY"],
  [6, "BRAND_MY_CV_HALF_YEARLY"],
];

let app: TestApp;
let payments: PaymentsTwin;
let user: User;
beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start());
  await moveTo(app, payments, nextSuch(app.clock.now(), "12:00", isOn(1, 10)));
});
afterAll(() => payments.close());
beforeEach(async () => {
  user = await buildUser(app);
});

const rows = () => app.dataSource.manager;
const plan = () => rows().findOneByOrFail(Subscription, { userId: user.id });
const kinds = async () => {
  const events = await rows().findBy(PlanEvent, { subscriptionId: (await plan()).id });
  return events.map(({ kind }) => kind);
};
const paid = async () => {
  const { stripeSubscriptionId } = await plan();
  return rows().countBy(Invoice, { stripeSubscriptionId, status: "PAID" });
};
const mailsAbout = async (subject: string) =>
  (await app.inbox.mailsTo(user.email)).filter((mail) => mail.subject === subject);

async function buy(productId: string, expiry = LASTING): Promise<Subscription> {
  await payments.pay(await openPayPage(await signedIn(app, user), productId), GOOD_CARD, expiry);
  await payments.settle();
  return plan();
}

/** An hour after the draft of this payment was charged; 1 is the first payment. */
const afterPayment = ({ startedAt }: Subscription, number: number): Date =>
  new Date(monthsLater(startedAt, number - 1).getTime() + hours(2));

/** The page of Stripe that our account page leads to. */
async function portal(purpose: "CHANGE_CARD" | "PAY"): Promise<string> {
  const client = await signedIn(app, user);
  const { id } = await plan();
  const { data } = await client.graphql(PORTAL, { input: { id, purpose } });
  expect(data.planPortal.userErrors).toEqual([]);
  return data.planPortal.url;
}

async function changeCard(): Promise<void> {
  const page = await portal("CHANGE_CARD");
  await payments.pay(page, GOOD_CARD, LASTING);
  await payments.settle();
}

/** To the end of the plan, in steps that leave time for retries. */
async function liveToTheEnd(months: number): Promise<void> {
  const end = monthsLater((await plan()).startedAt, months).getTime() + days(1);
  while (app.clock.now().getTime() < end) {
    const step = Math.min(end, app.clock.now().getTime() + days(5));
    await moveTo(app, payments, new Date(step));
  }
}

describe.each(LENGTHS)("a plan of %d months", (months, productId) => {
  /** The last month of a card that pays twice. */
  const expiresAfterTwo = () => {
    const second = monthsLater(app.clock.now(), 1);
    return `${second.getUTCMonth() + 1} / ${second.getUTCFullYear()}`;
  };

  it("whose card expires: one mail, and with another card the next payment is made", async () => {
    const bought = await buy(productId, expiresAfterTwo());
    await moveTo(app, payments, afterPayment(bought, 2));
    for (let i = 0; i < 2; i += 1) await app.services.cardExpiries.run();
    const [mail, second] = await mailsAbout(mails.cardExpires.subject);
    expect([mail?.body.text, second]).toEqual([
      expect.stringContaining(`${app.origin}/account/plans`),
      undefined,
    ]);
    await changeCard();
    await app.services.cardExpiries.run();
    await moveTo(app, payments, afterPayment(bought, 3));
    expect([(await plan()).status, await paid()]).toEqual(["ACTIVE", 3]);
    await liveToTheEnd(months);
    expect([(await plan()).status, await paid()]).toEqual(["COMPLETED", months]);
    expect(await mailsAbout(mails.cardExpires.subject)).toHaveLength(1);
    expect(await kinds()).toContain("CARD_CHANGED");
  });

  it("whose card has expired: is past due until the card is changed", async () => {
    const bought = await buy(productId, expiresAfterTwo());
    await moveTo(app, payments, afterPayment(bought, 3));
    expect([(await plan()).status, await paid()]).toEqual(["PAST_DUE", 2]);
    await changeCard();
    await moveTo(app, payments, new Date(app.clock.now().getTime() + days(4)));
    expect([(await plan()).status, await paid()]).toEqual(["ACTIVE", 3]);
    await liveToTheEnd(months);
    expect([(await plan()).status, await paid()]).toEqual(["COMPLETED", months]);
    expect(await kinds()).toContain("RECOVERED");
  });

  it("whose bank wants a renewal confirmed: mail, confirmation, and the plan goes on", async () => {
    const bought = await buy(productId);
    const { stripeSubscriptionId: subscription } = bought;
    await payments.control("renewal", { outcome: "action", subscription, times: 1 });
    await moveTo(app, payments, afterPayment(bought, 2));
    expect([(await plan()).status, await paid()]).toEqual(["PAST_DUE", 1]);
    const [mail, second] = await mailsAbout(mails.needsAction.FIRST.subject("Brand My CV"));
    expect([mail?.body.text, second]).toEqual([
      expect.stringContaining(`${app.origin}/account/plans`),
      undefined,
    ]);
    const staff = await app.inbox.mailsTo(app.env.STAFF_MAIL);
    const told = staff.filter(({ body }) => body.text?.includes(bought.id));
    expect(told.map(({ subject }) => subject)).toEqual([
      `New plan sold: Brand My CV, ${user.name}`,
      `A payment needs the buyer: Brand My CV, ${user.name}`,
    ]);
    await payments.submit(`${await portal("PAY")}/authenticate`, { outcome: "complete" });
    await payments.settle();
    expect([(await plan()).status, await paid()]).toEqual(["ACTIVE", 2]);
    await liveToTheEnd(months);
    expect([(await plan()).status, await paid()]).toEqual(["COMPLETED", months]);
  });

  it("whose renewal is never confirmed: is tried for two weeks, then unpaid", async () => {
    const bought = await buy(productId);
    const { stripeSubscriptionId: subscription } = bought;
    await payments.control("renewal", { outcome: "action", subscription, times: 100 });
    await moveTo(app, payments, afterPayment(bought, 2));
    expect((await plan()).status).toBe("PAST_DUE");
    await liveToTheEnd(months);
    const { status, running } = await plan();
    expect([status, running, await paid()]).toEqual(["UNPAID", false, 1]);
    expect((await kinds()).filter((kind) => kind === "UNPAID")).toHaveLength(1);
  });

  it("whose length is changed in its first month: as many payments as the new one has", async () => {
    const [other = 0, otherId = ""] = LENGTHS.find(([length]) => length !== months) ?? [];
    const { stripeSubscriptionId, startedAt } = await buy(productId);
    const { gateway, billingSync } = app.services;
    const price = await gateway.findPrice(
      other === 3 ? "brand_my_cv_quaterly" : "brand_my_cv_half_yearly",
    );
    const change = {
      ...{ productId: otherId, months: other, from: productId, firstMonthDue: 0 },
      ...{ at: app.clock.now(), actorId: user.id },
    };
    for (let i = 0; i < 2; i += 1)
      await gateway.changeTerm(stripeSubscriptionId, { ...change, priceId: price?.id ?? "" });
    await billingSync.refresh(stripeSubscriptionId);
    expect(await plan()).toMatchObject({
      ...{ status: "ACTIVE", months: other, productId: otherId },
      endsAt: monthsLater(startedAt, other),
    });
    await liveToTheEnd(other);
    expect([(await plan()).status, await paid()]).toEqual(["COMPLETED", other]);
    expect((await kinds()).filter((kind) => kind === "TERM_CHANGED")).toHaveLength(1);
  });

  it("whose customer was deleted at Stripe: ends, and can be bought again by a new one", async () => {
    const first = await buy(productId);
    await moveTo(app, payments, afterPayment(first, 2));
    await payments.remove(`customers/${first.stripeCustomerId}`);
    await payments.settle();
    expect([(await plan()).status, await paid()]).toEqual(["CANCELED", 2]);
    await app.services.billingSync.refresh(first.stripeSubscriptionId);
    expect(await plan()).toMatchObject({ status: "CANCELED", paymentsMade: 2, running: false });
    await payments.pay(await openPayPage(await signedIn(app, user), productId), GOOD_CARD, LASTING);
    await payments.settle();
    const second = await rows().findOneByOrFail(Subscription, { userId: user.id, running: true });
    expect(second).toMatchObject({ status: "ACTIVE", paymentsMade: 1 });
    expect(second.stripeCustomerId).not.toBe(first.stripeCustomerId);
    const { stripeCustomerId } = await rows().findOneByOrFail(User, { id: user.id });
    expect(stripeCustomerId).toBe(second.stripeCustomerId);
  });
});
