import { jobFilterWords } from "#content/job-filters";
import { jobSearchTexts } from "#texts/job-search";
import { jobsTexts } from "#texts/jobs";
import type { JobSearch } from "./job-search";
import { sponsoredNames } from "./sponsored-names";
import type { Reading } from "./SearchReading";

/** What some words of a search were read as: a place, sponsorship, or tax terms. */
export interface ReadPart {
  label: string;
  /** The search without it. */
  without: JobSearch;
}

/** As the API names work from anywhere. */
const REMOTE = "Remote";

export function partsRead(search: JobSearch, reading: Reading): ReadPart[] {
  if (!reading) return [];
  const { place, sponsorship, taxTerms } = reading;
  const without = (query: string | null) => ({ ...search, query: query ?? "" });
  const parts: ReadPart[] = [];
  if (place !== null)
    parts.push({
      label: place === REMOTE ? jobsTexts.workplaces.REMOTE : place,
      without: without(reading.withoutPlace),
    });
  if (sponsorship.length > 0)
    parts.push({
      label: jobsTexts.sponsorsAny(sponsoredNames(sponsorship)),
      without: without(reading.withoutSponsorship),
    });
  const terms = jobSearchTexts.either(taxTerms.map((term) => jobFilterWords.taxTerms.values[term]));
  if (terms !== null) parts.push({ label: terms, without: without(reading.withoutTaxTerms) });
  return parts;
}
