import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { After, First } from "../../../kit/graphql/connection.js";
import type { Page } from "../../../core/paging.js";
import { QUERY_COST } from "../../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { Job } from "../../jobs/record/job.entity.js";
import { ApplicationStatusEnum, type ApplicationStatus } from "../application.entity.js";
import type { ApplicationListService, JobListRequest } from "./application-list.service.js";
import { ApplicationCount } from "./application-list.types.js";
import {
  ApplicationSummaryConnection,
  type ApplicationSummary,
} from "./application-summary.types.js";
import { summaryFieldsIn } from "./summary-fields.js";

/** With more pages than this, there is a second query. */
const MAX_PAGES = 16;

/** What staff see of a job's applications; kept here so that the jobs module does not depend on applications. */
@Resolver(() => Job)
export class JobApplicationsResolver {
  private readonly counts = new WeakMap<ActorContext, DataLoader<Job, ApplicationCount[] | null>>();

  private readonly pages = new WeakMap<
    ActorContext,
    DataLoader<JobListRequest, Page<ApplicationSummary>>
  >();

  constructor(private readonly lists: ApplicationListService) {}

  @FieldResolver(() => ApplicationSummaryConnection, {
    nullable: true,
    description:
      "Applications to this job, newest first. For staff of its company with a second factor. For anyone else, the field is null with an error (`NOT_FOUND` when signed in), and the rest of the job is returned as usual.",
  })
  applications(
    @Root() job: Job,
    @Ctx() context: ActorContext,
    @First() first: number,
    @After() after: string | null,
    @Arg("status", () => [ApplicationStatusEnum], {
      nullable: true,
      description: "Only applications in one of these stages. All stages if null or empty.",
    })
    status: ApplicationStatus[] | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const page = { first, after, fields: summaryFieldsIn(info) };
    return this.pagesIn(context).load({ job, page, status });
  }

  @FieldResolver(() => [ApplicationCount], {
    nullable: true,
    description:
      "How many applications are in each stage, in the order of the pipeline. Null except for staff of the job's company with a second factor.",
    complexity: QUERY_COST,
  })
  applicationCounts(
    @Root() job: Job,
    @Ctx() context: ActorContext,
  ): Promise<ApplicationCount[] | null> {
    return this.countsIn(context).load(job);
  }

  /** The columns of a board are one query. */
  private pagesIn(context: ActorContext): DataLoader<JobListRequest, Page<ApplicationSummary>> {
    const known = this.pages.get(context);
    if (known) return known;
    const loader = new DataLoader(
      (requests: readonly JobListRequest[]) => this.lists.listsOfJobs(context.actor, requests),
      { cache: false, maxBatchSize: MAX_PAGES },
    );
    this.pages.set(context, loader);
    return loader;
  }

  /** Counts for all jobs of a request in one query. */
  private countsIn(context: ActorContext): DataLoader<Job, ApplicationCount[] | null> {
    const known = this.counts.get(context);
    if (known) return known;
    const loader = new DataLoader(async (jobs: readonly Job[]) => {
      const counts = await this.lists.countsOf(context.actor, jobs);
      return jobs.map(({ id }) => counts.get(id) ?? null);
    });
    this.counts.set(context, loader);
    return loader;
  }
}
