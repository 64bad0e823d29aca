import { jobErrorTexts } from "#texts/errors";
import type { Actor } from "../../../core/actor.js";
import { forbidden } from "../../../core/errors.js";
import { pageSize, type Edge, type Page, type PageRequest } from "../../../core/paging.js";
import type { ToldOfJob } from "../../changes/change.types.js";
import type { ChangeHistoryService, PastChange } from "../../changes/change-history.service.js";
import type { Job } from "../record/job.entity.js";
import { canReadJobs, canReadJobsOf } from "../record/job.policy.js";
import type { JobService } from "../record/job.service.js";
import { isPublic } from "../record/job-write.js";

/** Changes that one page looks through, most of which may be none of the caller's business. */
const LOOKED_THROUGH = 500;

/** What happened to a job or a company. */
export interface JobEventFacts {
  kind: ToldOfJob["kind"] | "COMPANY_CHANGED";
  /** Null of a company. */
  jobId: string | null;
  companyId: string;
  /** The job's version after the change; null of a company. */
  version: number | null;
  changedAt: Date;
  changedFields: readonly string[];
  /** As it is now. Null if the caller can't see it, of a company, or unless asked for. */
  job: Job | null;
}

/** `endCursor` is that of the last change looked through, so it is never null. */
export type JobEventPage = Omit<Page<JobEventFacts>, "countAll"> & { isCaughtUp: boolean };

interface EventsRequest extends PageRequest {
  /** Whether to read the jobs as they are now. */
  withJobs: boolean;
}

/** The changes of jobs and companies, for partners who keep a copy. */
export class JobEvents {
  constructor(
    private readonly history: ChangeHistoryService,
    private readonly jobs: JobService,
  ) {}

  /**
   * What happened after a position, in order. Each caller is told only of what it could see before the change or after it.
   * @throws FORBIDDEN for a key without the scope; BAD_INPUT for a bad size or a cursor of another list; CURSOR_EXPIRED
   */
  async list(actor: Actor, { first, after, withJobs }: EventsRequest): Promise<JobEventPage> {
    if (!canReadJobs(actor)) throw forbidden(jobErrorTexts.notForThisKey);
    const size = pageSize(first);
    const { changes, cursor, isLast } = await this.history.read(after, LOOKED_THROUGH);
    const told = await this.visibleIn(actor, changes);
    const edges = told.slice(0, size);
    const hasNextPage = told.length > size || !isLast;
    // The jobs are read after the events, so that none is older than what is told of it.
    if (withJobs) await this.addJobs(actor, edges);
    const endCursor = told.length > size ? (edges.at(-1)?.cursor ?? cursor) : cursor;
    const startCursor = edges[0]?.cursor ?? null;
    const pageInfo = { hasNextPage, hasPreviousPage: Boolean(after), startCursor, endCursor };
    return { edges, pageInfo, isCaughtUp: !hasNextPage };
  }

  private async visibleIn(
    actor: Actor,
    changes: readonly PastChange[],
  ): Promise<Edge<JobEventFacts>[]> {
    const guessed = await this.guess(changes);
    return changes.flatMap((change) => {
      const { subject, subjectId, at, cursor, told } = change;
      if (subject === "COMPANY") return [{ cursor, node: companyEvent(subjectId, at) }];
      const known = told === "UNKNOWN" ? guessed.get(subjectId) : told;
      if (!known || known === "NOTHING" || !maySee(actor, known)) return [];
      return [{ cursor, node: jobEvent(subjectId, at, known) }];
    });
  }

  /**
   * What a release of before that runs beside this one did not say. A job that is gone was a draft: nobody is told, because its
   * company is not known.
   */
  private async guess(changes: readonly PastChange[]): Promise<Map<string, ToldOfJob>> {
    const unknown = changes.filter(({ told }) => told === "UNKNOWN");
    if (unknown.length === 0) return new Map();
    const jobs = await this.jobs.findMany(unknown.map(({ subjectId }) => subjectId));
    return new Map(jobs.map((job) => [job.id, guessOf(job)]));
  }

  private async addJobs(actor: Actor, edges: readonly Edge<JobEventFacts>[]): Promise<void> {
    const ids = edges.flatMap(({ node }) => node.jobId ?? []);
    const visible = await this.jobs.listVisible(actor, ids);
    const byId = new Map(visible.map((job) => [job.id, job]));
    for (const { node } of edges) node.job = byId.get(node.jobId ?? "") ?? null;
  }
}

const maySee = (actor: Actor, { wasPublic, isPublic, companyId }: ToldOfJob): boolean =>
  wasPublic || isPublic || canReadJobsOf(actor, companyId);

const companyEvent = (companyId: string, changedAt: Date): JobEventFacts => ({
  kind: "COMPANY_CHANGED",
  jobId: null,
  companyId,
  version: null,
  changedAt,
  changedFields: [],
  job: null,
});

const jobEvent = (jobId: string, changedAt: Date, told: ToldOfJob): JobEventFacts => ({
  kind: told.kind,
  jobId,
  companyId: told.companyId,
  version: told.version,
  changedAt,
  changedFields: told.changedFields,
  job: null,
});

const guessOf = (job: Job): ToldOfJob => ({
  kind: job.takenDownAt === null ? "UPDATED" : "TAKEN_DOWN",
  companyId: job.companyId,
  version: job.version,
  // Also one that was taken down: it may have been by this change.
  wasPublic: job.status !== "DRAFT",
  isPublic: isPublic(job),
  changedFields: [],
});
