import { createHmac, randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import autocannon, { type Result } from "autocannon";
import mysql from "mysql2/promise";
import { addBuyers, buy } from "./faults/buyers.js";

const CONNECTIONS = 16;
const ROUNDS = 3;
const WEBHOOKS_A_ROUND = 3_000;
const WARM_UP = 300;
/** Plans that the events to be drained are about. */
const PLANS = 100;
const WAITING = 10_000;
const AT_ONCE = 10;
const TYPES = ["customer.subscription.updated", "invoice.paid", "invoice.updated"] as const;
const DRAINED_WITHIN_MS = 600_000;

/**
 * Webhooks accepted per second, beside a bare node:http server that only inserts the event; then how long 10,000 events of
 * 100 plans take that wait all at once, as after an outage.
 */
export async function benchBilling(site: string, bare: string): Promise<void> {
  const database = mysql.createPool({ uri: process.env.DATABASE_URL ?? "", connectionLimit: 4 });
  const subjects = [
    { name: "bare http and one insert", url: bare },
    { name: "POST /api/stripe/webhook", url: `${site}/api/stripe/webhook` },
  ];
  for (const { url } of subjects) await send(url, WARM_UP);
  const results = new Map<string, Result[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, url } of subjects) {
      results.get(name)?.push(await send(url, WEBHOOKS_A_ROUND));
      // What the site has accepted is worked on afterward; that belongs to neither of them.
      await untilDrained(database);
    }
  printRates(results);
  await drain(site, database);
  await database.end();
}

async function send(url: string, amount: number): Promise<Result> {
  const result = await autocannon({
    url,
    amount,
    connections: CONNECTIONS,
    requests: [{ method: "POST", setupRequest: (request) => ({ ...request, ...signedEvent() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused requests, ${result.errors} errors`);
  return result;
}

/** An event about a subscription that is not ours: accepted, and quickly done. */
function signedEvent() {
  const object = { id: `sub_${randomBytes(12).toString("hex")}`, object: "subscription" };
  const body = JSON.stringify({
    ...{ id: `evt_${randomBytes(12).toString("hex")}`, object: "event", livemode: false },
    ...{ type: TYPES[0], data: { object } },
  });
  const at = Math.floor(Date.now() / 1000);
  const secret = process.env.STRIPE_WEBHOOK_SECRET?.split(",")[0] ?? "";
  const v1 = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return {
    body,
    headers: { "content-type": "application/json", "stripe-signature": `t=${at},v1=${v1}` },
  };
}

async function drain(site: string, database: mysql.Pool): Promise<void> {
  const buyers = await addBuyers(database, PLANS, new Date());
  for (let from = 0; from < buyers.length; from += AT_ONCE)
    await Promise.all(buyers.slice(from, from + AT_ONCE).map((buyer) => buy(site, buyer)));
  const plans = await boughtPlans(database);
  await untilDrained(database);
  const now = new Date();
  const rows = Array.from({ length: WAITING }, (_, n) => [
    ...[`evt_bench_${n}_${randomBytes(6).toString("hex")}`, TYPES[n % TYPES.length]],
    ...[plans[n % plans.length], now, now],
  ]);
  await database.query(
    "INSERT INTO stripe_events (id, type, objectId, nextAttemptAt, receivedAt) VALUES ?",
    [rows],
  );
  const began = performance.now();
  await untilDrained(database);
  const seconds = (performance.now() - began) / 1000;
  const rate = Math.round(WAITING / seconds);
  console.log(
    `\n${WAITING.toLocaleString("en-US")} waiting events of ${plans.length} plans drained in ${seconds.toFixed(1)} s (${rate} a second)`,
  );
}

/** Stripe's ids of the plans, once the site has learned of all of them. */
async function boughtPlans(database: mysql.Pool): Promise<string[]> {
  for (const end = Date.now() + DRAINED_WITHIN_MS; Date.now() < end; await delay(100)) {
    const [rows] = await database.query<mysql.RowDataPacket[]>(
      "SELECT stripeSubscriptionId AS id FROM subscriptions WHERE status = 'ACTIVE' ORDER BY startedAt DESC LIMIT ?",
      [PLANS],
    );
    if (rows.length === PLANS) return rows.map((row) => String(row.id));
  }
  throw new Error("the plans were not recorded");
}

async function untilDrained(database: mysql.Pool): Promise<void> {
  for (const end = Date.now() + DRAINED_WITHIN_MS; Date.now() < end; await delay(50)) {
    const [[row]] = await database.query<mysql.RowDataPacket[]>(
      "SELECT COUNT(*) AS waiting FROM stripe_events WHERE processedAt IS NULL AND deadAt IS NULL",
    );
    if (Number(row?.waiting) === 0) return;
  }
  throw new Error("events are still waiting");
}

function printRates(results: ReadonlyMap<string, readonly Result[]>): void {
  console.log(`\n${ROUNDS} interleaved rounds, ${CONNECTIONS} connections; medians\n`);
  console.log(row("", "req/s", "p50 ms", "p99 ms", "of bare"));
  let bareRate = 0;
  for (const [name, runs] of results) {
    const rate = median(runs.map(({ latency }) => (CONNECTIONS * 1000) / latency.average));
    bareRate ||= rate;
    const times = [runs.map(({ latency }) => latency.p50), runs.map(({ latency }) => latency.p99)];
    const ratio = `${(rate / bareRate).toFixed(2)} ×`;
    console.log(row(name, rate.toFixed(0), ...times.map((all) => String(median(all))), ratio));
  }
}

const row = (name: string, ...cells: string[]) =>
  name.padEnd(28) + cells.map((cell) => cell.padStart(10)).join("");

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
