import fc from "fast-check";
import { daysBetween, plusDays } from "#site/plain-day";
import { endedOn, statusClock, type ClockLine } from "#site/status-clock";
import {
  ruleSources,
  statusSources,
  trainingStatuses,
  visaStatuses,
  workerStatuses,
} from "#site/status-rules";
import { sheetFaults, stemExtensions, usedPartOf, type StatusSheet } from "#site/status-sheet";

const TODAY = "2026-11-29";

const sheetOf = (parts: Partial<StatusSheet>): StatusSheet => ({
  status: "H1B",
  startsOn: null,
  endsOn: "2028-09-30",
  isWorking: null,
  unemployedDays: null,
  unemployedAsOf: null,
  lastDayOfWork: null,
  stemExtension: "NO",
  ...parts,
});

const clock = (parts: Partial<StatusSheet>, today = TODAY) => statusClock(sheetOf(parts), today);
const lineOf = (lines: ClockLine[], rule: ClockLine["rule"]) =>
  lines.find((line) => line.rule === rule);

describe("a worker's grace period", () => {
  const grace = (parts: Partial<StatusSheet>, today?: string) =>
    lineOf(clock(parts, today), "workerGrace");

  test("starts the day after the last day of employment: day 12 of 60, until January 16", () => {
    expect(grace({ lastDayOfWork: "2026-11-17" })).toEqual({
      rule: "workerGrace",
      phase: "running",
      from: "2026-11-18",
      to: "2027-01-16",
      day: 12,
      days: 60,
    });
  });

  test.each([
    ["2026-11-17", "ahead", 0],
    ["2026-11-18", "running", 1],
    ["2027-01-16", "running", 60],
    ["2027-01-17", "over", 61],
  ])("on %s is %s, day %d", (today, phase, day) => {
    expect(grace({ lastDayOfWork: "2026-11-17" }, today)).toMatchObject({ phase, day });
  });

  test("goes over a leap day, and over clocks that change", () => {
    expect(grace({ lastDayOfWork: "2028-01-31" })).toMatchObject({ to: "2028-03-31" });
    expect(grace({ lastDayOfWork: "2027-01-31" })).toMatchObject({ to: "2027-04-01" });
  });

  test("ends with the status, if that is earlier", () => {
    const parts = { lastDayOfWork: "2026-11-17", endsOn: "2026-12-07" };
    expect(grace(parts)).toMatchObject({ to: "2026-12-07", days: 20, phase: "running" });
    const none = { lastDayOfWork: "2026-11-17", endsOn: "2026-11-17" };
    expect(grace(none)).toMatchObject({ days: 0, phase: "over" });
    expect(grace(none, "2026-11-17")).toMatchObject({ phase: "ahead" });
  });

  test("is not there for whoever works, and not for other statuses", () => {
    expect(clock({})).toEqual([]);
    for (const status of visaStatuses.filter((each) => !workerStatuses.includes(each)))
      expect(grace({ status, lastDayOfWork: "2026-11-17" })).toBeUndefined();
  });
});

