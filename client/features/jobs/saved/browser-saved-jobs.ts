import { browserList } from "../../../lib/browser-list";
import { SAVED_JOBS_KEY } from "./saved-jobs-key";

/** Ids of the jobs that a visitor saved, the last one first. At sign-in they move to the account. */
export const browserSavedJobs = browserList(
  SAVED_JOBS_KEY,
  (value): value is string => typeof value === "string",
);
