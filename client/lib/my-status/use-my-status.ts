import { useSyncExternalStore } from "react";
import { useViewer } from "../session/viewer";
import { currentStatus, serverStatus, watchStatus, type MyStatus } from "./my-status";

/**
 * The status that this browser keeps; unknown in the server's HTML, which is the same for everyone. A sheet that someone saved while
 * signed in is shown to them alone: to no one else, and to no visitor, since a session may have ended without a sign-out.
 */
export function useMyStatus(): MyStatus {
  const status = useSyncExternalStore(watchStatus, currentStatus, serverStatus);
  const { viewer, loading } = useViewer();
  if (status.kind !== "kept" || status.kept.userId === null) return status;
  if (loading) return serverStatus();
  const isOwn = viewer?.id === status.kept.userId;
  return isOwn ? status : { kind: "none", version: status.version };
}
