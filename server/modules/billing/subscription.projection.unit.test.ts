import { describe, expect, it } from "@jest/globals";
import { hours, later } from "../../core/clock.js";
import type { ProviderSubscription } from "../../integrations/payments/payment-gateway.js";
import { lacksTerm, project } from "./subscription.projection.js";

const START = new Date("2026-01-15T10:00:00Z");
const END = new Date("2026-04-15T10:00:00Z");
const unknown = { endsAt: null, stripeScheduleId: null, endBehavior: null };
const known = { endsAt: END, stripeScheduleId: "sub_sched_1", endBehavior: "cancel" as const };

const found = (change: Partial<ProviderSubscription>): ProviderSubscription => ({
  id: "sub_1",
  status: "ACTIVE",
  startedAt: START,
  currentPeriodEnd: new Date("2026-02-15T10:00:00Z"),
  endsAt: null,
  endedAt: null,
  scheduleId: null,
  ...change,
});

describe("a running subscription", () => {
  it("is PENDING until Stripe has an end date", () => {
    expect(project(unknown, found({}))).toMatchObject({
      status: "PENDING",
      endsAt: null,
      endBehavior: null,
    });
  });

  it("is active once Stripe has an end date", () => {
    expect(project(unknown, found({ endsAt: END, scheduleId: "sub_sched_1" }))).toEqual({
      status: "ACTIVE",
      running: true,
      startedAt: START,
      currentPeriodEnd: new Date("2026-02-15T10:00:00Z"),
      endsAt: END,
      endBehavior: "cancel",
      stripeScheduleId: "sub_sched_1",
    });
  });

  it("loses its stored end date when Stripe has none", () => {
    expect(project(known, found({}))).toMatchObject({
      status: "PENDING",
      endsAt: null,
      stripeScheduleId: null,
    });
  });

  it("is past due when a payment failed, with or without an end date", () => {
    expect(project(unknown, found({ status: "PAST_DUE" })).status).toBe("PAST_DUE");
    expect(project(known, found({ status: "PAST_DUE", endsAt: END })).status).toBe("PAST_DUE");
  });
});

describe("an ended subscription", () => {
  const over = (endedAt: Date | null) => project(known, found({ status: "OVER", endedAt }));

  it("keeps its stored schedule", () => {
    expect(over(END)).toMatchObject({ stripeScheduleId: "sub_sched_1", endBehavior: "cancel" });
  });

  it.each([
    ["at its end date", 0],
    ["an hour after it", 1],
    ["24 hours before it", -24],
  ])("completed its term if it ended %s", (_when, fromEnd) => {
    expect(over(later(END, hours(fromEnd)))).toMatchObject({ status: "COMPLETED", endsAt: END });
  });

  it("was canceled if it ended more than 24 hours before its end date", () => {
    const endedAt = new Date(END.getTime() - hours(24) - 1);
    expect(over(endedAt)).toMatchObject({ status: "CANCELED", endsAt: endedAt });
  });

  it("completed its term if Stripe does not say when it ended", () => {
    expect(over(null)).toMatchObject({ status: "COMPLETED", endsAt: END });
  });

  it("was canceled if it never had an end date", () => {
    const endedAt = new Date("2026-01-16T10:00:00Z");
    expect(project(unknown, found({ status: "OVER", endedAt }))).toMatchObject({
      status: "CANCELED",
      endsAt: endedAt,
      endBehavior: null,
    });
  });
});

describe("whether a subscription is missing its end date", () => {
  it.each<[string, Partial<ProviderSubscription>, boolean]>([
    ["running without an end date", {}, true],
    ["past due without an end date", { status: "PAST_DUE" }, true],
    ["running to an end date", { endsAt: END }, false],
    ["over", { status: "OVER" }, false],
  ])("%s: %s", (_name, change, lacks) => {
    expect(lacksTerm(found(change))).toBe(lacks);
  });
});
