import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { PagePace, type PaceBounds } from "./page-pace.js";

/** A network rests three times as long as a page takes. */
const BOUNDS: PaceBounds = {
  share: 0.25,
  atOnceMs: 20,
  waiting: 3,
  longestMs: 40,
  refusalMs: 0,
};
const NETWORK = "203.0.113.1";

let now: number;
const clock = {
  now: () => now,
  pause: async (milliseconds: number) => void (now += milliseconds),
};
let pace: PagePace;

beforeEach(() => {
  now = 1_000_000;
  pace = new PagePace(BOUNDS, clock);
});

/** A page that takes this long. */
const page = (tookMs: number) => async () => {
  now += tookMs;
};

/** Milliseconds that the network waits for its next page. */
async function waitOf(network: string): Promise<number> {
  const begin = now;
  await pace.inTurn(network, page(0));
  return now - begin;
}

/** A network's page whose rendering has begun, and ends when the test says so. */
async function openPage(network: string) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const done = pace.inTurn(network, () => ended);
  await turn();
  return { done, end };
}

/** Fills the network's queue. @returns what empties it */
async function fillQueue(network: string) {
  const first = await openPage(network);
  const waiting = Array.from({ length: BOUNDS.waiting }, () => pace.inTurn(network, page(0)));
  return async () => {
    first.end();
    await Promise.all([first.done, ...waiting]);
  };
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

describe("pages for one network", () => {
  it("are let go once they are sent, while the network is remembered", async () => {
    const send = async () => new WeakRef(await pace.inTurn(NETWORK, async () => ({ html: "" })));
    const sent = await send();
    await turn();
    collectGarbage();
    expect(sent.deref()).toBeUndefined();
  });

  it("let go of the scope of their request, while the network is remembered", async () => {
    const scopes = new AsyncLocalStorage<object>();
    const send = async () => {
      const scope = { loaded: "" };
      await scopes.run(scope, () => pace.inTurn(NETWORK, page(0)));
      return new WeakRef(scope);
    };
    const scope = await send();
    await turn();
    collectGarbage();
    expect(scope.deref()).toBeUndefined();
  });

  it("are delayed by a multiple of their rendering time once the first few are rendered", async () => {
    await pace.inTurn(NETWORK, page(20));
    expect(await waitOf(NETWORK)).toBe(0);
    await pace.inTurn(NETWORK, page(20));
    // 20 ms at once, 20 ms more at a quarter of the time: 80 ms, of which 40 ms have passed.
    expect(await waitOf(NETWORK)).toBe(40);
  });

  it("are immediate again after a pause, but never more than the maximum", async () => {
    await pace.inTurn(NETWORK, page(40));
    now += 60_000;
    await pace.inTurn(NETWORK, page(20));
    expect(await waitOf(NETWORK)).toBe(0);
    await pace.inTurn(NETWORK, page(20));
    expect(await waitOf(NETWORK)).toBe(40);
  });

  it("are rendered one after another, whether they fail or not", async () => {
    const first = await openPage(NETWORK);
    let isNext = false;
    const second = pace.inTurn(NETWORK, async () => {
      isNext = true;
      throw new Error("cannot be rendered");
    });
    await turn();
    expect(isNext).toBe(false);
    first.end();
    await expect(second).rejects.toThrow("cannot be rendered");
    await pace.inTurn(NETWORK, page(0));
  });

  it("do not wait longer for one that stalls", async () => {
    const begin = now;
    await pace.inTurn(NETWORK, page(10_000));
    expect(await waitOf(NETWORK)).toBe(0);
    // It counts for 40 ms, which take 160 ms, long over.
    expect(now - begin).toBe(10_000);
  });

  it("are refused when too many wait", async () => {
    const emptyQueue = await fillQueue(NETWORK);
    await expect(pace.inTurn(NETWORK, page(0))).rejects.toMatchObject({
      code: "THROTTLED",
      details: { retryAfterSeconds: 1 },
    });
    await emptyQueue();
    await pace.inTurn(NETWORK, page(0));
  });

  it("are refused with the seconds until the network may ask again", async () => {
    const pause = async (milliseconds: number) => {
      // The next page's turn does not come.
      if (milliseconds > 0) await new Promise(() => undefined);
    };
    pace = new PagePace({ ...BOUNDS, atOnceMs: 0, longestMs: 600 }, { ...clock, pause });
    await pace.inTurn(NETWORK, page(600));
    // 600 ms at a quarter of the time: 2,400 ms, of which 600 have passed.
    for (let waiting = 0; waiting < BOUNDS.waiting; waiting += 1)
      void pace.inTurn(NETWORK, page(0));
    await expect(pace.inTurn(NETWORK, page(0))).rejects.toMatchObject({
      details: { retryAfterSeconds: 2 },
    });
  });

  it("are refused only after a delay, to slow down request loops", async () => {
    pace = new PagePace({ ...BOUNDS, refusalMs: 50 }, clock);
    await fillQueue(NETWORK);
    const begin = now;
    await expect(pace.inTurn(NETWORK, page(0))).rejects.toMatchObject({ code: "THROTTLED" });
    expect(now - begin).toBe(50);
  });

  it("count together for one IPv6 network, and do not affect others", async () => {
    await fillQueue("2001:db8:0:1::1");
    await expect(pace.inTurn("2001:db8:0:1::2", page(0))).rejects.toMatchObject({
      code: "THROTTLED",
    });
    await pace.inTurn("2001:db8:0:2::1", page(0));
  });
});
