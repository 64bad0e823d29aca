import type { SoldPlanPageQuery } from "./PlanPage.generated";

export type ViewedPlan = NonNullable<SoldPlanPageQuery["soldPlan"]>;
