import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { limitRequest, requestScope, timeForCall } from "./request-scope.js";

let now: number;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

const inRequest = (work: () => void) =>
  requestScope.run({ requestId: "r", abandon: () => undefined }, () => {
    limitRequest({ providersMs: 14_000, uploadMs: 60_000 });
    work();
  });

it("calls of a request share its time", () =>
  inRequest(() => {
    expect(timeForCall(8_000)).toBe(8_000);
    now = 8_000;
    expect(timeForCall(8_000)).toBe(6_000);
    now = 12_001;
    expect(() => timeForCall(8_000)).toThrow(expect.objectContaining({ code: "UNAVAILABLE" }));
    // One that takes no longer than what is left.
    expect(timeForCall(500)).toBe(500);
  }));

it("an upload that arrives begins the time anew", () =>
  inRequest(() => {
    const { patience } = requestScope.getStore() ?? {};
    now = 50_000;
    if (patience) patience.since = now;
    expect(timeForCall(15_000)).toBe(14_000);
  }));

it("background work has the time that it needs", () => {
  now = 1_000_000;
  expect(timeForCall(600_000)).toBe(600_000);
});
