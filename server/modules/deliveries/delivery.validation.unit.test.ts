import { describe, expect, it } from "@jest/globals";
import { deliveryErrorTexts as texts } from "#texts/deliveries";
import { errorTexts } from "#texts/errors";
import { faultsOf } from "../../test/refusal.js";
import { deleteSchema, recordSchema, updateSchema } from "./delivery.validation.js";

const ENTRY = { planId: "p1", kind: "SUBMISSIONS", deliveredOn: "2026-07-14" };
const read = (change: object) => recordSchema.parse({ ...ENTRY, ...change });
const faults = (change: object) => faultsOf(recordSchema, { ...ENTRY, ...change });

describe("an entry about a delivery", () => {
  it("needs only its kind and day", () => {
    expect(recordSchema.parse(ENTRY)).toEqual({ ...ENTRY, count: null, note: null, link: null });
    expect(Object.keys(faultsOf(recordSchema, {})).sort()).toEqual([
      "deliveredOn",
      "kind",
      "planId",
    ]);
  });

  it("is of a kind that there is", () => {
    expect(faults({ kind: "PARTY" })).toEqual({ kind: texts.kindMissing });
  });

  it.each(["2026-02-30", "07/14/2026", "2026-07-14T00:00:00Z", "", null])(
    "takes no day like %j",
    (deliveredOn) => {
      expect(faults({ deliveredOn })).toEqual({ deliveredOn: texts.dayMissing });
    },
  );

  it.each([1, 10_000])("may count to %d", (count) => {
    expect(read({ count }).count).toBe(count);
  });

  it.each([0, 10_001, 1.5, "2"])("does not count to %j", (count) => {
    expect(faults({ count })).toEqual({ count: texts.count(10_000) });
  });

  it("keeps no blank note or link", () => {
    const nothing = { note: null, link: null };
    expect(read({ note: " \n ", link: "  " })).toMatchObject(nothing);
    expect(read({ note: null, link: undefined })).toMatchObject(nothing);
  });

  it("keeps a note of up to 1,000 characters, without spaces around it", () => {
    expect(read({ note: " Sent.\r\nTwo replies. " }).note).toBe("Sent.\nTwo replies.");
    expect(read({ note: "x".repeat(1000) }).note).toHaveLength(1000);
    expect(faults({ note: "x".repeat(1001) })).toEqual({ note: errorTexts.tooLong(1000) });
  });

  it.each([
    ["acme.example/jobs", "https://acme.example/jobs"],
    [" https://acme.example/a?b=1 ", "https://acme.example/a?b=1"],
  ])("takes %j as a link", (typed, link) => {
    expect(read({ link: typed }).link).toBe(link);
  });

  it.each(["javascript:alert(1)", "not a link"])("refuses %j as a link", (link) => {
    expect(faults({ link })).toEqual({ link: texts.linkInvalid });
  });

  it("keeps links of up to 500 characters", () => {
    const linkOf = (length: number) => "https://acme.example/".padEnd(length, "x");
    expect(read({ link: linkOf(500) }).link).toHaveLength(500);
    expect(faults({ link: linkOf(501) })).toEqual({ link: texts.linkTooLong(500) });
  });
});

describe("a change of an entry", () => {
  it("names the entry and the version that was seen", () => {
    const { kind, deliveredOn } = ENTRY;
    const change = { id: "d1", expectedVersion: 2, kind, deliveredOn };
    expect(updateSchema.parse(change)).toMatchObject(change);
    expect(faultsOf(updateSchema, { ...change, expectedVersion: undefined })).toEqual({
      expectedVersion: texts.versionMissing,
    });
    expect(Object.keys(faultsOf(deleteSchema, {}))).toEqual(["id"]);
  });
});
