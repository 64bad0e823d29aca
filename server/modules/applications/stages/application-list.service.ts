import type { DataSource } from "typeorm";
import { requireStaff, requireSecondFactor, worksAt, type Actor } from "../../../core/actor.js";
import { days, later, type Clock } from "../../../core/clock.js";
import { AppError, notFound } from "../../../core/errors.js";
import { isId } from "../../../core/ids.js";
import type { Input } from "../../../core/input.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  pageSize,
  toPage,
  type Page,
} from "../../../core/paging.js";
import { parse } from "../../../core/validation.js";
import type { Job } from "../../jobs/job.entity.js";
import type { JobService } from "../../jobs/job.service.js";
import { ApplicationStatusEnum, type ApplicationStatus } from "../application.entity.js";
import { filterSchema, wordsOf, type Filter } from "./application-list.filter.js";
import {
  countStatement,
  depthStatement,
  pagesStatement,
  type ApplicationSearch,
  type PageOf,
} from "./application-list.query.js";
import type { ApplicationCount } from "./application-list.types.js";
import type { ApplicationSummary } from "./application-summary.js";
import { amongFew, planByName, RARE } from "./name-keys.js";
import { requireStaffOf } from "./stage.policy.js";
import type { PageRequest } from "./stage-log.js";
import { toSummary, type SummaryFields, type SummaryRow } from "./summary.reader.js";

const MAX_COUNT = 1000;
/** How a name is searched. Tests pass less, so that few applications are read in each way. */
export interface NameSearchLimits {
  /** A word that as many names have is not looked up by its key. */
  rare: number;
  /** How many of the newest applications are searched for several common words, before the keys of names are. */
  newest: readonly number[];
}
const BY_NAME: NameSearchLimits = { rare: RARE, newest: [1000, 8000] };
/** How many times more each of these depths may find than the one before. */
const MORE_IN_NEXT = 8;

/** A search, and the company of rows that do not have theirs yet. */
interface Scope {
  search: ApplicationSearch;
  companyId?: string;
}

interface Position {
  limit: number;
  after: { time: Date; id: string } | undefined;
}

/** A list that the actor may see, and which page of it. */
interface List {
  scope: Scope;
  position: Position;
  fields?: SummaryFields | undefined;
  /** What is read of the scope; all of it if missing. */
  search?: ApplicationSearch;
}

/** A page of a list, and which fields of its entries the caller will look at; all if it doesn't say. */
export interface ListRequest extends PageRequest {
  fields?: SummaryFields;
}

/** A page of the applications to a job. */
export interface JobListRequest {
  job: Pick<Job, "id" | "companyId">;
  page: ListRequest;
  status: readonly ApplicationStatus[] | null | undefined;
}

