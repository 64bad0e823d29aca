import { Query, Resolver } from "type-graphql";
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
}
