import type { SoldPlanPageQuery } from "./PlanPage.generated";

export type ViewedPlan = NonNullable<SoldPlanPageQuery["soldPlan"]>;

/** Whether it runs, and is canceled. A payment that failed, a dispute, or a refund hides that in its status. */
export const isCanceled = ({ isRunning, canceledBy }: ViewedPlan): boolean =>
  isRunning && canceledBy !== null;

/** What lost disputes took of a payment, in minor units. */
export const lostOf = (
  { disputes }: Pick<ViewedPlan, "disputes">,
  { id }: Pick<ViewedPlan["invoices"][number], "id">,
): number =>
  disputes
    .filter(({ invoiceId, status }) => invoiceId === id && status === "LOST")
    .reduce((sum, { amount }) => sum + amount, 0);
