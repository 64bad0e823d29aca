import { useLocation, useNavigate } from "react-router-dom";
import { useAfterHydration } from "../../lib/hydrated";
import { cursorsIn, isSplitState } from "./split-list";

/**
 * Cursors of the pages loaded after the first one. They are kept in the history entry, so that Back from a job shows
 * the same list at the same position. The server does not know them, so the first render must not use them.
 */
export function useLoadedCursors(): [cursors: string[], add: (cursor: string) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const state = useAfterHydration<unknown>(location.state, null);
  const { cursors = [] } = cursorsIn(state);
  const add = (cursor: string) => {
    void navigate(location, {
      replace: true,
      // Beside a job, the entry also says which list this is.
      state: { ...(isSplitState(state) && state), cursors: [...cursors, cursor] },
      preventScrollReset: true,
    });
  };
  return [cursors, add];
}
