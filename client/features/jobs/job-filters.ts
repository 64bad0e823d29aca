import { jobSearchTexts, type PostedDays } from "#texts/job-search";
import type {
  JobFilter,
  JobType,
  WorkAuthorization,
  WorkplaceType,
} from "../../lib/schema-types.generated";

export interface FilterChoice {
  /** As addresses spell it. */
  slug: string;
  /** In the list of choices. */
  label: string;
  /** Standing alone, among the active filters. */
  chip: string;
  /** Its part of the API's filter. */
  filter: JobFilter;
  /** The same as words, for searches that are kept as words; a time is none. */
  words: string | null;
}

export interface Filter {
  /** Parameter of the address. */
  name: FilterName;
  label: string;
  /** The choice of none. */
  any: string;
  choices: readonly FilterChoice[];
}

export type FilterName = "open-to" | "workplace" | "type" | "posted";
/** The chosen ones; a filter that is not here narrows nothing. */
export type ChosenFilters = Partial<Record<FilterName, FilterChoice>>;

const slugOf = (value: string): string => value.toLowerCase().replaceAll("_", "-");

const texts = jobSearchTexts;
const authorizations: readonly WorkAuthorization[] = [
  "OPT",
  "STEM_OPT",
  "CPT",
  "H1B",
  "H4_EAD",
  "L1",
  "L2_EAD",
  "TN",
  "E3",
  "GC_EAD",
  "GREEN_CARD",
  "US_CITIZEN",
];
const workplaces: readonly WorkplaceType[] = ["ONSITE", "HYBRID", "REMOTE"];
const types: readonly JobType[] = [
  "FULL_TIME",
  "CONTRACT",
  "CONTRACT_TO_HIRE",
  "PART_TIME",
  "TEMPORARY",
  "INTERNSHIP",
];
const days: readonly PostedDays[] = [1, 7, 30];

/** Choices of a filter whose values the API names. */
const choicesOf = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
  filter: (value: Value) => JobFilter,
  chip: (label: string) => string = (label) => label,
): FilterChoice[] =>
  values.map((value) => ({
    slug: slugOf(value),
    label: labels[value],
    chip: chip(labels[value]),
    filter: filter(value),
    words: labels[value],
  }));

/** In the order of the form. */
export const jobFilters: readonly Filter[] = [
  {
    name: "open-to",
    label: texts.openToLabel,
    any: texts.openToAny,
    choices: choicesOf(
      authorizations,
      texts.openTo,
      (value) => ({ workAuthorization: [value] }),
      texts.openToChip,
    ),
  },
  {
    name: "workplace",
    label: texts.workplaceLabel,
    any: texts.workplaceAny,
    choices: choicesOf(workplaces, texts.workplace, (value) => ({ workplaceType: [value] })),
  },
  {
    name: "type",
    label: texts.jobTypeLabel,
    any: texts.jobTypeAny,
    choices: choicesOf(types, texts.jobType, (value) => ({ jobType: [value] })),
  },
  {
    name: "posted",
    label: texts.postedLabel,
    any: texts.postedAny,
    choices: days.map((value) => ({
      slug: String(value),
      label: texts.posted[value],
      chip: texts.postedChip(texts.posted[value]),
      filter: { postedWithinDays: value },
      words: null,
    })),
  },
];

/** What an address says of them; a choice that is none is left out. */
export function readFilters(address: URLSearchParams): ChosenFilters {
  const chosen: ChosenFilters = {};
  for (const { name, choices } of jobFilters) {
    const choice = choices.find(({ slug }) => slug === address.get(name));
    if (choice !== undefined) chosen[name] = choice;
  }
  return chosen;
}

/** The active ones, in the order of the form. */
export const activeFilters = (chosen: ChosenFilters): { name: FilterName; chip: string }[] =>
  jobFilters.flatMap(({ name }) => {
    const choice = chosen[name];
    return choice === undefined ? [] : [{ name, chip: choice.chip }];
  });
