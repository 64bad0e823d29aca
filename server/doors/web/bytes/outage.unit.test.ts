import { expect, it } from "@jest/globals";
import { minutes, seconds } from "../../../core/clock.js";
import { Answer } from "./answer.js";
import { AnswerStore } from "./answer-store.js";
import { Outage } from "./outage.js";

/** A clock that is moved, and what it tells. */
function moved() {
  const time = { ms: 1_000_000 };
  return { now: () => time.ms, pass: (ms: number) => void (time.ms += ms) };
}

it("bridges nothing while there is no failure", () => {
  const { now, pass } = moved();
  const outage = new Outage(now);
  outage.succeed();
  pass(minutes(1));
  expect(outage.isBridged).toBe(false);
});

it("is bridged for ten minutes, however often it fails", () => {
  const { now, pass } = moved();
  const outage = new Outage(now);
  for (let minute = 0; minute <= 10; minute += 1) {
    outage.fail();
    expect(outage.isBridged).toBe(true);
    pass(minutes(1));
  }
  expect(outage.isBridged).toBe(false);
});

it("is the same if something could be made in between that needs no database", () => {
  const { now, pass } = moved();
  const outage = new Outage(now);
  for (let half = 0; half <= 20; half += 1) {
    outage.fail();
    expect(outage.isBridged).toBe(true);
    pass(seconds(20));
    outage.succeed();
    expect(outage.isBridged).toBe(false);
    pass(seconds(10));
  }
  outage.fail();
  expect(outage.isBridged).toBe(false);
});

it("is another one a while after the first has ended", () => {
  const { now, pass } = moved();
  const outage = new Outage(now);
  outage.fail();
  pass(minutes(11));
  outage.succeed();
  pass(seconds(61));
  outage.fail();
  expect(outage.isBridged).toBe(true);
});

it("lets one try each second", () => {
  const { now, pass } = moved();
  const outage = new Outage(now);
  outage.fail();
  const tries = () => Array.from({ length: 3 }, () => outage.mayTry());
  expect(tries()).toEqual([false, false, false]);
  pass(seconds(1));
  expect(tries()).toEqual([true, false, false]);
});

const page = (text: string) =>
  new Answer(text, "text/html; charset=utf-8", { "cache-control": "no-cache" });

async function storeWith(address: string, text: string) {
  const { now, pass } = moved();
  const store = new AnswerStore<string>({ now });
  const answer = page(text);
  await store.get(address, async () => answer);
  await answer.in("identity");
  return { store, pass };
}

it("keeps the last good answer, though its time is over or all was dropped, and says how old it is", async () => {
  const { store, pass } = await storeWith("/", "one");
  expect([store.take("/", ""), store.takeLast("/", "")?.bytes.toString()]).toEqual([
    expect.objectContaining({ bytes: Buffer.from("one") }),
    undefined,
  ]);
  store.clear();
  pass(seconds(40));
  expect([store.find("/"), store.take("/", ""), store.takeLast("/", "")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const last = await store.last("/")?.in("identity");
  expect(last?.bytes.toString()).toBe("one");
  for (const headers of [last?.headers, last?.unchanged])
    expect(headers).toMatchObject({
      Age: 40,
      "Cache-Status": "staffboard; hit; ttl=-40",
      "cache-control": "no-cache",
    });
  // From then on, without trying first; once a second, someone tries.
  expect(store.takeLast("/", "")?.bytes.toString()).toBe("one");
  pass(seconds(1));
  expect(store.takeLast("/", "", false)?.headers).toMatchObject({ Age: 41 });
  expect(store.takeLast("/", "")).toBeUndefined();
  expect(store.takeLast("/", "")).toBeDefined();
});

it("has no last answer for what it never had, nor after ten minutes", async () => {
  const { store, pass } = await storeWith("/", "one");
  expect(store.last("/jobs")).toBeUndefined();
  expect(store.last("/")).toBeDefined();
  pass(minutes(10) + 1);
  expect([store.last("/"), store.takeLast("/", "")]).toEqual([undefined, undefined]);
});

it("forgets an answer after an hour", async () => {
  const { store, pass } = await storeWith("/", "one");
  pass(minutes(59));
  expect(store.last("/")).toBeDefined();
  pass(minutes(2));
  expect(store.last("/")).toBeUndefined();
});

it("sends new answers as soon as they can be made again", async () => {
  const { store, pass } = await storeWith("/", "one");
  store.clear();
  store.last("/");
  pass(seconds(2));
  const fresh = page("two");
  expect(await store.get("/", async () => fresh)).toBe(fresh);
  await fresh.in("identity");
  expect(store.takeLast("/", "")).toBeUndefined();
  expect(store.take("/", "")?.bytes.toString()).toBe("two");
});
