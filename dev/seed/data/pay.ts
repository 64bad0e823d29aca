import type { Random } from "./random.js";

export type SalaryPeriod = "HOUR" | "YEAR";

/** A pay range in minor units (cents), like SalaryRange of the GraphQL schema. */
export interface SalaryRange {
  min: number;
  max: number;
  currency: "USD";
  period: SalaryPeriod;
}

/** Pay is rounded to these steps: whole dollars per hour, whole thousands per year. */
const STEP_CENTS: Record<SalaryPeriod, number> = { HOUR: 100, YEAR: 100_000 };

/** A range of about ±7% around `middle` dollars, in round figures. */
export function salaryAround(middle: number, period: SalaryPeriod, random: Random): SalaryRange {
  const step = STEP_CENTS[period];
  const center = middle * 100 * (0.97 + random.next() * 0.06);
  const half = center * (0.055 + random.next() * 0.03);
  const round = (cents: number): number => Math.round(cents / step) * step;
  return { min: round(center - half), max: round(center + half), currency: "USD", period };
}
