import { jobSearchTexts } from "#texts/job-search";
import type { RangeCounts } from "./counted-choices";
import type { FilterChoice } from "./filter-choice";
import type { Filter } from "./job-filters";
import type { JobSearch } from "./job-search";
import type { PanelCounts } from "./use-filter-counts";

export interface Option {
  value: string;
  label: string;
}

/** The options of a select, each with its number of jobs if that is known: distances have none without a city. */
export function countedOptions(filter: Filter, ranges: RangeCounts): Option[] {
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

/** The options of a filter's select, with what was chosen. */
export const optionsOf = (
  filter: Filter,
  { filters }: JobSearch,
  { ranges, total }: PanelCounts,
): readonly Option[] =>
  withChosen(countedOptions(filter, ranges), filters[filter.name]?.[0], total);

/**
 * The options with the number that was asked for, which may be none of the form's.
 * @param total number of jobs in the list, which is that of the chosen number
 */
export function withChosen(
  options: readonly Option[],
  chosen: FilterChoice | undefined,
  total: PanelCounts["total"],
): readonly Option[] {
  if (!chosen || options.some(({ value }) => value === chosen.slug)) return options;
  const { slug: value } = chosen;
  const label = total === undefined ? chosen.label : jobSearchTexts.counted(chosen.label, total);
  return [...options, { value, label }].toSorted((a, b) => Number(a.value) - Number(b.value));
}
