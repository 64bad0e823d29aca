import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { days } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import type { TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { openPayPage, PaymentsTwin } from "../../test/payments-twin.js";
import { runAlone } from "../../kit/db/named-lock.js";

const PRODUCT = "BRAND_MY_CV_QUATERLY";
const TABLES = [
  "contact_messages",
  "cart_items",
  "terms_acceptances",
  "checkout_sessions",
  "payments",
  "invoices",
  "subscriptions",
] as const;

let app: TestApp;
let payments: PaymentsTwin;

beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start());
});
afterAll(() => payments.close());

async function counts() {
  const numbers: Record<string, number> = {};
  for (const table of TABLES) {
    const [row] = await app.dataSource.query(`SELECT COUNT(*) AS n FROM ${table}`);
    numbers[table] = Number(row.n);
  }
  return numbers;
}

/** Days after the start at which the sweep runs. */
let today = 0;
async function sweepOn(day: number) {
  app.clock.advance(days(day - today));
  today = day;
  await app.services.retention.run();
  return counts();
}

it("keeps each record exactly as long as the privacy page says", async () => {
  const user = await buildUser(app);
  const client = await signedIn(app, user);
  const message = { name: "Priya Raman", email: user.email, message: "Hello" };
  expect((await client.post("/api/contact", message)).status).toBe(201);
  await client.post("/api/cart/add", { userId: user.id, productId: PRODUCT });
  await payments.pay(await openPayPage(client, PRODUCT));
  await payments.settle();
  const visitor = await signedIn(app, await buildUser(app));
  await openPayPage(visitor, PRODUCT);
  await app.dataSource.query(
    "UPDATE checkout_sessions SET status = 'EXPIRED' WHERE status = 'OPEN'",
  );

  const all = {
    contact_messages: 1,
    cart_items: 1,
    terms_acceptances: 2,
    checkout_sessions: 2,
    payments: 1,
    invoices: 1,
    subscriptions: 1,
  };
  expect(await sweepOn(89)).toEqual(all);
  const withoutUnpaid = { ...all, cart_items: 0, terms_acceptances: 1, checkout_sessions: 1 };
  expect(await sweepOn(91)).toEqual(withoutUnpaid);
  expect(await sweepOn(729)).toEqual(withoutUnpaid);
  const books = { ...withoutUnpaid, contact_messages: 0 };
  expect(await sweepOn(731)).toEqual(books);
  expect(await sweepOn(2556)).toEqual(books);
  // An active plan stays, however old it is.
  expect((await sweepOn(2558)).subscriptions).toBe(1);
  await app.dataSource.query("UPDATE subscriptions SET status = 'COMPLETED', running = 0");
  expect(Object.values(await sweepOn(2559))).toEqual(TABLES.map(() => 0));
  expect(await app.dataSource.query("SELECT id FROM users WHERE id = ?", [user.id])).toHaveLength(
    1,
  );
});

it("keeps an open pay page, which may still be paid, and its acceptance", async () => {
  await openPayPage(await signedIn(app, await buildUser(app)), PRODUCT);
  app.clock.advance(days(400));
  await app.services.retention.run();
  expect(await counts()).toMatchObject({ checkout_sessions: 1, terms_acceptances: 1 });
});

it("deletes more than one batch per run", async () => {
  const old = app.clock.now();
  const rows = Array.from({ length: 2100 }, () => [newId(), "P", "p@example.com", "Hello", old]);
  const sql = "INSERT INTO contact_messages (id, name, email, message, createdAt) VALUES ?";
  await app.dataSource.query(sql, [rows]);
  app.clock.advance(days(731));
  expect(await app.services.retention.run()).toBe(rows.length);
  expect((await counts()).contact_messages).toBe(0);
});

it("does nothing while another instance is running it", async () => {
  const { dataSource, services } = app;
  const client = await signedIn(app, await buildUser(app));
  await client.post("/api/contact", { name: "P", email: "p@example.com", message: "Hello" });
  app.clock.advance(days(731));
  await runAlone(dataSource, "retention", async () => {
    expect(await services.retention.run()).toBe(0);
  });
  expect(await services.retention.run()).toBe(1);
});

it("finds old rows through an index", async () => {
  for (const [table, column, key] of [
    ["contact_messages", "createdAt", "contact_messages_newest"],
    ["cart_items", "updatedAt", "cart_items_age"],
    ["saved_jobs", "savedAt", "saved_jobs_age"],
    ["invoices", "paidAt", "invoices_age"],
    ["payments", "createdAt", "payments_age"],
    ["terms_acceptances", "acceptedAt", "terms_acceptances_age"],
    ["sessions", "lastSeenAt", "sessions_unused"],
  ]) {
    const sql = `EXPLAIN SELECT 1 FROM ${table} FORCE INDEX (${key}) WHERE ${column} < NOW()`;
    const [plan] = await app.dataSource.query(sql);
    expect([table, plan.key, plan.type]).toEqual([table, key, "range"]);
  }
});
