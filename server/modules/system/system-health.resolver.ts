import { Ctx, Query, Resolver } from "type-graphql";
import { QUERY_COST } from "../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import type { SystemHealthService } from "./system-health.service.js";
import { SystemHealth } from "./system-health.types.js";

@Resolver()
export class SystemHealthResolver {
  constructor(private readonly health: SystemHealthService) {}

  @Query(() => SystemHealth, {
    description:
      "How the site is: what waits, what failed, and what someone should look at. For administrators with a second factor.",
    // A few short questions for each queue.
    complexity: 10 * QUERY_COST,
  })
  systemHealth(@Ctx() { actor }: ActorContext) {
    return this.health.get(actor);
  }
}
