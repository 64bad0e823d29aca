import { describe, expect, it } from "@jest/globals";
import { errorTexts } from "#texts/errors";
import { interviewErrorTexts as texts } from "#texts/interviews";
import { faultsOf } from "../../../test/refusal.js";
import { cancelSchema, changeSchema, scheduleSchema } from "./interview.validation.js";

const DETAILS = {
  ...{ startsAt: "2026-12-01T10:00", timeZone: "America/Chicago", minutes: 45 },
  ...{ place: "12 Main St", callUrl: null, interviewer: "Ann Lee", message: null },
};
const VERSION = { id: "i1", expectedVersion: 2 };

describe.each([
  ["an invitation", scheduleSchema, { applicationId: "a1" }],
  ["a change", changeSchema, VERSION],
])("%s", (_what, schema, of) => {
  const faults = (change: object) => faultsOf(schema, { ...of, ...DETAILS, ...change });

  it("is taken as given; blank fields are left out", () => {
    expect(schema.parse({ ...of, ...DETAILS, place: " 12 Main St ", message: "  " })).toEqual({
      ...of,
      ...DETAILS,
    });
  });

  it.each([
    [{ startsAt: null }, { startsAt: texts.timeMissing }],
    [{ startsAt: "2026-12-01" }, { startsAt: texts.timeMissing }],
    [{ startsAt: "2026-13-01T10:00" }, { startsAt: texts.timeMissing }],
    [{ startsAt: "2026-00-01T10:00" }, { startsAt: texts.timeMissing }],
    [{ startsAt: "2026-12-32T10:00" }, { startsAt: texts.timeMissing }],
    [{ startsAt: "2026-12-01T24:00" }, { startsAt: texts.timeMissing }],
    [{ startsAt: "2026-12-01T10:60" }, { startsAt: texts.timeMissing }],
    [{ startsAt: "2026-12-01T10:00Z" }, { startsAt: texts.timeMissing }],
    [{ startsAt: "on 2026-12-01T10:00" }, { startsAt: texts.timeMissing }],
    [{ timeZone: "CTS" }, { timeZone: texts.zoneUnknown("CTS") }],
    [{ timeZone: "MST" }, { timeZone: texts.zoneAmbiguous("MST", ["Mountain Time", "Arizona"]) }],
    [{ timeZone: "UTC-5" }, { timeZone: texts.zoneOffset("UTC-5") }],
    [{ timeZone: null }, { timeZone: texts.zone }],
    [{ minutes: 9 }, { minutes: texts.minutes(10, 480) }],
    [{ minutes: 481 }, { minutes: texts.minutes(10, 480) }],
    [{ minutes: 30.5 }, { minutes: texts.minutes(10, 480) }],
    [{ place: 7 }, { place: texts.place }],
    [{ place: "p".repeat(301) }, { place: errorTexts.tooLong(300) }],
    [{ place: " ", callUrl: "" }, { place: texts.placeMissing }],
    [{ callUrl: "meet.example.com" }, { callUrl: texts.callUrl }],
    [{ callUrl: "javascript:alert(1)" }, { callUrl: texts.callUrl }],
    [{ callUrl: "xhttp://a.example" }, { callUrl: texts.callUrl }],
    [{ interviewer: " " }, { interviewer: texts.interviewerMissing }],
    [{ interviewer: "a".repeat(121) }, { interviewer: errorTexts.tooLong(120) }],
    [{ message: "m".repeat(2001) }, { message: errorTexts.tooLong(2000) }],
    [{ message: 7 }, { message: texts.message }],
  ])("with %j is refused", (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it.each(["CST", "Central Time", "US/Central", "America/Chicago"])(
    "takes the time zone %s by its name in the IANA database",
    (timeZone) => {
      expect(schema.parse({ ...of, ...DETAILS, timeZone }).timeZone).toBe("America/Chicago");
    },
  );

  it.each([
    { startsAt: "2026-10-31T23:59" },
    { startsAt: "2026-01-09T09:05" },
    { startsAt: "2026-12-20T00:00" },
    { timeZone: "UTC", minutes: 10 },
    { minutes: 480 },
    { place: null, callUrl: "https://meet.example.com/abc" },
    { place: undefined, callUrl: "http://meet.example.com" },
  ])("with %j is allowed", (change) => {
    expect(faults(change)).toEqual({});
  });
});

it.each([
  ["a change", changeSchema, { ...VERSION, ...DETAILS }],
  ["a cancellation", cancelSchema, VERSION],
])("%s names the version that was seen", (_what, schema, good) => {
  expect(faultsOf(schema, good)).toEqual({});
  expect(faultsOf(schema, { ...good, expectedVersion: null })).toEqual({
    expectedVersion: texts.versionMissing,
  });
  expect(Object.keys(faultsOf(schema, { ...good, id: null }))).toEqual(["id"]);
});
