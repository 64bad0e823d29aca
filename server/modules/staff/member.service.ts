import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import { staffErrorTexts as texts } from "#texts/errors";
import { isStaff, owns, requireFresh, type Actor, type CompanyRole } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { badInput, forbidden, notFound } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import type { Page, PageRequest } from "../../core/paging.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { PeopleService } from "../accounts/people.service.js";
import { nameOrAddress } from "../../core/name-or-address.js";
import type { User } from "../accounts/user.entity.js";
import type { AuditService } from "../audit/audit.service.js";
import { requireManager, requireMember } from "../companies/company.policy.js";
import type { CompanyService } from "../companies/company.service.js";
import type { InvitationService } from "./invitation.service.js";
import type { CompanyMember } from "./member.types.js";

const memberSchema = z.object({ companyId: z.string(), userId: z.string() });
const roleSchema = memberSchema.extend({
  role: z.enum(["OWNER", "RECRUITER", "VIEWER"], { error: texts.chooseCompanyRole }),
});

interface MemberNeeds {
  dataSource: DataSource;
  people: PeopleService;
  companies: CompanyService;
  invitations: Pick<InvitationService, "withdraw">;
  audit: AuditService;
}

/** What happens to a membership, with both people locked. */
interface Change {
  transaction: EntityManager;
  user: User;
  /** Null if the person is not a member. */
  current: CompanyRole | null;
  byAdmin: boolean;
}

/** The members of companies. */
export class MemberService {
  constructor(private readonly needs: MemberNeeds) {}

  /**
   * By name; for the company's members and administrators.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, SECOND_FACTOR_REQUIRED; BAD_INPUT for a bad size or cursor
   */
  async list(actor: Actor, companyId: string, page: PageRequest): Promise<Page<CompanyMember>> {
    const viewer = requireMember(actor, companyId);
    await this.checkCompany(companyId);
    const roles = await this.needs.companies.membersOf(companyId);
    const found = await this.needs.people.list({ ids: [...roles.keys()] }, page);
    const users = found.edges.map(({ node }) => node);
    const lastSeen = await this.needs.people.lastSeen(users.map(({ id }) => id));
    const viewerCanChange = owns(viewer, companyId);
    const present = (user: User): CompanyMember => ({
      ...presentMember(companyId, user, roles.get(user.id) ?? "VIEWER"),
      lastSeenAt: lastSeen.get(user.id) ?? null,
      viewerCanChange,
    });
    return {
      ...found,
      edges: found.edges.map(({ cursor, node }) => ({ cursor, node: present(node) })),
    };
  }

  /**
   * Changes what a member may do. Administrators also add recruiters who are not members yet.
   * @throws as `list`; FORBIDDEN except for the company's owners and administrators; SECOND_FACTOR_REQUIRED unless proven
   *   lately; NOT_FOUND; BAD_INPUT for a candidate
   */
  async setRole(
    actor: Actor,
    input: Input<typeof roleSchema>,
    client: ClientInfo,
  ): Promise<CompanyMember> {
    const { companyId, userId, role } = parse(roleSchema, input);
    const user = await this.change(actor, { companyId, userId }, async (change) => {
      const { transaction, current } = change;
      if (current === null) checkNewMember(change);
      if (current === role) return;
      await this.needs.companies.setMember(transaction, { companyId, userId, role });
      await this.record(transaction, { actor, client, companyId, userId, from: current, to: role });
    });
    const lastSeen = await this.needs.people.lastSeen([userId]);
    return {
      ...presentMember(companyId, user, role),
      lastSeenAt: lastSeen.get(userId) ?? null,
      viewerCanChange: true,
    };
  }

  /** Ends a membership, and open invitations to it. @throws as `setRole` @returns the membership's id */
  async remove(
    actor: Actor,
    input: Input<typeof memberSchema>,
    client: ClientInfo,
  ): Promise<string> {
    const { companyId, userId } = parse(memberSchema, input);
    await this.change(actor, { companyId, userId }, async ({ transaction, user, current }) => {
      if (current === null) throw notFound("member");
      await this.needs.companies.removeMember(transaction, { companyId, userId });
      const invited = { email: user.email, companyId };
      await this.needs.invitations.withdraw(transaction, invited, { actor, client });
      await this.record(transaction, { actor, client, companyId, userId, from: current, to: null });
    });
    return membershipId(companyId, userId);
  }

  private async checkCompany(companyId: string): Promise<void> {
    if (!(await this.needs.companies.find(companyId))) throw notFound("company");
  }

  /** Locks both people; the caller must still be allowed to make the change. */
  private async change(
    actor: Actor,
    { companyId, userId }: { companyId: string; userId: string },
    work: (change: Change) => Promise<void>,
  ): Promise<User> {
    const manager = requireFresh(requireManager(actor, companyId));
    await this.checkCompany(companyId);
    const { dataSource, people, companies } = this.needs;
    return inTransaction(dataSource, async (transaction) => {
      const locked = await people.lock(transaction, [manager.id, userId]);
      const byAdmin = locked.get(manager.id)?.role === "ADMIN";
      const isOwner = (await companies.roleIn(transaction, companyId, manager.id)) === "OWNER";
      if (!byAdmin && !isOwner) throw forbidden();
      const user = locked.get(userId);
      if (!user) throw notFound("member");
      const current = await companies.roleIn(transaction, companyId, userId);
      await work({ transaction, user, current, byAdmin });
      return user;
    });
  }

  private async record(
    transaction: EntityManager,
    event: {
      actor: Actor;
      client: ClientInfo;
      companyId: string;
      userId: string;
      from: CompanyRole | null;
      to: CompanyRole | null;
    },
  ): Promise<void> {
    const { actor, client, companyId, userId, from, to } = event;
    await this.needs.audit.record(transaction, {
      kind: "COMPANY_ROLE_CHANGED",
      actor,
      subjectId: userId,
      target: { kind: "COMPANY", id: companyId },
      details: { from, to },
      client,
    });
  }
}

/** Owners invite new members; only administrators know who else works here. */
function checkNewMember({ user, byAdmin }: Change): void {
  if (!byAdmin) throw notFound("member");
  if (!isStaff(user)) throw badInput(texts.notStaff, { userId: texts.notStaff });
}

const membershipId = (companyId: string, userId: string): string => `${companyId}.${userId}`;

const presentMember = (companyId: string, user: User, role: CompanyRole) => {
  const { id: userId, email, disabledAt } = user;
  const name = nameOrAddress(user);
  return { id: membershipId(companyId, userId), userId, name, email, role, disabledAt };
};
