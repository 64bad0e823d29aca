import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { days } from "../../../core/clock.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import { JobEditor, type EditorNames, type JobEditorKind } from "./job-editor.js";
import { Job } from "../record/job.entity.js";
import {
  canEditJob,
  canReadEditor,
  canReadJobRecord,
  canReadJobsOf,
} from "../record/job.policy.js";
import type { JobLinks } from "../reading/job.links.js";
import type { JobService } from "../record/job.service.js";
import { JobRecord } from "./job-record.js";
import type { JobViews } from "./job-views.js";

/** What those who work on a job see of it; null and false for everyone else. */
@Resolver(() => Job)
export class JobRecordResolver {
  private readonly recordByRequest = new WeakMap<ActorContext, JobRecord>();

  constructor(
    private readonly jobs: JobService,
    private readonly views: JobViews,
    private readonly names: EditorNames,
    private readonly links: JobLinks,
  ) {}

  @FieldResolver(() => String, { description: "Address of the job's page." })
  url(@Root() job: Job): string {
    return this.links.page(job.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Address of the form to apply for the job with. Null when the job takes no applications.",
  })
  applyUrl(@Root() job: Job): string | null {
    return this.jobs.acceptsApplications(job) ? this.links.application(job.id) : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "When the job was created (UTC). Null for callers who can't see the company's drafts.",
  })
  createdAt(@Root() job: Job, @Ctx() { actor }: ActorContext): Date | null {
    return canReadJobsOf(actor, job.companyId) ? job.createdAt : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "When the job was taken down (UTC). Null if it was not, and for callers who can't see the company's drafts.",
  })
  takenDownAt(@Root() job: Job, @Ctx() { actor }: ActorContext): Date | null {
    return canReadJobsOf(actor, job.companyId) ? job.takenDownAt : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Name of the system that posted the job: the source of its API key, or of its import. Null for what people post, and for callers who can't see the company's drafts.",
  })
  source(@Root() job: Job, @Ctx() { actor }: ActorContext): string | null {
    return canReadJobsOf(actor, job.companyId) ? job.source : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The job's id in the system that posted it, as `upsertJob` got it. Unique among the jobs of one company and source. Null without one, and for callers who can't see the company's drafts.",
  })
  externalId(@Root() job: Job, @Ctx() { actor }: ActorContext): string | null {
    return canReadJobsOf(actor, job.companyId) ? job.externalId : null;
  }

  @FieldResolver(() => JobEditor, {
    nullable: true,
    description:
      "Who created the job. Null when it is not known, and for everyone but people who work for the company. API keys with `JOBS_WRITE` for the company see it if it is an API key.",
  })
  author(@Root() job: Job, @Ctx() context: ActorContext): Promise<JobEditor> | null {
    return this.editorFor(context, job, job.createdByKind, job.createdById);
  }

  @FieldResolver(() => JobEditor, {
    nullable: true,
    description:
      "Who changed the job last. Null when it is not known, and for everyone but people who work for the company. API keys with `JOBS_WRITE` for the company see it if it is an API key.",
  })
  editor(@Root() job: Job, @Ctx() context: ActorContext): Promise<JobEditor> | null {
    return this.editorFor(context, job, job.updatedByKind, job.updatedById);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "How often the job's page was opened, without known robots; written every few seconds. Null for everyone but people who work for the company.",
  })
  viewCount(@Root() job: Job, @Ctx() context: ActorContext): Promise<number> | null {
    return canReadJobRecord(context.actor, job) ? this.record(context).views.load(job.id) : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "Full days since the job was published, or since it was created for a draft. Null for callers who can't see the company's drafts.",
  })
  ageDays(@Root() job: Job, @Ctx() { actor }: ActorContext): number | null {
    if (!canReadJobsOf(actor, job.companyId)) return null;
    const since = job.publishedAt ?? job.createdAt;
    return Math.max(0, Math.floor((this.jobs.now().getTime() - since.getTime()) / days(1)));
  }

  @FieldResolver(() => Boolean, {
    description: "True when the caller may delete this job with `deleteJob`: a draft.",
  })
  viewerCanDelete(@Root() job: Job, @Ctx() { actor }: ActorContext): boolean {
    return canEditJob(actor, job) && job.status === "DRAFT";
  }

  @FieldResolver(() => Boolean, {
    description:
      "True when the caller may publish this job with `publishJob`: a draft, or a job that has expired.",
  })
  viewerCanPublish(@Root() job: Job, @Ctx() { actor }: ActorContext): boolean {
    return canEditJob(actor, job) && ["DRAFT", "EXPIRED"].includes(this.jobs.statusOf(job));
  }

  @FieldResolver(() => Boolean, {
    description:
      "True when the caller may close this job with `closeJob`, or keep it open with `extendJob`: one that is open or has expired.",
  })
  viewerCanClose(@Root() job: Job, @Ctx() { actor }: ActorContext): boolean {
    return canEditJob(actor, job) && ["PUBLISHED", "EXPIRED"].includes(this.jobs.statusOf(job));
  }

  @FieldResolver(() => Boolean, {
    description:
      "True when the caller may take this job's page down with `takeDownJob`: one that has been published.",
  })
  viewerCanTakeDown(@Root() job: Job, @Ctx() { actor }: ActorContext): boolean {
    return canEditJob(actor, job) && job.status !== "DRAFT" && job.takenDownAt === null;
  }

  @FieldResolver(() => Boolean, {
    description:
      "True when the caller may list this job again with `relistJob`: one that is closed or has expired.",
  })
  viewerCanRelist(@Root() job: Job, @Ctx() { actor }: ActorContext): boolean {
    return canEditJob(actor, job) && ["CLOSED", "EXPIRED"].includes(this.jobs.statusOf(job));
  }

  private editorFor(
    context: ActorContext,
    job: Job,
    kind: JobEditorKind | null,
    id: string | null,
  ): Promise<JobEditor> | null {
    if (kind === null || id === null || !canReadEditor(context.actor, job, kind)) return null;
    return this.record(context).editor({ kind, id });
  }

  private record(context: ActorContext): JobRecord {
    const known = this.recordByRequest.get(context);
    if (known) return known;
    const record = new JobRecord(this.views, this.names);
    this.recordByRequest.set(context, record);
    return record;
  }
}
