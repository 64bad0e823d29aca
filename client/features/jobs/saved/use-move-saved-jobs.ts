import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useViewer } from "../../../lib/session/viewer";
import { SAVED_JOBS_KEY } from "./saved-jobs-key";

/** After a sign-in, moves the jobs that the browser kept to the account. Use it once per app. */
export function useMoveSavedJobs(): void {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const id = viewer?.id ?? null;
  const move = useEffectEvent(async () => {
    // Throws where storage is blocked, which then has none either.
    if (localStorage.getItem(SAVED_JOBS_KEY) === null) return;
    const { moveSavedJobs } = await import("./move-saved-jobs");
    await moveSavedJobs(client);
  });
  useEffect(() => {
    // A file that can't be loaded is asked for again at the next visit.
    if (id !== null) void move().catch(() => undefined);
  }, [id]);
}
