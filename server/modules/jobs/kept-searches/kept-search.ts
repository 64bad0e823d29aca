import { createHash } from "node:crypto";
import { jobFilterWords, type FilterWords } from "#content/job-filters";
import type { JobsAddress } from "#site/paths";
import { payParameters } from "#site/pay-at-least";
import { DEFAULT_RADIUS } from "#site/radii";
import { keptSearchTexts } from "#texts/kept-search";
import { keysOf } from "../../../core/keys.js";
import { isStateName, stateName } from "../../../kit/words/us-states.js";
import { jobFilters } from "../record/job.fields.js";
import { salaryTextOf } from "../pay/salary-text.js";
import { Places } from "../search/language/places.js";
import type { JobFilterOptions } from "../search/filter-conditions.js";

/** Filters of a search that is kept. Without the time of posting: who keeps a search asks for new jobs. */
export type KeptFilter = Omit<JobFilterOptions, "postedWithinDays">;

/** A search that is kept, to be asked again later. */
export interface KeptSearch {
  /** What was typed; empty if only filters were chosen. */
  query: string;
  filter: KeptFilter;
}

/** The filters that were chosen, in one form for all orders in which they may be given. */
export function keptFilter(filter: JobFilterOptions | null | undefined): KeptFilter {
  const { payAtLeast, near, radius } = filter ?? {};
  const lists = keysOf(jobFilters).flatMap((field) => {
    const values = [...new Set<string>(filter?.[field] ?? [])].sort();
    return values.length > 0 ? [[field, values] as const] : [];
  });
  return {
    ...Object.fromEntries(lists),
    ...(payAtLeast && { payAtLeast: { amount: payAtLeast.amount, period: payAtLeast.period } }),
    ...(near && { near: { place: near.place.trim(), miles: near.miles ?? DEFAULT_RADIUS } }),
    ...(radius && !near && radius !== DEFAULT_RADIUS && { radius }),
  };
}

/** Compares filters; empty without filters. */
export const filterKey = (filter: KeptFilter): string =>
  Object.keys(filter).length === 0
    ? ""
    : createHash("sha256")
        .update(JSON.stringify(keptFilter(filter)))
        .digest("hex");

/**
 * The filters as people read them: `["Remote", "Texas", "Acme Health"]`.
 * @param companies names by slug
 */
export function filterLabels(
  filter: KeptFilter,
  companies: ReadonlyMap<string, string>,
): readonly string[] {
  const { near, payAtLeast, radius } = filter;
  const lists = keysOf(jobFilters).flatMap((field) =>
    (filter[field] ?? []).map((value) => labelOf(field, value, companies)),
  );
  const pay = payAtLeast && { ...payAtLeast, max: payAtLeast.amount, currency: "USD" };
  return [
    ...(near ? [nearLabel(near)] : []),
    ...(radius ? [keptSearchTexts.within(radius)] : []),
    ...(pay ? [keptSearchTexts.payFrom(salaryTextOf({ ...pay, min: pay.amount }))] : []),
    ...lists,
  ];
}

/** A state counts as a whole, whatever the distance. */
const nearLabel = ({ place, miles }: NonNullable<KeptFilter["near"]>): string =>
  Places.isRemote(place) || isStateName(place)
    ? place
    : keptSearchTexts.near(place, miles ?? DEFAULT_RADIUS);

const words: Readonly<Record<string, FilterWords<string>>> = jobFilterWords;

function labelOf(
  field: keyof typeof jobFilters,
  value: string,
  companies: ReadonlyMap<string, string>,
): string {
  if (field === "states") return stateName(value);
  if (field === "companies") return companies.get(value.toLowerCase()) ?? value;
  const { values = null, chip = String } = words[field] ?? {};
  return values === null ? value : chip(values[value] ?? value);
}

const slugOf = (value: string): string => value.toLowerCase().replaceAll("_", "-");

/** The address of /jobs with the search. The page has steps of distance: the next wider one is taken. */
export function addressOf({ query, filter }: KeptSearch): JobsAddress {
  const { near, payAtLeast, radius } = filter;
  const lists = keysOf(jobFilters).map((field) => {
    const values = filter[field] ?? [];
    return [jobFilters[field].parameter, field === "skills" ? values : values.map(slugOf)] as const;
  });
  return {
    query,
    ...Object.fromEntries(lists),
    ...(near && { place: near.place, radius: radiusOf(near.miles ?? DEFAULT_RADIUS) }),
    ...(radius && { radius: radiusOf(radius) }),
    ...(payAtLeast && payParameters(payAtLeast)),
  };
}

const radiusOf = (miles: number): string => (miles === DEFAULT_RADIUS ? "" : String(miles));
