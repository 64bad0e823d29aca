import { jobFilterWords, type FilterWords, type JobFilterName } from "#content/job-filters";
import { jobSearchTexts, type PostedDays } from "#texts/job-search";
import type { JobFilter } from "../../lib/schema-types.generated";

export interface FilterChoice {
  /** As addresses spell it. */
  slug: string;
  /** Label in the list of choices. */
  label: string;
  /** Label among the active filters, where it stands alone. */
  chip: string;
  /** The same as words, for searches that are kept as words; a time is none. */
  words: string | null;
}

export interface Filter {
  /** Parameter of the address. */
  name: JobFilterName;
  label: string;
  /** Label of the empty choice. */
  any: string;
  /** Offered as boxes to check instead of a list to choose one from. */
  several: boolean;
  choices: readonly FilterChoice[];
  /** Its part of the API's filter. */
  toApi: (chosen: readonly FilterChoice[]) => JobFilter;
}

/** The chosen ones of each filter, at least one; a filter that is not here narrows nothing. */
export type ChosenFilters = Partial<Record<JobFilterName, readonly FilterChoice[]>>;

/** Fields of the API's filter that take a list of values. */
type ListField = Exclude<keyof JobFilter, "postedWithinDays">;

const slugOf = (value: string): string => value.toLowerCase().replaceAll("_", "-");

/** A filter by the values of one field, as content/ words them. */
function valueFilter(
  field: string,
  {
    parameter: name,
    label,
    any,
    several = false,
    chip = String,
    values: texts,
  }: FilterWords<JobFilterName>,
): Filter {
  const entries = Object.entries(texts);
  const values = new Map(entries.map(([value]) => [slugOf(value), value]));
  return {
    name,
    label,
    any,
    several,
    choices: entries.map(([value, text]) => ({
      slug: slugOf(value),
      label: text,
      chip: chip(text),
      words: text,
    })),
    toApi: (chosen) => ({ [field]: chosen.map(({ slug }) => values.get(slug)) }),
  };
}

const days: readonly PostedDays[] = [1, 7, 30];
const posted: Filter = {
  name: "posted",
  label: jobSearchTexts.postedLabel,
  any: jobSearchTexts.postedAny,
  several: false,
  choices: days.map((value) => ({
    slug: String(value),
    label: jobSearchTexts.posted[value],
    chip: jobSearchTexts.postedChip(jobSearchTexts.posted[value]),
    words: null,
  })),
  toApi: (chosen) => ({ postedWithinDays: Math.max(...chosen.map(({ slug }) => Number(slug))) }),
};

/** The compiler asks content/ for words of each filter that the API has. */
const words: Record<ListField, FilterWords<JobFilterName>> = jobFilterWords;

const valueFilters = Object.entries(words).map(([field, each]) => valueFilter(field, each));

/** In the order of the form: lists to choose from, then groups of boxes, which take a line each. */
export const jobFilters: readonly Filter[] = [
  ...valueFilters.filter(({ several }) => !several),
  posted,
  ...valueFilters.filter(({ several }) => several),
];

/** Reads the filters from the address; unknown choices are left out. */
export function readFilters(address: URLSearchParams): ChosenFilters {
  const filters: ChosenFilters = {};
  for (const { name, choices } of jobFilters) {
    const slugs = address.getAll(name);
    const chosen = choices.filter(({ slug }) => slugs.includes(slug));
    if (chosen.length > 0) filters[name] = chosen;
  }
  return filters;
}

/** The active ones, in the order of the form. */
export const activeFilters = (
  filters: ChosenFilters,
): { name: JobFilterName; slug: string; chip: string }[] =>
  jobFilters.flatMap(({ name }) =>
    (filters[name] ?? []).map(({ slug, chip }) => ({ name, slug, chip })),
  );

/** All filters but one choice. */
export const withoutChoice = (
  filters: ChosenFilters,
  name: JobFilterName,
  slug: string,
): ChosenFilters => ({
  ...filters,
  [name]: filters[name]?.filter((choice) => choice.slug !== slug),
});
