import { allFilters, comparable, slugOf, type ChosenFilters, type Filter } from "./job-filters";
import type { FilterChoice } from "./filter-choice";
import type { FilterCountsQuery } from "./FilterCounts.generated";
import type { JobSearch } from "./job-search";

/** How many jobs each value of each filter would find; undefined until they are known. */
export type FilterCounts = FilterCountsQuery["jobs"]["filterCounts"] | undefined;

/** The same for pay, days, and distances. */
export type RangeCounts = FilterCountsQuery["jobs"]["rangeCounts"] | undefined;

/** A choice of a filter, with its number of jobs if that is known. */
export interface CountedChoice extends FilterChoice {
  total?: number | undefined;
}

const countsOf = (counts: FilterCounts, { field }: Filter) =>
  counts?.find(({ filter }) => filter === field);

const isSame = (one: string, other: string): boolean => comparable(one) === comparable(other);

/**
 * The choices to offer: all that the filter has or, if it has no list, the most frequent ones and the chosen ones.
 * @param chosen of this filter
 */
export function countedChoices(
  filter: Filter,
  chosen: readonly FilterChoice[],
  counts: FilterCounts,
): readonly CountedChoice[] {
  const { choices, read } = filter;
  const counted = countsOf(counts, filter)?.values;
  if (counted === undefined) return choices ?? chosen;
  if (choices !== null) {
    const totals = new Map(counted.map(({ value, total }) => [slugOf(value), total]));
    return choices.map((choice) => ({ ...choice, total: totals.get(choice.slug) ?? 0 }));
  }
  const found = counted.flatMap(({ value, label, total }) => {
    // As it is in the URL, so that a skill typed there in other letters is the same choice.
    const slug = chosen.find((one) => isSame(one.slug, value))?.slug ?? addressOf(filter, value);
    return read([slug]).map((choice) => ({ ...choice, label: label ?? value, total }));
  });
  return [...found, ...missingIn(found, chosen)];
}

/** Those of some choices that others do not have. */
export const missingIn = <Choice extends FilterChoice>(
  others: readonly FilterChoice[],
  choices: readonly Choice[],
): Choice[] => choices.filter(({ slug }) => !others.some((other) => other.slug === slug));

/** Skills are written in URLs as in jobs. */
const addressOf = ({ field }: Filter, value: string): string =>
  field === "skills" ? value : value.toLowerCase();

/** The filters with the names that only the jobs know: "IBM" for "ibm". */
export function namedFilters(filters: ChosenFilters, counts: FilterCounts): ChosenFilters {
  const named: ChosenFilters = { ...filters };
  for (const filter of allFilters) {
    const chosen = filters[filter.name];
    if (filter.choices !== null || filter.field === null || !chosen) continue;
    const choices = countedChoices(filter, chosen, counts);
    named[filter.name] = chosen.map((choice) => {
      const label = choices.find(({ slug }) => slug === choice.slug)?.label ?? choice.label;
      return { ...choice, label, chip: label };
    });
  }
  return named;
}

/** Chosen values of a filter that no open job has, as they were asked for. */
export const unknownIn = (filter: Filter, counts: FilterCounts): readonly string[] =>
  filter.choices === null ? (countsOf(counts, filter)?.unknown ?? []) : [];

/** The search without the values that no open job has; the same object if there are none. */
export const withoutUnknown = (search: JobSearch, counts: FilterCounts): JobSearch =>
  without(search, (filter) => unknownIn(filter, counts));

/** The search without the values that a job alert can't have. Those that only wait for a job stay. */
export const withoutRefused = (search: JobSearch, counts: FilterCounts): JobSearch =>
  without(search, (filter) => countsOf(counts, filter)?.refused ?? []);

const without = (search: JobSearch, droppedOf: (filter: Filter) => readonly string[]): JobSearch =>
  allFilters.reduce((rest, filter) => {
    const dropped = droppedOf(filter);
    if (dropped.length === 0) return rest;
    const kept = rest.filters[filter.name]?.filter(
      ({ slug }) => !dropped.some((value) => isSame(value, slug)),
    );
    return { ...rest, filters: { ...rest.filters, [filter.name]: kept } };
  }, search);
