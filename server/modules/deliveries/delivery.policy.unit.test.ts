import { describe, expect, it } from "@jest/globals";
import type { DeliveryKind } from "./delivery.entity.js";
import { duesOf, isCounted, kindsOf } from "./delivery.policy.js";

const plan = (planId: string | null, startedAt: string, endsAt: string | null = null) => ({
  planId,
  startedAt: new Date(startedAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});
const done = (...days: [DeliveryKind, string][]) => new Map(days);

describe("what a plan needs next", () => {
  it.each([
    ["Tuesday", "2026-07-07T15:00:00Z", "2026-07-08"],
    ["Friday", "2026-07-10T15:00:00Z", "2026-07-13"],
    ["Saturday", "2026-07-11T15:00:00Z", "2026-07-13"],
    ["Sunday evening in New York, Monday in UTC", "2026-07-13T01:00:00Z", "2026-07-13"],
  ])("is a first contact on the next business day after %s", (_when, startedAt, dueOn) => {
    expect(duesOf(plan("MARKET_MY_RESUME", startedAt), done())[0]).toEqual({
      kind: "CONTACT",
      dueOn,
    });
  });

  it("is a weekly list of submissions with Market My Resume", () => {
    const market = plan("MARKET_MY_RESUME", "2026-07-07T15:00:00Z");
    expect(duesOf(market, done(["CONTACT", "2026-07-08"]))).toEqual([
      { kind: "SUBMISSIONS", dueOn: "2026-07-10" },
    ]);
    expect(duesOf(market, done(["CONTACT", "2026-07-08"], ["SUBMISSIONS", "2026-07-17"]))).toEqual([
      { kind: "SUBMISSIONS", dueOn: "2026-07-24" },
    ]);
  });

  it.each([
    ["Monday", "2026-07-06T15:00:00Z", "2026-07-10"],
    ["Tuesday", "2026-07-07T15:00:00Z", "2026-07-10"],
    [
      "Wednesday, as Friday leaves no day after the first contact",
      "2026-07-08T15:00:00Z",
      "2026-07-17",
    ],
    ["Thursday", "2026-07-09T15:00:00Z", "2026-07-17"],
    ["Friday", "2026-07-10T15:00:00Z", "2026-07-17"],
    ["Saturday", "2026-07-11T15:00:00Z", "2026-07-17"],
    ["Sunday evening in New York, Monday in UTC", "2026-07-13T01:00:00Z", "2026-07-17"],
  ])("begins with the first list on a Friday: bought on %s", (_when, startedAt, dueOn) => {
    const dues = duesOf(plan("MARKET_MY_RESUME", startedAt), done());
    expect(dues[1]).toEqual({ kind: "SUBMISSIONS", dueOn });
  });

  it("comes in order of the days, and on Monday instead of a weekend", () => {
    const brand = plan("BRAND_MY_CV", "2026-07-07T15:00:00Z");
    const dues = duesOf(brand, done(["CONTACT", "2026-07-08"], ["DRAFT", "2026-07-15"]));
    expect(dues).toEqual([
      { kind: "VERSION", dueOn: "2026-07-28" },
      { kind: "SUBMISSIONS", dueOn: "2026-08-04" },
      { kind: "CALL", dueOn: "2026-08-06" },
    ]);
    const sent = done(
      ["CONTACT", "2026-07-08"],
      ["DRAFT", "2026-07-15"],
      ["SUBMISSIONS", "2026-08-04"],
    );
    expect(duesOf(brand, sent).map(({ kind }) => kind)).toEqual(["VERSION", "CALL", "SUBMISSIONS"]);
    expect(duesOf(brand, done(["VERSION", "2026-07-30"]))).toContainEqual({
      kind: "VERSION",
      dueOn: "2026-08-31",
    });
  });

  it("is nothing that would be due after the end", () => {
    const ending = plan("MARKET_MY_RESUME", "2026-07-07T15:00:00Z", "2026-10-07T15:00:00Z");
    const lists = (day: string) =>
      duesOf(ending, done(["CONTACT", "2026-07-08"], ["SUBMISSIONS", day]));
    expect(lists("2026-09-30")).toEqual([{ kind: "SUBMISSIONS", dueOn: "2026-10-07" }]);
    expect(lists("2026-10-01")).toEqual([]);
  });

  it("is nothing that would begin after the end of a canceled plan, except what is done once", () => {
    const canceled = plan("BRAND_MY_CV", "2027-01-30T15:00:00Z", "2027-02-28T15:00:00Z");
    expect(duesOf(canceled, done())).toEqual([
      { kind: "CONTACT", dueOn: "2027-02-01" },
      { kind: "DRAFT", dueOn: "2027-02-09" },
      { kind: "VERSION", dueOn: "2027-02-22" },
    ]);
    const short = plan("BRAND_MY_CV", "2027-01-30T15:00:00Z", "2027-02-05T15:00:00Z");
    expect(duesOf(short, done()).map(({ kind }) => kind)).toEqual(["CONTACT", "DRAFT"]);
  });

  it("is unknown for a plan that is no longer in the catalog", () => {
    expect(duesOf(plan(null, "2026-07-07T15:00:00Z"), done())).toEqual([]);
  });
});

it("knows what can be recorded for each plan, and what is counted", () => {
  expect(kindsOf("MARKET_MY_RESUME")).not.toContain("DRAFT");
  expect(kindsOf("BRAND_MY_CV")).toEqual(expect.arrayContaining(["DRAFT", "SUBMISSIONS"]));
  expect(kindsOf(null)).toContain("CALL");
  expect(isCounted("REPLIES")).toBe(true);
  expect(isCounted("CALL")).toBe(false);
});
