import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { SignedIn } from "../../../core/actor.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import { compose } from "../../../compose.js";
import { buildUser, signedIn } from "../../../test/factories.js";
import { app, client, payments, user } from "../../../test/customer.js";
import { untilLocksAwaited } from "../../../test/lock-waits.js";
import { openPayPage, sessionIdOf } from "../../../test/payments-twin.js";
import { recordingLogger } from "../../../test/recording-logger.js";
import { STRIPE_READS } from "../billing.limits.js";
import { CheckoutSession } from "./checkout-session.entity.js";
import { Payment } from "../money/payment.entity.js";
import { PlanEvent } from "../subscription/plan-event.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

const PATH = "/api/stripe/create-subscription-schedule-session";
const QUARTERLY = "MARKET_MY_RESUME_QUATERLY";
const HALF_YEARLY = "MARKET_MY_RESUME_HALF_YEARLY";

beforeEach(async () => {
  await client.post("/api/accept-terms", { plan: "Market My Resume", signature: "Priya Raman" });
});

const sessions = () => app.dataSource.manager.findBy(CheckoutSession, { userId: user.id });

/** Ids of this person's pay pages that are still open at Stripe. */
async function payablePages(): Promise<string[]> {
  const { data } = await payments.read("checkout/sessions?limit=100");
  const pages: { id: string; status: string; metadata: { userId?: string } }[] = data;
  return pages
    .filter(({ status, metadata }) => status === "open" && metadata.userId === user.id)
    .map(({ id }) => id);
}

describe("requests for both terms of a plan at once", () => {
  it.each([1, 2, 3])("leave one open pay page, attempt %i", async () => {
    const wanted = [QUARTERLY, HALF_YEARLY, QUARTERLY, HALF_YEARLY];
    const answers = await Promise.all(wanted.map((productId) => client.post(PATH, { productId })));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const payable = await payablePages();
    expect(payable).toHaveLength(1);
    const open = (await sessions()).filter(({ status }) => status === "OPEN");
    expect(open.map(({ id }) => id)).toEqual(payable);
    const given = answers.flatMap(({ status, body }) => (status === 200 ? [body.url] : []));
    expect(given.map(sessionIdOf)).toContain(payable[0]);
  });

  it("look for each other's page only when the other one has recorded it", async () => {
    await openPayPage(client, HALF_YEARLY);
    const mine = { userId: user.id };
    const page = await app.dataSource.manager.findOneByOrFail(CheckoutSession, mine);
    await app.dataSource.manager.delete(CheckoutSession, mine);
    const { request } = await inTransaction(app.dataSource, async (other) => {
      await app.services.accounts.lock(other, user.id);
      const request = client.post(PATH, { productId: QUARTERLY });
      await untilLocksAwaited(app.dataSource, 1);
      await other.insert(CheckoutSession, page);
      return { request };
    });
    const { status, body } = await request;
    expect(status).toBe(200);
    expect(await payablePages()).toEqual([sessionIdOf(body.url)]);
    const open = (await sessions()).filter((session) => session.status === "OPEN");
    expect(open.map(({ id }) => id)).toEqual([sessionIdOf(body.url)]);
  });
});

/** Pays for both terms of a plan, before we hear of either. @returns the addresses of the pay pages */
async function payTwice(): Promise<[string, string]> {
  await payments.control("webhooks/hold");
  const first = await openPayPage(client, QUARTERLY);
  // Simulates that our record of the first page was lost.
  await app.dataSource.manager.update(CheckoutSession, { userId: user.id }, { status: "EXPIRED" });
  const second = await openPayPage(client, HALF_YEARLY);
  for (const url of [first, second]) await payments.pay(url);
  return [first, second];
}

describe("a plan that was paid twice anyway", () => {
  it("keeps both payments and logs that one needs a refund", async () => {
    const [first, second] = await payTwice();
    const { env, dataSource, clock } = app;
    const { logger, lines } = recordingLogger();
    const instance = compose({ env, dataSource, clock, logger });
    const { id, email, role } = user;
    const session = {
      sessionId: "",
      secondFactor: false,
      isFresh: false,
      provenByCodeLately: true,
      companyRoles: new Map(),
    };
    const actor: SignedIn = { kind: "user", id, email, role, ...session };
    await instance.payments.recordPayment(actor, { sessionId: sessionIdOf(first) });
    expect(lines).toEqual([]);
    for (let i = 0; i < 2; i += 1)
      await instance.payments.recordPayment(actor, { sessionId: sessionIdOf(second) });
    expect(lines).toMatchObject([
      {
        level: "error",
        msg: "second subscription of a plan: needs a refund",
        userId: id,
        sessionId: sessionIdOf(second),
      },
    ]);
    const { manager } = app.dataSource;
    expect(await manager.countBy(Subscription, { userId: id })).toBe(2);
    expect(await manager.countBy(Payment, { userId: id })).toBe(2);
    await payments.control("webhooks/release");
    await payments.settle();
  });

  it("is told to staff, once, although the process died as it recorded the second", async () => {
    const [first, second] = await payTwice();
    const tell = (url: string) => client.post("/api/payment/add", { sessionId: sessionIdOf(url) });
    expect((await tell(first)).status).toBe(201);
    const { planEvents } = app.services;
    const dies = new Error("the process dies here");
    const spy = jest.spyOn(planEvents, "record").mockRejectedValueOnce(dies);
    expect((await tell(second)).status).toBe(500);
    spy.mockRestore();
    for (let i = 0; i < 2; i += 1) await tell(second);
    await payments.control("webhooks/release");
    await payments.settle();
    const { manager } = app.dataSource;
    const { stripeSubscriptionId } = await manager.findOneByOrFail(Payment, {
      sessionId: sessionIdOf(second),
    });
    const dedupeKey = `NEEDS_REVIEW:${stripeSubscriptionId}`;
    expect(await manager.countBy(PlanEvent, { dedupeKey })).toBe(1);
  });
});

describe("reading pay pages from Stripe", () => {
  it("is limited per person, across all calls that do it", async () => {
    const url = await openPayPage(client, QUARTERLY);
    const sessionId = sessionIdOf(url);
    for (let i = 0; i < STRIPE_READS.points; i += 1)
      await app.services.limits.consume(STRIPE_READS, user.id);
    const calls: [string, object][] = [
      ["/api/payment/get-subscription-id", { session_id: sessionId }],
      ["/api/payment/add", { sessionId }],
      [PATH, { productId: QUARTERLY }],
    ];
    for (const [path, body] of calls) {
      const answer = await client.post(path, body);
      expect([answer.status, answer.body.code]).toEqual([429, "RATE_LIMITED"]);
    }
    const other = await signedIn(app, await buildUser(app));
    expect(await openPayPage(other, QUARTERLY)).not.toBe(url);
  });
});
