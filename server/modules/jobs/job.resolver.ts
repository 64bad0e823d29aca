import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { cleanJobHtml } from "../../core/html.js";
import type { RequestContext } from "../../context.js";
import { selects } from "../../graphql/selects.js";
import { withUserErrors } from "../../graphql/user-error.js";
import { IndustryEnum, type Industry } from "./industry.js";
import { JobSortEnum, type JobSort } from "./job-sort.js";
import { Job, JobStatusEnum, type JobStatus } from "./job.entity.js";
import { canEditJob } from "./job.policy.js";
import type { JobService } from "./job.service.js";
import {
  CloseJobInput,
  CreateJobInput,
  JobConnection,
  JobFilter,
  JobPayload,
  PublishJobInput,
  UpdateJobInput,
} from "./job.types.js";

const withTexts = (info: GraphQLResolveInfo) => selects(info, "description", "responsibilities");

@Resolver(() => Job)
export class JobResolver {
  constructor(private readonly service: JobService) {}

  @Query(() => JobConnection, {
    description:
      "Open jobs. `first` 1–100; `query` searches role, company, place, work authorization, contract, skills, code and text; `industry` keeps those of one, `filter` narrows further. `sort`: best matches first with a `query`, newest first without, unless said. A cursor is good for the same arguments.",
  })
  jobs(
    @Ctx() { actor }: RequestContext,
    @Arg("first", () => Int) first: number,
    @Arg("after", () => String, { nullable: true }) after: string | null,
    @Arg("query", () => String, { nullable: true }) query: string | null,
    @Arg("industry", () => IndustryEnum, { nullable: true }) industry: Industry | null,
    @Arg("filter", () => JobFilter, { nullable: true }) filter: JobFilter | null,
    @Arg("sort", () => JobSortEnum, { nullable: true }) sort: JobSort | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const options = { first, after, query, industry, filter, sort, withTexts: withTexts(info) };
    return this.service.list(actor, options);
  }

  @Query(() => JobConnection, {
    description: "A company's jobs, drafts included, for its recruiters.",
  })
  companyJobs(
    @Ctx() { actor }: RequestContext,
    @Arg("companyId", () => ID) companyId: string,
    @Arg("first", () => Int) first: number,
    @Arg("after", () => String, { nullable: true }) after: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const options = { first, after, withTexts: withTexts(info) };
    return this.service.listOfCompany(actor, companyId, options);
  }

  @Query(() => Job, {
    nullable: true,
    description:
      "By id or job code. Null when there never was such a job, or it is a draft that is not yours.",
  })
  job(@Ctx() { actor }: RequestContext, @Arg("id", () => ID) id: string): Promise<Job | null> {
    return this.service.find(actor, id);
  }

  @FieldResolver(() => JobStatusEnum)
  status(@Root() job: Job): JobStatus {
    return this.service.statusOf(job);
  }

  // Cleaned when written; again here, for rows from before a rule was added.
  @FieldResolver(() => String, { description: "Sanitised HTML." })
  description(@Root() job: Job): string {
    return cleanJobHtml(job.description);
  }

  @FieldResolver(() => String, { description: "Qualifications and duties, sanitised HTML." })
  responsibilities(@Root() job: Job): string {
    return cleanJobHtml(job.responsibilities);
  }

  @FieldResolver(() => Boolean, { description: "Whether one can apply now." })
  acceptsApplications(@Root() job: Job): boolean {
    return this.service.acceptsApplications(job);
  }

  @FieldResolver(() => Boolean)
  viewerCanEdit(@Root() job: Job, @Ctx() { actor }: RequestContext): boolean {
    return canEditJob(actor, job);
  }

  @Mutation(() => JobPayload, {
    description: "A draft, or with `publish` an open job, of your company.",
  })
  createJob(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => CreateJobInput) input: CreateJobInput,
  ) {
    return withUserErrors(async () => ({ job: await this.service.create(actor, input) }));
  }

  @Mutation(() => JobPayload, { description: "Changes the fields given." })
  updateJob(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => UpdateJobInput) input: UpdateJobInput,
  ) {
    return withUserErrors(async () => ({ job: await this.service.update(actor, input) }));
  }

  @Mutation(() => JobPayload, { description: "Opens a draft (or an expired job) for 60 days." })
  publishJob(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => PublishJobInput) { id }: PublishJobInput,
  ) {
    return withUserErrors(async () => ({ job: await this.service.publish(actor, id) }));
  }

  @Mutation(() => JobPayload, { description: "Ends applications; the page stays 30 days." })
  closeJob(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => CloseJobInput) input: CloseJobInput,
  ) {
    return withUserErrors(async () => ({
      job: await this.service.close(actor, input.id, input.reason),
    }));
  }
}
