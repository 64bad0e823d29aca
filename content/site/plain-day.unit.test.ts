import fc from "fast-check";
import {
  dayNumber,
  daysBetween,
  isPlainDay,
  localDay,
  monthOf,
  nextMonth,
  plusDays,
} from "#site/plain-day";

/** Days from 2000 to 2099. */
const days = fc.integer({ min: 0, max: 36_524 }).map((after) => plusDays("2000-01-01", after));

test.each([
  ["2026-12-01", true],
  ["2028-02-29", true],
  ["2027-02-29", false],
  ["2100-02-29", false],
  ["2026-04-31", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["12/01/2026", false],
  ["", false],
])("%s is a day: %s", (text, expected) => {
  expect(isPlainDay(text)).toBe(expected);
});

test.each([
  ["2026-11-17", 60, "2027-01-16"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2027-02-28", 1, "2027-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  // Clocks go forward on March 14, 2027, and back on November 1, 2026.
  ["2027-03-13", 2, "2027-03-15"],
  ["2026-10-31", 2, "2026-11-02"],
  ["2026-03-01", -1, "2026-02-28"],
])("%s and %d days is %s", (day, after, expected) => {
  expect(plusDays(day, after)).toBe(expected);
});

test("adding days is undone by counting them, and keeps the order", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, after) => {
      const later = plusDays(day, after);
      expect(isPlainDay(later)).toBe(true);
      expect(daysBetween(day, later)).toBe(after);
      expect(Math.sign(after)).toBe(later === day ? 0 : later > day ? 1 : -1);
    }),
  );
});

test("the next month starts after 28 to 31 days", () => {
  fc.assert(
    fc.property(days, (day) => {
      const length = daysBetween(monthOf(day), nextMonth(day));
      expect([28, 29, 30, 31]).toContain(length);
      expect(nextMonth(day).slice(8)).toBe("01");
      expect(dayNumber(day)).toBeLessThan(dayNumber(nextMonth(day)));
    }),
  );
});

test("the local day is that of the clock on the wall", () => {
  expect(localDay(new Date(2026, 0, 5, 0, 0))).toBe("2026-01-05");
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
