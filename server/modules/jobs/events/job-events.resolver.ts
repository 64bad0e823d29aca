import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Query, Resolver } from "type-graphql";
import { First } from "../../../kit/graphql/connection.js";
import { selects } from "../../../kit/graphql/selects.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { JobEvents } from "./job-events.service.js";
import { JobEventConnection } from "./job-events.types.js";

@Resolver(() => JobEventConnection)
export class JobEventsResolver {
  constructor(private readonly events: JobEvents) {}

  @Query(() => JobEventConnection, {
    description:
      "What happened to jobs and companies, oldest first, kept for 90 days: for those who keep a copy. Callers are told only of jobs that they could see before or after the change. Public. API keys need `JOBS_READ` or `JOBS_WRITE`; with `JOBS_WRITE`, they are told of drafts of their companies, too.",
  })
  jobChanges(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "`jobs.syncCursor`, or `pageInfo.endCursor` of the page before. Null starts at the oldest event that is kept. `CURSOR_EXPIRED`: events after it are no longer kept, or the site was restored from a backup; read all jobs again.",
    })
    after: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.events.list(actor, { first, after, withJobs: selects(info, "JobEvent", "job") });
  }
}
