import { DEFAULT_RADIUS } from "#site/radii";
import { TaxTermEnum, type TaxTerm } from "../record/contract-terms.js";
import { jobFilters } from "../record/job.fields.js";
import type { Asked } from "./asked.js";
import type { IndexQuery } from "./index/index-calls.js";
import { hourlyPay, type PlaceAsked } from "./filter-conditions.js";
import { rangeSteps } from "./ranges.js";
import type { ParsedSearch } from "./language/parse-search.js";
import type { Places } from "./language/places.js";

/** The place that the words of a search name, and the miles around it. */
export const placeMeant = (
  { radius }: Pick<Asked, "radius">,
  { place, miles }: Pick<ParsedSearch, "place" | "miles">,
): PlaceAsked | null => place && { place, miles: radius ?? miles ?? DEFAULT_RADIUS };

/**
 * A search as the index reads it; null if it cannot find anything.
 * @param search what the words mean
 */
export function indexQueryOf(
  asked: Asked,
  search: ParsedSearch,
  places: Places,
): IndexQuery | null {
  if (asked.isHopeless) return null;
  const { filter, lenient, sort, first, after, now, withCounts } = asked;
  const { text, titles, sponsorship, statuses, taxTerms, refusedTaxTerms } = search;
  const hasWords = text.all.length > 0 || text.none.length > 0;
  const near = asked.place ?? placeMeant(asked, search);
  const { place } = near ?? {};
  const state = place?.kind === "state" ? place.state : null;
  return {
    text: hasWords ? text : null,
    titles,
    values: { ...filter.values, ...(place?.kind === "remote" && { remote: ["REMOTE"] }) },
    meant: {
      state: state !== null && !asked.place ? [state] : [],
      sponsorship: sponsorship ?? [],
      tax: taxTerms ?? [],
      "open-to": statuses ?? [],
    },
    ...(refusedTaxTerms && { refused: refusedTerms(refusedTaxTerms) }),
    lenient,
    state: asked.place ? state : null,
    payAtLeast: higher(filter.payAtLeast, hourlyPay(search.payAtLeast)),
    postedSince: filter.postedSince,
    places: near && place?.kind === "city" ? [...places.within(place.id, near.miles)] : null,
    sort,
    first,
    after,
    now,
    withCounts,
    ranges: withCounts ? rangeSteps(near, places) : null,
  };
}

/** Who chose a least pay, and typed another, wants no less than either. */
const higher = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

const refusedTerms = (terms: readonly TaxTerm[]): NonNullable<IndexQuery["refused"]> => ({
  filter: jobFilters.taxTerms.parameter,
  values: terms,
  unless: Object.values(TaxTermEnum).filter((term) => !terms.includes(term)),
});
