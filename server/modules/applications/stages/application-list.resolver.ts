import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import { After, First } from "../../../kit/graphql/connection.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { Job } from "../../jobs/record/job.entity.js";
import type { JobService } from "../../jobs/record/job.service.js";
import { Application } from "../application.entity.js";
import type { ApplicationService } from "../application.service.js";
import type { ApplicationListService } from "./application-list.service.js";
import { ApplicationFilter } from "./application-list.types.js";
import { ApplicationSummary, ApplicationSummaryConnection } from "./application-summary.types.js";
import { summaryFieldsIn } from "./summary-fields.js";

/** Applications as the desk reads them: one in full, and lists across jobs. */
@Resolver(() => ApplicationSummary)
export class ApplicationListResolver {
  private readonly jobsByRequest = new WeakMap<ActorContext, DataLoader<string, Job>>();

  constructor(
    private readonly lists: ApplicationListService,
    private readonly service: ApplicationService,
    private readonly jobs: JobService,
  ) {}

  @Query(() => Application, {
    nullable: true,
    description:
      "One application in full. For its candidate, and for staff of the job's company with a second factor; null and `NOT_FOUND` for everyone else.",
  })
  application(
    @Ctx() { actor }: ActorContext,
    @Arg("id", () => ID, { description: "Id of the application." }) id: string,
  ): Promise<Application> {
    return this.service.get(actor, id);
  }

  @Query(() => ApplicationSummaryConnection, {
    description:
      "Applications to the jobs of the caller's companies, newest first. Administrators see all. For staff with a second factor.",
  })
  applications(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
    @Arg("filter", () => ApplicationFilter, {
      nullable: true,
      description: "Which applications to return. All if null.",
    })
    filter: ApplicationFilter | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const page = { first, after, fields: summaryFieldsIn(info) };
    return this.lists.list(actor, page, filter ?? {});
  }

  @FieldResolver(() => Job, { description: "The job applied to." })
  job(@Root() { jobId }: ApplicationSummary, @Ctx() context: ActorContext): Promise<Job> {
    return this.jobsOf(context).load(jobId);
  }

  /** Loads the jobs of a page in one query. */
  private jobsOf(context: ActorContext): DataLoader<string, Job> {
    const known = this.jobsByRequest.get(context);
    if (known) return known;
    const loader = new DataLoader<string, Job>(async (ids) => {
      const jobs = new Map((await this.jobs.findMany(ids)).map((job) => [job.id, job]));
      return ids.map((id) => jobs.get(id) ?? new Error(`job ${id} is missing`));
    });
    this.jobsByRequest.set(context, loader);
    return loader;
  }
}
