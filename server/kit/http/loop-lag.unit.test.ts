import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { LoopLag } from "./loop-lag.js";

let ms = 0;
let lag: LoopLag;

beforeEach(() => {
  jest.useFakeTimers();
  lag = new LoopLag(() => ms);
});
afterEach(() => {
  lag.stop();
  jest.useRealTimers();
});

/** Time passes, and the thread runs its timers when it can. */
function pass(periods: readonly number[]): void {
  for (const period of periods) {
    ms += period;
    jest.advanceTimersToNextTimer();
  }
}

it("is nothing while timers run in time", () => {
  pass([20, 20, 20, 20]);
  expect(lag.take()).toBe(0);
});

it("is what whoever comes would wait: a long stop counts for all that arrive in it", () => {
  pass([20, 20, 220, 20]);
  const [long] = [lag.take()];
  pass([70, 70, 70, 70]);
  const short = lag.take();
  expect(long).toBeCloseTo(200 ** 2 / 280);
  expect(short).toBeCloseTo((4 * 50 ** 2) / 280);
});

it("sees a stop that has not ended for its timer, and begins anew each time", () => {
  pass([20]);
  ms += 200;
  expect(lag.take()).toBeCloseTo(180 ** 2 / 220);
  ms += 10;
  expect(lag.take()).toBe(0);
});
