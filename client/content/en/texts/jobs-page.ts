import { pageNames } from "./page-names";

/** Texts of the page of job openings. */
export const jobsPageTexts = {
  /** The head's title for a filtered list. */
  titleFor: (industry: string | null, query: string) => {
    const list = industry === null ? pageNames.jobs : `${industry} Job Openings`;
    return query === "" ? list : `${list}: ${query}`;
  },
  description:
    "Job openings across the United States, each with its pay, place and contract, from companies that hire now.",
};
