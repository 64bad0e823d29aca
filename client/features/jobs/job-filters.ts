import { jobFilterWords, type FilterWords, type JobFilterName } from "#content/job-filters";
import { HOURS_PER_YEAR } from "#site/full-time-year";
import { PAY_STEPS } from "#site/pay-steps";
import { jobSearchTexts, type PostedDays } from "#texts/job-search";
import type { JobFilter } from "../../lib/schema-types.generated";

export interface FilterChoice {
  /** The value in URLs. */
  slug: string;
  /** Label in the list of choices. */
  label: string;
  /** Label among the active filters. */
  chip: string;
  /** The choice as words for a job alert's query; null if words cannot express it, as for a time. */
  words: string | null;
}

export interface Filter {
  /** Name of the URL parameter. */
  name: JobFilterName;
  label: string;
  /** Label of the option that does not filter. */
  any: string;
  /** Shown as checkboxes instead of a select. */
  several: boolean;
  choices: readonly FilterChoice[];
  /** Converts the choices into the API's filter. */
  toApi: (chosen: readonly FilterChoice[]) => JobFilter;
}

/** The chosen values of each active filter, at least one each. */
export type ChosenFilters = Partial<Record<JobFilterName, readonly FilterChoice[]>>;

/** Fields of the API's filter that take a list of values. */
type ListField = Exclude<keyof JobFilter, "payAtLeast" | "postedWithinDays">;

const slugOf = (value: string): string => value.toLowerCase().replaceAll("_", "-");

/** A filter by the values of one field, with its texts from content/. */
function valueFilter(
  field: string,
  {
    parameter: name,
    label,
    any,
    several = false,
    chip = String,
    search = (label: string): string | null => label,
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
      words: search(text),
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

const CENTS = 100;
const pay: Filter = {
  name: "pay",
  label: jobSearchTexts.payLabel,
  any: jobSearchTexts.payAny,
  several: false,
  choices: PAY_STEPS.map((hourly) => {
    const label = jobSearchTexts.payAtLeast(hourly, hourly * HOURS_PER_YEAR);
    return { slug: String(hourly), label, chip: label, words: null };
  }),
  toApi: (chosen) => ({
    payAtLeast: {
      amount: Math.min(...chosen.map(({ slug }) => Number(slug))) * CENTS,
      period: "HOUR",
    },
  }),
};

/** The type makes sure that content/ has texts for every filter of the API. */
const words: Record<ListField, FilterWords<JobFilterName>> = jobFilterWords;

const valueFilters = Object.entries(words).map(([field, each]) => valueFilter(field, each));

/** All filters in the form's order: selects, then groups of checkboxes, which take a row each. */
export const jobFilters: readonly Filter[] = [
  ...valueFilters.filter(({ several }) => !several),
  pay,
  posted,
  ...valueFilters.filter(({ several }) => several),
];

/** Reads the filters from the URL; unknown values are ignored. */
export function readFilters(address: URLSearchParams): ChosenFilters {
  const filters: ChosenFilters = {};
  for (const { name, choices } of jobFilters) {
    const slugs = address.getAll(name);
    const chosen = choices.filter(({ slug }) => slugs.includes(slug));
    if (chosen.length > 0) filters[name] = chosen;
  }
  return filters;
}

/** The active choices, in the form's order. */
export const activeFilters = (
  filters: ChosenFilters,
): { name: JobFilterName; slug: string; chip: string }[] =>
  jobFilters.flatMap(({ name }) =>
    (filters[name] ?? []).map(({ slug, chip }) => ({ name, slug, chip })),
  );

/** All filters except one choice. */
export const withoutChoice = (
  filters: ChosenFilters,
  name: JobFilterName,
  slug: string,
): ChosenFilters => ({
  ...filters,
  [name]: filters[name]?.filter((choice) => choice.slug !== slug),
});
