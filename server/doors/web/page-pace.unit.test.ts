import { beforeEach, describe, expect, it } from "@jest/globals";
import { PagePace } from "./page-pace.js";

const STEP_MS = 50;
const BOUNDS = { perSecond: 1000 / STEP_MS, atOnce: 3, longestWaitMs: 2 * STEP_MS, refusalMs: 0 };
const NETWORK = "203.0.113.1";

let now: number;
let pace: PagePace;

beforeEach(() => {
  now = 1_000_000;
  pace = new PagePace(BOUNDS, () => now);
});

/** Milliseconds that a turn really takes. */
async function timeOf(turn: Promise<void>): Promise<number> {
  const begin = performance.now();
  await turn;
  return performance.now() - begin;
}

/** Takes all available turns: immediate and delayed ones. */
const takeAll = (network: string) =>
  Promise.all(Array.from({ length: 5 }, () => pace.turn(network)));

describe("pages for one network", () => {
  it("are delayed once the first few are used up", async () => {
    for (let i = 0; i < 3; i += 1) await pace.turn(NETWORK);
    const [first, second] = await Promise.all([
      timeOf(pace.turn(NETWORK)),
      timeOf(pace.turn(NETWORK)),
    ]);
    // Timers may fire a millisecond early.
    expect(first).toBeGreaterThan(STEP_MS - 2);
    expect(second).toBeGreaterThan(2 * STEP_MS - 2);
  });

  it("are refused if the wait would be too long, without using up a turn", async () => {
    await takeAll(NETWORK);
    for (let i = 0; i < 10; i += 1)
      await expect(pace.turn(NETWORK)).rejects.toMatchObject({
        code: "THROTTLED",
        details: { retryAfterSeconds: 1 },
      });
    now += STEP_MS;
    await pace.turn(NETWORK);
  });

  it("are immediate again after a pause, but never more than the maximum", async () => {
    await takeAll(NETWORK);
    now += 60_000;
    await takeAll(NETWORK);
    await expect(pace.turn(NETWORK)).rejects.toMatchObject({ code: "THROTTLED" });
  });

  it("are refused only after a delay, to slow down request loops", async () => {
    pace = new PagePace({ ...BOUNDS, refusalMs: STEP_MS }, () => now);
    await takeAll(NETWORK);
    const refusal = expect(pace.turn(NETWORK)).rejects.toMatchObject({ code: "THROTTLED" });
    expect(await timeOf(refusal)).toBeGreaterThan(STEP_MS - 2);
  });

  it("count together for one IPv6 network, and do not affect others", async () => {
    await takeAll("2001:db8:0:1::1");
    await expect(pace.turn("2001:db8:0:1::2")).rejects.toMatchObject({ code: "THROTTLED" });
    await pace.turn("2001:db8:0:2::1");
  });
});
