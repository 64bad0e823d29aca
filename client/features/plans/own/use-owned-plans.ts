import { useEffect, useEffectEvent } from "react";
import { useViewer } from "../../../lib/session/viewer";
import {
  useOwnedPlansQuery,
  type OwnedPlan_SubscriptionFragment as OwnedPlan,
} from "./OwnedPlans.generated";

interface OwnedPlans {
  /** The plans that the viewer has now: the months of their terms, by plan id. */
  months: ReadonlyMap<string, number>;
  /** The plan that the viewer has and that overlaps this one; null if there is none. @param planId one that they don't have */
  overlapping: (planId: string) => OwnedPlan | null;
}

/** Refusals of what was bought meanwhile, e.g. in another window. */
const BOUGHT: readonly (string | undefined)[] = ["ALREADY_SUBSCRIBED", "PLAN_OVERLAP"];

/**
 * The plans that the viewer has now. None for visitors, and until it is known.
 * @param refusal code of the last refusal to sell a plan, if any
 */
export function useOwnedPlans(refusal: string | undefined): OwnedPlans {
  const { viewer } = useViewer();
  const { data, refetch } = useOwnedPlansQuery({ skip: viewer === null, ssr: false });
  const readAgain = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => {
    if (BOUGHT.includes(refusal)) readAgain();
  }, [refusal]);
  const running = (data?.mySubscriptions ?? []).filter(({ isRunning }) => isRunning);
  return {
    months: new Map(running.map(({ plan, months }) => [plan.id, months])),
    overlapping: (planId) => running.find(({ plan }) => plan.overlaps.includes(planId)) ?? null,
  };
}
