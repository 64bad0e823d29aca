import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useViewer } from "../../../lib/session/viewer";

/** After a sign-in, moves the jobs that the browser kept to the account. Use it once per app. */
export function useMoveSavedJobs(): void {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const id = viewer?.id ?? null;
  const move = useEffectEvent(async () => {
    const { moveSavedJobs } = await import("./move-saved-jobs");
    await moveSavedJobs(client);
  });
  useEffect(() => {
    // A file that can't be loaded is asked for again at the next visit.
    if (id !== null) void move().catch(() => undefined);
  }, [id]);
}
