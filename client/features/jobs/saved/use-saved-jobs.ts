import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { heartTexts } from "#texts/heart";
import type { UnloadedProps } from "../../../components/ui/Unloaded";
import { useViewer } from "../../../lib/session/viewer";
import { browserSavedJobs } from "./browser-saved-jobs";
import { keepInBrowser, withJob, type Failure } from "./keep-in-browser";
import { SavedJobIdsDocument, useSavedJobIdsQuery } from "./SavedJobIds.generated";

interface SavedJobIds {
  /** The last one saved first; null until it is known. */
  ids: readonly string[] | null;
  /** Skipped for visitors. */
  query: UnloadedProps["query"];
  /** Saves a job, or takes it off. */
  keep: (id: string, isSaved: boolean) => Promise<Failure>;
}

const NONE: readonly string[] = [];

/** Ids of the jobs that this browser keeps. */
export const useBrowserSavedJobs = (): readonly string[] =>
  useSyncExternalStore(browserSavedJobs.subscribe, browserSavedJobs.read, () => NONE);

/**
 * The jobs saved by the person: in the account of those who are signed in, else in the browser. Known in the browser only,
 * since the server's HTML is the same for everyone.
 * @param options.fresh whether to ask the server even if they are known: another tab may have saved one
 */
export function useSavedJobs({ fresh = false } = {}): SavedJobIds {
  const client = useApolloClient();
  const { viewer, loading } = useViewer();
  const inBrowser = useBrowserSavedJobs();
  const query = useSavedJobIdsQuery({
    skip: viewer === null,
    ssr: false,
    fetchPolicy: fresh ? "cache-and-network" : "cache-first",
  });
  if (viewer === null) {
    const keep = async (id: string, isSaved: boolean) => keepInBrowser(id, isSaved);
    return { ids: loading ? null : inBrowser, query, keep };
  }
  const ids = query.data?.savedJobIds ?? null;
  const keep = async (id: string, isSaved: boolean) => {
    const failure = await keepInAccount(client, id, isSaved);
    if (failure === null && ids === null) void query.refetch().catch(() => undefined);
    return failure;
  };
  return { ids, query, keep };
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
