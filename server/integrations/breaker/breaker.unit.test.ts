import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import fc from "fast-check";
import { AppError, badInput, tooLate } from "../../core/errors.js";
import { breakerChanges, providerCalls } from "../../core/provider-reports.js";
import { Breaker, BREAKER_LIMITS } from "./breaker.js";
import { createBreakers } from "./breakers.js";
import { byStatus } from "./verdict.js";

class Answer extends Error {
  constructor(readonly status?: number) {
    super(`answered ${status ?? "nothing"}`);
  }
}
const verdictOn = byStatus((error) => (error instanceof Answer ? error.status : undefined));
const outOfFiles = Object.assign(new Error("too many open files"), { code: "EMFILE" });

let now: number;
let told: unknown[];
const listen = (message: unknown) => told.push(message);
beforeEach(() => {
  now = 1_800_000_000_000;
  told = [];
  jest.spyOn(Date, "now").mockImplementation(() => now);
  providerCalls.subscribe(listen);
  breakerChanges.subscribe(listen);
});
afterEach(() => {
  jest.restoreAllMocks();
  providerCalls.unsubscribe(listen);
  breakerChanges.unsubscribe(listen);
});

const newBreaker = () => new Breaker("s3", verdictOn);
const succeed = (breaker: Breaker) => breaker.run("away", () => Promise.resolve("done"));
/** @returns whether the provider was called */
async function fail(breaker: Breaker, error: Error = new Answer()): Promise<boolean> {
  const call = jest.fn(() => Promise.reject<void>(error));
  await expect(breaker.run("away", call)).rejects.toBeInstanceOf(Error);
  return call.mock.calls.length > 0;
}
async function failOften(breaker: Breaker, times: number, error?: Error): Promise<void> {
  for (let n = 0; n < times; n += 1) await fail(breaker, error);
}

describe("a breaker", () => {
  it("opens after five failures, and then tells callers at once when to come back", async () => {
    const breaker = newBreaker();
    await failOften(breaker, 4);
    expect(breaker.state).toBe("closed");
    await failOften(breaker, 1);
    expect(breaker.state).toBe("open");
    now += 3_500;
    const call = jest.fn(() => Promise.resolve());
    await expect(breaker.run("We can’t.", call)).rejects.toMatchObject({
      ...{ code: "UNAVAILABLE", message: "We can’t.", details: { retryAfterSeconds: 7 } },
    });
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ["no answer", new Answer(), "open"],
    ["500", new Answer(500), "open"],
    ["503", new Answer(503), "open"],
    ["too many calls", new Answer(429), "open"],
    ["a network that fails", new TypeError("fetch failed"), "open"],
    ["our bad request", new Answer(400), "closed"],
    ["our wrong key", new Answer(401), "closed"],
    ["a missing right", new Answer(403), "closed"],
    ["a missing thing", new Answer(404), "closed"],
    ["a conflict", new Answer(409), "closed"],
    ["what we made of an answer", badInput("no"), "closed"],
    ["a request that has no time left", tooLate(), "closed"],
    ["too many open files here", outOfFiles, "closed"],
  ])("after %s often is right", async (_what, error, state) => {
    const breaker = newBreaker();
    await failOften(breaker, 20, error);
    expect(breaker.state).toBe(state);
  });

  it("forgets failures after 30 seconds", async () => {
    const breaker = newBreaker();
    for (let n = 0; n < 20; n += 1) {
      await fail(breaker);
      now += BREAKER_LIMITS.withinMs / 4;
    }
    expect(breaker.state).toBe("closed");
  });

  it("stays closed while most calls succeed", async () => {
    const breaker = newBreaker();
    for (let n = 0; n < 20; n += 1) {
      await succeed(breaker);
      await succeed(breaker);
      await fail(breaker);
    }
    expect(breaker.state).toBe("closed");
  });

  it("lets one call through after a while, and closes if that succeeds", async () => {
    const breaker = newBreaker();
    await failOften(breaker, 5);
    now += BREAKER_LIMITS.probeAfterMs;
    let answer: (value: string) => void = () => undefined;
    const probe = breaker.run("away", () => new Promise<string>((bring) => (answer = bring)));
    expect(breaker.state).toBe("probing");
    expect(await fail(breaker)).toBe(false);
    answer("back");
    expect([await probe, breaker.state]).toEqual(["back", "closed"]);
    // Failures from before it was closed no longer count.
    await failOften(breaker, 4);
    expect(breaker.state).toBe("closed");
  });

  it("opens again if that call fails", async () => {
    const breaker = newBreaker();
    await failOften(breaker, 5);
    now += BREAKER_LIMITS.probeAfterMs;
    expect(await fail(breaker)).toBe(true);
    expect(breaker.state).toBe("open");
    now += BREAKER_LIMITS.probeAfterMs - 1;
    expect(await fail(breaker)).toBe(false);
    now += 1;
    expect(await fail(breaker)).toBe(true);
  });

  it("is closed by any answer to that call, even a refusal", async () => {
    const breaker = newBreaker();
    await failOften(breaker, 5);
    now += BREAKER_LIMITS.probeAfterMs;
    await fail(breaker, new Answer(404));
    expect(breaker.state).toBe("closed");
  });

  it("tells how each call ended, and of its own changes", async () => {
    const breaker = newBreaker();
    await succeed(breaker);
    await fail(breaker, new Answer(404));
    await fail(breaker, new Answer(403));
    await fail(breaker, outOfFiles);
    await failOften(breaker, 5);
    await fail(breaker);
    now += BREAKER_LIMITS.probeAfterMs;
    await succeed(breaker);
    const [ok, failed, refused] = (["ok", "failed", "refused"] as const).map((outcome) => ({
      ...{ provider: "s3", outcome },
    }));
    const changed = (state: string) => ({ provider: "s3", state });
    expect(told).toEqual([
      ...[ok, ok, failed, failed, failed, failed, failed],
      ...[changed("open"), failed, refused, changed("probing"), changed("closed"), ok],
    ]);
  });

  it("never calls a provider that it has just found failing, whatever came before", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("ok", "down", "answered", "wait"), { maxLength: 60 }),
        async (events) => {
          const breaker = newBreaker();
          for (const event of events) {
            if (event === "wait") now += 4_000;
            else if (event === "ok") await succeed(breaker).catch(() => undefined);
            else await fail(breaker, new Answer(event === "down" ? 503 : 404));
            expect(["closed", "open"]).toContain(breaker.state);
          }
          while (breaker.state !== "open") await fail(breaker);
          expect(await fail(breaker)).toBe(false);
        },
      ),
    ));
});

it("each provider has its own", async () => {
  const breakers = createBreakers();
  await failOften(breakers.stripe, 5, new AppError("INTERNAL", ""));
  await failOften(breakers.google, 5);
  const states = Object.values(breakers).map(({ provider, state }) => [provider, state]);
  expect(Object.fromEntries(states)).toEqual({
    ...{ s3: "closed", ses: "closed", stripe: "closed", google: "open", linkedin: "closed" },
  });
});
