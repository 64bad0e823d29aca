import { In, type DataSource } from "typeorm";
import { requireUser, type Actor } from "../../core/actor.js";
import { requireOwn } from "../../core/own.js";
import { pageSize, type Page, type PageRequest } from "../../core/paging.js";
import { pageByTime } from "../../kit/db/time-pages.js";
import type { JobService } from "../jobs/record/job.service.js";
import { Application } from "./application.entity.js";
import { WITH_JOB_AND_RESUME, orNotFound } from "./application.rows.js";

/** What candidates read of their own applications. */
export class OwnApplicationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Pick<JobService, "find">,
  ) {}

  /** The actor's application to this job (id or code), or null. */
  async find(actor: Actor, jobId: string): Promise<Application | null> {
    const user = requireUser(actor);
    const job = await this.jobs.find(actor, jobId);
    if (!job) return null;
    const where = { userId: user.id, jobId: job.id };
    return this.dataSource.manager.findOne(Application, { where, relations: WITH_JOB_AND_RESUME });
  }

  /** The actor's newest application, or null. */
  async findLast(actor: Actor): Promise<Application | null> {
    const { id: userId } = requireUser(actor);
    const [newest] = await this.dataSource.manager.find(Application, {
      where: { userId },
      relations: WITH_JOB_AND_RESUME,
      order: { updatedAt: "DESC", id: "DESC" },
      take: 1,
    });
    return newest ?? null;
  }

  /** @param email if given, must be the session's own. @throws NOT_FOUND, FORBIDDEN, UNAUTHENTICATED */
  async get(actor: Actor, jobId: string, email: string | undefined): Promise<Application> {
    requireOwn(requireUser(actor), { email });
    return orNotFound(await this.find(actor, jobId));
  }

  /** @param email if given, must be the session's own. @throws NOT_FOUND, FORBIDDEN, UNAUTHENTICATED */
  async getLast(actor: Actor, email: string | undefined): Promise<Application> {
    requireOwn(requireUser(actor), { email });
    return orNotFound(await this.findLast(actor));
  }

  /** The actor's applications to these jobs, in the order of the ids; visitors and partners have none. */
  async list(actor: Actor, jobIds: readonly string[]): Promise<(Application | null)[]> {
    if (actor.kind !== "user") return jobIds.map(() => null);
    const rows = await this.dataSource.manager.find(Application, {
      where: { userId: actor.id, jobId: In([...jobIds]) },
      relations: WITH_JOB_AND_RESUME,
    });
    const byJob = new Map(rows.map((row) => [row.jobId, row]));
    return jobIds.map((jobId) => byJob.get(jobId) ?? null);
  }

  /** The actor's applications to these jobs. @throws UNAUTHENTICATED, BAD_INPUT for more than 100 */
  async listTo(actor: Actor, jobIds: readonly string[]): Promise<Application[]> {
    const user = requireUser(actor);
    if (jobIds.length === 0) return [];
    const jobId = In(jobIds.slice(0, pageSize(jobIds.length)));
    const where = { userId: user.id, jobId };
    return this.dataSource.manager.find(Application, { where, relations: WITH_JOB_AND_RESUME });
  }

  /**
   * The actor's applications, newest first.
   * @param jobIds only to these jobs; to all if null
   * @throws UNAUTHENTICATED; FORBIDDEN for API keys; BAD_INPUT for a bad size or cursor, or more than 100 jobs
   */
  async page(
    actor: Actor,
    { jobIds, ...request }: PageRequest & { jobIds: string[] | null },
  ): Promise<Page<Application>> {
    const { id: userId } = requireUser(actor);
    if (jobIds && jobIds.length > 0) pageSize(jobIds.length);
    const all = () => {
      const query = this.dataSource.manager
        .createQueryBuilder(Application, "a")
        .innerJoinAndSelect("a.job", "job")
        .innerJoinAndSelect("job.company", "company")
        .innerJoinAndSelect("a.resume", "resume")
        .where("a.userId = :userId", { userId });
      if (jobIds) query.andWhere({ jobId: In(jobIds) });
      return query;
    };
    return pageByTime(all, request, { by: "appliedAt", direction: "DESC" });
  }
}
