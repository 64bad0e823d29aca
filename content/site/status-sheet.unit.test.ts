import { readStatusSheet, sheetFaults, usedPartOf, type StatusSheet } from "#site/status-sheet";

const TODAY = "2026-11-29";
const opt: StatusSheet = {
  status: "OPT",
  startsOn: "2026-06-01",
  endsOn: "2027-05-31",
  isWorking: true,
  unemployedDays: 60,
  unemployedAsOf: TODAY,
  lastDayOfWork: null,
  stemExtension: "OPEN",
};
const worker: StatusSheet = {
  ...opt,
  ...{ status: "H1B", startsOn: "2025-10-01", endsOn: "2028-09-30" },
  ...{ unemployedDays: null, unemployedAsOf: null, lastDayOfWork: "2026-11-17" },
  stemExtension: "NO",
};
const faults = (sheet: StatusSheet, change: Partial<StatusSheet> = {}) =>
  sheetFaults({ ...sheet, ...change }, TODAY);

test("a sheet with its days in order has no faults", () => {
  expect(faults(opt)).toEqual({});
  expect(faults(worker)).toEqual({});
  expect(faults({ ...worker, status: "US_CITIZEN", startsOn: null, endsOn: null })).toEqual({});
});

test.each<[string, Partial<StatusSheet>, object]>([
  ["an end before its start", { endsOn: "2026-05-31" }, { endsOn: "endBeforeStart" }],
  ["400 days", { unemployedDays: 400 }, { unemployedDays: "badDays" }],
  ["a fraction of a day", { unemployedDays: 1.5 }, { unemployedDays: "badDays" }],
  ["fewer than no days", { unemployedDays: -1 }, { unemployedDays: "badDays" }],
  ["no number", { unemployedDays: NaN }, { unemployedDays: "badDays" }],
  ["the year 3026", { endsOn: "3026-05-31" }, { endsOn: "farDay" }],
  ["the year 206", { startsOn: "0206-05-31" }, { startsOn: "farDay" }],
  ["a day that is none", { endsOn: "2027-02-30" }, { endsOn: "noDay" }],
  ["no end", { endsOn: null }, { endsOn: "noEnd" }],
  ["days of no day", { unemployedAsOf: null }, { unemployedAsOf: "noAsOf" }],
  ["days as of tomorrow", { unemployedAsOf: "2026-11-30" }, { unemployedAsOf: "asOfInFuture" }],
  [
    "days as of a day before OPT",
    { unemployedAsOf: "2026-05-31" },
    { unemployedAsOf: "asOfBeforeStart" },
  ],
  ["days of no one knows who works", { isWorking: null }, { isWorking: "noAnswer" }],
  [
    "no job, and no day to count from",
    { isWorking: false, startsOn: null, unemployedDays: null },
    { startsOn: "noStart" },
  ],
  ["more days than have passed", { startsOn: "2026-11-01" }, { unemployedDays: "tooManyDays" }],
  [
    "two at once",
    { endsOn: "3026-05-31", unemployedDays: 400 },
    { endsOn: "farDay", unemployedDays: "badDays" },
  ],
])("%s is refused", (_what, change, expected) => {
  expect(faults(opt, change)).toEqual(expected);
});

test.each<[Partial<StatusSheet>, object]>([
  [{ status: "GREEN_CARD", startsOn: "2008-05-01" }, {}],
  [{ status: "GREEN_CARD", startsOn: "2008-05-01", endsOn: "2028-05-01" }, {}],
  [{ status: "US_CITIZEN", startsOn: "1990-05-01" }, {}],
  [{ status: "US_CITIZEN", startsOn: "1930-05-01" }, {}],
  [{ status: "H1B", startsOn: "2009-10-01", endsOn: "2028-09-30" }, {}],
  [{ status: "US_CITIZEN", startsOn: "1826-05-01" }, { startsOn: "farDay" }],
  [{ status: "US_CITIZEN", startsOn: "3026-05-01" }, { startsOn: "farDay" }],
  [{ status: "GREEN_CARD", startsOn: null, endsOn: "1990-05-01" }, { endsOn: "farDay" }],
  [{ status: "OPT", startsOn: "2008-05-01", endsOn: "2027-05-31" }, { startsOn: "farDay" }],
  [{ status: "STEM_OPT", startsOn: "2008-05-01", endsOn: "2027-05-31" }, { startsOn: "farDay" }],
])("a status may have begun long ago: %j", (change, expected) => {
  const nothing = { endsOn: null, lastDayOfWork: null };
  expect(faults({ ...worker, ...nothing }, change)).toEqual(expected);
});

test("a worker's last day is within the status", () => {
  expect(faults(worker, { lastDayOfWork: "2025-09-30" })).toEqual({
    lastDayOfWork: "lastDayBeforeStart",
  });
  expect(faults(worker, { lastDayOfWork: "2028-10-01" })).toEqual({ endsOn: "endBeforeLastDay" });
  expect(faults(worker, { lastDayOfWork: "2028-09-30" })).toEqual({});
});

test("a STEM extension's days are counted from the OPT before it", () => {
  const stem = { status: "STEM_OPT", startsOn: "2026-11-20", stemExtension: "NO" } as const;
  const counted = { unemployedDays: 85, unemployedAsOf: "2026-06-01" };
  expect(faults(opt, { ...stem, ...counted })).toEqual({});
  expect(faults(opt, { ...stem, ...counted, unemployedAsOf: "2026-11-19" })).toEqual({});
  expect(faults(opt, { ...stem, ...counted, isWorking: false })).toEqual({});
  expect(faults(opt, { ...stem, startsOn: "2026-12-20", unemployedDays: 85 })).toEqual({});
  expect(faults(opt, { ...stem, ...counted, unemployedAsOf: "2026-11-30" })).toEqual({
    unemployedAsOf: "asOfInFuture",
  });
});

test("who works is asked only for what follows from it", () => {
  const nothing = { isWorking: null, unemployedDays: null };
  expect(faults(opt, nothing)).toEqual({});
  expect(faults(opt, { isWorking: null, lastDayOfWork: "2026-11-17" })).toEqual({});
  expect(faults(opt, { isWorking: false, unemployedDays: null })).toEqual({});
});

test("a sheet that was stored before that was asked is read, and says nothing of it", () => {
  expect(readStatusSheet({ ...opt, isWorking: undefined })).toEqual({ ...opt, isWorking: null });
  expect(readStatusSheet({ ...opt, isWorking: false })).toEqual({ ...opt, isWorking: false });
  expect(readStatusSheet({ ...opt, isWorking: "NO" })).toBeNull();
});

test("what another status left over is dropped", () => {
  expect(usedPartOf({ ...opt, status: "H1B" })).toMatchObject({
    ...{ isWorking: null, unemployedDays: null, unemployedAsOf: null, stemExtension: "NO" },
  });
  expect(usedPartOf({ ...worker, status: "GREEN_CARD" })).toMatchObject({ lastDayOfWork: null });
  expect(usedPartOf({ ...opt, unemployedDays: null })).toMatchObject({ unemployedAsOf: null });
});
