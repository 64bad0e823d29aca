import type { Base, Parts } from "../base.js";
import type { PlanService } from "../plans/plan.service.js";
import { CartResolver } from "./cart.resolver.js";
import { cartRoutes } from "./cart.routes.js";
import { CartService } from "./cart.service.js";

/** The plan that a person is about to buy. */
export function createCart({ dataSource, clock }: Base, uses: { plans: { plans: PlanService } }) {
  const cart = new CartService(dataSource, uses.plans.plans, clock);
  const parts = {
    resolvers: [new CartResolver(cart)],
    rest: [() => cartRoutes(cart)],
  } satisfies Parts;
  return { cart, parts };
}
