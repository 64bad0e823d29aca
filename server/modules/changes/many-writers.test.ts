import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { EntityManager } from "typeorm";
import { seconds } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { createLogger } from "../../core/logger.js";
import { startWorker } from "../../core/worker.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { Replica } from "../../test/replica.js";
import { Company } from "../companies/company.entity.js";
import { companyWrite } from "./change.types.js";

const WRITERS = 50;
/** A minute; TEST_FEED_SECONDS shortens it. */
const LASTS_MS = seconds(Number(process.env.TEST_FEED_SECONDS ?? 60));
/** Transactions stay open for up to this long, so that they commit in another order than they append. */
const OPEN_MS = 60;
const POLL_MS = 20;
const GIVEN_UP = new Error("rolled back on purpose");

let instances: TestApp[];
beforeAll(async () => {
  instances = [await createTestApp(), await createTestApp()];
});
afterAll(async () => {
  for (const app of instances) await app.close();
});

const ids: string[] = [];
const anyOf = (list: readonly string[]): string | undefined =>
  list[Math.floor(Math.random() * list.length)];

/** Creates, changes, or deletes a company. @returns its id */
async function write(transaction: EntityManager, now: Date): Promise<string> {
  const roll = Math.random();
  const known = roll < 0.7 ? anyOf(ids) : undefined;
  const id = known ?? newId();
  if (known === undefined) {
    const empty = { logoFile: null, website: null, location: null, industry: null };
    const row = { id, name: id, slug: id, description: "", createdAt: now, ...empty };
    await transaction.insert(Company, row);
  } else if (roll < 0.55)
    await transaction.update(Company, { id }, { description: String(Math.random()) });
  else await transaction.delete(Company, { id });
  return id;
}

let committed = 0;

/** On a machine that is very slow, the writers go on until there is something to compare. */
const isOver = (end: number) => Date.now() >= end && committed > WRITERS;

async function writeUntil(end: number, { dataSource, clock, services }: TestApp): Promise<void> {
  while (!isOver(end)) {
    const id = await inTransaction(dataSource, async (transaction) => {
      const written = await write(transaction, clock.now());
      await services.changes.append(transaction, [companyWrite(written)]);
      await delay(Math.random() * OPEN_MS);
      if (Math.random() < 0.1) throw GIVEN_UP;
      return written;
    }).catch((error: unknown) => {
      if (error !== GIVEN_UP) throw error;
      return null;
    });
    if (id === null) continue;
    committed += 1;
    if (!ids.includes(id)) ids.push(id);
  }
}

it(
  "the feed gives each of two instances the same companies as the table, while 50 writers change them",
  async () => {
    const replicas = instances.map((app) => new Replica(app));
    const workers = instances.map(({ services: { changeFollower } }) =>
      startWorker("changes", POLL_MS, () => changeFollower.poll(), createLogger("silent")),
    );
    const refreshers = replicas.map((replica) =>
      startWorker("replica", POLL_MS, () => replica.refresh(), createLogger("silent")),
    );
    const end = Date.now() + LASTS_MS;
    const writers = Array.from({ length: WRITERS }, (_, n) => instances[n % 2] as TestApp);
    await Promise.all(writers.map((app) => writeUntil(end, app)));
    for (const worker of [...workers, ...refreshers]) await worker.stop();
    for (const replica of replicas) expect(await replica.expectSame()).toBeGreaterThan(0);
  },
  LASTS_MS + 300_000,
);
