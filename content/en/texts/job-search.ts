import type { JobsAddress } from "#site/paths";
import type { PostedDays } from "#site/posted-days";
import { jobFilterWords } from "#content/job-filters";
import { language } from "#texts/language";

const posted: Record<PostedDays, string> = {
  1: "Last 24 hours",
  7: "Last 7 days",
  30: "Last 30 days",
};

const anyOf = new Intl.ListFormat(language.locale, { type: "disjunction" });

/** Texts of the job search: filters, sort order and empty results. */
export const jobSearchTexts = {
  filters: (active: number): string => (active === 0 ? "Filters" : `Filters (${active})`),
  filtersTitle: "Filter jobs",
  applyFilters: "Apply filters",
  show: (total: number): string =>
    total === 1 ? "Show 1 opening" : `Show ${total.toLocaleString(language.locale)} openings`,
  more: "More",
  moreChoices: "Show more choices",
  /** Follows `more`, for screen readers. */
  moreOf: (filter: string): string => ` values of ${filter.toLowerCase()}`,
  addSkill: "Type a skill",
  /** A choice with its number of openings. */
  counted: (choice: string, total: number): string =>
    `${choice} (${total.toLocaleString(language.locale)})`,
  /** Follows a number, for screen readers. */
  openings: (total: number): string => (total === 1 ? " opening" : " openings"),
  /** @param values of filters, as they were asked for */
  unknown: (values: readonly string[]): string =>
    `No open job matches ${anyOf.format(values.map((value) => `“${value}”`))}, so we left it out.`,
  postedLabel: "Posted",
  postedAny: "Any time",
  posted,
  postedChip: (time: string): string => `Posted in the ${time.toLowerCase()}`,
  placeLabel: "Location",
  placeHint: "City, state, or ZIP code",
  radiusLabel: "Distance",
  radius: (miles: number): string => `${miles} miles`,
  radiusChip: (miles: number): string => `Within ${miles} miles`,
  near: (place: string, miles: number): string => `Within ${miles} miles of ${place}`,
  /** @param pay "$60 an hour" */
  payFrom: (pay: string): string => `${pay} or more`,
  payLabel: "Pay",
  payAny: "Any pay",
  payAtLeast: (hourly: number, yearly: number): string =>
    `$${hourly}/hr ($${yearly / 1000}k) or more`,
  /** "IT, AI, or Logistics"; null without names. */
  either: (names: readonly string[]): string | null =>
    names.length === 0 ? null : anyOf.format(names),
  activeFilters: "Active filters",
  clearAll: "Clear all",
  sortBy: "Sort by",
  bestMatch: "Best match",
  newest: "Newest",
  highestPay: "Highest pay",
  /** @param spelling the better spelling that the jobs were found by */
  correctedTo: <Part>(spelling: Part) => ["Showing results for ", spelling, ". "],
  searchInstead: (typed: string): string => `Search instead for ${typed}`,
  didYouMean: <Part>(spelling: Part) => ["Did you mean ", spelling, "?"],
  without: (filter: string): string => `Search without “${filter}”`,
  withoutFilters: "Broaden your search",
  popular: "Popular searches",
  recent: "Recent searches",
  clearRecent: "Clear",
  forget: (search: string): string => `Remove “${search}” from recent searches`,
  newestOpenings: "Newest openings",
};

/** Popular searches, by words or by a filter. */
export const popularSearches: readonly { label: string; search: JobsAddress }[] = [
  { label: "Nurse", search: { query: "Nurse" } },
  { label: "Data Engineer", search: { query: "Data Engineer" } },
  { label: "Java", search: { query: "Java" } },
  { label: "Remote", search: { workplace: "remote" } },
  { label: jobFilterWords.workAuthorization.values.STEM_OPT, search: { "open-to": "stem-opt" } },
  { label: jobFilterWords.workAuthorization.values.H1B, search: { "open-to": "h1b" } },
];
