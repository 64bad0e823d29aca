import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import { staffErrorTexts as texts } from "#texts/errors";
import {
  isStaff,
  requireFresh,
  requireProvenAdmin,
  type Actor,
  type Role,
  type SignedIn,
} from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { badInput, conflict, forbidden, notFound } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import type { Page } from "../../core/paging.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { DisableReasonEnum } from "../accounts/disable-reason.types.js";
import type { PeopleService } from "../accounts/people.service.js";
import type { SessionService } from "../accounts/session.service.js";
import { nameOrAddress } from "../../core/name-or-address.js";
import { isErased, type User } from "../accounts/user.entity.js";
import type { AuditService, NewAuditEvent } from "../audit/audit.service.js";
import type { CompanyService } from "../companies/company.service.js";
import type { StaffFactors } from "../factors/staff-factors.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { removeCandidateFactors } from "./promotion.js";
import type { CompanyMembership, Person } from "./staff.types.js";

const roleSchema = z.object({
  userId: z.string(),
  role: z.enum(["CANDIDATE", "RECRUITER", "ADMIN"], { error: texts.chooseRole }),
});
const disableSchema = z.object({
  userId: z.string(),
  reason: z.enum(DisableReasonEnum, { error: texts.reasonMissing }),
});
const enableSchema = z.object({ userId: z.string() });

export interface StaffNeeds {
  dataSource: DataSource;
  people: PeopleService;
  companies: CompanyService;
  sessions: SessionService;
  audit: AuditService;
  outbox: OutboxService;
  clock: Clock;
  factors: Pick<StaffFactors, "withFactor" | "removeSince">;
}

/** Who works here: roles, and accounts that are turned off. For administrators. */
export class StaffService {
  constructor(private readonly needs: StaffNeeds) {}

  /**
   * Recruiters and administrators, by name.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED; BAD_INPUT for candidates, a bad size or cursor
   */
  async list(
    actor: Actor,
    { role, ...page }: { first: number; after?: string | null; role?: Role | null },
  ): Promise<Page<Person>> {
    const admin = requireProvenAdmin(actor);
    if (role === "CANDIDATE")
      throw badInput(texts.candidatesNotListed, { role: texts.candidatesNotListed });
    const roles: Role[] = role ? [role] : ["RECRUITER", "ADMIN"];
    const found = await this.needs.people.list({ roles }, page);
    const present = await this.presenter(
      admin,
      found.edges.map(({ node }) => node),
    );
    return {
      ...found,
      edges: found.edges.map(({ cursor, node }) => ({ cursor, node: present(node) })),
    };
  }

  /** One account; null if there is none, or it was deleted. @throws as `list` */
  async find(actor: Actor, id: string): Promise<Person | null> {
    const admin = requireProvenAdmin(actor);
    const user = await this.needs.people.find(id);
    return user && !isErased(user) ? this.present(admin, user) : null;
  }

  /**
   * Changes a role and ends the person's sessions. A candidate is in no company; one who becomes staff
   * loses the factors from before.
   * @throws as `list`; SECOND_FACTOR_REQUIRED unless proven lately; NOT_FOUND; CONFLICT for the last administrator
   */
  async setRole(
    actor: Actor,
    input: Input<typeof roleSchema>,
    client: ClientInfo,
  ): Promise<Person> {
    const admin = requireFresh(requireProvenAdmin(actor));
    const { userId, role } = parse(roleSchema, input);
    return this.change(admin, userId, async (transaction, user, admins) => {
      if (user.role === role) return;
      if (role !== "ADMIN") refuseIfLast(admins, userId);
      await this.needs.people.setRole(transaction, userId, role);
      const by = { actor, client };
      const promoted = isStaff(user)
        ? undefined
        : await removeCandidateFactors(this.needs, transaction, { candidate: user, ...by });
      if (role === "CANDIDATE") await this.needs.companies.removeMember(transaction, { userId });
      await this.needs.sessions.closeAll(transaction, userId);
      const details = { from: user.role, to: role };
      await this.record(transaction, { kind: "ROLE_CHANGED", actor, details, client }, userId);
      const notice = {
        kind: "ROLE_CHANGED",
        payload: { userId, role, at: this.now(), ...(promoted ? { promoted } : {}) },
      } as const;
      await this.needs.outbox.enqueue(transaction, notice);
    });
  }

