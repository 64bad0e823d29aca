import { HOURS_IN } from "#site/full-time-year";
import type { Pay } from "./pay";

const CENTS = 100;
/** Smallest step between two marks, in currency units. */
const MIN_STEP = 20;
/** As many labels as fit on a phone. Also limits the marks if a job's pay has a typo. */
const MAX_STEPS = 8;

export interface HourlyPay {
  /** Currency units per hour. */
  from: number;
  to: number;
}

/** Converts pay to hourly pay. @param range minor units (cents) per period */
export const hourly = (range: Pick<Pay, "min" | "max" | "period">): HourlyPay => {
  const divisor = CENTS * HOURS_IN[range.period];
  return { from: range.min / divisor, to: range.max / divisor };
};

/** The first step of 20, 50, 100, 200, 500, … that needs at most MAX_STEPS marks. */
function stepFor(span: number): number {
  let step = MIN_STEP;
  for (let index = 0; span / step > MAX_STEPS; index += 1) step *= index % 3 === 0 ? 2.5 : 2;
  return step;
}

/** A scale that covers all pay ranges: start, end and marks, in currency units. */
export function payScale(pays: readonly HourlyPay[]): {
  start: number;
  end: number;
  ticks: number[];
} {
  const lowest = Math.min(...pays.map(({ from }) => from));
  const highest = Math.max(...pays.map(({ to }) => to));
  const step = stepFor(highest - lowest);
  const start = Math.floor(lowest / step) * step;
  // At least one step long, since all jobs may pay the same amount.
  const end = Math.max(Math.ceil(highest / step) * step, start + step);
  const ticks = Array.from(
    { length: Math.round((end - start) / step) + 1 },
    (_none, index) => start + index * step,
  );
  return { start, end, ticks };
}
