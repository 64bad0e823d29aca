import { jobSearchTexts } from "#texts/job-search";
import type { RangeCounts } from "./counted-choices";
import type { Filter } from "./job-filters";

/** The options of a select, each with its number of jobs if that is known: distances have none without a city. */
export function countedOptions(filter: Filter, ranges: RangeCounts) {
  const { any, choices, field, standard = "" } = filter;
  const steps = ranges?.find((range) => range.filter === field)?.steps;
  const totals = new Map(steps?.map(({ value, total }) => [String(value), total]));
  const counted = (value: string, label: string): string => {
    const total = totals.get(value);
    return total === undefined ? label : jobSearchTexts.counted(label, total);
  };
  return [
    { value: "", label: counted(standard, any) },
    ...(choices ?? []).map(({ slug, label }) => ({ value: slug, label: counted(slug, label) })),
  ];
}
