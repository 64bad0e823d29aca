/** Full-time hours of a year: what yearly pay is divided by to stand beside hourly pay. */
const HOURS_A_YEAR = 2080;
const CENTS = 100;
const TICK = 20;

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

/** A scale around all of them: where it begins and ends, and its marks, in currency units. */
export function payScale(pays: readonly HourlyPay[]): {
  start: number;
  end: number;
  ticks: number[];
} {
  const start = Math.floor(Math.min(...pays.map(({ from }) => from)) / TICK) * TICK;
  const end = Math.ceil(Math.max(...pays.map(({ to }) => to)) / TICK) * TICK;
  const ticks = Array.from(
    { length: (end - start) / TICK + 1 },
    (_none, index) => start + index * TICK,
  );
  return { start, end, ticks };
}
