import { describe, expect, it } from "@jest/globals";
import { errorTexts } from "#texts/errors";
import { placementErrorTexts as texts } from "#texts/placements";
import { faultsOf } from "../../test/refusal.js";
import {
  confirmSchema,
  endSchema,
  extendSchema,
  filterSchema,
  hireSchema,
  PLACEMENT_STATES,
  updateSchema,
} from "./placement.validation.js";

const TERMS = {
  ...{ clientName: " Northwind ", startsOn: "2027-01-04", endsOn: "2027-06-30" },
  ...{ payRate: 7000, billRate: 9500, currency: "USD", period: "HOUR" },
};
const VERSION = { id: "p1", expectedVersion: 3 };

describe.each([
  ["a hire", hireSchema],
  ["an edit", updateSchema],
])("the terms of %s", (_what, schema) => {
  const faults = (change: object) =>
    faultsOf(schema, { ...VERSION, placement: { ...TERMS, ...change } });

  it("are taken as given, without spaces around the client", () => {
    expect(schema.parse({ ...VERSION, placement: TERMS })).toEqual({
      ...VERSION,
      placement: { ...TERMS, clientName: "Northwind" },
    });
  });

  it.each([null, undefined])("may have no end: %s", (endsOn) => {
    const placement = { ...TERMS, endsOn };
    expect(schema.parse({ ...VERSION, placement }).placement.endsOn).toBeNull();
  });

  it.each([
    [{ clientName: "  " }, { "placement.clientName": texts.clientMissing }],
    [{ clientName: "n".repeat(121) }, { "placement.clientName": errorTexts.tooLong(120) }],
    [{ startsOn: null }, { "placement.startsOn": texts.startMissing }],
    [{ startsOn: "2027-02-30" }, { "placement.startsOn": texts.startMissing }],
    [{ startsOn: "2027-01-04T00:00" }, { "placement.startsOn": texts.startMissing }],
    [{ startsOn: "x2027-01-04", endsOn: null }, { "placement.startsOn": texts.startMissing }],
    [{ startsOn: "1999-12-31" }, { "placement.startsOn": texts.badDay }],
    [{ startsOn: "2100-01-01", endsOn: null }, { "placement.startsOn": texts.badDay }],
    [{ endsOn: "soon" }, { "placement.endsOn": texts.endMissing }],
    [{ endsOn: 7 }, { "placement.endsOn": texts.endMissing }],
    [{ endsOn: "2027-01-03" }, { "placement.endsOn": texts.endBeforeStart }],
    [{ payRate: null }, { "placement.payRate": texts.payMissing }],
    [{ payRate: 0 }, { "placement.payRate": texts.payMissing }],
    [{ payRate: 70.5 }, { "placement.payRate": texts.payMissing }],
    [{ billRate: -1 }, { "placement.billRate": texts.billMissing }],
    [{ billRate: 2_000_000_001 }, { "placement.billRate": texts.rateTooHigh }],
    [{ currency: "ABC" }, { "placement.currency": texts.currency }],
    [{ currency: null }, { "placement.currency": texts.currency }],
    ...["DAY", "WEEK", "MONTH", "MINUTE"].map(
      (period) => [{ period }, { "placement.period": texts.period }] as const,
    ),
  ])("%j is refused", (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it.each([
    { endsOn: TERMS.startsOn },
    { startsOn: "2000-01-01" },
    { endsOn: "2099-12-31" },
    { payRate: 1, billRate: 2_000_000_000 },
    { period: "YEAR", currency: "EUR" },
  ])("%j is allowed", (change) => {
    expect(faults(change)).toEqual({});
  });

  it("are required", () => {
    expect(faultsOf(schema, VERSION)).toEqual({ placement: texts.required });
  });
});

describe.each([
  ["an extension", extendSchema, { ...VERSION, endsOn: "2027-06-30" }],
  ["a confirmation", confirmSchema, VERSION],
  ["an end", endSchema, { ...VERSION, endsOn: "2027-06-30", reason: "PROJECT_ENDED" }],
])("%s", (_what, schema, good) => {
  it("names the placement and the version that was seen", () => {
    expect(faultsOf(schema, good)).toEqual({});
    expect(faultsOf(schema, { ...good, expectedVersion: null })).toEqual({
      expectedVersion: texts.versionMissing,
    });
    expect(Object.keys(faultsOf(schema, { ...good, id: null }))).toEqual(["id"]);
  });
});

it("an extension has a day", () => {
  expect(faultsOf(extendSchema, { ...VERSION, endsOn: "" })).toEqual({ endsOn: texts.endMissing });
});

describe("an end", () => {
  const END = { ...VERSION, endsOn: "2027-06-30", reason: "PROJECT_ENDED" };
  const noteOf = (note: unknown) => endSchema.parse({ ...END, note }).note;

  it("has a day and a reason", () => {
    expect(faultsOf(endSchema, { ...END, endsOn: null, reason: "BORED" })).toEqual({
      endsOn: texts.endMissing,
      reason: texts.reasonMissing,
    });
  });

  it("may have a note", () => {
    expect(noteOf(" Went well. ")).toBe("Went well.");
    for (const none of [null, undefined, "", "   "]) expect(noteOf(none)).toBeNull();
    expect(faultsOf(endSchema, { ...END, note: "n".repeat(501) })).toEqual({
      note: errorTexts.tooLong(500),
    });
    expect(faultsOf(endSchema, { ...END, note: 7 })).toEqual({ note: texts.note });
  });
});

describe("a filter", () => {
  it("may be empty, and knows each state", () => {
    expect(filterSchema.parse({})).toEqual({});
    expect(filterSchema.parse({ state: ["UPCOMING", "RUNNING", "ENDED"] }).state).toEqual([
      ...PLACEMENT_STATES,
    ]);
    expect(Object.keys(faultsOf(filterSchema, { state: ["LOST"] }))).toEqual(["state.0"]);
  });

  it.each(["startingWithin", "endingWithin"])("looks %s up to two years ahead", (field) => {
    expect(faultsOf(filterSchema, { [field]: 0 })).toEqual({});
    expect(faultsOf(filterSchema, { [field]: 730 })).toEqual({});
    for (const days of [-1, 731])
      expect(faultsOf(filterSchema, { [field]: days })).toEqual({ [field]: texts.chooseDays(730) });
  });
});
