import type { JobsAddress } from "../../../lib/paths";
import type { JobType, WorkAuthorization } from "../../../lib/schema-types.generated";
import { jobsTexts } from "./jobs";

/** How many days, as the list of a choice says it. */
export type PostedDays = 1 | 7 | 30;

const openTo: Record<WorkAuthorization, string> = {
  OPT: "OPT",
  STEM_OPT: "STEM OPT",
  CPT: "CPT",
  H1B: "H-1B",
  H4_EAD: "H4 EAD",
  L1: "L-1",
  L2_EAD: "L2 EAD",
  TN: "TN",
  E3: "E-3",
  GC_EAD: "GC EAD",
  GREEN_CARD: "Green Card",
  US_CITIZEN: "US Citizen",
};
const jobType: Record<JobType, string> = {
  FULL_TIME: "Full-time",
  CONTRACT: "Contract",
  CONTRACT_TO_HIRE: "Contract-to-hire",
  PART_TIME: "Part-time",
  TEMPORARY: "Temporary",
  INTERNSHIP: "Internship",
};
const posted: Record<PostedDays, string> = {
  1: "Last 24 hours",
  7: "Last 7 days",
  30: "Last 30 days",
};

/** Finding job openings: the search, its filters, its order, and what it says when there is nothing. */
export const jobSearchTexts = {
  filters: (active: number): string => (active === 0 ? "Filters" : `Filters (${active})`),
  filtersTitle: "Narrow the list",
  applyFilters: "Apply filters",
  // A job states whom it is open to as well; nobody may be shut out by it (8 U.S.C. 1324b).
  openToLabel: jobsTexts.alsoOpenTo,
  openToAny: "Any status",
  openTo,
  openToChip: (status: string): string => `${jobsTexts.alsoOpenTo} ${status}`,
  workplaceLabel: "Workplace",
  workplaceAny: "Any workplace",
  workplace: jobsTexts.workplaces,
  jobTypeLabel: "Job type",
  jobTypeAny: "Any type",
  jobType,
  postedLabel: "Posted",
  postedAny: "Any time",
  posted,
  postedChip: (time: string): string => `Posted in the ${time.toLowerCase()}`,
  activeFilters: "Active filters",
  clearAll: "Clear all",
  bestFirst: "Best matches first",
  newestFirst: "Newest first",
  showBestFirst: "Show best matches first",
  showNewestFirst: "Show newest first",
  without: (filter: string): string => `Search without “${filter}”`,
  withoutFilters: "Widen the search",
  popular: "Popular searches",
  newestOpenings: "Newest openings",
  applied: (date: string): string => `Applied on ${date}`,
};

/** What people look for most, as words or as a filter. */
export const popularSearches: readonly { label: string; search: JobsAddress }[] = [
  { label: "Nurse", search: { query: "Nurse" } },
  { label: "Data Engineer", search: { query: "Data Engineer" } },
  { label: "Java", search: { query: "Java" } },
  { label: "Remote", search: { workplace: "remote" } },
  { label: openTo.STEM_OPT, search: { "open-to": "stem-opt" } },
  { label: openTo.H1B, search: { "open-to": "h1b" } },
];
