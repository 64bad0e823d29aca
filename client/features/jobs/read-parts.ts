import { jobFilterWords } from "#content/job-filters";
import { jobSearchTexts } from "#texts/job-search";
import { keptSearchTexts } from "#texts/kept-search";
import { jobsTexts } from "#texts/jobs";
import { DEFAULT_RADIUS } from "#site/radii";
import type { TaxTerm } from "#site/schema-enums.generated";
import { withQuery, type JobSearch } from "./job-search";
import { openTo } from "./open-to";
import { sponsoredNames } from "./sponsored-names";
import type { Reading } from "./SearchReading";

/** What some words of a search were read as: a place, sponsorship, a status, tax terms, or pay. */
export interface ReadPart {
  label: string;
  /** The search without it. */
  without: JobSearch;
}

/** As the API names work from anywhere. */
const REMOTE = "Remote";

/** The usual distance needs no words. */
const nearOrIn = (place: string, miles: number | null): string =>
  miles === null || miles === DEFAULT_RADIUS ? place : keptSearchTexts.near(place, miles);

const either = (terms: readonly TaxTerm[]): string | null =>
  jobSearchTexts.either(terms.map((term) => jobFilterWords.taxTerms.values[term]));

export function partsRead(search: JobSearch, reading: Reading): ReadPart[] {
  if (!reading) return [];
  const { place, placeMiles, sponsorship, workAuthorization, payAtLeast } = reading;
  const without = (query: string | null) => withQuery(search, query ?? "");
  const parts: ReadPart[] = [];
  if (place !== null)
    parts.push({
      label: place === REMOTE ? jobsTexts.workplaces.REMOTE : nearOrIn(place, placeMiles),
      without: {
        ...without(reading.withoutPlace),
        filters: { ...search.filters, radius: undefined },
      },
    });
  if (sponsorship.length > 0)
    parts.push({
      label: jobsTexts.sponsorsAny(sponsoredNames(sponsorship)),
      without: without(reading.withoutSponsorship),
    });
  if (workAuthorization.length > 0)
    parts.push({
      label: openTo(workAuthorization),
      without: without(reading.withoutWorkAuthorization),
    });
  const terms = either(reading.taxTerms);
  if (terms !== null) parts.push({ label: terms, without: without(reading.withoutTaxTerms) });
  const refused = either(reading.refusedTaxTerms);
  if (refused !== null)
    parts.push({
      label: jobSearchTexts.refused(refused),
      without: without(reading.withoutRefusedTaxTerms),
    });
  if (payAtLeast)
    parts.push({
      label: jobSearchTexts.payFrom[payAtLeast.period](payAtLeast.amount),
      without: without(reading.withoutPay),
    });
  return parts;
}
