import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { compose } from "../../../compose.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import {
  NEXT_WEBHOOK_SECRET,
  signatureOf,
  someEvent,
  WEBHOOK_SECRET,
} from "../../../test/payments-twin.js";
import { recordingLogger } from "../../../test/recording-logger.js";
import { StripeEvent } from "./stripe-event.entity.js";

const MINUTE = 60_000;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    STRIPE_WEBHOOK_SECRET: `${WEBHOOK_SECRET},${NEXT_WEBHOOK_SECRET}`,
    STRIPE_API_BASE: "http://127.0.0.1:9",
  });
});
afterAll(() => app.close());

const send = (payload: string, signature?: string) =>
  app
    .client()
    .post("/api/stripe/webhook", payload, signature ? { "stripe-signature": signature } : {});
const stored = () => app.dataSource.manager.count(StripeEvent);

describe("the webhook's signature", () => {
  const event = someEvent();
  const stale = Date.now() - 6 * MINUTE;

  it.each([
    ["no signature", event, undefined],
    ["an empty signature", event, " "],
    ["a signature without a timestamp", event, signatureOf(event).replace(/^t=\d+,/, "")],
    ["a timestamp that is not a number", event, signatureOf(event).replace(/^t=\d+/, "t=soon")],
    ["another secret", event, signatureOf(event, "whsec_of_another_site_001")],
    ["an empty secret", event, signatureOf(event, "")],
    ["a signature six minutes old", event, signatureOf(event, WEBHOOK_SECRET, stale)],
    ["a changed body", event.replace("unknown", "others"), signatureOf(event)],
    ["an unsigned body that is not JSON", "<xml/>", undefined],
  ])("refuses %s with 400 and stores nothing", async (_what, payload, signature) => {
    const before = await stored();
    const { status, body } = await send(payload, signature);
    expect([status, body.code]).toEqual([400, "BAD_INPUT"]);
    expect(await stored()).toBe(before);
  });

  it("refuses a live-mode event with a test key", async () => {
    const live = someEvent({ livemode: true });
    expect((await send(live, signatureOf(live))).status).toBe(400);
  });

  it.each([
    "null",
    "7",
    "true",
    '"text"',
    "[]",
    "{}",
    "{",
    "",
    someEvent({ data: null }),
    someEvent({ data: { object: null } }),
    someEvent({ data: { object: { id: 7 } } }),
    someEvent({ data: { object: {} } }),
    someEvent({ type: null }),
    someEvent({ id: { toString: 1 } }),
    someEvent({ id: "e".repeat(65) }),
    someEvent({ id: "e".repeat(300) }),
    someEvent({ type: "invoice.paid", data: { object: { parent: 7 } } }),
    someEvent({ type: "subscription_schedule.updated", data: { object: { subscription: [1] } } }),
  ])("handles signed but malformed events without a server error (%#)", async (payload) => {
    const { status, body } = await send(payload, signatureOf(payload));
    expect([200, 400]).toContain(status);
    expect(body).toMatchObject(status === 200 ? { received: true } : { code: "BAD_INPUT" });
  });

  it("refuses an enormous body before anything is read of it", async () => {
    const before = await stored();
    const payload = someEvent({ padding: "x".repeat(1_100_000) });
    const { status, body } = await send(payload, signatureOf(payload));
    expect([status, body.code]).toEqual([413, "REQUEST_TOO_LARGE"]);
    expect(await stored()).toBe(before);
  });

  it("accepts both secrets during a rotation", async () => {
    const before = await stored();
    for (const secret of [WEBHOOK_SECRET, NEXT_WEBHOOK_SECRET]) {
      const payload = someEvent();
      const { status, body } = await send(payload, signatureOf(payload, secret));
      expect([status, body]).toEqual([200, { received: true }]);
    }
    expect(await stored()).toBe(before + 2);
  });

  it("requires no session, origin or content type", async () => {
    const payload = someEvent();
    const { status } = await app.client().post("/api/stripe/webhook", payload, {
      "stripe-signature": signatureOf(payload),
      "content-type": "text/plain",
      "sec-fetch-site": "cross-site",
      origin: "https://evil.example",
    });
    expect(status).toBe(200);
  });
});

describe("the log", () => {
  it("reports refused webhooks once per minute, with their number", async () => {
    const { env, dataSource, clock } = app;
    const { logger, lines } = recordingLogger();
    const { stripeEvents } = compose({ env, dataSource, clock, logger });
    const refuse = async (times: number) => {
      for (let i = 0; i < times; i += 1)
        await expect(stripeEvents.receive(Buffer.from("{}"), undefined)).rejects.toThrow("valid");
    };
    await refuse(5);
    clock.advance(MINUTE);
    await refuse(1);
    expect(lines).toMatchObject([
      { level: "warn", refused: 1 },
      { level: "warn", refused: 5 },
    ]);
  });
});

describe("stored events", () => {
  it("are stored once if sent three times at once", async () => {
    const payload = someEvent();
    const before = await stored();
    const answers = await Promise.all([1, 2, 3].map(() => send(payload, signatureOf(payload))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toBe(before + 1);
  });

  it("do not include unknown types, which get 200", async () => {
    const before = await stored();
    for (const type of ["topup.created", "something.new"]) {
      const payload = someEvent({ type });
      expect((await send(payload, signatureOf(payload))).status).toBe(200);
    }
    expect(await stored()).toBe(before);
  });

  it("are retried with growing delays while Stripe is down, and finally given up", async () => {
    await app.dataSource.manager.clear(StripeEvent);
    app.clock.hold();
    const payload = someEvent();
    await send(payload, signatureOf(payload));
    expect(await app.services.stripeEvents.drain()).toBe(1);
    const { manager } = app.dataSource;
    const [event] = await manager.find(StripeEvent);
    expect(event).toMatchObject({ attempts: 1, doneAt: null, deadAt: null });
    expect(event?.nextAttemptAt.getTime()).toBeGreaterThan(app.clock.now().getTime());
    expect(await app.services.stripeEvents.drain()).toBe(0);
    await manager.update(StripeEvent, { id: event?.id ?? "" }, { attempts: 11 });
    app.clock.advance(MINUTE);
    expect(await app.services.stripeEvents.drain()).toBe(1);
    const [dead] = await manager.find(StripeEvent);
    expect(dead?.deadAt).not.toBeNull();
    expect(dead?.lastError).toMatch(/^AppError PROVIDER_UNAVAILABLE < \S*Error/);
  });
});