  /**
   * Turns an account off and ends its sessions.
   * @throws as `setRole`; CONFLICT for the caller's own account
   */
  async disable(
    actor: Actor,
    input: Input<typeof disableSchema>,
    client: ClientInfo,
  ): Promise<Person> {
    const admin = requireFresh(requireProvenAdmin(actor));
    const { userId, reason } = parse(disableSchema, input);
    if (userId === admin.id) throw conflict("CONFLICT", texts.notYourself);
    return this.change(admin, userId, async (transaction, user, admins) => {
      if (user.disabledAt) return;
      refuseIfLast(admins, userId);
      await this.needs.people.disable(transaction, userId, reason);
      await this.needs.sessions.closeAll(transaction, userId);
      await this.record(
        transaction,
        { kind: "DISABLED", actor, details: { reason }, client },
        userId,
      );
      const notice = { kind: "ACCOUNT_DISABLED", payload: { userId, at: this.now() } } as const;
      await this.needs.outbox.enqueue(transaction, notice);
    });
  }

  /** Turns an account back on. @throws as `setRole` */
  async enable(
    actor: Actor,
    input: Input<typeof enableSchema>,
    client: ClientInfo,
  ): Promise<Person> {
    const admin = requireFresh(requireProvenAdmin(actor));
    const { userId } = parse(enableSchema, input);
    return this.change(admin, userId, async (transaction, user) => {
      if (!user.disabledAt) return;
      await this.needs.people.enable(transaction, userId);
      await this.record(transaction, { kind: "ENABLED", actor, client }, userId);
    });
  }

  /** Runs a change with all administrators and the person locked; the caller must still be one of them. */
  private async change(
    admin: SignedIn,
    userId: string,
    work: (transaction: EntityManager, user: User, admins: ReadonlySet<string>) => Promise<void>,
  ): Promise<Person> {
    const { dataSource, people, outbox } = this.needs;
    await inTransaction(dataSource, async (transaction) => {
      const admins = await people.lockAdmins(transaction);
      if (!admins.has(admin.id)) throw forbidden();
      const user = (await people.lock(transaction, [userId])).get(userId);
      if (!user) throw notFound("user");
      await work(transaction, user, admins);
    });
    outbox.nudge();
    const changed = await people.find(userId);
    if (!changed) throw notFound("user");
    return this.present(admin, changed);
  }

  private now(): string {
    return this.needs.clock.now().toISOString();
  }

  private record(
    transaction: EntityManager,
    event: NewAuditEvent,
    subjectId: string,
  ): Promise<void> {
    return this.needs.audit.record(transaction, { ...event, subjectId });
  }

  private async present(admin: SignedIn, user: User): Promise<Person> {
    return (await this.presenter(admin, [user]))(user);
  }

  /** Reads what other tables know about these accounts, in one query for each. */
  private async presenter(
    admin: SignedIn,
    users: readonly User[],
  ): Promise<(user: User) => Person> {
    const { people, factors } = this.needs;
    const ids = users.map(({ id }) => id);
    const companies = await this.companiesOf(ids);
    const lastSeen = await people.lastSeen(ids);
    const proven = await factors.withFactor(ids);
    const hasOneAdmin = (await people.countAdmins()) <= 1;
    return (user) => {
      const { id, email, role, createdAt, disabledAt, disabledReason } = user;
      const isOnlyAdmin = hasOneAdmin && role === "ADMIN" && disabledAt === null;
      return {
        id,
        name: nameOrAddress(user),
        email,
        role,
        createdAt,
        disabledAt,
        disabledReason,
        companies: companies.get(id) ?? [],
        lastSeenAt: lastSeen.get(id) ?? null,
        hasSecondFactor: proven.has(id),
        viewerCanChangeRole: !isOnlyAdmin,
        viewerCanDisable: !isOnlyAdmin && id !== admin.id && disabledAt === null,
      };
    };
  }

  private async companiesOf(ids: readonly string[]): Promise<Map<string, CompanyMembership[]>> {
    const memberships = await this.needs.companies.membershipsOf(ids);
    const companyIds = [...new Set(memberships.map(({ companyId }) => companyId))];
    const companies = await this.needs.companies.findMany(companyIds);
    companies.sort((a, b) => a.name.localeCompare(b.name));
    const found = new Map<string, CompanyMembership[]>(ids.map((id) => [id, []]));
    for (const company of companies)
      for (const { userId, companyId, role } of memberships)
        if (companyId === company.id) found.get(userId)?.push({ company, role });
    return found;
  }
}

function refuseIfLast(admins: ReadonlySet<string>, userId: string): void {
  if (admins.size === 1 && admins.has(userId)) throw conflict("CONFLICT", texts.lastAdmin);
}
