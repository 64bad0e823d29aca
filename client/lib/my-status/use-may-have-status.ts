import { useSyncExternalStore } from "react";
import { mayHaveStatus, watchOtherTabs, watchOwnMark } from "./mark";

function watch(onChange: () => void): () => void {
  const ends = [watchOwnMark(onChange), watchOtherTabs(onChange)];
  return () => ends.forEach((end) => end());
}

/** Whether this browser may keep a status; false in the server's HTML, which is the same for everyone. */
export const useMayHaveStatus = (): boolean =>
  useSyncExternalStore(watch, mayHaveStatus, () => false);
