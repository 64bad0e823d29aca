import type { GraphQLResolveInfo } from "graphql";
import type { ComplexityEstimator } from "graphql-query-complexity";
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../../kit/graphql/input.js";
import { z } from "zod";
import { requireKnown, type Actor } from "../../../core/actor.js";
import { AppError, notFound } from "../../../core/errors.js";
import { After, First } from "../../../kit/graphql/connection.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { Job } from "../record/job.entity.js";
import { selectsTexts } from "../html/job-texts.js";
import type { JobClose } from "../record/job-close.service.js";
import { JobConnection, JobPayload } from "../record/job.types.js";
import type { CompanyJobList } from "./company-jobs.list.js";
import { withStaleJob } from "./with-stale-job.js";
import type { JobWorkspaceService } from "./job-workspace.service.js";
import {
  CloseJobsInput,
  CompanyJobFilter,
  CompanyJobSortEnum,
  CopyJobInput,
  CopyJobsInput,
  DeleteJobInput,
  DeleteJobPayload,
  ExtendJobInput,
  ExtendJobsInput,
  JobChangesPayload,
  RelistJobInput,
  RelistJobsInput,
  SaveJobDraftInput,
  TakeDownJobInput,
  UndoCloseJobsInput,
  type CompanyJobSort,
} from "./workspace.types.js";

/** What is selected of a job costs as much for each job. */
const perJob: ComplexityEstimator = ({ args, childComplexity }) =>
  1 + idsIn.parse(args).input.ids.length * childComplexity;
const idsIn = z.object({ input: z.object({ ids: z.array(z.unknown()) }) });

@Resolver()
export class JobWorkspaceResolver {
  constructor(
    private readonly service: JobWorkspaceService,
    private readonly closing: JobClose,
    private readonly lists: CompanyJobList,
  ) {}

  @Query(() => JobConnection, {
    description:
      "Jobs of a company in every status, drafts included, newest first unless sorted otherwise. For its members, administrators, and API keys with `JOBS_WRITE` for the company; `NOT_FOUND` for everyone else.",
  })
  companyJobs(
    @Ctx() { actor }: ActorContext,
    @Arg("companyId", () => ID, {
      nullable: true,
      description:
        "Id of the company. Null lists the jobs of all companies that the caller works or posts for; all companies for administrators.",
    })
    companyId: string | null | undefined,
    @First() first: number,
    @After() after: string | null,
    @Arg("filter", () => CompanyJobFilter, {
      nullable: true,
      description: "Which jobs to list. All if null.",
    })
    filter: CompanyJobFilter | null,
    @Arg("sort", () => CompanyJobSortEnum, {
      nullable: true,
      description: "Order of the list. Default: `NEWEST`.",
    })
    sort: CompanyJobSort | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const options = { first, after, filter, sort, withTexts: selectsTexts(info) };
    return this.lists.list(actor, companyId ?? null, options);
  }

  @Mutation(() => JobPayload, {
    description:
      "Saves what there is of a draft, complete or not; without `id` as a new draft, which takes a header `Idempotency-Key`. For recruiters of the company, administrators, and API keys with `JOBS_WRITE` for the company. A job that has been published is changed with `updateJob` (`CONFLICT`).",
  })
  saveJobDraft(
    @Ctx() { actor, once }: ActorContext,
    @Input(SaveJobDraftInput, "What there is of the draft.") input: SaveJobDraftInput,
  ) {
    return withStaleJob(async () => ({ job: await this.service.saveDraft(actor, input, once) }));
  }

  @Mutation(() => DeleteJobPayload, {
    description:
      "Deletes a draft for good. A job that has been published can only be taken down (`CONFLICT`). Allowed where `Job.viewerCanDelete` is true.",
  })
  deleteJob(
    @Ctx() { actor }: ActorContext,
    @Input(DeleteJobInput, "The draft to delete.") { id }: DeleteJobInput,
  ) {
    return withUserErrors(async () => ({ deletedJobId: await this.service.delete(actor, id) }));
  }

  @Mutation(() => JobPayload, {
    description:
      "Takes a job's page off the site for good: it answers 410, at the latest after 30 seconds, and only the company's own people see the job. An open job is closed by it. Its applications stay. Allowed where `Job.viewerCanTakeDown` is true.",
  })
  takeDownJob(
    @Ctx() { actor }: ActorContext,
    @Input(TakeDownJobInput, "The job to take down.") { id }: TakeDownJobInput,
  ) {
    return withUserErrors(async () => ({ job: await this.service.takeDown(actor, id) }));
  }

