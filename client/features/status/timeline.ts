import {
  dayNumber,
  earlierOf,
  laterOf,
  monthOf,
  nextMonth,
  plusDays,
  type PlainDay,
} from "#site/plain-day";
import type { ClockLine } from "#site/status-clock";
import type { RuleName } from "#site/status-rules";
import type { StatusSheet } from "#site/status-sheet";

/** A bar of the picture. */
export interface Span {
  /** "status" is the status itself. */
  name: RuleName | "status";
  /** Null for a status that began at a day we don't know. */
  from: PlainDay | null;
  to: PlainDay;
}

/** The months of the picture, and what is drawn over them. Positions are parts of the width, 0 to 1. */
export interface Timeline {
  months: { day: PlainDay; at: number; width: number }[];
  spans: (Span & { at: number; width: number })[];
  today: number;
}

/** More would be too narrow for a name. */
const MOST_MONTHS = 18;

/** The periods that a sheet and its clock are about, in the order of the clock. */
export function spansOf({ startsOn, endsOn }: StatusSheet, lines: readonly ClockLine[]): Span[] {
  const periods = lines.flatMap((line): Span[] =>
    line.rule === "unemployment" || line.to < line.from
      ? []
      : [{ name: line.rule, from: line.from, to: line.to }],
  );
  return endsOn === null ? periods : [{ name: "status", from: startsOn, to: endsOn }, ...periods];
}

/**
 * Lays out the months around today, at most 18, and the bars over them.
 * @returns null if there is nothing to draw
 */
export function timelineOf(spans: readonly Span[], today: PlainDay): Timeline | null {
  if (spans.length === 0) return null;
  const rules = spans.filter(({ name }) => name !== "status");
  const shown = rules.length > 0 ? rules : spans;
  const starts = shown.map(({ from, to }) => from ?? to).reduce(earlierOf, today);
  const ends = shown.map(({ to }) => to).reduce(laterOf, today);
  const days = monthsBetween(starts, ends, today);
  const start = dayNumber(days[0] ?? monthOf(today));
  const end = dayNumber(nextMonth(days.at(-1) ?? today));
  const at = (day: PlainDay) => clamp((dayNumber(day) - start) / (end - start));
  const place = ({ from, to }: Pick<Span, "from" | "to">) => {
    const left = from === null ? 0 : at(from);
    return { at: left, width: at(plusDays(to, 1)) - left };
  };
  return {
    months: days.map((day) => ({ day, ...place({ from: day, to: plusDays(nextMonth(day), -1) }) })),
    spans: spans.map((span) => ({ ...span, ...place(span) })).filter(({ width }) => width > 0),
    today: at(today),
  };
}

const clamp = (part: number): number => Math.min(1, Math.max(0, part));

/** First days of the months. If there are too many, those from today's on are kept. */
function monthsBetween(from: PlainDay, to: PlainDay, today: PlainDay): PlainDay[] {
  const months: PlainDay[] = [];
  for (let day = monthOf(from); day <= to; day = nextMonth(day)) months.push(day);
  if (months.length <= MOST_MONTHS) return months;
  const now = months.indexOf(monthOf(today));
  const start = Math.max(0, Math.min(now - 1, months.length - MOST_MONTHS));
  return months.slice(start, start + MOST_MONTHS);
}
