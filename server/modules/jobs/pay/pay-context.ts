import { Field, Int, ObjectType } from "type-graphql";
import { HOURS_IN, HOURS_PER_YEAR } from "#site/full-time-year";
import { RoleFamilyEnum, type RoleFamily } from "../record/families/role-family.js";
import type { SalaryRange } from "./salary-range.js";

/** With fewer other jobs, quartiles say nothing. */
const FEWEST_JOBS = 5;

const perHour = `in minor units of the currency (cents for USD) per hour; a year has ${HOURS_PER_YEAR} hours`;

@ObjectType({
  description:
    "Where a job's pay lies among other open jobs of the same role family and currency. Each job counts with the middle of its pay range.",
})
export class PayContext {
  @Field(() => RoleFamilyEnum, {
    description: "Role family of the job and those it is compared with.",
  })
  family!: RoleFamily;

  @Field(() => Int, {
    description: `Number of other jobs it is compared with: the newest with pay in numbers, ${FEWEST_JOBS} to 500.`,
  })
  jobCount!: number;

  @Field(() => Int, { description: "How many of them pay less than this job." })
  payLessCount!: number;

  @Field(() => Int, { description: `A tenth of them pay less than this, ${perHour}.` })
  lowestTenth!: number;

  @Field(() => Int, { description: `A quarter of them pay less than this, ${perHour}.` })
  lowerQuartile!: number;

  @Field(() => Int, { description: `Half of them pay less than this, ${perHour}.` })
  median!: number;

  @Field(() => Int, { description: `A quarter of them pay more than this, ${perHour}.` })
  upperQuartile!: number;

  @Field(() => Int, { description: `A tenth of them pay more than this, ${perHour}.` })
  highestTenth!: number;
}

type Pay = Pick<SalaryRange, "min" | "max" | "period">;

/** The middle of a pay range, in minor units per hour. */
const middlePerHour = ({ min, max, period }: Pay): number => (min + max) / 2 / HOURS_IN[period];

/** @param others pay of the other open jobs of the family. @returns null if they are too few */
export function payContextOf(
  family: RoleFamily,
  pay: Pay,
  others: readonly Pay[],
): PayContext | null {
  if (others.length < FEWEST_JOBS) return null;
  const own = middlePerHour(pay);
  const sorted = others.map(middlePerHour).toSorted((a, b) => a - b);
  return {
    family,
    jobCount: sorted.length,
    payLessCount: sorted.filter((other) => other < own).length,
    lowestTenth: quantile(sorted, 0.1),
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
    highestTenth: quantile(sorted, 0.9),
  };
}

/** Interpolates between neighbors, like PERCENTILE_CONT in SQL. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return Math.round(below + (above - below) * (position % 1));
}
