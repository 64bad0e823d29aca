import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { createLogger } from "../../../core/logger.js";
import { HealthListener } from "./health-listener.js";

/** A thread can't run the tests' TypeScript. */
const PROGRAM = path.resolve("dist/node/server/doors/web/health-listener/health-program.js");
const logger = createLogger("silent");

let isReady: () => Promise<boolean>;
let listener: HealthListener;

beforeEach(() => {
  isReady = async () => true;
  const place = { host: "127.0.0.1", port: 0 };
  listener = new HealthListener({ place, isReady: () => isReady(), logger }, PROGRAM);
});
afterEach(() => listener.close());

async function ask(address: string, method = "GET") {
  const answer = await fetch(`http://127.0.0.1:${await listener.port}${address}`, { method });
  const text = await answer.text();
  return [answer.status, text === "" ? null : (JSON.parse(text) as unknown)];
}

it("says that the process is alive and ready, and nothing else", async () => {
  expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
  expect(await ask("/readyz")).toEqual([200, { status: "ready" }]);
  for (const [address, method] of [
    ["/", "GET"],
    ["/metrics", "GET"],
    ["/readyz", "POST"],
  ] as const)
    expect(await ask(address, method)).toEqual([404, null]);
});

it("may not be kept", async () => {
  const { headers } = await fetch(`http://127.0.0.1:${await listener.port}/healthz`);
  expect(headers.get("cache-control")).toBe("no-store");
});

it("is not ready without the database", async () => {
  isReady = async () => false;
  expect(await ask("/readyz")).toEqual([503, { status: "unavailable" }]);
  isReady = () => Promise.reject(new Error("gone"));
  expect(await ask("/readyz")).toEqual([503, { status: "unavailable" }]);
  expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
});

it("doesn't wait longer than a second for an answer", async () => {
  isReady = () => new Promise(() => undefined);
  expect(await ask("/readyz")).toEqual([503, { status: "unavailable" }]);
});

it("asks once for all checks at the same time", async () => {
  let questions = 0;
  isReady = async () => {
    questions += 1;
    await delay(300);
    return true;
  };
  const checks = Array.from({ length: 20 }, () => ask("/readyz"));
  expect(await Promise.all(checks)).toEqual(checks.map(() => [200, { status: "ready" }]));
  // Some may arrive after the first answer, but not each by itself.
  expect(questions).toBeLessThan(checks.length);
});

it("sends no new requests to a process that drains, though it is alive", async () => {
  await listener.port;
  listener.drain();
  expect(await ask("/readyz")).toEqual([503, { status: "unavailable" }]);
  expect(await ask("/healthz")).toEqual([200, { status: "draining" }]);
});

it("goes without if the port is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  const place = { host: "127.0.0.1", port };
  const late = new HealthListener({ place, isReady, logger }, PROGRAM);
  expect(await late.port).toBeNull();
  await late.close();
  other.close();
});
