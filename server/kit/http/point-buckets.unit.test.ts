import { expect, it } from "@jest/globals";
import { errorTexts } from "#texts/errors";
import { visitor, type Actor } from "../../core/actor.js";
import { key, person } from "../../test/actors.js";
import { TestClock } from "../../test/test-clock.js";
import { PointBuckets } from "./point-buckets.js";

const caller = (ipAddress = "203.0.113.7") => ({ actor: visitor, client: { ipAddress } });
const THROTTLED = expect.objectContaining({ code: "THROTTLED" });

function buckets() {
  const clock = new TestClock();
  clock.hold();
  return { clock, points: new PointBuckets(clock) };
}

it("takes reserved points at once, so that concurrent work cannot spend the same points", () => {
  const { points } = buckets();
  for (let i = 0; i < 13; i += 1) points.reserve(caller(), 150);
  expect(() => points.reserve(caller(), 150)).toThrow(THROTTLED);
  expect(points.statusOf(caller()).currentlyAvailable).toBe(50);
});

it("takes the real cost instead of the reserved points", () => {
  const { points } = buckets();
  const reservation = points.reserve(caller(), 150);
  expect(reservation.status.currentlyAvailable).toBe(1850);
  reservation.settle(30);
  expect(reservation.status.currentlyAvailable).toBe(1970);
  reservation.settle(30);
  expect(points.statusOf(caller()).currentlyAvailable).toBe(1970);
});

it("keeps the reserved points if the real cost exceeds what is left", () => {
  const { points, clock } = buckets();
  points.reserve(caller(), 1900);
  const reservation = points.reserve(caller(), 40);
  expect(() => reservation.settle(101)).toThrow(THROTTLED);
  expect(points.statusOf(caller()).currentlyAvailable).toBe(60);
  clock.advance(1000);
  expect(points.statusOf(caller()).currentlyAvailable).toBe(460);
});

it("never holds more than its maximum", () => {
  const { points, clock } = buckets();
  const reservation = points.reserve(caller(), 150);
  clock.advance(60_000);
  reservation.settle(1);
  expect(points.statusOf(caller()).currentlyAvailable).toBe(2000);
});

it("counts a network as one caller", () => {
  const { points } = buckets();
  points.reserve(caller("2001:db8::1"), 1999);
  expect(() => points.reserve(caller("[2001:db8::2]:50112"), 2)).toThrow(THROTTLED);
  points.reserve(caller("2001:db8:0:1::1"), 2000);
});

it("lets a network of visitors make four searches a second, for as long as it likes", () => {
  const { points, clock } = buckets();
  for (let second = 0; second < 60; second += 1) {
    for (let i = 0; i < 4; i += 1) points.reserve(caller(), 100);
    clock.advance(1000);
  }
  expect(points.statusOf(caller()).currentlyAvailable).toBe(2000);
});

it("counts a session and a key as one caller each, wherever they are used from", () => {
  const { points } = buckets();
  const left = (actor: Actor, ipAddress: string) =>
    points.statusOf({ actor, client: { ipAddress } }).currentlyAvailable;
  const callers = [
    person({ sessionId: "a" }),
    person({ sessionId: "b" }),
    key([]),
    { ...key([]), keyId: "a" },
  ];
  callers.forEach((actor, i) =>
    points.reserve({ actor, client: { ipAddress: "203.0.113.7" } }, 100 * (i + 1)),
  );
  expect(callers.map((actor) => left(actor, "198.51.100.1"))).toEqual([1900, 1800, 1700, 1600]);
  expect(left(visitor, "203.0.113.7")).toBe(2000);
});

it.each([
  ["a key", key([]), 500],
  ["a session", person(), 100],
  ["a network", visitor, 400],
])("shows %s its points and how fast they are restored", (_who, actor, perSecond) => {
  const { points, clock } = buckets();
  const payer = { actor, client: { ipAddress: "203.0.113.7" } };
  expect(points.reserve(payer, 2000).status).toEqual({
    maximumAvailable: 2000,
    currentlyAvailable: 0,
    restoreRate: perSecond,
  });
  clock.advance(1500);
  expect(points.statusOf(payer).currentlyAvailable).toBe(1.5 * perSecond);
});

it("says in how many whole seconds there will be enough", () => {
  const { points } = buckets();
  points.reserve(caller(), 1900);
  const refusal = (wanted: number) => () => points.reserve(caller(), wanted);
  const after = (retryAfterSeconds: number) =>
    expect.objectContaining({
      code: "THROTTLED",
      message: errorTexts.tooManyQueries,
      details: { retryAfterSeconds },
    });
  expect(refusal(101)).toThrow(after(1));
  expect(refusal(500)).toThrow(after(1));
  expect(refusal(501)).toThrow(after(2));
  points.reserve(caller(), 100);
});

it("charges at least one point, however little the work was", () => {
  const { points } = buckets();
  const reservation = points.reserve(caller(), 100);
  reservation.settle(0);
  expect(reservation.status.currentlyAvailable).toBe(1999);
  reservation.settle(0);
  expect(reservation.status.currentlyAvailable).toBe(1999);
});

it("counts parts of points, and reports whole ones", () => {
  const { points, clock } = buckets();
  points.reserve(caller(), 2000);
  clock.advance(4);
  expect(points.statusOf(caller()).currentlyAvailable).toBe(1);
  clock.advance(1);
  expect(points.statusOf(caller()).currentlyAvailable).toBe(2);
});

it("takes nothing away when the clock is set back", () => {
  const { points, clock } = buckets();
  points.reserve(caller(), 1000);
  clock.advance(-60_000);
  expect(points.statusOf(caller()).currentlyAvailable).toBe(1000);
});

it("gives staff with a second factor enough for one board of applications after another", () => {
  const { points } = buckets();
  const client = { ipAddress: "203.0.113.7" };
  const proven = { actor: person({ role: "RECRUITER", secondFactor: true }), client };
  expect(points.statusOf(proven).maximumAvailable).toBe(10_000);
  for (const change of [
    { role: "RECRUITER", secondFactor: false },
    { secondFactor: true },
  ] as const)
    expect(points.statusOf({ actor: person(change), client }).maximumAvailable).toBe(2000);
});

it("counts the reserved points when it charges the real cost", () => {
  const { points } = buckets();
  const reservation = points.reserve(caller(), 1500);
  reservation.settle(2000);
  expect(reservation.status.currentlyAvailable).toBe(0);
});
