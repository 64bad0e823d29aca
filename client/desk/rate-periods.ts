import type { SalaryPeriod } from "../lib/schema-types.generated";

/** What rates of placements and of consents may be for; jobs have more periods. */
export const ratePeriods = ["HOUR", "YEAR"] as const satisfies readonly SalaryPeriod[];
type RatePeriod = (typeof ratePeriods)[number];

/** The period to start with for a job that is paid so. */
export const ratePeriodOf = (period: SalaryPeriod | undefined): RatePeriod =>
  ratePeriods.find((each) => each === period) ?? "HOUR";
