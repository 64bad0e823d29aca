import type { Placement_PlacementFragment as Placement } from "./Placements.generated";

const DAY_MS = 86_400_000;
/** What the picture shows at most, in days before and after today. */
const MOST = { before: 120, after: 365 };
/** What it shows at least. */
const LEAST = { before: 14, after: 60 };

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

interface Bar {
  placement: Placement;
  /** Where it starts and how long it is, in percent of the width. */
  left: number;
  width: number;
  /** Whether it goes on beyond the picture. */
  isCutLeft: boolean;
  isCutRight: boolean;
}

export interface Timeline {
  from: string;
  to: string;
  /** Percent of the width. */
  today: number;
  months: readonly { day: string; left: number }[];
  bars: readonly Bar[];
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

function monthsBetween(from: number, to: number): number[] {
  const start = new Date(from);
  const months: number[] = [];
  for (let n = 1; ; n += 1) {
    const time = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + n, 1);
    if (time >= to) return months;
    months.push(time);
  }
}

/** The placements on a scale of days around today, the one that ends first on top. */
export function timelineOf(placements: readonly Placement[], today: string): Timeline {
  const now = timeOf(today);
  const starts = placements.map(({ startsOn }) => timeOf(startsOn));
  const ends = placements.map(({ endsOn, startsOn }) => timeOf(endsOn ?? startsOn));
  const from = clamp(Math.min(...starts), now - MOST.before * DAY_MS, now - LEAST.before * DAY_MS);
  const to = clamp(Math.max(...ends), now + LEAST.after * DAY_MS, now + MOST.after * DAY_MS);
  const at = (time: number) => ((clamp(time, from, to) - from) / (to - from)) * 100;
  const bars = placements
    .map((placement): Bar => {
      const start = timeOf(placement.startsOn);
      const end = placement.endsOn === null ? Infinity : timeOf(placement.endsOn) + DAY_MS;
      return {
        placement,
        left: at(start),
        width: at(end) - at(start),
        isCutLeft: start < from,
        isCutRight: end > to,
      };
    })
    .filter(({ width }) => width > 0);
  const months = monthsBetween(from, to).map((time) => ({ day: dayAt(time), left: at(time) }));
  return { from: dayAt(from), to: dayAt(to), today: at(now), months, bars: bars.sort(byEnd) };
}

const byEnd = (a: Bar, b: Bar): number => {
  const [first, second] = [a.placement.endsOn ?? "9", b.placement.endsOn ?? "9"];
  return first < second ? -1 : Number(first > second);
};
