import type { SoldPlanPageQuery } from "./PlanPage.generated";

export type ViewedPlan = NonNullable<SoldPlanPageQuery["soldPlan"]>;

/** What lost disputes took of a payment, in minor units. */
export const lostOf = (
  { disputes }: Pick<ViewedPlan, "disputes">,
  { id }: Pick<ViewedPlan["invoices"][number], "id">,
): number =>
  disputes
    .filter(({ invoiceId, status }) => invoiceId === id && status === "LOST")
    .reduce((sum, { amount }) => sum + amount, 0);
