import type { Parts } from "../base.js";
import { PlanResolver } from "./plan.resolver.js";
import { PlanService } from "./plan.service.js";

/** The plans on offer. */
export function createPlans() {
  const plans = new PlanService();
  return { plans, parts: { resolvers: [new PlanResolver(plans)] } satisfies Parts };
}
