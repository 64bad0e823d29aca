import { expect, it } from "@jest/globals";
import { visitor } from "../../core/actor.js";
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
