import { postedTime } from "./posted-time";

const now = new Date("2026-11-20T12:00:00Z");
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

test.each([
  [0, "Today"],
  [0.99, "Today"],
  [-2, "Today"],
  [1, "1 day ago"],
  [2, "2 days ago"],
  [29.9, "29 days ago"],
  [30, "1 month ago"],
  [59, "1 month ago"],
  [60, "2 months ago"],
  [359, "11 months ago"],
  [360, "1 year ago"],
  [720, "2 years ago"],
])("shows a date %d days ago as %s", (days, text) => {
  expect(postedTime(daysBefore(days), now)).toBe(text);
});

test("shows Today, not NaN, for an invalid date", () => {
  expect(postedTime("soon", now)).toBe("Today");
});
