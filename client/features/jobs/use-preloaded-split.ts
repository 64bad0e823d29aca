import { useEffect } from "react";
import { preloadable } from "../../lib/lazy-component";
import { useWide } from "./split-list";

/** Has no place on narrow screens, and none where there is no list. */
export const splitList = preloadable(
  () => import("./SplitList"),
  ({ SplitList }) => SplitList,
);

/** Loads the split view where it can be shown, so that it is there when a job is opened. */
export function usePreloadedSplit(): void {
  const wide = useWide();
  useEffect(() => {
    // If it can't be loaded, it is asked for again when it is shown.
    if (wide) void splitList.preload().catch(() => undefined);
  }, [wide]);
}
