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
 * What words ask for counts only as far as the filter's choices have it, too. If they have nothing in common, the choices count: the
 * words are then said to narrow nothing, instead of being shown as something that the jobs meet.
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
