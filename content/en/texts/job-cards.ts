/** Texts of jobs' cards and of lists of them, which a job's page doesn't load. */
export const jobCardTexts = {
  /** Precedes a further status that a job names, for screen reader users. */
  plus: "plus ",
  /** Precedes the criterion that a job doesn't match. */
  misses: "Doesn’t match: ",
  viewDetails: "View Details",
  none: "No jobs found",
  newestFailed: "We couldn’t load the newest openings",
  newestNone: "New openings show up here as they come in.",
};