describe("days without a job", () => {
  const OPT = { status: "OPT", endsOn: "2027-05-31" } as const;
  const noted = { unemployedDays: 60, unemployedAsOf: TODAY } as const;

  test("60 of 90 days used leave 30; they stay while there is a job", () => {
    const expected = { used: 60, limit: 90, left: 30, isCounting: false, lastDay: null };
    const working = { ...OPT, ...noted, isWorking: true };
    expect(lineOf(clock(working), "unemployment")).toMatchObject(expected);
    expect(lineOf(clock(working, "2027-02-01"), "unemployment")).toMatchObject(expected);
  });

  test("are not known to go on or to stay if the sheet doesn't say who works", () => {
    const line = lineOf(clock({ ...OPT, ...noted }, "2027-02-01"), "unemployment");
    expect(line).toMatchObject({ used: 60, isCounting: null, lastDay: null });
  });

  test("go on for whoever has had no job yet, from the day they were noted", () => {
    const never = { ...OPT, ...noted, startsOn: "2026-06-01", isWorking: false };
    expect(lineOf(clock(never), "unemployment")).toMatchObject({
      ...{ used: 60, isCounting: true, lastDay: "2026-12-29" },
    });
    expect(lineOf(clock(never, "2026-12-09"), "unemployment")).toMatchObject({
      ...{ used: 70, left: 20, isCounting: true },
    });
  });

  test("are all days of OPT for whoever has had no job and noted none", () => {
    const never = { ...OPT, isWorking: false };
    const since = (startsOn: string, today = TODAY) =>
      lineOf(clock({ ...never, startsOn }, today), "unemployment");
    expect(since("2026-11-20")).toMatchObject({
      ...{ used: 10, isCounting: true, lastDay: "2027-02-17" },
    });
    expect(since(TODAY)).toMatchObject({ used: 1, isCounting: true });
    expect(since("2026-11-30")).toMatchObject({ used: 0, isCounting: false });
  });

  test("don't begin before OPT, whenever the job before it ended", () => {
    const before = { ...OPT, startsOn: "2026-11-20", lastDayOfWork: "2026-08-31" };
    expect(lineOf(clock(before), "unemployment")).toMatchObject({
      ...{ used: 10, isCounting: true, lastDay: "2027-02-17" },
    });
    expect(lineOf(clock(before, "2026-11-19"), "unemployment")).toMatchObject({
      ...{ used: 0, isCounting: false },
    });
  });

  test("of a STEM extension are those of the OPT before it, too", () => {
    const stem = {
      status: "STEM_OPT",
      startsOn: "2026-11-20",
      lastDayOfWork: "2026-11-09",
    } as const;
    expect(lineOf(clock(stem), "unemployment")).toMatchObject({ used: 20, limit: 150 });
  });

  test("before the last job may be more, if none were noted", () => {
    const since = (parts: Partial<StatusSheet>) =>
      lineOf(clock({ ...OPT, ...parts }), "unemployment");
    const lost = { lastDayOfWork: "2026-11-19" };
    expect(since(lost)).toMatchObject({ used: 10, isAtLeast: true });
    expect(since({ ...lost, startsOn: "2026-06-01" })).toMatchObject({ isAtLeast: true });
    expect(since({ ...lost, status: "STEM_OPT" })).toMatchObject({ used: 10, isAtLeast: true });
    expect(since({ ...lost, ...noted })).toMatchObject({ isAtLeast: false });
    // OPT began after the job, or had none.
    expect(since({ ...lost, startsOn: "2026-11-20" })).toMatchObject({ isAtLeast: false });
    expect(since({ startsOn: "2026-11-20", isWorking: false })).toMatchObject({ isAtLeast: false });
  });

  test.each([true, false, null])(
    "are asked for if none were noted, and working: %s",
    (isWorking) => {
      const isCounting = isWorking === null ? null : !isWorking;
      const stem = { status: "STEM_OPT", startsOn: "2026-06-01", isWorking } as const;
      const expected = { rule: "unemployment", used: null, limit: 150, isCounting };
      expect(sheetFaults(sheetOf(stem), TODAY)).toEqual({});
      expect(lineOf(clock(stem), "unemployment")).toEqual(expected);
      expect(lineOf(clock({ ...stem, startsOn: null }), "unemployment")).toEqual(expected);
      // Nothing counts any longer.
      expect(lineOf(clock({ ...stem, endsOn: "2026-11-28" }), "unemployment")).toBeUndefined();
    },
  );

  test("of OPT are asked for if none were noted, unless all of it was without a job", () => {
    for (const isWorking of [true, null])
      expect(lineOf(clock({ ...OPT, startsOn: "2026-06-01", isWorking }), "unemployment")).toEqual({
        ...{ rule: "unemployment", used: null, limit: 90 },
        isCounting: isWorking === null ? null : false,
      });
  });

  test("go on while the STEM extension is pending, for 180 days at most", () => {
    const pending = {
      ...{ ...OPT, ...noted, endsOn: "2026-12-05", lastDayOfWork: "2026-11-01" },
      stemExtension: "PENDING",
    } as const;
    expect(lineOf(clock(pending, "2026-12-09"), "unemployment")).toMatchObject({
      ...{ used: 70, isCounting: true, lastDay: "2026-12-29" },
    });
    expect(lineOf(clock(pending, "2027-06-03"), "unemployment")).toMatchObject({
      ...{ used: 246, isCounting: true },
    });
    expect(lineOf(clock(pending, "2027-06-04"), "unemployment")).toMatchObject({
      ...{ used: 246, isCounting: false },
    });
  });

  test("go on each day without one, from the day they were noted", () => {
    const out = { ...OPT, ...noted, lastDayOfWork: "2026-11-01" };
    expect(lineOf(clock(out, "2026-12-09"), "unemployment")).toMatchObject({
      ...{ used: 70, left: 20, isCounting: true, lastDay: "2026-12-29" },
    });
    expect(lineOf(clock(out, "2027-01-31"), "unemployment")).toMatchObject({ used: 123, left: 0 });
  });

  test("go on from the last day of employment, if that is later", () => {
    const ending = { ...OPT, ...noted, lastDayOfWork: "2026-12-15" };
    expect(lineOf(clock(ending), "unemployment")).toMatchObject({ used: 60, isCounting: false });
    expect(lineOf(clock(ending, "2026-12-20"), "unemployment")).toMatchObject({
      ...{ used: 65, isCounting: true, lastDay: "2027-01-14" },
    });
  });

  test("count from the last day of employment, if none were noted", () => {
    expect(lineOf(clock({ ...OPT, lastDayOfWork: "2026-11-19" }), "unemployment")).toMatchObject({
      used: 10,
    });
  });

  test("stop with OPT", () => {
    const short = { ...OPT, ...noted, endsOn: "2026-12-05", lastDayOfWork: "2026-11-01" };
    expect(lineOf(clock(short, "2027-01-31"), "unemployment")).toMatchObject({
      ...{ used: 66, isCounting: false, lastDay: null },
    });
  });

  test("are 150 with a STEM extension", () => {
    const stem = clock({ status: "STEM_OPT", ...noted });
    expect(lineOf(stem, "unemployment")).toMatchObject({ limit: 150, left: 90 });
  });
});

