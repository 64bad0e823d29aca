import { expect, it } from "@jest/globals";
import { days, later } from "../../../core/clock.js";
import {
  confirmationToTell,
  stepToTell,
  type ConfirmationStep,
  type FailedAttempt,
  type FailureStep,
} from "./failure-steps.js";

const DUE = new Date("2026-12-12T10:00:00Z");
const failure = (attempt: number, day: number, isRetried = true): FailedAttempt => ({
  attempt,
  at: later(DUE, days(day)),
  isRetried,
});
const first = failure(1, 0);
const again = failure(2, 3);
const nextAgain = failure(3, 5);
const late = failure(4, 8);
const lateAgain = failure(5, 11);
const stopped = failure(6, 15, false);

/** What is told, by the last attempt that was read. */
const CASES: [read: string, failures: FailedAttempt[], told: FailureStep | null][] = [
  ["the first", [first], "FIRST"],
  ["the first two", [first, again], "AGAIN"],
  ["three within a week", [first, again, nextAgain], null],
  ["only the second", [again], "AGAIN"],
  ["only the third", [nextAgain], "AGAIN"],
  ["the first and the third", [first, nextAgain], "AGAIN"],
  ["four", [first, again, nextAgain, late], "LATE"],
  ["only the fourth", [late], "LATE"],
  ["two after a week", [first, late, lateAgain], null],
  ["all", [first, again, nextAgain, late, lateAgain, stopped], "STOPPED"],
  ["only the last", [stopped], "STOPPED"],
  ["one that isn’t tried again", [failure(1, 0, false)], "STOPPED"],
  ["none", [], null],
];

it.each(CASES)("tells the buyer, if we read %s", (_read, failures, told) => {
  expect(stepToTell(failures, DUE)).toBe(told);
});

const CONFIRMATIONS: [read: string, asked: FailedAttempt[], told: ConfirmationStep | null][] = [
  ["the first", [first], "FIRST"],
  ["the first two", [first, again], null],
  ["three within a week", [first, again, nextAgain], null],
  ["only the third", [nextAgain], "FIRST"],
  ["the first and one after a week", [first, late], "LATE"],
  ["only one after a week", [late], "LATE"],
  ["two after a week", [first, late, lateAgain], null],
  ["one that isn’t tried again", [failure(1, 0, false)], "FIRST"],
  ["none", [], null],
];

it.each(CONFIRMATIONS)("asks the buyer to confirm, if we read %s", (_read, asked, told) => {
  expect(confirmationToTell(asked, DUE)).toBe(told);
});
