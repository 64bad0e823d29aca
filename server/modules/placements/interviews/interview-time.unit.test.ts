import { interviewTime } from "#texts/interviews";

test.each([
  ["America/Chicago", "Tuesday, December 1, 2026 at 10:00 AM Central Time"],
  ["America/New_York", "Tuesday, December 1, 2026 at 11:00 AM Eastern Time"],
  ["America/Phoenix", "Tuesday, December 1, 2026 at 9:00 AM Arizona time"],
  ["Pacific/Honolulu", "Tuesday, December 1, 2026 at 6:00 AM Hawaii time"],
  ["Asia/Kolkata", "Tuesday, December 1, 2026 at 9:30 PM India time"],
  ["UTC", "Tuesday, December 1, 2026 at 4:00 PM UTC"],
])("an interview in %s is at a time that people read easily", (zone, words) => {
  expect(interviewTime("2026-12-01T16:00:00Z", zone)).toBe(words);
});

test("daylight saving time changes the hour, not the name of the zone", () => {
  expect(interviewTime("2026-07-01T15:00:00Z", "America/Chicago")).toBe(
    "Wednesday, July 1, 2026 at 10:00 AM Central Time",
  );
});
