import { jobsTexts } from "#texts/jobs";
import type { JobSearch } from "./job-search";
import type { Reading } from "./SearchReading";

/** The place that the words of a search name. */
export interface SearchedPlace {
  label: string;
  /** The search without it. */
  without: JobSearch;
}

/** As the API names work from anywhere. */
const REMOTE = "Remote";

export function placeIn(search: JobSearch, reading: Reading): SearchedPlace | null {
  const { place = null, withoutPlace = null } = reading ?? {};
  if (place === null) return null;
  const label = place === REMOTE ? jobsTexts.workplaces.REMOTE : place;
  return { label, without: { ...search, query: withoutPlace ?? "" } };
}
