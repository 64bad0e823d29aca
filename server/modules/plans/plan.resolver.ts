import { FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import type { PlanService } from "./plan.service.js";
import { Plan } from "./plan.types.js";

@Resolver(() => Plan)
export class PlanResolver {
  constructor(private readonly plans: PlanService) {}

  @Query(() => [Plan], {
    name: "plans",
    description: "Plans on sale, with their terms. Public.",
  })
  listPlans(): Plan[] {
    return this.plans.list();
  }

  @FieldResolver(() => [ID], {
    description:
      "Ids of the plans that contain this one, or that it contains: who has both pays twice for the same work, so `startCheckout` refuses the second unless `confirmOverlap` is true.",
  })
  overlaps(@Root() plan: Plan): string[] {
    return this.plans.overlapping(plan).map(({ id }) => id);
  }
}
