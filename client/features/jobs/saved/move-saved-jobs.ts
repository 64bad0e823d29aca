import type { ApolloClient } from "@apollo/client";
import { moveToAccount } from "./account-saved-jobs";
import { browserSavedJobs } from "./browser-saved-jobs";

/** Moves the jobs that the browser kept, if any, to the account. */
export async function moveSavedJobs(client: ApolloClient): Promise<void> {
  if (browserSavedJobs.read().length > 0) await moveToAccount(client);
}
