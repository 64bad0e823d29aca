import { days } from "../../../core/clock.js";

/** What a clock in this zone shows, to the minute: "2026-12-01T10:00". */
export function localTime(moment: Date, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return format.format(moment).replace(" ", "T");
}

/**
 * The moment when a clock in this zone shows this time, such as "2026-12-01T10:00". If it shows the time twice, because it is
 * set back, the first of them.
 * @returns null if it never does, because it is set forward over that time
 */
export function momentOf(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // The offset changes at most once in two days: those of the day before and the day after are all there can be.
  const moments = [-1, 1].map((side) => {
    const near = new Date(asUtc + side * days(1));
    const offset =
      Date.parse(`${localTime(near, timeZone)}:00Z`) - Math.floor(near.getTime() / 60_000) * 60_000;
    return new Date(asUtc - offset);
  });
  const right = moments.filter((moment) => localTime(moment, timeZone) === local);
  return right.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