describe("after OPT", () => {
  const OPT = { status: "OPT", endsOn: "2027-05-31" } as const;

  test("60 days are left to depart", () => {
    expect(lineOf(clock(OPT), "departure")).toMatchObject({
      ...{ from: "2027-06-01", to: "2027-07-30", phase: "ahead" },
    });
  });

  test("a STEM extension can be filed in the 90 days before its end", () => {
    const open = { ...OPT, stemExtension: "OPEN" } as const;
    const filing = (today: string) => lineOf(clock(open, today), "stemFiling");
    expect(filing(TODAY)).toMatchObject({ from: "2027-03-02", to: "2027-05-31", phase: "ahead" });
    expect(filing("2027-03-02")).toMatchObject({ phase: "running" });
    expect(filing("2027-05-31")).toMatchObject({ phase: "running" });
    expect(filing("2027-06-01")).toMatchObject({ phase: "over" });
    expect(lineOf(clock(OPT), "stemFiling")).toBeUndefined();
  });

  test("work goes on for up to 180 days while it is pending, in place of departure", () => {
    const pending = clock({ ...OPT, stemExtension: "PENDING" });
    expect(lineOf(pending, "stemPending")).toMatchObject({ from: "2027-06-01", to: "2027-11-27" });
    expect(lineOf(pending, "departure")).toBeUndefined();
  });

  // The fiscal year starts on October 1; petitions for it are filed from April 1 before.
  test.each([
    ["2027-03-31", "2027-04-01", "2027-04-01"],
    ["2027-04-01", "2027-04-02", "2028-04-01"],
    ["2027-05-31", "2027-06-01", "2028-04-01"],
    ["2027-09-30", "2027-10-01", "2028-04-01"],
    ["2027-10-01", "2027-10-02", "2028-04-01"],
    ["2027-12-31", "2028-01-01", "2028-04-01"],
    ["2028-02-28", "2028-02-29", "2028-04-01"],
    ["2028-02-29", "2028-03-01", "2028-04-01"],
  ])("that ends on %s, cap-gap reaches from %s to %s", (endsOn, from, to) => {
    for (const status of trainingStatuses)
      expect(lineOf(clock({ status, endsOn }), "capGap")).toMatchObject({ from, to });
  });
});

