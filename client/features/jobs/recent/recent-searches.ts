import { paths } from "#site/paths";
import { browserList } from "../../../lib/browser-list";
import { activeFilters } from "../job-filters";
import { firstPage, industryLabel, type JobSearch } from "../job-search";

const MAX = 5;

export interface RecentSearch {
  /** Its words and filters: "java, Remote". */
  label: string;
  address: string;
}

const isRecentSearch = (value: unknown): value is RecentSearch =>
  typeof value === "object" &&
  value !== null &&
  "label" in value &&
  typeof value.label === "string" &&
  "address" in value &&
  typeof value.address === "string" &&
  // What the browser keeps may have been changed by hand.
  value.address.startsWith(`${paths.jobs()}?`);

/** The last five searches, in this browser only: the server never gets the list. */
export const recentSearches = browserList("staffboard-recent-searches", isRecentSearch);

/** The words of a kept search. */
const wordsOf = ({ address }: RecentSearch): string | undefined =>
  new URLSearchParams(address.slice(address.indexOf("?"))).get("query")?.toLowerCase();

/**
 * Keeps a search by words, with its newest filters and order: one with the same words gives way to it. So trying filters
 * leaves the others in the list.
 */
export function keepSearch(asked: JobSearch): void {
  if (asked.query === "") return;
  const chips = activeFilters(asked.filters).map(({ chip }) => chip);
  const label = [asked.query, industryLabel(asked) ?? "", ...chips].filter(Boolean).join(", ");
  const address = paths.jobs(firstPage(asked));
  const search = { label, address };
  const others = recentSearches.read().filter((other) => wordsOf(other) !== wordsOf(search));
  recentSearches.write([search, ...others].slice(0, MAX));
}

export const forgetSearch = (address: string): void =>
  void recentSearches.write(recentSearches.read().filter((search) => search.address !== address));

export const forgetSearches = (): void => void recentSearches.write([]);
