import { Arg, Ctx, ID, Int, Query, Resolver } from "type-graphql";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { ApplicationStatisticsService } from "./application-statistics.service.js";
import { ApplicationStatistics } from "./application-statistics.types.js";

@Resolver()
export class ApplicationStatisticsResolver {
  constructor(private readonly statistics: ApplicationStatisticsService) {}

  @Query(() => ApplicationStatistics, {
    description:
      "Numbers about the applications to the caller's companies; all companies for administrators. At most a minute old. For staff with a second factor.",
  })
  applicationStatistics(
    @Ctx() { actor }: ActorContext,
    @Arg("companyId", () => ID, {
      nullable: true,
      description: "Only this company; `NOT_FOUND` if the caller does not work for it.",
    })
    companyId: string | null,
    @Arg("days", () => Int, {
      defaultValue: 30,
      description: "How many days the period has, today (UTC) included, 1 to 365.",
    })
    period: number,
  ): Promise<ApplicationStatistics> {
    return this.statistics.read(actor, { companyId, days: period });
  }
}
