import type { DataSource } from "typeorm";
import type { Actor } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { mapPage, nodesOf, type Page } from "../../core/paging.js";
import { pageByTime } from "../../kit/db/time-pages.js";
import { tokenHash } from "../../core/secrets.js";
import type { PeopleService } from "../accounts/people.service.js";
import type { User } from "../accounts/user.entity.js";
import type { Company } from "../companies/company.entity.js";
import type { CompanyService } from "../companies/company.service.js";
import { Invitation, stateOf, type InvitationState } from "./invitation.entity.js";
import type { InvitationSummary, StaffInvitation } from "./invitation.types.js";
import { masked } from "./masked.js";

export interface ListedInvitations {
  first: number;
  after?: string | null | undefined;
  state?: InvitationState | null | undefined;
  companyId?: string | null | undefined;
}

/** Reads invitations, and presents them. Callers check who may see them. */
export class InvitationReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly companies: Pick<CompanyService, "findMany">,
    private readonly people: Pick<PeopleService, "findMany">,
    private readonly clock: Clock,
  ) {}

  /** Newest first. @throws BAD_INPUT for a bad size or cursor */
  async page({
    first,
    after,
    state,
    companyId,
  }: ListedInvitations): Promise<Page<StaffInvitation>> {
    const filtered = () => {
      const query = this.dataSource.manager.createQueryBuilder(Invitation, "i");
      if (companyId) query.andWhere("i.companyId = :companyId", { companyId });
      if (state) query.andWhere(IN_STATE[state], { now: this.clock.now() });
      return query;
    };
    const request = { first, after };
    const page = await pageByTime(filtered, request, { by: "createdAt", direction: "DESC" });
    const present = await this.presenter(nodesOf(page));
    return mapPage(page, present);
  }

  /** What the holder of a link may know; null for a link that never worked or was replaced. Public. */
  async summarize(actor: Actor, token: string): Promise<InvitationSummary | null> {
    const hash = tokenHash(token);
    const found = await this.dataSource.manager.findOneBy(Invitation, { tokenHash: hash });
    if (!found) return null;
    const present = await this.presenter([found]);
    const { role, company, companyRole, invitedBy, state, expiresAt } = present(found);
    return {
      role,
      company,
      companyRole,
      invitedBy,
      state,
      expiresAt,
      maskedEmail: masked(found.email),
      isForViewer: actor.kind === "user" ? actor.email === found.email : null,
    };
  }

  /** An invitation that exists. */
  async get(id: string): Promise<StaffInvitation> {
    const found = await this.dataSource.manager.findOneByOrFail(Invitation, { id });
    const present = await this.presenter([found]);
    return present(found);
  }

  /** Reads the companies and senders of these invitations, in one query for each. */
  private async presenter(
    rows: readonly Invitation[],
  ): Promise<(invitation: Invitation) => StaffInvitation> {
    const companyIds = rows.flatMap(({ companyId }) => companyId ?? []);
    const companies = byId<Company>(await this.companies.findMany(companyIds));
    const senderIds = rows.map(({ invitedById }) => invitedById);
    const senders = byId<User>(await this.people.findMany(senderIds));
    const now = this.clock.now();
    return (invitation) => {
      const { id, email: address, role, companyId, companyRole, invitedById } = invitation;
      const { createdAt, expiresAt, acceptedAt } = invitation;
      return {
        id,
        email: address,
        role,
        companyRole,
        createdAt,
        expiresAt,
        acceptedAt,
        company: companies.get(companyId ?? "") ?? null,
        invitedBy: senders.get(invitedById)?.name || null,
        state: stateOf(invitation, now),
      };
    };
  }
}

const IN_STATE: Record<InvitationState, string> = {
  PENDING: "i.acceptedAt IS NULL AND i.revokedAt IS NULL AND i.expiresAt > :now",
  ACCEPTED: "i.acceptedAt IS NOT NULL",
  REVOKED: "i.acceptedAt IS NULL AND i.revokedAt IS NOT NULL",
  EXPIRED: "i.acceptedAt IS NULL AND i.revokedAt IS NULL AND i.expiresAt <= :now",
};

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
