import { jobFilterWords, type FilterWords, type JobFilterName } from "#content/job-filters";
import { LONGEST_VALUE, MOST_VALUES } from "#site/filter-values";
import { MAX_POSTED_DAYS, POSTED_DAYS } from "#site/posted-days";
import { DEFAULT_RADIUS, FARTHEST, RADII } from "#site/radii";
import { isStateCode } from "#site/state-code";
import { readWhole } from "#site/whole-number";
import { jobSearchTexts } from "#texts/job-search";
import { keptSearchTexts } from "#texts/kept-search";
import type { JobFilter } from "../../lib/schema-types.generated";
import type { FilterChoice } from "./filter-choice";
import { payAtLeastOf, paySteps, readPayChoice } from "./pay-choices";

export interface Filter {
  /** Name of the URL parameter. */
  name: JobFilterName;
  /** Name in the API's filter, if its values are counted; else null. */
  field: string | null;
  label: string;
  /** Label of the option that does not filter. */
  any: string;
  /** The choice that this option stands for; without one it stands for all. */
  standard?: string;
  /** Shown as checkboxes instead of a select. */
  several: boolean;
  /** Null if any words can be asked for. */
  choices: readonly FilterChoice[] | null;
  /** The choices of values in URLs; unknown values are left out. */
  read: (slugs: readonly string[], address?: URLSearchParams) => readonly FilterChoice[];
  /** Converts the choices into the API's filter. */
  toApi: (chosen: readonly FilterChoice[], all: ChosenFilters) => JobFilter;
}

/** The chosen values of each active filter, at least one each. */
export type ChosenFilters = { [Name in JobFilterName]?: readonly FilterChoice[] | undefined };

/** Fields of the API's filter that take a list of values. */
type ListField = Exclude<keyof JobFilter, "payAtLeast" | "postedWithinDays" | "near" | "radius">;

export const slugOf = (value: string): string => value.toLowerCase().replaceAll("_", "-");

type Facts = Pick<Filter, "name" | "field" | "label" | "any" | "standard" | "toApi">;

const choiceFilter = (
  facts: Facts & { several: boolean; choices: readonly FilterChoice[] },
): Filter => ({
  ...facts,
  read: (slugs) => facts.choices.filter(({ slug }) => slugs.includes(slug)),
});

/** A value as the index compares it: "node js" is "Node.js". */
export const comparable = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();

/** The first of each spelling. */
const distinct = (slugs: readonly string[]): string[] =>
  slugs.filter(
    (slug, at) => slugs.findIndex((other) => comparable(other) === comparable(slug)) === at,
  );

const wordFilter = (
  facts: Facts & { several: boolean },
  label: (slug: string) => string,
  isOffered: (slug: string) => boolean = (slug) => slug.trim() !== "",
): Filter => ({
  ...facts,
  choices: null,
  // In the server's order: the page finds the answers that came with it by their variables.
  read: (slugs) =>
    distinct(facts.several ? slugs.toSorted() : slugs)
      .filter((slug) => isOffered(slug) && slug.length <= LONGEST_VALUE)
      .slice(0, facts.several ? MOST_VALUES : 1)
      .map((slug) => ({ slug, label: label(slug), chip: label(slug) })),
});

/** A filter by the values of one field, with its texts from content/. */
function valueFilter(
  field: string,
  {
    parameter: name,
    label,
    any,
    chip = String,
    values: texts,
    labelOf = String,
  }: FilterWords<JobFilterName>,
): Filter {
  if (texts === null) {
    const isState = field === "states";
    const toApi = (chosen: readonly FilterChoice[]): JobFilter => ({
      [field]: chosen.map(({ slug }) => (isState ? slug.toUpperCase() : slug)),
    });
    const facts = { name, field, label, any, several: true, toApi };
    return wordFilter(facts, labelOf, isState ? isStateCode : undefined);
  }
  const entries = Object.entries(texts);
  const values = new Map(entries.map(([value]) => [slugOf(value), value]));
  return choiceFilter({
    name,
    field,
    label,
    any,
    several: true,
    choices: entries.map(([value, text]) => ({
      slug: slugOf(value),
      label: text,
      chip: chip(text),
    })),
    toApi: (chosen) => ({ [field]: chosen.map(({ slug }) => values.get(slug)) }),
  });
}

/** A number, of which the form offers a few. Others come from links and feeds. */
const numberFilter = (
  facts: Facts & {
    steps: readonly number[];
    max: number;
    choiceOf: (asked: number) => FilterChoice;
  },
): Filter => ({
  ...facts,
  several: false,
  choices: facts.steps.map(facts.choiceOf),
  read: ([first = ""]) => {
    const asked = readWhole(first, facts.max);
    return asked === null || first === facts.standard ? [] : [facts.choiceOf(asked)];
  },
});

