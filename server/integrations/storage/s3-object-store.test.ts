import "../../test/aws-keys.js";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { silentServer, type SilentServer } from "../../test/silent-server.js";
import { Breaker, BREAKER_LIMITS } from "../breaker/breaker.js";
import type { ObjectStore } from "./object-store.js";
import { S3ObjectStore } from "./s3-object-store.js";
import { s3Verdict } from "./s3-verdict.js";

const CONTENT = Buffer.from("content");
const AWAY = {
  code: "UNAVAILABLE",
  message: "We can’t save files right now. Please try again.",
  details: { retryAfterSeconds: expect.any(Number) },
};

function storeAt(endpoint: string, longestMs = 400, failures = Number.POSITIVE_INFINITY) {
  const breaker = new Breaker("s3", s3Verdict, { ...BREAKER_LIMITS, failures });
  const store = new S3ObjectStore({
    ...{ bucket: "b", region: "us-east-1", endpoint, longestMs, breaker },
  });
  return { store, breaker };
}

/** Each call of the store, by name. */
const CALLS: readonly (readonly [string, (store: ObjectStore) => Promise<unknown>])[] = [
  ["put", (store) => put(store)],
  ["get", (store) => store.get("k")],
  ["read", (store) => store.read("k")],
  ["head", (store) => store.head("k")],
  ["remove", (store) => store.remove("k")],
  ["list", (store) => listed(store)],
];

async function listed(store: ObjectStore): Promise<void> {
  for await (const { key } of store.list("k")) expect(key).toBeDefined();
}

const put = (store: ObjectStore, open = () => Readable.from([CONTENT])) =>
  store.put("k", open, { contentType: "text/plain", sizeBytes: CONTENT.length });

describe("a store that accepts and never answers", () => {
  let silent: SilentServer;
  beforeEach(async () => {
    silent = await silentServer();
  });
  afterEach(() => silent.close());

  it.each(CALLS)("%s is told that it is away, with all tries in one limit", async (_name, call) => {
    await expect(call(storeAt(silent.url).store)).rejects.toMatchObject(AWAY);
    expect(silent.asked()).toBeGreaterThan(0);
  });

  it("a put is tried again within the limit, and leaves no body open", async () => {
    const bodies: Readable[] = [];
    const open = () => {
      const body = Readable.from([CONTENT]);
      bodies.push(body);
      return body;
    };
    await expect(put(storeAt(silent.url).store, open)).rejects.toMatchObject(AWAY);
    expect(bodies.length).toBeGreaterThan(1);
    // The last try ends by itself, just after the caller was told.
    while (!bodies.every(({ destroyed }) => destroyed)) await delay(5);
  });

  it("is no longer called after some failures", async () => {
    const { store, breaker } = storeAt(silent.url, 100, 3);
    for (let n = 0; n < 3; n += 1) await expect(store.head("k")).rejects.toMatchObject(AWAY);
    expect(breaker.state).toBe("open");
    const before = silent.asked();
    for (const [, call] of CALLS) await expect(call(store)).rejects.toMatchObject(AWAY);
    expect(silent.asked()).toBe(before);
    // Nothing is asked of the store for it.
    expect(await store.signedUrl("k", 60)).toContain(silent.url);
  });
});

describe("a store that answers", () => {
  let server: Server;
  let url: string;
  let answer: RequestListener;
  let asked: number;
  beforeEach(async () => {
    asked = 0;
    server = createServer((request, response) => {
      asked += 1;
      request.resume().on("end", () => answer(request, response));
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const status =
    (code: number): RequestListener =>
    (_request, response) =>
      void response.writeHead(code).end();

  it.each(CALLS)("503 to %s is tried three times, and then told", async (_name, call) => {
    answer = status(503);
    await expect(call(storeAt(url, 60_000).store)).rejects.toMatchObject(AWAY);
    expect(asked).toBe(3);
  });

  it("stops trying when the put succeeds", async () => {
    answer = (request, response) => status(asked < 3 ? 500 : 200)(request, response);
    await put(storeAt(url, 60_000).store);
    expect(asked).toBe(3);
  });

  it("a refusal of our keys is told, but does not stop the calls", async () => {
    answer = status(403);
    const { store, breaker } = storeAt(url, 60_000, 1);
    for (let n = 0; n < 3; n += 1) await expect(put(store)).rejects.toMatchObject(AWAY);
    expect([breaker.state, asked]).toEqual(["closed", 3]);
  });

  it("what is missing is null, and does not stop the calls", async () => {
    answer = status(404);
    const { store, breaker } = storeAt(url, 60_000, 1);
    expect([await store.get("k"), await store.read("k"), await store.head("k")]).toEqual([
      ...[null, null, null],
    ]);
    await store.remove("k");
    expect(breaker.state).toBe("closed");
  });

  const half: RequestListener = (_request, response) => {
    response.writeHead(200, { "content-length": "10", "content-type": "a/b" });
    response.write("12345");
  };

  it("a body that stops coming fails the read", async () => {
    answer = half;
    await expect(storeAt(url).store.read("k")).rejects.toMatchObject(AWAY);
  });

  it("a body that stops coming ends, so that no one waits for it", async () => {
    answer = half;
    const found = await storeAt(url).store.get("k");
    await expect(buffer(found?.body ?? Readable.from([]))).rejects.toThrow("stopped sending");
  });

  it("a reader that is slower than the limit gets the whole body", async () => {
    const whole = Buffer.alloc(1_000_000, "x");
    answer = (_request, response) => {
      response.writeHead(200, { "content-length": String(whole.length) }).end(whole);
    };
    const found = await storeAt(url, 150).store.get("k");
    await delay(400);
    expect((await buffer(found?.body ?? Readable.from([]))).equals(whole)).toBe(true);
  });

  it("a reader that leaves closes the connection to the store", async () => {
    const closed = new Promise<void>((resolve) => {
      answer = (request, response) => {
        response.once("close", () => resolve());
        half(request, response);
      };
    });
    const found = await storeAt(url, 60_000).store.get("k");
    found?.body.destroy();
    await closed;
  });
});
