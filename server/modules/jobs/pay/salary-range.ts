import { Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { z } from "zod";

export const SalaryPeriodEnum = {
  HOUR: "HOUR",
  DAY: "DAY",
  WEEK: "WEEK",
  MONTH: "MONTH",
  YEAR: "YEAR",
} as const;
export type SalaryPeriod = keyof typeof SalaryPeriodEnum;

/** What rates of people at work may be for: they are agreed by the hour, or for a year. */
const RATE_PERIODS: readonly SalaryPeriod[] = ["HOUR", "YEAR"];
export const ratePeriodRule = (error: string) =>
  z.enum(SalaryPeriodEnum, { error }).refine((period) => RATE_PERIODS.includes(period), { error });

registerEnumType(SalaryPeriodEnum, {
  name: "SalaryPeriod",
  description:
    "What the numbers of a salary range are paid for. To compare pay, a day has 8 hours, a week 40, a year 2,080, and a month is a twelfth of a year. Rates of placements and consents are only for an hour or a year.",
  valuesConfig: {
    HOUR: { description: "Pay for an hour." },
    DAY: { description: "Pay for a day of work." },
    WEEK: { description: "Pay for a week." },
    MONTH: { description: "Pay for a month." },
    YEAR: { description: "Pay for a year." },
  },
});

@ObjectType({ description: "Pay in numbers, from `min` to `max`." })
export class SalaryRange {
  @Field(() => Int, { description: "Lowest pay, in minor units of `currency` (cents for USD)." })
  min!: number;

  @Field(() => Int, {
    description: "Highest pay, in minor units of `currency` (cents for USD). Not below `min`.",
  })
  max!: number;

  @Field(() => String, { description: "Three-letter ISO 4217 code in upper case, e.g. `USD`." })
  currency!: string;

  @Field(() => SalaryPeriodEnum, {
    description: "What `min` and `max` are paid for.",
  })
  period!: SalaryPeriod;
}

@InputType({ description: "Pay in numbers, from `min` to `max`." })
export class SalaryRangeInput {
  @Field(() => Int, {
    description: "Lowest pay, in minor units of `currency` (cents for USD), from 0.",
  })
  min!: number;

  @Field(() => Int, {
    description:
      "Highest pay, in minor units of `currency` (cents for USD), from `min` to 2,000,000,000.",
  })
  max!: number;

  @Field(() => String, {
    defaultValue: "USD",
    description: "Three-letter ISO 4217 code in upper case.",
  })
  currency!: string;

  @Field(() => SalaryPeriodEnum, {
    description: "What `min` and `max` are paid for.",
  })
  period!: SalaryPeriod;
}

export const salaryRangeRule = z
  .object({
    min: z.int("Use whole cents.").min(0, "Use zero or more."),
    max: z
      .int("Use whole cents.")
      .min(0, "Use zero or more.")
      .max(2_000_000_000, "Use 2,000,000,000 or less."),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "Use a currency code such as USD.")
      .default("USD"),
    period: z.enum(SalaryPeriodEnum, { error: "Use HOUR, DAY, WEEK, MONTH, or YEAR." }),
  })
  .refine(({ min, max }) => min <= max, { message: "min must not be above max.", path: ["min"] });

/** The columns of a range; all null if there is none. */
export const salaryColumns = (range: SalaryRange | null) => ({
  salaryMin: range?.min ?? null,
  salaryMax: range?.max ?? null,
  salaryCurrency: range?.currency ?? null,
  salaryPeriod: range?.period ?? null,
});

/** Null unless all four columns are set. */
export function salaryRangeOf(job: ReturnType<typeof salaryColumns>): SalaryRange | null {
  const { salaryMin: min, salaryMax: max, salaryCurrency: currency, salaryPeriod: period } = job;
  if (min === null || max === null || currency === null || period === null) return null;
  return { min, max, currency, period };
}
