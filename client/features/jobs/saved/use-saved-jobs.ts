import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { heartTexts } from "#texts/heart";
import { useViewer } from "../../../lib/session/viewer";
import { browserSavedJobs } from "./browser-saved-jobs";
import { keepInBrowser, withJob, type Failure } from "./keep-in-browser";
import { SavedJobIdsDocument, useSavedJobIdsQuery } from "./SavedJobIds.generated";

export interface SavedJobIds {
  /** The last one saved first; null until it is known. */
  ids: readonly string[] | null;
  failed: boolean;
  retry: () => void;
  /** Saves a job, or takes it off. */
  keep: (id: string, isSaved: boolean) => Promise<Failure>;
}

const NONE: readonly string[] = [];

/** Ids of the jobs that this browser keeps. */
export const useBrowserSavedJobs = (): readonly string[] =>
  useSyncExternalStore(browserSavedJobs.subscribe, browserSavedJobs.read, () => NONE);

/** The jobs that a visitor saved in the browser. */
export function useVisitorsSavedJobs(): SavedJobIds {
  const { loading } = useViewer();
  const inBrowser = useBrowserSavedJobs();
  const keep = async (id: string, isSaved: boolean) => keepInBrowser(id, isSaved);
  return { ids: loading ? null : inBrowser, failed: false, retry: () => undefined, keep };
}

/**
 * The jobs that the signed-in person saved in the account. Known in the browser only, since the server's HTML is the same for
 * everyone.
 * @param options.fresh whether to ask the server even if they are known: another tab may have saved one
 */
export function useAccountsSavedJobs({ fresh = false, skip = false } = {}): SavedJobIds {
  const client = useApolloClient();
  const { data, error, refetch } = useSavedJobIdsQuery({
    skip,
    ssr: false,
    fetchPolicy: fresh ? "cache-and-network" : "cache-first",
  });
  const ids = data?.savedJobIds ?? null;
  const retry = () => void refetch().catch(() => undefined);
  const keep = async (id: string, isSaved: boolean) => {
    const failure = await keepInAccount(client, id, isSaved);
    if (failure === null && ids === null) retry();
    return failure;
  };
  return { ids, failed: error !== undefined, retry, keep };
}

/** The jobs saved by the person: in the account of those who are signed in, else in the browser. Options as for the account's. */
export function useSavedJobs({ fresh = false } = {}): SavedJobIds {
  const { viewer } = useViewer();
  const inBrowser = useVisitorsSavedJobs();
  const inAccount = useAccountsSavedJobs({ fresh, skip: viewer === null });
  return viewer === null ? inBrowser : inAccount;
}

/** What sends it is loaded with the first press; visitors never need it. */
const send = async (...change: [client: ApolloClient, id: string, isSaved: boolean]) =>
  (await import("./account-saved-jobs")).sendToAccount(...change);

/** Saves a job in the account, or takes it off. It is shown at once, and taken back if the server refuses. */
async function keepInAccount(client: ApolloClient, id: string, isSaved: boolean): Promise<Failure> {
  show(client, id, isSaved);
  const failure = await send(client, id, isSaved).catch(() => heartTexts.failed(isSaved));
  if (failure !== null) show(client, id, !isSaved);
  return failure;
}

const show = ({ cache }: ApolloClient, id: string, isSaved: boolean) =>
  cache.updateQuery(
    { query: SavedJobIdsDocument },
    (data) => data && { savedJobIds: withJob(data.savedJobIds, id, isSaved) },
  );
