import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { EntityManager } from "typeorm";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail } from "../../test/factories.js";
import { User } from "../../modules/accounts/user.entity.js";
import { insertOnce } from "./insert-once.js";
import { inTransaction } from "./transactions.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const rename = (transaction: EntityManager, id: string, name: string) =>
  transaction.update(User, { id }, { name });

it("two deadlocked transactions both succeed, one of them after a retry", async () => {
  const [one, two] = [await buildUser(app), await buildUser(app)];
  let tries = 0;
  let holding = 0;
  let bothHold: () => void;
  const met = new Promise<void>((resolve) => (bothHold = resolve));
  const change = (name: string, first: string, second: string) =>
    inTransaction(app.dataSource, async (transaction) => {
      tries += 1;
      await rename(transaction, first, name);
      if ((holding += 1) === 2) bothHold();
      await met;
      await rename(transaction, second, name);
    });
  await Promise.all([change("A", one.id, two.id), change("B", two.id, one.id)]);
  expect(tries).toBe(3);
  const names = await app.dataSource.manager.find(User, {
    where: [{ id: one.id }, { id: two.id }],
    select: { name: true },
  });
  expect(new Set(names.map(({ name }) => name)).size).toBe(1);
});

it("gives up after a second wait for a lock, so that a request does not keep its connection for long", async () => {
  const user = await buildUser(app);
  const holder = app.dataSource.createQueryRunner();
  await holder.startTransaction();
  await rename(holder.manager, user.id, "Held");
  let tries = 0;
  const work = inTransaction(app.dataSource, async (transaction) => {
    tries += 1;
    await transaction.query("SET @before = @@SESSION.innodb_lock_wait_timeout");
    await transaction.query("SET SESSION innodb_lock_wait_timeout = 1");
    try {
      await rename(transaction, user.id, "Never");
    } finally {
      // The connection goes back to the pool, and with it the setting.
      await transaction.query("SET SESSION innodb_lock_wait_timeout = @before");
    }
  });
  await expect(work).rejects.toMatchObject({ driverError: { errno: 1205 } });
  expect(tries).toBe(2);
  await holder.rollbackTransaction();
  await holder.release();
});

it("gives up after five deadlocks", async () => {
  const deadlock = Object.assign(new Error("Deadlock found"), { errno: 1213 });
  let tries = 0;
  const work = inTransaction(app.dataSource, async () => {
    tries += 1;
    throw deadlock;
  });
  await expect(work).rejects.toBe(deadlock);
  expect(tries).toBe(5);
});

it("rethrows when the work itself fails, and rolls back", async () => {
  const user = await buildUser(app);
  let tries = 0;
  const work = inTransaction(app.dataSource, async (transaction) => {
    tries += 1;
    await rename(transaction, user.id, "Never");
    throw new Error("refused");
  });
  await expect(work).rejects.toThrow("refused");
  expect(tries).toBe(1);
  expect(await app.services.accounts.find(user.id)).toMatchObject({ name: user.name });
});

it("of several concurrent inserts of the same row, exactly one returns true", async () => {
  const row = { ...(await buildUser(app)), email: newEmail() };
  const insert = () => insertOnce(app.dataSource.manager, User, { ...row, id: newId() });
  const results = await Promise.all([insert(), insert(), insert()]);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await app.dataSource.manager.countBy(User, { email: row.email })).toBe(1);
});
