import type { SoldPlanPageQuery } from "./PlanPage.generated";

export type ViewedPlan = NonNullable<SoldPlanPageQuery["soldPlan"]>;

/** Whether it runs, and is canceled. A payment that failed, a dispute, or a refund hides that in its status. */
export const isCanceled = ({ isRunning, canceledBy }: ViewedPlan): boolean =>
  isRunning && canceledBy !== null;
