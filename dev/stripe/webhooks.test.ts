import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import Stripe from "stripe";
import {
  buy,
  control,
  type Harness,
  openSession,
  startHarness,
  submitCard,
  submitForm,
  GOOD_CARD,
  until,
} from "./test-harness.js";

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.close());

const types = (): string[] => harness.receiver.events.map(({ type }) => type);
const deliveries = async (): Promise<unknown> =>
  (await fetch(`${harness.standIn.url}/_control/deliveries`)).json();

test("events have the SDK's API version and their cause", async () => {
  const customer = await harness.stripe.customers.create(
    { email: "e@example.com" },
    { idempotencyKey: "k-1" },
  );
  await until(() => harness.receiver.events.length === 1);
  expect(harness.receiver.events[0]).toMatchObject({
    object: "event",
    api_version: Stripe.API_VERSION,
    type: "customer.created",
    livemode: false,
    data: { object: { id: customer.id } },
    request: { idempotency_key: "k-1" },
  });
});

test("a failed delivery is retried with the same event", async () => {
  harness.receiver.answers.push(500, 503);
  await harness.stripe.customers.create({ email: "r@example.com" });
  await until(() => harness.receiver.events.length === 1);
  expect(await deliveries()).toMatchObject({
    deliveries: [
      { status: "delivered", attempts: [{ status: 500 }, { status: 503 }, { status: 200 }] },
    ],
  });
});

test("held events are delivered in reverse order", async () => {
  await control(harness, "webhooks/hold");
  await buy(harness);
  expect(await deliveries()).toMatchObject({
    deliveries: Array(13).fill({ status: "held", attempts: [] }),
  });
  expect(types()).toEqual([]);
  await control(harness, "webhooks/release", { reverse: true });
  await until(() => types().length === 13);
  expect(types()[0]).toBe("checkout.session.completed");
  expect(types().at(-1)).toBe("customer.created");
});

test("an endpoint receives the events it chose, in its own API version", async () => {
  const { webhookEndpoints, events } = harness.stripe;
  const [own] = (await webhookEndpoints.list()).data;
  expect(own).toMatchObject({ enabled_events: ["*"], api_version: Stripe.API_VERSION });
  await webhookEndpoints.update(own?.id ?? "", { disabled: true });
  const { id, secret } = await webhookEndpoints.create({
    url: harness.receiver.url,
    enabled_events: ["invoice.paid", "customer.subscription.created"],
    api_version: "2024-06-20",
  });
  expect(secret).toMatch(/^whsec_/);
  const listed = (await webhookEndpoints.list()).data.find((one) => one.id === id);
  expect(listed).not.toHaveProperty("secret");
  harness.receiver.secrets.push(secret ?? "");
  const subscription = await buy(harness);
  await until(() => types().length === 2);
  const [started, paid] = harness.receiver.events;
  const item = subscription.items.data[0];
  expect(started).toMatchObject({
    api_version: "2024-06-20",
    data: { object: { current_period_end: item?.current_period_end } },
  });
  expect(paid?.data.object).toMatchObject({ subscription: subscription.id });
  expect(paid?.data.object).not.toHaveProperty("parent");
  // Read from the API, the same event is in the account's version.
  const read = (await events.list()).data.find(({ id }) => id === paid?.id);
  expect(read).toMatchObject({
    api_version: Stripe.API_VERSION,
    data: { object: { parent: { subscription_details: { subscription: subscription.id } } } },
  });
});

test("events are listed by type and time, for 30 days", async () => {
  const { customers, events } = harness.stripe;
  const { created } = await customers.create({ email: "first@example.com" });
  await harness.stripe.products.create({ name: "Of another type" });
  await control(harness, "clock", { advance: 3600 });
  const { id } = await customers.create({ email: "second@example.com" });
  const since = { created: { gte: created + 1 }, type: "customer.created" };
  expect((await events.list(since)).data).toMatchObject([{ data: { object: { id } } }]);
  expect((await events.list()).data).toHaveLength(3);
  await control(harness, "clock", { advance: 31 * 86_400 });
  expect((await events.list()).data).toEqual([]);
});

test("a repeated event arrives with the same id", async () => {
  await harness.stripe.customers.create({ email: "d@example.com" });
  await until(() => types().length === 1);
  await control(harness, "webhooks/repeat", { times: 2 });
  await until(() => types().length === 3);
  expect(new Set(harness.receiver.events.map(({ id }) => id)).size).toBe(1);
});

test("open sessions, deliveries and idempotency keys survive a restart", async () => {
  const session = await openSession(harness);
  const paid = await buy(harness);
  const customer = await harness.stripe.customers.create(
    { email: "s@example.com" },
    { idempotencyKey: "k-2" },
  );
  await control(harness, "clock", { advance: 3600 });
  await control(harness, "webhooks/hold");
  await harness.stripe.customers.del(customer.id);
  await harness.restart();
  expect((await harness.stripe.subscriptions.retrieve(paid.id)).status).toBe("active");
  const again = await harness.stripe.customers.create(
    { email: "s@example.com" },
    { idempotencyKey: "k-2" },
  );
  expect(again.id).toBe(customer.id);
  await until(() => types().includes("customer.deleted"));
  const still = await harness.stripe.checkout.sessions.retrieve(session.id);
  const moved = { ...still, url: `${harness.standIn.url}/c/pay/${still.id}` };
  expect((await submitCard(moved, GOOD_CARD)).status).toBe(303);
  expect((await harness.stripe.prices.list({ limit: 100 })).data).toHaveLength(5);
});

test("a data file from before endpoints could be chosen is still read", async () => {
  const { id } = await harness.stripe.customers.create({ email: "old@example.com" });
  await until(() => types().length === 1);
  await harness.standIn.close();
  const saved = await readFile(harness.dataFile, "utf8");
  await writeFile(harness.dataFile, saved.replaceAll(/"endpoint":"[^"]*",/g, ""));
  await harness.restart();
  expect(await harness.stripe.customers.retrieve(id)).toMatchObject({ email: "old@example.com" });
});

test("a corrupt file is moved aside and the stand-in starts empty", async () => {
  await harness.standIn.close();
  await writeFile(harness.dataFile, "{ not json");
  await harness.restart();
  expect((await harness.stripe.prices.list()).data).toHaveLength(5);
  const files = await readdir(path.dirname(harness.dataFile));
  expect(files.some((name) => name.includes("corrupt"))).toBe(true);
});

test("a data file that can't be read is moved aside too", async () => {
  await harness.standIn.close();
  await rm(harness.dataFile);
  await mkdir(harness.dataFile);
  await harness.restart();
  expect((await harness.stripe.prices.list()).data).toHaveLength(5);
  await harness.restart();
  expect((await stat(harness.dataFile)).isFile()).toBe(true);
});

test("the dashboard lists all objects", async () => {
  const subscription = await buy(harness);
  const page = await (await fetch(harness.standIn.url)).text();
  expect(page).toContain(subscription.id);
  expect(page).toContain("checkout.session.completed");
  for (const label of ["Refund", "Dispute", "Decline"]) expect(page).toContain(label);
  const [charge] = (await harness.stripe.charges.list()).data;
  const form = { charge: charge?.id ?? "" };
  const clicked = await submitForm(`${harness.standIn.url}/_control/refund`, form);
  expect(clicked.headers.get("location")).toBe("/");
  expect(await (await fetch(harness.standIn.url)).text()).toContain("$49.00 refunded");
});
