import type { ApolloClient } from "@apollo/client";
import { MAX_SAVED_JOBS } from "#site/saved-jobs";
import { heartTexts } from "#texts/heart";
import { attempt, attemptAs, type Payload } from "../../../lib/refusal";
import { browserSavedJobs } from "./browser-saved-jobs";
import type { Failure } from "./keep-in-browser";
import { SavedJobIdsDocument } from "./SavedJobIds.generated";
import { SaveJobDocument, SaveJobsDocument, UnsaveJobDocument } from "./SaveJobs.generated";

/** Tells the server to keep a job in the account, or to take it off. */
export async function sendToAccount(
  client: ApolloClient,
  id: string,
  isSaved: boolean,
): Promise<Failure> {
  const variables = { input: { jobId: id } };
  const outcome = await attempt<Payload & { jobId: string | null }, "jobId">(
    () =>
      isSaved
        ? client.mutate({ mutation: SaveJobDocument, variables })
        : client.mutate({ mutation: UnsaveJobDocument, variables }),
    "jobId",
    heartTexts.failed(isSaved),
  );
  return outcome.ok ? null : outcome.refusal.message;
}

/** Moves what the browser kept for a visitor to the account. What there is no room for stays for the next time. */
export async function moveToAccount(client: ApolloClient): Promise<void> {
  // An answer that is under way would otherwise come later, and take the place of the newer one.
  const { data: known } = await client.query({ query: SavedJobIdsDocument });
  if (known && known.savedJobIds.length >= MAX_SAVED_JOBS) return;
  const moved = browserSavedJobs.read();
  const outcome = await attemptAs(
    () => {
      const variables = { input: { jobIds: [...moved] } };
      return client.mutate({ mutation: SaveJobsDocument, variables });
    },
    ({ savedJobIds, withoutRoom }) => savedJobIds && { savedJobIds, withoutRoom },
    heartTexts.failed(true),
  );
  if (!outcome.ok) return;
  const { savedJobIds, withoutRoom } = outcome.value;
  const done = new Set(moved.filter((id) => !withoutRoom?.includes(id)));
  browserSavedJobs.write(browserSavedJobs.read().filter((id) => !done.has(id)));
  const data = { savedJobIds };
  client.writeQuery({ query: SavedJobIdsDocument, data });
}
