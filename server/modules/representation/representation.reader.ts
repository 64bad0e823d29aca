import { In, type DataSource, type EntityManager } from "typeorm";
import type { Clock } from "../../core/clock.js";
import { mapPage, nodesOf, type Page, type PageRequest } from "../../core/paging.js";
import { pageByTime } from "../../kit/db/time-pages.js";
import type { AccountService } from "../accounts/account.service.js";
import { nameOrAddress } from "../../core/name-or-address.js";
import { ClientSubmission } from "./client-submission.entity.js";
import { Representation, stateOf } from "./representation.entity.js";
import type { SubmissionView } from "./client-submission.types.js";
import type { RepresentationView } from "./representation.types.js";

/** Who looks: the candidate, someone with the link, or staff, who also see names of staff. */
export type Viewing = "CANDIDATE" | "LINK" | "STAFF";

/** Whose rows to list. */
export interface Listed {
  userId: string;
  /** Only for jobs of these companies; null for all. */
  companyIds: readonly string[] | null;
}

/** Reads consents and submissions, and presents them. Callers check who may see them. */
export class RepresentationReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: Pick<AccountService, "findMany">,
    private readonly clock: Clock,
  ) {}

  /** All requests about an application, newest first: each must be closed before the next, so they stay few. */
  async ofApplication(applicationId: string, viewing: Viewing): Promise<RepresentationView[]> {
    const rows = await this.dataSource.manager.find(Representation, {
      where: { applicationId },
      order: { requestedAt: "DESC", id: "DESC" },
      take: 100,
    });
    return this.present(rows, viewing);
  }

  /** One person's requests, newest first. @throws BAD_INPUT for a bad size or cursor */
  async page(
    { userId, companyIds }: Listed,
    request: PageRequest,
    viewing: Viewing,
  ): Promise<Page<RepresentationView>> {
    const all = () => {
      const query = this.dataSource.manager
        .createQueryBuilder(Representation, "r")
        .where("r.userId = :userId", { userId });
      if (companyIds !== null) query.andWhere({ companyId: In([...companyIds]) });
      return query;
    };
    const page = await pageByTime(all, request, { by: "requestedAt", direction: "DESC" });
    const views = await this.present(nodesOf(page), viewing);
    return mapPage(page, (_row, index) => views[index]);
  }

  /** Where one person's resumes went, newest first. @throws BAD_INPUT for a bad size or cursor */
  async submissions(userId: string, request: PageRequest): Promise<Page<SubmissionView>> {
    const all = () =>
      this.dataSource.manager
        .createQueryBuilder(ClientSubmission, "s")
        .where("s.userId = :userId", { userId });
    return pageByTime(all, request, { by: "submittedAt", direction: "DESC" });
  }

  async one(id: string, viewing: Viewing): Promise<RepresentationView> {
    const row = await this.dataSource.manager.findOneByOrFail(Representation, { id });
    const [view] = await this.present([row], viewing);
    if (!view) throw new Error("A row was not presented.");
    return view;
  }

  private async present(
    rows: readonly Representation[],
    viewing: Viewing,
  ): Promise<RepresentationView[]> {
    const sent = await this.submissionsUnder(this.dataSource.manager, rows);
    const names = viewing === "STAFF" ? await this.namesIn(rows, sent) : new Map<string, string>();
    const nameOf = (id: string | null | undefined) => names.get(id ?? "") ?? null;
    const now = this.clock.now();
    return rows.map((row) => {
      const submission = sent.get(row.id);
      const state = stateOf(row, now, submission !== undefined);
      const isOwn = viewing === "CANDIDATE";
      return {
        ...shownOf(row),
        state,
        withdrawnAt: row.state === "WITHDRAWN" ? row.closedAt : null,
        requestedBy: nameOf(row.requestedById),
        submittedAt: submission?.submittedAt ?? null,
        submittedBy: nameOf(submission?.submittedById),
        viewerCanAnswer: viewing !== "STAFF" && state === "PENDING",
        viewerCanWithdraw: isOwn && state === "GRANTED" && submission === undefined,
      };
    });
  }

  private async submissionsUnder(
    manager: EntityManager,
    rows: readonly Representation[],
  ): Promise<Map<string, ClientSubmission>> {
    if (rows.length === 0) return new Map();
    const representationId = In(rows.map(({ id }) => id));
    const found = await manager.findBy(ClientSubmission, { representationId });
    return new Map(found.map((each) => [each.representationId, each]));
  }

  private async namesIn(
    rows: readonly Representation[],
    sent: ReadonlyMap<string, ClientSubmission>,
  ): Promise<Map<string, string>> {
    const askers = rows.flatMap(({ requestedById }) => requestedById ?? []);
    const senders = [...sent.values()].flatMap(({ submittedById }) => submittedById ?? []);
    const ids = [...new Set([...askers, ...senders])];
    if (ids.length === 0) return new Map();
    const people = await this.accounts.findMany(ids);
    return new Map(people.map((user) => [user.id, nameOrAddress(user)]));
  }
}

const shownOf = (row: Representation) => ({
  id: row.id,
  applicationId: row.applicationId,
  jobId: row.jobId,
  clientName: row.clientName,
  requisition: row.requisition,
  rate: { amount: row.rateAmount, currency: row.rateCurrency, period: row.ratePeriod },
  validUntil: row.validUntil,
  message: row.message,
  text: row.text,
  textSha256: row.textSha256,
  candidateName: row.candidateName,
  requestedAt: row.requestedAt,
  answerBy: row.answerBy,
  remindedAt: row.remindedAt,
  answeredAt: row.answeredAt,
  typedName: row.typedName,
});
