import type { JobFilterOptions } from "./job.filter.js";
import type { ParsedSearch } from "./language/parse-search.js";

type Fact = keyof ParsedSearch["factWords"];

const FILTERS = {
  sponsorship: "sponsorship",
  statuses: "workAuthorization",
  taxTerms: "taxTerms",
} as const satisfies Record<Fact, keyof JobFilterOptions>;
const FACTS: readonly Fact[] = ["sponsorship", "statuses", "taxTerms"];

/**
 * If a filter is set, what the words ask for counts only where both agree. If they share no value, the filter wins, and the page says
 * that the words narrow nothing.
 */
export function withoutOverruled(
  search: ParsedSearch,
  filter: JobFilterOptions | null | undefined,
): ParsedSearch {
  const overruled = FACTS.filter((fact) => isOverruled(search[fact], filter?.[FILTERS[fact]]));
  return {
    ...search,
    ...Object.fromEntries(overruled.map((fact) => [fact, null])),
    unneeded: [...search.unneeded, ...overruled.map((fact) => search.factWords[fact])],
  };
}

const isOverruled = (
  asked: readonly string[] | null,
  chosen: readonly string[] | null | undefined,
): boolean =>
  asked !== null &&
  (chosen ?? []).length > 0 &&
  !asked.some((value) => chosen?.includes(value) ?? false);
