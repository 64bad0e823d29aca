import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { After, First } from "../../../kit/graphql/connection.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import { IndustryEnum, type Industry } from "../record/industry.js";
import { shownHtml } from "../html/job-html.js";
import { JobSortEnum, type JobSort } from "../search/job-sort.js";
import { Job, JobStatusEnum, type JobStatus } from "../record/job.entity.js";
import { canEditJob, canReadJobsOf } from "../record/job.policy.js";
import type { JobClose } from "../record/job-close.service.js";
import type { JobService } from "../record/job.service.js";
import { cardAskedBy } from "./needed-columns.js";
import { pageAskedBy, presentPage } from "./job-page.js";
import {
  openTo,
  WorkAuthorizationEnum,
  type WorkAuthorization,
} from "../record/work-authorization.js";
import type { JobViews } from "../workspace/job-views.js";
import { withStaleJob } from "../workspace/with-stale-job.js";
import {
  CloseJobInput,
  CreateJobInput,
  JobConnection,
  JobFilter,
  JobPayload,
  PublishJobInput,
  UpdateJobInput,
} from "../record/job.types.js";

@Resolver(() => Job)
export class JobResolver {
  constructor(
    private readonly service: JobService,
    private readonly closing: JobClose,
    private readonly views: JobViews,
  ) {}

  @Query(() => JobConnection, {
    description: "Open jobs. Public. API keys need `JOBS_READ` or `JOBS_WRITE`.",
  })
  jobs(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
    @Arg("query", () => String, {
      nullable: true,
      description:
        "Words to search for in role, company, place, contract, work authorization, skills, code and texts; a job must have all of them. At most 200 characters. All jobs if null or blank.",
    })
    query: string | null,
    @Arg("industry", () => IndustryEnum, {
      nullable: true,
      description: "Only jobs of this industry. `filter.industry` takes several.",
    })
    industry: Industry | null,
    @Arg("filter", () => JobFilter, {
      nullable: true,
      description: "Further filters. None if null.",
    })
    filter: JobFilter | null,
    @Arg("sort", () => JobSortEnum, {
      nullable: true,
      description: "Order of the list. Default: `BEST_MATCH` with a `query`, `NEWEST` without.",
    })
    sort: JobSort | null,
    @Arg("corrects", () => Boolean, {
      defaultValue: false,
      description:
        "True also looks for a better spelling when no job has the words; `search` says which one was found. A word that some job has is never replaced.",
    })
    corrects: boolean,
    @Arg("ignoresUnknown", () => Boolean, {
      defaultValue: false,
      description:
        "True makes the list without the skills, states, and companies in `filter` that no open job has; `unknownValues` names them. False refuses skills that no open job has, and companies that do not exist (`BAD_INPUT`).",
    })
    ignoresUnknown: boolean,
    @Info() info: GraphQLResolveInfo,
  ) {
    const unknown = ignoresUnknown ? "IGNORED" : "REFUSED";
    const asked = { query, industry, filter, sort, unknown } as const;
    const options = { ...asked, ...pageAskedBy(info), first, after, corrects };
    return presentPage(this.service.list(actor, options), filter);
  }

