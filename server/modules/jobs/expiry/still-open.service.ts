import { AppError } from "../../../core/errors.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import { effectiveStatus, type Job } from "../record/job.entity.js";
import type { JobStore } from "../record/job.store.js";
import type { JobWorkspaceService } from "../workspace/job-workspace.service.js";
import type { JobRecruiters, Recruiter } from "./job-recruiters.js";
import type { StillOpenLinks } from "./still-open.links.js";

/** What happened to a job that its recruiter wants to keep open. */
export type StillOpenAnswer = { outcome: "KEPT" | "REFUSED"; job: Job } | { outcome: "INVALID" };

/** Keeps a job open for someone who has no session, but the link from our mail. */
export class StillOpenService {
  constructor(
    private readonly store: JobStore,
    private readonly workspace: JobWorkspaceService,
    private readonly recruiters: JobRecruiters,
    private readonly links: StillOpenLinks,
  ) {}

  /** The job of a link that still works; changes nothing. */
  async find(token: string): Promise<Job | null> {
    const named = this.links.read(token);
    const job = named && (await this.store.load(this.store.dataSource.manager, named.jobId));
    return job && (await this.mayKeep(job, named)) ? job : null;
  }

  /** Works once: afterwards the job ends on another day than the link says. */
  async keep(token: string): Promise<StillOpenAnswer> {
    const named = this.links.read(token);
    if (!named) return { outcome: "INVALID" };
    return inTransaction<StillOpenAnswer>(this.store.dataSource, async (transaction) => {
      const job = await this.store.lock(transaction, named.jobId);
      if (!job || !(await this.mayKeep(job, named))) return { outcome: "INVALID" };
      try {
        await this.workspace.keepOpen(transaction, { kind: "PERSON", id: named.userId }, job);
      } catch (error) {
        if (error instanceof AppError && error.code === "BAD_INPUT")
          return { outcome: "REFUSED", job };
        throw error;
      }
      const kept = await this.store.load(transaction, job.id);
      return { outcome: "KEPT", job: kept ?? job };
    });
  }

  /** For the email: the job and the person, if there is still something to ask. */
  async findForMail(jobId: string, userId: string): Promise<{ job: Job; user: Recruiter } | null> {
    const job = await this.store.load(this.store.dataSource.manager, jobId);
    if (!job || effectiveStatus(job, this.store.clock.now()) !== "PUBLISHED") return null;
    const user = (await this.recruiters.of(job)).find(({ id }) => id === userId);
    return user ? { job, user } : null;
  }

  private async mayKeep(job: Job, named: { userId: string; digest: string }): Promise<boolean> {
    if (job.status === "CLOSED" || !this.links.isFor(job, named)) return false;
    return (await this.recruiters.of(job)).some(({ id }) => id === named.userId);
  }
}
