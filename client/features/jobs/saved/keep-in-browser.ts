import { MAX_SAVED_JOBS } from "#site/saved-jobs";
import { heartTexts } from "#texts/heart";
import { browserSavedJobs } from "./browser-saved-jobs";

/** Why a job could not be saved or taken off, in words for the user; null if it was. */
export type Failure = string | null;

/** The list with this job at its start, or without it. */
export const withJob = (ids: readonly string[], id: string, isSaved: boolean): string[] => {
  const others = ids.filter((other) => other !== id);
  return isSaved ? [id, ...others] : others;
};

/** Saves a job in the browser, or takes it off. */
export function keepInBrowser(id: string, isSaved: boolean): Failure {
  const ids = browserSavedJobs.read();
  if (isSaved && ids.length >= MAX_SAVED_JOBS) return heartTexts.tooMany(MAX_SAVED_JOBS);
  const isStored = browserSavedJobs.write(withJob(ids, id, isSaved));
  return isStored ? null : isSaved ? heartTexts.noStorage : heartTexts.failed(false);
}