  @Mutation(() => JobPayload, {
    description:
      "Keeps a published or expired job open for 60 days from now. The rules of publishing apply. Allowed where `Job.viewerCanClose` is true.",
  })
  extendJob(
    @Ctx() { actor }: ActorContext,
    @Input(ExtendJobInput, "The job to keep open.") { id }: ExtendJobInput,
  ) {
    return withUserErrors(async () => ({ job: await this.service.extend(actor, id) }));
  }

  @Mutation(() => JobPayload, {
    description:
      "Makes a new draft with the advertisement of a job in any status. Takes a header `Idempotency-Key`, so that it can be repeated. Allowed where `Job.viewerCanEdit` is true.",
  })
  copyJob(
    @Ctx() { actor, once }: ActorContext,
    @Input(CopyJobInput, "The job to copy.") { id }: CopyJobInput,
  ) {
    return withUserErrors(async () => ({ job: await this.service.copy(actor, id, once) }));
  }

  @Mutation(() => JobPayload, {
    description:
      "Makes a new job of one that is closed or has expired, and publishes it. The new job has its own code and applications, and takes over the `externalId`. Takes a header `Idempotency-Key`, so that it can be repeated. Allowed where `Job.viewerCanRelist` is true.",
  })
  relistJob(
    @Ctx() { actor, once }: ActorContext,
    @Input(RelistJobInput, "The job to list again.") { id, publish }: RelistJobInput,
  ) {
    return withUserErrors(async () => ({
      job: await this.service.relist(actor, id, publish, once),
    }));
  }

  @Mutation(() => JobChangesPayload, {
    description:
      "Keeps several jobs open for 60 days from now, each like `extendJob`. One that is refused does not stop the others.",
    complexity: perJob,
  })
  extendJobs(
    @Ctx() { actor }: ActorContext,
    @Input(ExtendJobsInput, "The jobs to keep open.") { ids }: ExtendJobsInput,
  ) {
    return this.each(actor, ids, (id) => this.service.extend(actor, id));
  }

  @Mutation(() => JobChangesPayload, {
    description:
      "Makes new drafts of several jobs, each like `copyJob`. One that is refused does not stop the others.",
    complexity: perJob,
  })
  copyJobs(
    @Ctx() { actor }: ActorContext,
    @Input(CopyJobsInput, "The jobs to copy.") { ids }: CopyJobsInput,
  ) {
    return this.each(actor, ids, (id) => this.service.copy(actor, id));
  }

  @Mutation(() => JobChangesPayload, {
    description:
      "Makes new jobs of several that are closed or have expired, each like `relistJob`. One that is refused does not stop the others.",
    complexity: perJob,
  })
  relistJobs(
    @Ctx() { actor }: ActorContext,
    @Input(RelistJobsInput, "The jobs to list again.") { ids, publish }: RelistJobsInput,
  ) {
    return this.each(actor, ids, (id) => this.service.relist(actor, id, publish));
  }

  @Mutation(() => JobChangesPayload, {
    description:
      "Closes several jobs, each like `closeJob`. One that is refused does not stop the others.",
    complexity: perJob,
  })
  closeJobs(
    @Ctx() { actor }: ActorContext,
    @Input(CloseJobsInput, "The jobs to close, and why.")
    { ids, reason, openApplications }: CloseJobsInput,
  ) {
    return this.each(actor, ids, (id) => this.closing.close(actor, id, reason, openApplications));
  }

  @Mutation(() => JobChangesPayload, {
    description:
      "Opens jobs again that the caller closed within the last minute. `CONFLICT` for one that someone else changed since, or whose applications are being rejected: that starts 15 seconds after it was closed. One that is refused does not stop the others.",
    complexity: perJob,
  })
  undoCloseJobs(
    @Ctx() { actor }: ActorContext,
    @Input(UndoCloseJobsInput, "The jobs to open again.") { ids }: UndoCloseJobsInput,
  ) {
    return this.each(actor, ids, (id) => this.closing.undo(actor, id));
  }

  /** Changes a job once, also if it was sent both by its id and by its code. */
  private async each(actor: Actor, ids: string[], change: (id: string) => Promise<Job>) {
    requireKnown(actor);
    const payload = await withUserErrors(async () => {
      const chosen = await this.service.chosen(ids);
      const changes = new Map<string, object>();
      for (const jobId of new Set(chosen.values()))
        changes.set(
          jobId,
          await withUserErrors(async () => ({ job: await allowed(change(jobId)) })),
        );
      return { results: [...chosen].map(([id, jobId]) => ({ id, ...changes.get(jobId) })) };
    });
    return { results: [], ...payload };
  }
}

/** One job that the caller may not change must not hide what happened to the others. */
async function allowed(change: Promise<Job>): Promise<Job> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof AppError && error.code === "FORBIDDEN") throw notFound("job");
    throw error;
  }
}
