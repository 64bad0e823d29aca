import type { LeftOutPart } from "#site/paths";
import { language } from "./language";
import { pageNames } from "./page-names";

/** " in Healthcare for “nurse”"; leaves out the parts that are not set. */
const narrowedTo = (industry: string | null, query: string): string =>
  (industry === null ? "" : ` in ${industry}`) +
  (query === "" ? "" : ` for ${language.quoted(query)}`);

/** Texts of the job list's page. */
export const jobsPageTexts = {
  /** Document title of a filtered list. */
  titleFor: (industry: string | null, query: string) => {
    const list = industry === null ? pageNames.jobs : `${industry} Job Openings`;
    return query === "" ? list : `${list}: ${query}`;
  },
  description:
    "Job openings across the United States, each with its pay, location, and contract, from companies hiring now.",
  /** A link to the form of job alerts; a phone shows the first words only. */
  alert: ["Email me", " new jobs"] as const,
  alertWithoutScript:
    "We can email you new openings. To subscribe, turn on JavaScript or email us at",
  skip: "Skip to results",
  industry: "Industry",
  /** Follows the name of the chosen industry. */
  removeFilter: " (remove filter)",
  /** "1,204" */
  number: language.number,
  /**
   * @param shown the number to show for `total` jobs
   * @param narrowed `narrowedTo`
   */
  count: <Part>(shown: Part, total: number, narrowed: Part) => [
    shown,
    total === 1 ? " job opening" : " job openings",
    narrowed,
  ],
  narrowedTo,
  leftOut: {
    /** @param values those of a list, as they were asked for */
    "1": (values: readonly string[]): string =>
      values.length === 0
        ? "We left out a filter value that we don’t offer or don’t recognize."
        : `We don’t offer the ${values.length === 1 ? "filter" : "filters"} ${language.listed(values.map(language.quoted), "or")}, so we left ${values.length === 1 ? "it" : "them"} out.`,
    place: (typed: string): string =>
      `We can’t search near “${typed}”, so we left it out. Try a US city and its state, a state, or a ZIP code.`,
    sort: "We don’t offer that sort order, so we left it out.",
    page: "That page of the list doesn’t exist anymore. This is the first page.",
  } satisfies Record<LeftOutPart, unknown>,
  /** Beside a job, on wide screens. */
  listBeside: "Job list",
  backToList: "Back to all results",
  toCard: "Go to this job in the list",
  /** A phone shows the first word only. */
  clearSearch: ["Clear", " search"] as const,
  firstPage: "First page",
  loadMore: "Load more",
  moreFailed: "We couldn’t load more job openings.",
  loadFailed: "We couldn’t load the job openings",
  startOver: "Or go to the first page.",
};
