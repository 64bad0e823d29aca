import { jobFilters } from "../record/job.fields.js";
import type { FilterConditions } from "./filter-conditions.js";
import type { ParsedSearch } from "./language/parse-search.js";

type Fact = keyof ParsedSearch["factWords"];

const FILTERS = {
  sponsorship: jobFilters.sponsorship.parameter,
  statuses: jobFilters.workAuthorization.parameter,
  taxTerms: jobFilters.taxTerms.parameter,
} as const satisfies Record<Fact, string>;
const FACTS: readonly Fact[] = ["sponsorship", "statuses", "taxTerms"];

/**
 * If a filter is set, what the words ask for counts only where both agree. If they share no value, the filter wins, and the page says
 * that the words narrow nothing.
 */
export function withoutOverruled(
  search: ParsedSearch,
  { values }: Pick<FilterConditions, "values">,
): ParsedSearch {
  const overruled = FACTS.filter((fact) => isOverruled(search[fact], values[FILTERS[fact]]));
  return {
    ...search,
    ...Object.fromEntries(overruled.map((fact) => [fact, null])),
    unneeded: [...search.unneeded, ...overruled.map((fact) => search.factWords[fact])],
  };
}

const isOverruled = (asked: readonly string[] | null, chosen: readonly string[] = []): boolean =>
  asked !== null && chosen.length > 0 && !asked.some((value) => chosen.includes(value));
