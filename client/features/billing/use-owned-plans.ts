import { useViewer } from "../../lib/session/viewer";
import { useOwnedPlansQuery } from "./OwnedPlans.generated";

/** The plans that the viewer has now: the months of their terms, by plan id. Empty for visitors, and until it is known. */
export function useOwnedPlans(): ReadonlyMap<string, number> {
  const { viewer } = useViewer();
  const { data } = useOwnedPlansQuery({ skip: viewer === null, ssr: false });
  const running = (data?.mySubscriptions ?? []).filter(({ isRunning }) => isRunning);
  return new Map(running.map(({ plan, months }) => [plan.id, months]));
}
