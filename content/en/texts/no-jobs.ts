import type { JobsAddress } from "#site/paths";
import { jobFilterWords } from "#content/job-filters";
import { jobCardTexts } from "./job-cards";
import { jobsPageTexts } from "./jobs-page";
import { language } from "./language";

const hasWords = (query: string): boolean => /[\p{L}\p{N}]/u.test(query);

/** Texts of an empty list of jobs. */
export const noJobsTexts = {
  noneText: (industry: string | null, query: string) => {
    if (query === "")
      return `There are no openings${jobsPageTexts.narrowedTo(industry, query)} right now. Check back soon.`;
    return hasWords(query)
      ? `There are no openings${jobsPageTexts.narrowedTo(industry, query)}. Try a role, a city, or one skill.`
      : `${language.quoted(query)} has no words to search for. Try a role, a city, or one skill.`;
  },
  noneWithFilters: (industry: string | null, query: string) =>
    `No openings${jobsPageTexts.narrowedTo(industry, query)} match all your filters.`,
  /** @param all how many criteria the search has, of which each of the jobs matches all but one */
  near: (jobs: number, all: number): string =>
    `${language.counted(jobs, "job matches", "jobs match")} ${all - 1} of your ${all} criteria`,
  noneMatchesAll: (industry: string | null, query: string): string =>
    `${jobCardTexts.none}${jobsPageTexts.narrowedTo(industry, query)} that match all of them.`,
  withoutCounted: (wish: string, total: number): string =>
    `Without ${language.quoted(wish)} · ${language.number(total)}`,
  without: (filter: string): string => `Search without ${language.quoted(filter)}`,
  withoutFilters: "Broaden your search",
  popular: "Popular searches",
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