/** Lists of applications for staff: one statement a page, keyset paging, newest first. */
export class ApplicationListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Pick<JobService, "find">,
    private readonly clock: Clock,
    private readonly byName: NameSearchLimits = BY_NAME,
  ) {}

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
    return this.page(actor, scope, page);
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
    const pages = await this.pages(actor, allowed);
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
    return this.page(user, companyIds?.length === 0 ? null : { search }, page);
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

  private async page(
    actor: Actor,
    scope: Scope | null,
    { first, after, fields }: ListRequest,
  ): Promise<Page<ApplicationSummary>> {
    const position = positionOf({ first, after });
    if (scope === null) return pageOf([], position, async () => 0);
    const list = { scope, position, fields };
    const plan = await this.planOf(scope);
    const newest = plan.places && (await this.inNewest(actor, list));
    if (newest) return newest;
    return this.onePage(actor, { ...list, search: await amongFew(this.dataSource, plan) });
  }

  /** The page, if it fills from the newest applications, as it does for a first and a last name that many have. */
  private async inNewest(actor: Actor, list: List): Promise<Page<ApplicationSummary> | null> {
    const { scope, position } = list;
    for (const depth of this.byName.newest) {
      const since = await this.timeOfNth(depth, position.after?.time);
      const appliedSince = latest(since, scope.search.appliedSince);
      const page = await this.onePage(actor, {
        ...list,
        search: { ...scope.search, appliedSince },
      });
      if (since === undefined || page.pageInfo.hasNextPage) return page;
      if (page.edges.length * MORE_IN_NEXT < position.limit) return null;
    }
    return null;
  }

  /** When the nth application before this time was sent; undefined if there are fewer. */
  private async timeOfNth(n: number, until: Date | undefined): Promise<Date | undefined> {
    const [row] = await this.dataSource.query<{ appliedAt: Date }[]>(...depthStatement(n, until));
    return row?.appliedAt;
  }

  private async onePage(actor: Actor, list: List): Promise<Page<ApplicationSummary>> {
    const [page] = await this.pages(actor, [list]);
    return page ?? pageOf([], list.position, async () => 0);
  }

  /** A page of each of these lists, by one statement. */
  private async pages(actor: Actor, lists: readonly List[]): Promise<Page<ApplicationSummary>[]> {
    if (lists.length === 0) return [];
    const asked = lists.map(({ scope, search = scope.search, position }): PageOf => {
      // One more shows that there is a next page.
      return { search, limit: position.limit + 1, after: position.after };
    });
    const wanted = allOf(lists.map(({ fields }) => fields));
    const rows = await this.dataSource.query<SummaryRow[]>(...pagesStatement(asked, wanted));
    const rowsOf = lists.map((): SummaryRow[] => []);
    for (const row of rows) rowsOf[Number(row.turn)]?.push(row);
    return lists.map(({ scope, position }, turn) => {
      const found = (rowsOf[turn] ?? []).map((row) => toSummary(actor, row, scope.companyId));
      return pageOf(found, position, () => this.count(scope));
    });
  }

  private async count(scope: Scope): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      ...countStatement(await this.narrowed(scope), MAX_COUNT),
    );
    return Number(row?.total ?? 0);
  }

  private async narrowed(scope: Scope): Promise<ApplicationSearch> {
    return amongFew(this.dataSource, await this.planOf(scope));
  }

  private planOf({ search }: Scope) {
    return planByName(this.dataSource, search, this.byName.rare);
  }
}

/** @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, SECOND_FACTOR_REQUIRED, BAD_INPUT */
function listOfJob(actor: Actor, { job, page, status }: JobListRequest): List {
  const { id: jobId, companyId } = job;
  requireStaffOf(actor, companyId, "job");
  const search = { companyIds: null, jobId, stages: unique(status), words: [] };
  return { scope: { search, companyId }, position: positionOf(page), fields: page.fields };
}

/** What any of the lists asks for; undefined if one asks for everything. */
function allOf(lists: readonly (SummaryFields | undefined)[]): SummaryFields | undefined {
  const known = lists.filter((fields) => fields !== undefined);
  if (known.length < lists.length) return undefined;
  return {
    summary: new Set(known.flatMap(({ summary }) => [...summary])),
    resume: new Set(known.flatMap(({ resume }) => [...resume])),
  };
}

function orRefusal<Value>(work: () => Value): Value | Error {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** @throws BAD_INPUT */
const positionOf = ({ first, after }: PageRequest): Position => ({
  limit: pageSize(first),
  after: after ? decodeTimeCursor(after) : undefined,
});

const pageOf = (
  found: ApplicationSummary[],
  { limit, after }: Position,
  countAll: () => Promise<number>,
): Page<ApplicationSummary> =>
  toPage(
    found,
    limit,
    ({ appliedAt, id }) => encodeTimeCursor(appliedAt, id),
    after !== undefined,
    countAll,
  );

const latest = (...times: (Date | undefined)[]): Date | undefined =>
  times.filter((each) => each !== undefined).sort((a, b) => b.getTime() - a.getTime())[0];

const unique = (status: readonly ApplicationStatus[] | null | undefined): ApplicationStatus[] => [
  ...new Set(status ?? []),
];

const noneYet = (): ApplicationCount[] =>
  Object.values(ApplicationStatusEnum).map((status) => ({ status, count: 0 }));
