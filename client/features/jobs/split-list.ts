import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { startedAt } from "../../lib/history-state";
import { useAfterHydration } from "../../lib/hydrated";

/** From here on there is room for the list beside the job. */
const WIDE = "(min-width: 75em)";

/** The link of a card that leads to its job; the card may have others. */
export const JOB_LINK = 'a[href^="/job-details/"]';

/** What a history entry of a job keeps of the list that it was opened from. */
export interface SplitState {
  /** The list's URL parameters. */
  list: string;
  /** Cursors of the pages loaded after the first one. */
  cursors?: string[];
}

export const isSplitState = (state: unknown): state is SplitState =>
  typeof (state as { list?: unknown } | null)?.list === "string";

/** The cursors that a history entry keeps, if it does. */
export function cursorsIn(state: unknown): Pick<SplitState, "cursors"> {
  const cursors = (state as { cursors?: unknown } | null)?.cursors;
  return Array.isArray(cursors) && cursors.every((cursor) => typeof cursor === "string")
    ? { cursors }
    : {};
}

/** The state for links from a list of jobs, by which a job knows its list. */
export function useSplitState(): SplitState {
  const location = useLocation();
  const state: unknown = location.state;
  return isSplitState(state) ? state : { list: location.search, ...cursorsIn(state) };
}

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );

/**
 * The list to show beside a job: the one that it was opened from, where there is room. Null if the document was loaded at
 * this history entry: a reloaded job is the page that everyone else gets.
 */
export function useSplitList(): SplitState | null {
  const location = useLocation();
  const wide = useWide();
  const state: unknown = location.state;
  const isShown = wide && location.key !== startedAt && isSplitState(state);
  return useAfterHydration(isShown ? state : null, null);
}
