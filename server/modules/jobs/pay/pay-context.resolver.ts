import { FieldResolver, Resolver, Root } from "type-graphql";
import { QUERY_COST } from "../../../kit/graphql/query-cost.js";
import { Job } from "../record/job.entity.js";
import { PayContext } from "./pay-context.js";
import type { PayContextService } from "./pay-context.service.js";

@Resolver(() => Job)
export class PayContextResolver {
  constructor(private readonly service: PayContextService) {}

  @FieldResolver(() => PayContext, {
    nullable: true,
    description:
      "Where the pay lies among other open jobs of the same kind. Null if the job gives no pay in numbers, its title names no role family, or fewer than 5 other jobs can be compared.",
    complexity: QUERY_COST + 1,
  })
  payContext(@Root() job: Job): Promise<PayContext | null> {
    return this.service.find(job);
  }
}