const posted = numberFilter({
  name: "posted",
  field: "postedWithinDays",
  label: jobSearchTexts.postedLabel,
  any: jobSearchTexts.postedAny,
  steps: POSTED_DAYS,
  max: MAX_POSTED_DAYS,
  choiceOf: (days) => {
    const label = jobSearchTexts.posted(days);
    return { slug: String(days), label, chip: jobSearchTexts.postedChip(label) };
  },
  toApi: ([days]) => (days ? { postedWithinDays: Number(days.slug) } : {}),
});

const pay: Filter = {
  name: "pay",
  field: "payAtLeast",
  label: jobSearchTexts.payLabel,
  any: jobSearchTexts.payAny,
  several: false,
  choices: paySteps,
  read: ([first], address) => readPayChoice(first, address?.get("pay-period") ?? ""),
  toApi: ([chosen]) => (chosen ? { payAtLeast: payAtLeastOf(chosen) } : {}),
};

const place = wordFilter(
  {
    name: "place",
    field: null,
    label: jobSearchTexts.placeLabel,
    any: "",
    several: false,
    toApi: ([chosen], { radius: [miles] = [] }) =>
      chosen === undefined
        ? {}
        : { near: { place: chosen.slug, miles: Number(miles?.slug ?? DEFAULT_RADIUS) } },
  },
  String,
);
/** Part of the filter of the place; without one, of the place that the words of the query name. */
const radius = numberFilter({
  name: "radius",
  field: "near",
  label: jobSearchTexts.radiusLabel,
  any: jobSearchTexts.radius(DEFAULT_RADIUS),
  standard: String(DEFAULT_RADIUS),
  steps: RADII.filter((miles) => miles !== DEFAULT_RADIUS),
  max: FARTHEST,
  choiceOf: (miles) => ({
    slug: String(miles),
    label: jobSearchTexts.radius(miles),
    chip: keptSearchTexts.within(miles),
  }),
  toApi: ([miles], { place: chosen = [] }) =>
    chosen.length > 0 || miles === undefined ? {} : { radius: Number(miles.slug) },
});

/** The type makes sure that content/ has texts for every filter of the API. */
const words: Record<ListField, FilterWords<JobFilterName>> = jobFilterWords;

const valueFilters = Object.entries(words).map(([field, each]) => valueFilter(field, each));
const isIndustry = ({ name }: Filter): boolean => name === "industry";

/** All filters of the form, in its order. */
export const jobFilters: readonly Filter[] = [
  place,
  radius,
  pay,
  posted,
  ...valueFilters.filter((filter) => !isIndustry(filter)),
];
/** In the order of URLs. The industries have a row of their own. */
export const allFilters: readonly Filter[] = [...valueFilters.filter(isIndustry), ...jobFilters];

/** Reads the filters from the URL; unknown values are ignored. */
export function readFilters(address: URLSearchParams): ChosenFilters {
  const filters: ChosenFilters = {};
  for (const { name, read } of allFilters) {
    const chosen = read(address.getAll(name), address);
    if (chosen.length > 0) filters[name] = chosen;
  }
  if (!filters.place && !address.get("query")?.trim()) delete filters.radius;
  return filters;
}

/** The active choices, in the form's order. A distance without a place is that of the words' place, or does nothing. */
export const activeFilters = (
  filters: ChosenFilters,
): { name: JobFilterName; slug: string; chip: string }[] =>
  jobFilters.flatMap(({ name }) =>
    (name === "radius" && !filters.place ? [] : (filters[name] ?? [])).map(({ slug, chip }) => ({
      name,
      slug,
      chip,
    })),
  );

/** All filters except one choice. */
export function withoutChoice(
  filters: ChosenFilters,
  name: JobFilterName,
  slug: string,
): ChosenFilters {
  const kept = { ...filters, [name]: filters[name]?.filter((choice) => choice.slug !== slug) };
  return name === "place" ? { ...kept, radius: undefined } : kept;
}

/** The filters as the API takes them; null without any. */
export function apiFilter(filters: ChosenFilters): JobFilter | null {
  const parts = allFilters.flatMap(({ name, toApi }) => {
    const chosen = filters[name];
    return chosen === undefined || chosen.length === 0 ? [] : [toApi(chosen, filters)];
  });
  return parts.length === 0 ? null : parts.reduce((all, part) => ({ ...all, ...part }));
}
