import { Field, Int, ObjectType } from "type-graphql";
import { keysOf } from "../../../core/keys.js";
import { stateName } from "../../../kit/words/us-states.js";
import { jobFilters } from "../record/job.fields.js";
import type { ValueCount } from "./index/index-calls.js";
import { comparable } from "./filter-conditions.js";
import { LENIENT_FILTERS } from "./unknown-values.js";
import type { JobPage } from "./job.search.js";

@ObjectType({ description: "How many jobs a list would have with a value of a filter." })
export class JobValueCount {
  @Field(() => String, {
    description: "The value as `JobFilter` takes it, e.g. `REMOTE`, `TX`, `Node.js`.",
  })
  value!: string;

  @Field(() => String, {
    nullable: true,
    description: "Name of a state or company. Null for other filters.",
  })
  label!: string | null;

  @Field(() => Int, { description: "Number of jobs, however many." })
  total!: number;
}

@ObjectType({ description: "The values of a filter, each with the number of jobs." })
export class JobFilterCounts {
  @Field(() => String, {
    description: "Name of the filter in `JobFilter`, e.g. `workplaceType`.",
  })
  filter!: string;

  @Field(() => [JobValueCount], {
    description:
      "Most frequent values first, then chosen ones that are not among them. Other values without jobs are left out.",
  })
  values!: JobValueCount[];

  @Field(() => [String], {
    description: "Values asked for that no open job has, whatever else is asked for.",
  })
  unknown!: string[];

  @Field(() => [String], {
    description:
      "Those of `unknown` that job alerts refuse, and lists without `ignoresUnknown`: skills, and companies that do not exist.",
  })
  refused!: readonly string[];
}

@ObjectType({
  description: "How many jobs a list would have from a pay, of a time, or within a distance.",
})
export class JobStepCount {
  @Field(() => Int, { description: "Dollars an hour, days, or miles." })
  value!: number;

  @Field(() => Int, { description: "Number of jobs, however many." })
  total!: number;
}

@ObjectType({
  description:
    "The site's choices of pay, time of posting, or distance, each with the number of jobs.",
})
export class JobRangeCounts {
  @Field(() => String, {
    description: "Name of the filter in `JobFilter`: `payAtLeast`, `postedWithinDays`, or `near`.",
  })
  filter!: string;

  @Field(() => [JobStepCount], {
    description: "All choices, ascending. Empty for `near` unless a city is asked for.",
  })
  steps!: JobStepCount[];
}

/** Values asked for in a filter. */
type Chosen = (filter: keyof typeof jobFilters) => readonly string[];

/** Filters whose forms list every value: a missing count would look like zero. */
const isListed = (filter: keyof typeof jobFilters): boolean =>
  !LENIENT_FILTERS.some((name) => name === filter);

/**
 * Presents the counts of all filters.
 * @param top values of each filter without a list of its own, besides those chosen
 */
export const presentCounts = (
  { counts, unknown, refused = {} }: JobPage["counts"],
  chosen: Chosen,
  top: number,
): JobFilterCounts[] =>
  keysOf(jobFilters).map((filter) => {
    const { parameter } = jobFilters[filter];
    const most = isListed(filter) ? Infinity : top;
    const kept = new Set(chosen(filter).map((value) => comparable(filter, value)));
    const shown = (counts[parameter] ?? []).filter(({ value }, at) => at < most || kept.has(value));
    return {
      filter,
      values: shown.map((count) => presentCount(filter, count)),
      unknown: unknownOf(filter, unknown, chosen),
      refused: refused[filter] ?? [],
    };
  });

/** Chosen values that a list leaves out if it may, since no open job has them. */
export const ignoredValues = (unknown: JobPage["counts"]["unknown"], chosen: Chosen): string[] =>
  LENIENT_FILTERS.flatMap((filter) => unknownOf(filter, unknown, chosen));

/** As they were asked for. */
function unknownOf(
  filter: keyof typeof jobFilters,
  unknown: JobPage["counts"]["unknown"],
  chosen: Chosen,
): string[] {
  const missing = unknown[jobFilters[filter].parameter] ?? [];
  return chosen(filter).filter((value) => missing.includes(comparable(filter, value)));
}

function presentCount(filter: string, { value, label, total }: ValueCount): JobValueCount {
  if (filter === "skills") return { value: label, label: null, total };
  if (filter === "states") return { value, label: stateName(value), total };
  return { value, label: filter === "companies" ? label : null, total };
}
