import { useSyncExternalStore } from "react";
import { useViewer } from "../session/viewer";
import { currentStatus, serverStatus, watchStatus, type MyStatus } from "./my-status";

/**
 * The status that this browser keeps; unknown in the server's HTML, which is the same for everyone. A sheet that someone else saved
 * while signed in is not shown to whoever is signed in now.
 */
export function useMyStatus(): MyStatus {
  const status = useSyncExternalStore(watchStatus, currentStatus, serverStatus);
  const { viewer } = useViewer();
  if (status.kind !== "kept") return status;
  const { userId } = status.kept;
  const isOthers = userId !== null && viewer !== null && viewer.id !== userId;
  return isOthers ? { kind: "none", version: status.version } : status;
}
