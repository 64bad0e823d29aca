/** Full-time hours of a year: what yearly pay is divided by to stand beside hourly pay. */
const HOURS_A_YEAR = 2080;
const CENTS = 100;
/** Smallest distance between two marks, in currency units. */
const LEAST_STEP = 20;
/** How many labels fit on a phone. Also keeps one posting with a typo in its pay from making thousands. */
const MOST_STEPS = 8;

export interface HourlyPay {
  /** Currency units an hour. */
  from: number;
  to: number;
}

/** @param range minor units (cents) an hour or a year */
export const hourly = (range: { min: number; max: number; period: "HOUR" | "YEAR" }): HourlyPay => {
  const divisor = CENTS * (range.period === "YEAR" ? HOURS_A_YEAR : 1);
  return { from: range.min / divisor, to: range.max / divisor };
};

/** The first of 20, 50, 100, 200, 500, … that needs few marks for this much. */
function stepFor(span: number): number {
  let step = LEAST_STEP;
  for (let index = 0; span / step > MOST_STEPS; index += 1) step *= index % 3 === 0 ? 2.5 : 2;
  return step;
}

/** A scale around all of them: where it begins and ends, and its marks, in currency units. */
export function payScale(pays: readonly HourlyPay[]): {
  start: number;
  end: number;
  ticks: number[];
} {
  const least = Math.min(...pays.map(({ from }) => from));
  const most = Math.max(...pays.map(({ to }) => to));
  const step = stepFor(most - least);
  const start = Math.floor(least / step) * step;
  // All jobs may pay the same amount.
  const end = Math.max(Math.ceil(most / step) * step, start + step);
  const ticks = Array.from(
    { length: Math.round((end - start) / step) + 1 },
    (_none, index) => start + index * step,
  );
  return { start, end, ticks };
}
