import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "@jest/globals";
import type { DataSource } from "typeorm";
import { changeAlone } from "./change-alone.js";

/** A database that gives its named locks to whoever asks first, and counts the connections in use. */
function fakeDatabase() {
  const held = new Map<string, object>();
  const use = { now: 0, most: 0 };
  const createQueryRunner = () => {
    use.now += 1;
    use.most = Math.max(use.most, use.now);
    return { release: () => Promise.resolve((use.now -= 1)) };
  };
  const query = (sql: string, [name]: [string], runner: object) => {
    const isFree = (held.get(name) ?? runner) === runner;
    if (sql.includes("RELEASE_LOCK")) held.delete(name);
    else if (isFree) held.set(name, runner);
    return Promise.resolve([{ done: Number(isFree) }]);
  };
  const dataSource = { createQueryRunner, query } as unknown as DataSource;
  return { dataSource, use };
}

it("changes one plan at a time, and waits without a connection", async () => {
  const { dataSource, use } = fakeDatabase();
  let working = 0;
  const change = async () => {
    working += 1;
    expect(working).toBe(1);
    await delay(5);
    working -= 1;
    return "changed";
  };
  const all = Array.from({ length: 30 }, () => changeAlone(dataSource, "plan", change));
  expect(new Set(await Promise.all(all))).toEqual(new Set(["changed"]));
  expect(use).toEqual({ now: 0, most: 1 });
});

it("leaves connections to the work, however many plans are changed", async () => {
  const { dataSource, use } = fakeDatabase();
  const plans = Array.from({ length: 20 }, (_, n) => `plan ${n}`);
  await Promise.all(plans.map((plan) => changeAlone(dataSource, plan, () => delay(5))));
  expect(use).toEqual({ now: 0, most: 5 });
});

it("lets the next one change the plan after one that failed", async () => {
  const { dataSource } = fakeDatabase();
  const failing = changeAlone(dataSource, "plan", () => Promise.reject(new Error("no")));
  const next = changeAlone(dataSource, "plan", () => Promise.resolve("changed"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("changed");
});
