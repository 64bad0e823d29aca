import { browserList } from "../../../lib/browser-list";

/** Ids of the jobs that a visitor saved, the last one first. At sign-in they move to the account. */
export const browserSavedJobs = browserList(
  "staffboard-saved-jobs",
  (value): value is string => typeof value === "string",
);
