import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
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

it("takes turns in the order of asking, of one plan and of many", async () => {
  const { dataSource } = fakeDatabase();
  const order: number[] = [];
  const turns = (planOf: (n: number) => string) =>
    Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        changeAlone(dataSource, planOf(n), () => Promise.resolve(order.push(n))),
      ),
    );
  await turns(() => "plan");
  await turns((n) => `plan ${n}`);
  const inOrder = Array.from({ length: 12 }, (_, n) => n);
  expect(order).toEqual([...inOrder, ...inOrder]);
});

describe("a change that does not get its turn", () => {
  const WAIT_MS = 10_000;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Changes of these plans that last until they are let go. */
  function busyWith(dataSource: DataSource, plans: readonly string[]) {
    let letGo: () => void = () => undefined;
    const end = new Promise<void>((resolve) => (letGo = resolve));
    const all = Promise.all(plans.map((plan) => changeAlone(dataSource, plan, () => end)));
    return async () => {
      letGo();
      await all;
    };
  }

  /** @returns what a change of the plan was refused with */
  async function refusal(dataSource: DataSource, plan: string, change: () => Promise<void>) {
    const refused = changeAlone(dataSource, plan, change).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(WAIT_MS);
    return refused;
  }

  it("hears that its plan is being changed, and does not happen later", async () => {
    const { dataSource, use } = fakeDatabase();
    const release = busyWith(dataSource, ["plan"]);
    const change = jest.fn(() => Promise.resolve());
    expect(await refusal(dataSource, "plan", change)).toMatchObject({ code: "CONFLICT" });
    await release();
    await changeAlone(dataSource, "plan", () => Promise.resolve());
    expect(change).not.toHaveBeenCalled();
    expect(use.now).toBe(0);
  });

  it("hears that the site is busy, and when to try again, if other plans are the cause", async () => {
    const { dataSource, use } = fakeDatabase();
    const release = busyWith(dataSource, ["1", "2", "3", "4", "5"]);
    const change = jest.fn(() => Promise.resolve());
    expect(await refusal(dataSource, "plan", change)).toMatchObject({
      code: "UNAVAILABLE",
      details: { retryAfterSeconds: 5 },
    });
    await release();
    await changeAlone(dataSource, "plan", () => Promise.resolve());
    expect(change).not.toHaveBeenCalled();
    expect(use).toEqual({ now: 0, most: 5 });
  });

  it("never hurries one that has begun", async () => {
    const { dataSource } = fakeDatabase();
    const release = busyWith(dataSource, ["plan"]);
    await jest.advanceTimersByTimeAsync(3 * WAIT_MS);
    await expect(release()).resolves.toBeUndefined();
  });
});
