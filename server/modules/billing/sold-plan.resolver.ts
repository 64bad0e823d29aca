import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { After, First } from "../../kit/graphql/connection.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import type { SoldPlanService } from "./sold-plan.service.js";
import { SoldPlanConnection } from "./sold-plan.types.js";

@Resolver()
export class SoldPlanResolver {
  constructor(private readonly plans: SoldPlanService) {}

  @Query(() => SoldPlanConnection, {
    description:
      "Running plans that started in the last days, newest first. For administrators with a second factor.",
  })
  soldPlans(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
    @Arg("days", () => Int, { defaultValue: 30, description: "How many days back, 1 to 365." })
    period: number,
  ) {
    return this.plans.list(actor, { first, after }, { days: period });
  }
}
