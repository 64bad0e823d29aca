import { setTimeout as delay } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, it, jest } from "@jest/globals";
import { Answer } from "./answer.js";
import { AnswerStore, MIB } from "./answer-store.js";
import { Squeezer } from "./squeezer.js";

const MOVED = "moved";
/** Varied, so that trying harder makes it smaller. */
const TEXT = Array.from(
  { length: 300 },
  (_, n) =>
    `<p class="Xq${(n * 7) % 31}">Opening ${(n * n) % 977} in Dallas, ${n % 13} days ago</p>`,
).join("");
const page = (text = TEXT) =>
  new Answer(text, "text/html; charset=utf-8", { "cache-control": "no-cache" });

afterEach(() => void jest.useRealTimers());

it("makes an answer once for requests at the same time, and keeps it", async () => {
  const store = new AnswerStore<string>();
  const make = jest.fn(async () => page());
  const [one, two] = await Promise.all([store.get("/", make), store.get("/", make)]);
  expect(two).toBe(one);
  expect(await store.get("/", make)).toBe(one);
  expect(make).toHaveBeenCalledTimes(1);
});

it("keeps neither failures nor responses that are not pages", async () => {
  const store = new AnswerStore<string>();
  await expect(store.get("/", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await store.get("/", async () => MOVED)).toBe(MOVED);
  const made = page();
  expect(await store.get("/", async () => made)).toBe(made);
});

it("does not keep what was begun before a change", async () => {
  const store = new AnswerStore<string>();
  let finish: (answer: Answer) => void = () => undefined;
  const old = page("old");
  const asked = store.get("/", () => new Promise<Answer>((done) => (finish = done)));
  store.clear();
  const fresh = page("new");
  expect(await store.get("/", async () => fresh)).toBe(fresh);
  finish(old);
  expect(await asked).toBe(old);
  expect(await store.find("/")).toBe(fresh);
});

it("drops the oldest answers when they take more than 64 MiB", async () => {
  const store = new AnswerStore<string>();
  const big = "x".repeat(6 * 1024 * 1024);
  for (let i = 0; i < 6; i += 1) await store.get(`/${i}`, async () => page(big));
  expect([store.find("/0"), store.find("/5") === undefined]).toEqual([undefined, false]);
  const kept = [0, 1, 2, 3, 4, 5].filter((i) => store.find(`/${i}`) !== undefined);
  expect(kept).toEqual([1, 2, 3, 4, 5]);
});

it("counts what an answer takes besides its text", async () => {
  const store = new AnswerStore<string>({ maxBytes: MIB });
  for (let i = 0; i < 400; i += 1) await store.get(`/${i}`, async () => page("[]"));
  const kept = Array.from({ length: 400 }, (_, i) => i).filter(
    (i) => store.find(`/${i}`) !== undefined,
  );
  expect(kept.length).toBeLessThan(MIB / 5_000);
  expect(kept.at(-1)).toBe(399);
});

it.each([
  [undefined, "Accept-Encoding"],
  ["Origin", "Origin, Accept-Encoding"],
  ["Accept-Encoding, Origin", "Accept-Encoding, Origin"],
])("names each header once in Vary: %s", async (vary, expected) => {
  const answer = new Answer(TEXT, "text/html", vary === undefined ? {} : { vary });
  expect((await answer.in("gzip")).headers).toMatchObject({ vary: expected });
});

it("compresses once for each encoding, with an ETag of its own", async () => {
  const answer = page();
  const [br, again] = await Promise.all([answer.in("br"), answer.in("br")]);
  expect(again).toBe(br);
  expect(answer.ready("br")).toBe(br);
  expect(answer.ready("gzip")).toBeUndefined();
  const gzip = await answer.in("gzip");
  const identity = await answer.in("identity");
  expect(brotliDecompressSync(br.bytes).toString()).toBe(TEXT);
  expect(gunzipSync(gzip.bytes).toString()).toBe(TEXT);
  expect(identity.bytes.toString()).toBe(TEXT);
  expect(new Set([br, gzip, identity].map(({ etag }) => etag)).size).toBe(3);
  expect(identity.headers).not.toHaveProperty("Content-Encoding");
  expect(br.headers).toMatchObject({
    "cache-control": "no-cache",
    "Content-Encoding": "br",
    "Content-Length": br.bytes.length,
    vary: "Accept-Encoding",
    ETag: br.etag,
  });
});

it("compresses an answer better once it is asked for again; its ETag stays", async () => {
  const store = new AnswerStore<string>();
  const answer = page();
  await store.get("/", async () => answer);
  expect(store.take("/", "gzip, br")).toBeUndefined();
  const first = await answer.in("br");
  expect(store.take("/", "gzip, br")).toBe(first);
  while (answer.ready("br") === first) await delay(5);
  const better = store.take("/", "gzip, br");
  expect(better?.bytes.length).toBeLessThan(first.bytes.length);
  expect(brotliDecompressSync(better?.bytes ?? Buffer.of()).toString()).toBe(TEXT);
  expect(better?.etag).toBe(first.etag);
});

it("compresses better one at a time, and not what was dropped meanwhile", async () => {
  const squeezer = new Squeezer();
  const [one, dropped, last] = [page("1"), page("2"), page("3")];
  const begun: Answer[] = [];
  let running = 0;
  for (const answer of [one, dropped, last])
    jest.spyOn(answer, "squeeze").mockImplementation(async () => {
      begun.push(answer);
      expect((running += 1)).toBe(1);
      await delay(5);
      running -= 1;
      if (answer === one) throw new Error("no memory");
    });
  for (const answer of [one, dropped, last, last]) squeezer.add(answer, () => answer !== dropped);
  while (!begun.includes(last) || running > 0) await delay(5);
  squeezer.add(one, () => true);
  expect(begun).toEqual([one, last]);
});
