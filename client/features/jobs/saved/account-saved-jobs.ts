import type { ApolloClient } from "@apollo/client";
import { MAX_SAVED_JOBS } from "#site/saved-jobs";
import { savedJobTexts } from "#texts/saved-jobs";
import { attempt } from "../../../lib/refusal";
import { browserSavedJobs } from "./browser-saved-jobs";
import {
  SaveJobDocument,
  SaveJobsDocument,
  SavedJobIdsDocument,
  UnsaveJobDocument,
} from "./SavedJobs.generated";

/** Why a job could not be saved or taken off, in words for the user; null if it was. */
export type Failure = string | null;

/** The list with this job at its start, or without it. */
const withJob = (ids: readonly string[], id: string, isSaved: boolean): string[] => {
  const others = ids.filter((other) => other !== id);
  return isSaved ? [id, ...others] : others;
};

/** Saves a job in the browser, or takes it off. */
export function keepInBrowser(id: string, isSaved: boolean): Failure {
  const ids = browserSavedJobs.read();
  if (isSaved && ids.length >= MAX_SAVED_JOBS) return savedJobTexts.tooMany(MAX_SAVED_JOBS);
  const isStored = browserSavedJobs.write(withJob(ids, id, isSaved));
  return isStored ? null : isSaved ? savedJobTexts.noStorage : savedJobTexts.removeFailed;
}

/** Shows a job as saved or not, before the server knows it. */
const show = ({ cache }: ApolloClient, id: string, isSaved: boolean) =>
  cache.updateQuery(
    { query: SavedJobIdsDocument },
    (data) => data && { savedJobIds: withJob(data.savedJobIds, id, isSaved) },
  );

/** Saves a job in the account, or takes it off. It is shown at once, and taken back if the server refuses. */
export async function keepInAccount(
  client: ApolloClient,
  id: string,
  isSaved: boolean,
): Promise<Failure> {
  show(client, id, isSaved);
  const variables = { input: { jobId: id } };
  const outcome = await attempt(
    async () =>
      isSaved
        ? (await client.mutate({ mutation: SaveJobDocument, variables })).data?.saveJob
        : (await client.mutate({ mutation: UnsaveJobDocument, variables })).data?.unsaveJob,
    ({ jobId }) => jobId,
    isSaved ? savedJobTexts.failed : savedJobTexts.removeFailed,
  );
  if (outcome.ok) return null;
  show(client, id, !isSaved);
  return outcome.refusal.message;
}

/** Moves what the browser kept for a visitor to the account. What there is no room for stays for the next time. */
export async function moveToAccount(client: ApolloClient): Promise<void> {
  // An answer that is under way would otherwise come later, and take the place of the newer one.
  const { data: known } = await client.query({ query: SavedJobIdsDocument });
  if (known && known.savedJobIds.length >= MAX_SAVED_JOBS) return;
  const moved = browserSavedJobs.read();
  const outcome = await attempt(
    async () => {
      const variables = { input: { jobIds: [...moved] } };
      return (await client.mutate({ mutation: SaveJobsDocument, variables })).data?.saveJobs;
    },
    ({ savedJobIds, withoutRoom }) => savedJobIds && { savedJobIds, withoutRoom },
    savedJobTexts.failed,
  );
  if (!outcome.ok) return;
  const { savedJobIds, withoutRoom } = outcome.value;
  const done = new Set(moved.filter((id) => !withoutRoom?.includes(id)));
  browserSavedJobs.write(browserSavedJobs.read().filter((id) => !done.has(id)));
  const data = { savedJobIds };
  client.writeQuery({ query: SavedJobIdsDocument, data });
}
