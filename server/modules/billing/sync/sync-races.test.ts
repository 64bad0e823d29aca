import { beforeEach, describe, expect, it } from "@jest/globals";
import { compose } from "../../../compose.js";
import { app, client, payments, user } from "../../../test/customer.js";
import { openPayPage, sessionIdOf } from "../../../test/payments-twin.js";
import { recordingLogger } from "../../../test/recording-logger.js";
import { CheckoutSession } from "../checkout/checkout-session.entity.js";
import { Subscription } from "../subscription/subscription.entity.js";

const PATH = "/api/stripe/create-subscription-schedule-session";
const QUARTERLY = "BRAND_MY_CV_QUATERLY";
const HALF_YEARLY = "BRAND_MY_CV_HALF_YEARLY";
/** Fails the first call and its retry. */
const CALL_AND_RETRY = 2;

beforeEach(async () => {
  await payments.control("webhooks/hold");
});

const mySubscription = () =>
  app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id });

async function buy(productId = QUARTERLY): Promise<string> {
  const url = await openPayPage(client, productId);
  await payments.pay(url);
  return sessionIdOf(url);
}

describe("two processes reading one subscription", () => {
  it("the slower one does not overwrite the newer state", async () => {
    await client.post("/api/payment/add", { sessionId: await buy() });
    const { stripeSubscriptionId, stripeScheduleId } = await mySubscription();
    const read = () => app.services.billingSync.refresh(stripeSubscriptionId);
    await payments.holdAnswer("GET", "/v1/invoices");
    const early = read();
    await payments.untilHeld();
    await payments.post(`subscription_schedules/${stripeScheduleId}/cancel`);
    await read();
    expect((await mySubscription()).status).toBe("CANCELED");
    await payments.release();
    await early;
    expect((await mySubscription()).status).toBe("CANCELED");
  });
});

describe("a plan that is paid while another of its pay pages is being opened", () => {
  it("refuses to open the second page", async () => {
    const sessionId = await buy();
    await client.post("/api/accept-terms", { plan: HALF_YEARLY, signature: "Priya Raman" });
    // Simulates that our record of the paid page was lost, so that only the subscription prevents a
    // new one.
    await app.dataSource.manager.update(CheckoutSession, { id: sessionId }, { status: "EXPIRED" });
    await payments.holdAnswer("POST", "/v1/checkout/sessions");
    const opening = client.post(PATH, { productId: HALF_YEARLY });
    await payments.untilHeld();
    expect((await client.post("/api/payment/add", { sessionId })).status).toBe(201);
    await payments.release();
    const { status, body } = await opening;
    expect([status, body.code]).toEqual([409, "ALREADY_SUBSCRIBED"]);
    const open = { userId: user.id, status: "OPEN" } as const;
    expect(await app.dataSource.manager.countBy(CheckoutSession, open)).toBe(0);
  });
});

describe("a reconcile run while Stripe is down", () => {
  const openPages = () =>
    app.dataSource.manager.countBy(CheckoutSession, { userId: user.id, status: "OPEN" });

  /** Records open pay pages that Stripe does not know, oldest first. */
  async function recordPages(ids: readonly string[]): Promise<void> {
    const first = await buy();
    const row = await app.dataSource.manager.findOneByOrFail(CheckoutSession, { id: first });
    await app.dataSource.query("UPDATE checkout_sessions SET status = 'COMPLETE'");
    for (const [i, id] of ids.entries()) {
      const page = { ...row, id, createdAt: new Date(i), status: "OPEN" } as const;
      await app.dataSource.manager.insert(CheckoutSession, page);
    }
  }

  /** Fails the next `times` readings of pages named "cs_test_lost…". */
  const failReading = (times: number) => {
    const path = "/v1/checkout/sessions/cs_test_lost";
    return payments.control("fail", { method: "GET", path, times: times * CALL_AND_RETRY });
  };

  /** An instance that reconciles. `failed` has the ids of the pages that it could not read. */
  function anInstance() {
    const { env, dataSource, clock } = app;
    const { logger, lines } = recordingLogger();
    const { reconciler } = compose({ env, dataSource, clock, logger });
    const failed = () =>
      lines
        .filter(({ msg, what }) => msg === "not reconciled" && what === "checkout")
        .map(({ id }) => id);
    return { reconciler, failed };
  }

  it("stops after five consecutive failures", async () => {
    const ids = [0, 1, 2, 3, 4, 5, 6].map((i) => `cs_test_lost${i}`);
    await recordPages(ids);
    await failReading(5);
    const { reconciler, failed } = anInstance();
    await reconciler.reconcile();
    expect(failed()).toEqual(ids.slice(0, 5));
    expect(await openPages()).toBe(7);
    // By another instance: the breaker of this one has opened for ten seconds.
    await anInstance().reconciler.reconcile();
    expect(await openPages()).toBe(0);
  });

  it("goes on after more failures than that, if one in between succeeded", async () => {
    const before = [0, 1, 2, 3].map((i) => `cs_test_lost_before${i}`);
    const after = [5, 6, 7].map((i) => `cs_test_lost_after${i}`);
    await recordPages([...before, "cs_test_unknown", ...after]);
    await failReading(7);
    const { reconciler, failed } = anInstance();
    await reconciler.reconcile();
    expect(failed()).toEqual([...before, ...after]);
    expect(await openPages()).toBe(7);
  });
});
