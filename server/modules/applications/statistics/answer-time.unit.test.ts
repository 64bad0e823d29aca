import { describe, expect, it } from "@jest/globals";
import { answerTimeOf, type SentApplication } from "./answer-time.js";

/** A Sunday. */
const NOW = new Date("2026-11-29T18:00:00Z");

const sent = (appliedAt: string, answeredAt: string | null, withdrawnAt: string | null = null) =>
  ({
    appliedAt: new Date(appliedAt),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
  }) satisfies SentApplication;
const times = (count: number, application: SentApplication) =>
  Array.from({ length: count }, () => application);

const sameDay = sent("2026-11-10T15:00:00Z", "2026-11-10T20:00:00Z");
const overWeekend = sent("2026-10-30T15:00:00Z", "2026-11-02T15:00:00Z");
const twoDays = sent("2026-11-10T15:00:00Z", "2026-11-12T22:00:00Z");
const fiveDays = sent("2026-11-10T15:00:00Z", "2026-11-17T15:00:00Z");
const unanswered = sent("2026-11-10T15:00:00Z", null);

describe("the answer time of a company", () => {
  it("is not stated before 10 answers", () => {
    expect(answerTimeOf([], NOW)).toBeNull();
    expect(answerTimeOf([...times(9, sameDay), ...times(20, unanswered)], NOW)).toBeNull();
    expect(answerTimeOf(times(10, sameDay), NOW)).toEqual({
      medianBusinessDays: 0,
      percentWithinTwoDays: 100,
      applicationCount: 10,
    });
  });

  it("counts no weekends, also over the end of a month", () => {
    expect(answerTimeOf(times(10, overWeekend), NOW)?.medianBusinessDays).toBe(1);
  });

  it("counts days where the firm is", () => {
    // Monday evening there, and the afternoon of the next day; both are Tuesday in UTC.
    const late = sent("2026-11-10T04:30:00Z", "2026-11-10T20:00:00Z");
    expect(answerTimeOf(times(10, late), NOW)?.medianBusinessDays).toBe(1);
  });

  it("takes the lower one of two in the middle, and rounds the share down", () => {
    const answers = [...times(5, sameDay), ...times(1, twoDays), ...times(6, fiveDays)];
    expect(answerTimeOf(answers, NOW)).toEqual({
      medianBusinessDays: 2,
      percentWithinTwoDays: 50,
      applicationCount: 10,
    });
    const most = [...times(199, sameDay), fiveDays];
    expect(answerTimeOf(most, NOW)?.percentWithinTwoDays).toBe(99);
  });

  it("counts what waits for an answer as late once two business days are over", () => {
    const half = [...times(10, sameDay), ...times(10, unanswered)];
    expect(answerTimeOf(half, NOW)).toEqual({
      medianBusinessDays: 0,
      percentWithinTwoDays: 50,
      applicationCount: 20,
    });
    const most = [...times(10, sameDay), ...times(11, unanswered)];
    expect(answerTimeOf(most, NOW)?.medianBusinessDays).toBeNull();
  });

  it("leaves out what was sent lately, answered or not", () => {
    // Two business days later it is Friday, and that is not over before Monday.
    const lately = sent("2026-11-25T15:00:00Z", "2026-11-25T16:00:00Z");
    expect(answerTimeOf(times(10, lately), NOW)).toBeNull();
    const monday = new Date("2026-11-30T18:00:00Z");
    expect(answerTimeOf(times(10, lately), monday)?.applicationCount).toBe(10);
  });

  it("leaves out what was withdrawn in time, but not what was withdrawn after waiting too long", () => {
    const inTime = sent("2026-11-10T15:00:00Z", null, "2026-11-11T15:00:00Z");
    const late = sent("2026-11-10T15:00:00Z", null, "2026-11-18T15:00:00Z");
    const all = [...times(10, sameDay), ...times(10, inTime), ...times(10, late)];
    expect(answerTimeOf(all, NOW)).toMatchObject({
      percentWithinTwoDays: 50,
      applicationCount: 20,
    });
  });
});