describe("other statuses", () => {
  test("after a J-1 program, 30 days are left for travel", () => {
    const ends = (endsOn: string) => clock({ status: "J1", endsOn });
    expect(ends("2026-11-20")).toEqual([
      {
        ...{ rule: "programDeparture", from: "2026-11-21", to: "2026-12-20" },
        phase: "running",
      },
    ]);
    expect(ends("2028-01-31")).toMatchObject([{ to: "2028-03-01", phase: "ahead" }]);
    expect(ends("2026-10-29")).toMatchObject([{ to: "2026-11-28", phase: "over" }]);
  });

  test.each(visaStatuses)("%s has days to count, a rule that says why not, or lasts", (status) => {
    const parts = { status, endsOn: "2027-05-31", lastDayOfWork: "2026-11-17" } as const;
    const lines = clock(usedPartOf(sheetOf(parts)));
    const isForLife = status === "GREEN_CARD" || status === "US_CITIZEN";
    expect([lines.length > 0, status in statusSources, isForLife]).toContain(true);
    for (const { rule } of lines) expect(ruleSources[rule]).toBeDefined();
    const source = statusSources[status];
    if (source !== undefined)
      expect(source).toMatchObject({
        citation: expect.stringMatching(/^8 CFR [\da]+\.\d+(?:\(\w+\))+$/),
        uscis: expect.stringMatching(/^https:\/\/www\.uscis\.gov\//),
        asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
  });

  test("workers of every status with the rule have the same 60 days", () => {
    for (const status of workerStatuses)
      expect(clock({ status, lastDayOfWork: "2026-11-17" })).toMatchObject([
        { rule: "workerGrace", from: "2026-11-18", to: "2027-01-16" },
      ]);
    expect([...workerStatuses].toSorted()).toEqual([
      "E1",
      "E2",
      "E3",
      "H1B",
      "H1B1",
      "L1",
      "O1",
      "TN",
    ]);
  });
});

describe("any sheet without faults", () => {
  const near = fc.integer({ min: -2500, max: 2500 }).map((days) => plusDays(TODAY, days));
  const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
  const sheets = fc
    .record({
      status: fc.constantFrom(...visaStatuses),
      startsOn: orNone(near),
      endsOn: orNone(near),
      isWorking: orNone(fc.boolean()),
      unemployedDays: orNone(fc.integer({ min: 0, max: 150 })),
      unemployedAsOf: orNone(near),
      lastDayOfWork: orNone(near),
      stemExtension: fc.constantFrom(...stemExtensions),
    })
    .map(usedPartOf)
    .filter((sheet) => Object.keys(sheetFaults(sheet, TODAY)).length === 0);

  test("counts the days of practical training as long as it lasts, or asks for them", () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        if (!trainingStatuses.includes(sheet.status) || (sheet.endsOn ?? "") < TODAY) return;
        expect(lineOf(statusClock(sheet, TODAY), "unemployment")).toBeDefined();
      }),
    );
  });

  test("has periods that start before they end, and no more days than the rule gives", () => {
    fc.assert(
      fc.property(sheets, near, (sheet, today) => {
        for (const line of statusClock(sheet, today)) {
          if (line.rule === "unemployment") {
            if (line.used === null) expect(sheet.unemployedDays).toBeNull();
            if (line.used === null) continue;
            expect(line.left).toBe(Math.max(0, line.limit - line.used));
            expect(line.used).toBeGreaterThanOrEqual(sheet.unemployedDays ?? 0);
          } else {
            const length = daysBetween(line.from, line.to) + 1;
            expect(length).toBeGreaterThanOrEqual(line.rule === "workerGrace" ? 0 : 1);
            if (line.rule === "workerGrace") expect(length).toBe(line.days);
            if (line.rule === "workerGrace") expect(line.days).toBeLessThanOrEqual(60);
          }
        }
      }),
    );
  });

  test("uses one more day without a job each day that counts", () => {
    const counted = sheets.filter(({ status }) => trainingStatuses.includes(status));
    fc.assert(
      fc.property(counted, fc.integer({ min: 0, max: 2000 }), (sheet, after) => {
        const today = plusDays(TODAY, after);
        const used = (day: string) => {
          const line = lineOf(statusClock(sheet, day), "unemployment");
          return line?.rule === "unemployment" && line.used !== null ? line : null;
        };
        const [before, now] = [used(today), used(plusDays(today, 1))];
        if (before === null || now === null) return;
        expect(now.used - before.used).toBe(now.isCounting ? 1 : 0);
      }),
    );
  });
});

describe("the last day of a status that has ended", () => {
  const ended = (parts: Partial<StatusSheet>) => endedOn(sheetOf(parts), TODAY);

  test.each<[string, Partial<StatusSheet>, string | null]>([
    ["of the status itself", { endsOn: "2024-01-01" }, "2024-01-01"],
    ["not on that day", { endsOn: TODAY }, null],
    ["of OPT", { status: "OPT", endsOn: "2026-05-31" }, "2026-05-31"],
    [
      "of OPT, with what a pending extension adds",
      { status: "OPT", endsOn: "2026-05-31", stemExtension: "PENDING" },
      "2026-11-27",
    ],
    ["of a worker's grace period", { lastDayOfWork: "2026-08-01" }, "2026-09-30"],
    ["not while the grace period runs", { lastDayOfWork: "2026-11-17" }, null],
    ["not of a green card", { status: "GREEN_CARD", endsOn: "2024-01-01" }, null],
    ["not of a status whose last day isn't known", { status: "H4_EAD", endsOn: null }, null],
  ])("is that %s", (_which, parts, day) => {
    expect(ended(parts)).toBe(day);
  });
});
