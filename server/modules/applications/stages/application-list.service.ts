import type { DataSource } from "typeorm";
import { requireStaff, requireSecondFactor, worksAt, type Actor } from "../../../core/actor.js";
import { days, later, type Clock } from "../../../core/clock.js";
import { AppError, notFound } from "../../../core/errors.js";
import { isId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import type { Page } from "../../../core/paging.js";
import { parse } from "../../../core/validation.js";
import type { Job } from "../../jobs/record/job.entity.js";
import type { JobService } from "../../jobs/record/job.service.js";
import { ApplicationStatusEnum, type ApplicationStatus } from "../application.entity.js";
import { filterSchema, wordsOf, type Filter } from "./application-list.filter.js";
import type { ApplicationSearch } from "./application-list.query.js";
import type { ApplicationCount } from "./application-list.types.js";
import type { ApplicationSummary } from "./application-summary.types.js";
import {
  ApplicationPages,
  positionOf,
  type List,
  type ListRequest,
  type NameSearchLimits,
  type Scope,
} from "./application-pages.js";
import { requireStaffOf } from "./stage.policy.js";

/** A page of the applications to a job. */
export interface JobListRequest {
  job: Pick<Job, "id" | "companyId">;
  page: ListRequest;
  status: readonly ApplicationStatus[] | null | undefined;
}

/** Lists of applications for staff, who see those of their companies. */
export class ApplicationListService {
  private readonly pages: ApplicationPages;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Pick<JobService, "find">,
    private readonly clock: Clock,
    byName?: NameSearchLimits,
  ) {
    this.pages = new ApplicationPages(dataSource, byName);
  }

  /**
   * Applications to the jobs of the actor's companies; administrators see all.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED; NOT_FOUND for another company or its job; BAD_INPUT
   */
  async list(
    actor: Actor,
    page: ListRequest,
    filter: Input<typeof filterSchema>,
  ): Promise<Page<ApplicationSummary>> {
    requireStaff(actor);
    const scope = await this.scopeOf(actor, parse(filterSchema, filter));
    return this.pages.page(actor, scope, page);
  }

  /**
   * Applications to jobs, by one statement: a board asks for all of its columns at once.
   * @returns in the order of the requests; instead of a page, what this request is refused with: UNAUTHENTICATED, FORBIDDEN for
   *   API keys, NOT_FOUND except for staff of the job's company, SECOND_FACTOR_REQUIRED, BAD_INPUT
   */
  async listsOfJobs(
    actor: Actor,
    requests: readonly JobListRequest[],
  ): Promise<(Page<ApplicationSummary> | Error)[]> {
    const lists = requests.map((request) => orRefusal(() => listOfJob(actor, request)));
    const allowed = lists.filter((list): list is List => !(list instanceof Error));
    const pages = await this.pages.ofLists(actor, allowed);
    const pageOf = new Map(allowed.map((list, turn) => [list, pages[turn]]));
    return lists.map((list) =>
      list instanceof Error ? list : (pageOf.get(list) ?? new Error("a page is missing")),
    );
  }

  /**
   * What one person applied to at the actor's companies; administrators see all.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED, BAD_INPUT
   */
  async listOfPerson(
    actor: Actor,
    userId: string,
    page: ListRequest,
  ): Promise<Page<ApplicationSummary>> {
    const user = requireSecondFactor(requireStaff(actor));
    const companyIds = user.role === "ADMIN" ? null : [...user.companyRoles.keys()];
    const search = { companyIds, userId, stages: [], words: [] };
    return this.pages.page(user, companyIds?.length === 0 ? null : { search }, page);
  }

  /** Counts by job id and stage; jobs that are not the actor's to see are missing. */
  async countsOf(
    actor: Actor,
    jobs: readonly Pick<Job, "id" | "companyId">[],
  ): Promise<Map<string, ApplicationCount[]>> {
    if (actor.kind !== "user" || !actor.secondFactor) return new Map();
    const ids = jobs.filter(({ companyId }) => worksAt(actor, companyId)).map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.query<
      { jobId: string; status: ApplicationStatus; total: number | string }[]
    >(
      "SELECT jobId, status, COUNT(*) AS total FROM applications WHERE jobId IN (?) GROUP BY jobId, status",
      [ids],
    );
    const counts = new Map(ids.map((id) => [id, noneYet()]));
    for (const { jobId, status, total } of rows)
      for (const entry of counts.get(jobId) ?? [])
        if (entry.status === status) entry.count = Number(total);
    return counts;
  }

  /** What this actor may list under this filter. */
  private async scopeOf(actor: Actor, filter: Filter): Promise<Scope | null> {
    const user = requireStaff(actor);
    const { companyId, jobId } = filter;
    if (companyId != null) requireStaffOf(user, companyId, "company");
    requireSecondFactor(user);
    const ofCompany = companyId == null ? {} : { companyId };
    const companyIds =
      companyId != null
        ? [companyId]
        : user.role === "ADMIN"
          ? null
          : [...user.companyRoles.keys()];
    const search = this.searchOf(filter, companyIds);
    if (jobId == null) return search && { search, ...ofCompany };
    const job = await this.jobs.find(user, jobId);
    if (!job || !worksAt(user, job.companyId)) throw notFound("job");
    if (companyId != null && job.companyId !== companyId) return null;
    return search && { search: { ...search, jobId: job.id }, companyId: job.companyId };
  }

  /** @returns null if nothing can match */
  private searchOf(filter: Filter, companyIds: readonly string[] | null): ApplicationSearch | null {
    const { status, assigneeId, appliedSince, unansweredDays, query } = filter;
    const isUnanswered = unansweredDays != null;
    const wanted = unique(status);
    if (isUnanswered && wanted.length > 0 && !wanted.includes("SUBMITTED")) return null;
    if (companyIds?.length === 0 || (assigneeId != null && !isId(assigneeId))) return null;
    return {
      companyIds,
      stages: isUnanswered ? ["SUBMITTED"] : wanted,
      assigneeId: assigneeId ?? undefined,
      appliedSince: appliedSince ?? undefined,
      appliedBefore: isUnanswered ? later(this.clock.now(), -days(unansweredDays)) : undefined,
      words: wordsOf(query),
    };
  }
}

/** @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, SECOND_FACTOR_REQUIRED, BAD_INPUT */
function listOfJob(actor: Actor, { job, page, status }: JobListRequest): List {
  const { id: jobId, companyId } = job;
  requireStaffOf(actor, companyId, "job");
  const search = { companyIds: null, jobId, stages: unique(status), words: [] };
  return { scope: { search, companyId }, position: positionOf(page), fields: page.fields };
}

function orRefusal<Value>(work: () => Value): Value | Error {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

const unique = (status: readonly ApplicationStatus[] | null | undefined): ApplicationStatus[] => [
  ...new Set(status ?? []),
];

const noneYet = (): ApplicationCount[] =>
  Object.values(ApplicationStatusEnum).map((status) => ({ status, count: 0 }));