  @Query(() => Job, {
    nullable: true,
    description:
      "One job. Public. Null when there is none, or when it is a draft, or was taken down, of a company that you don't work for. API keys need `JOBS_READ` or `JOBS_WRITE`.",
  })
  async job(
    @Ctx() { actor, client }: ActorContext,
    @Arg("id", () => ID, { description: "Id or code of the job, e.g. `SB-10023`." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Job | null> {
    const job = await this.service.find(actor, id, cardAskedBy(info));
    // Browsers that come from another page of the site ask for the job like this.
    const isReader =
      job !== null && actor.kind !== "partner" && !canReadJobsOf(actor, job.companyId);
    if (isReader && client) this.views.count(job.id, client.userAgent);
    return job;
  }

  @FieldResolver(() => JobStatusEnum, {
    description: "Status of the job. `EXPIRED` is computed when it is read.",
  })
  status(@Root() job: Job): JobStatus {
    return this.service.statusOf(job);
  }

  @FieldResolver(() => [WorkAuthorizationEnum], {
    description:
      "Work authorizations the job is open to: those that the words of `workAuthorization` name, and those that allow working for any employer, to which every job is open. A Secret or Top Secret clearance leaves `US_CITIZEN` and those that the job names. The filter `workAuthorization` finds it by each of them.",
  })
  openTo(@Root() job: Job): WorkAuthorization[] {
    return openTo(job);
  }

  @FieldResolver(() => String, {
    description:
      "What the job is about, as sanitized HTML (`p`, `br`, `ul`, `ol`, `li`, `strong`, `em`, `h3`, `a`).",
  })
  description(@Root() job: Job): string {
    return shownHtml(job, job.description);
  }

  @FieldResolver(() => String, {
    description:
      "Duties and qualifications, as sanitized HTML (`p`, `br`, `ul`, `ol`, `li`, `strong`, `em`, `h3`, `a`).",
  })
  responsibilities(@Root() job: Job): string {
    return shownHtml(job, job.responsibilities);
  }

  @FieldResolver(() => Boolean, {
    description: "True when people can apply now, which means `status` is `PUBLISHED`.",
  })
  acceptsApplications(@Root() job: Job): boolean {
    return this.service.acceptsApplications(job);
  }

  @FieldResolver(() => Boolean, {
    description:
      "True when the caller may update, publish and close this job: recruiters of its company, administrators, and API keys with `JOBS_WRITE` for the company, if the job is of their source or they have `ALL_JOBS`.",
  })
  viewerCanEdit(@Root() job: Job, @Ctx() { actor }: ActorContext): boolean {
    return canEditJob(actor, job);
  }

  @Mutation(() => JobPayload, {
    description:
      "Creates a job as a draft, or published when `publish` is true; then the rules of `validateJob` apply. Takes a header `Idempotency-Key`, so that it can be repeated. For recruiters of the company, administrators, and API keys with `JOBS_WRITE` for the company.",
  })
  createJob(
    @Ctx() { actor, once }: ActorContext,
    @Input(CreateJobInput, "The new job.") input: CreateJobInput,
  ) {
    return withUserErrors(async () => ({ job: await this.service.create(actor, input, once) }));
  }

  @Mutation(() => JobPayload, {
    description:
      "Changes the fields given and leaves the rest. A job that has been published must follow the rules of `validateJob`. A closed job can't be changed (`CONFLICT`), nor one that has a version other than `expectedVersion`. Allowed where `Job.viewerCanEdit` is true.",
  })
  updateJob(
    @Ctx() { actor }: ActorContext,
    @Input(UpdateJobInput, "The job and the changes.") input: UpdateJobInput,
  ) {
    return withStaleJob(async () => ({ job: await this.service.update(actor, input) }));
  }

  @Mutation(() => JobPayload, {
    description:
      "Opens a draft or an expired job for 60 days. What `validateJob` finds `BLOCKING`, or missing, refuses it (`BAD_INPUT`). Does nothing if the job is already open; a closed job can't be published (`CONFLICT`). Allowed where `Job.viewerCanEdit` is true.",
  })
  publishJob(
    @Ctx() { actor }: ActorContext,
    @Input(PublishJobInput, "The job to publish.") { id }: PublishJobInput,
  ) {
    return withUserErrors(async () => ({ job: await this.service.publish(actor, id) }));
  }

  @Mutation(() => JobPayload, {
    description:
      "Stops applications to a job for good; the caller can undo that for a minute with `undoCloseJobs`. Its page stays for 30 days. Does nothing if the job is already closed; a draft can't be closed (`CONFLICT`). Allowed where `Job.viewerCanEdit` is true.",
  })
  closeJob(
    @Ctx() { actor }: ActorContext,
    @Input(CloseJobInput, "The job to close, and why.") input: CloseJobInput,
  ) {
    return withUserErrors(async () => ({
      job: await this.closing.close(actor, input.id, input.reason, input.openApplications),
    }));
  }
}
