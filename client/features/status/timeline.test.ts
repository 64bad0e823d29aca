import fc from "fast-check";
import { plusDays } from "#site/plain-day";
import { timelineOf, type Span } from "./timeline";

const TODAY = "2026-11-29";

test("the months reach from the first day to the last, with the bars over them", () => {
  const grace: Span = { name: "workerGrace", from: "2026-11-18", to: "2027-01-16" };
  const status: Span = { name: "status", from: null, to: "2028-09-30" };
  const timeline = timelineOf([status, grace], TODAY);
  expect(timeline?.months.map(({ day }) => day)).toEqual([
    ...["2026-11-01", "2026-12-01", "2027-01-01"],
  ]);
  expect(timeline?.spans).toEqual([
    { ...status, at: 0, width: 1 },
    { ...grace, at: 17 / 92, width: 60 / 92 },
  ]);
  expect(timeline?.today).toBeCloseTo(28 / 92);
});

test("there is nothing to draw without a period", () => {
  expect(timelineOf([], TODAY)).toBeNull();
});

test("whatever the days, the months are at most 18, and the bars within the picture", () => {
  const near = fc.integer({ min: -5000, max: 5000 }).map((days) => plusDays(TODAY, days));
  const spans = fc.array(
    fc
      .record({ start: near, length: fc.integer({ min: 0, max: 3000 }) })
      .map(({ start, length }): Span => ({
        ...{ name: "departure", from: start, to: plusDays(start, length) },
      })),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(spans, (several) => {
      const timeline = timelineOf(several, TODAY);
      if (timeline === null) return;
      expect(timeline.months.length).toBeLessThanOrEqual(18);
      expect(timeline.months.length).toBeGreaterThan(0);
      const width = timeline.months.reduce((sum, month) => sum + month.width, 0);
      expect(width).toBeCloseTo(1);
      expect(timeline.today).toBeGreaterThanOrEqual(0);
      expect(timeline.today).toBeLessThanOrEqual(1);
      for (const span of timeline.spans) {
        expect(span.at).toBeGreaterThanOrEqual(0);
        expect(span.at + span.width).toBeLessThanOrEqual(1.000001);
      }
    }),
  );
});
