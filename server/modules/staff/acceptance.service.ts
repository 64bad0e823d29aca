import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import { staffErrorTexts as texts } from "#texts/errors";
import { isStaff, requireUser, type Actor, type Role } from "../../core/actor.js";
import { changedFrom, type ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { AppError, notFound } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import { tokenHash } from "../../core/secrets.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { PeopleService } from "../accounts/people.service.js";
import { personName } from "../accounts/profile.service.js";
import type { OpenedSession, SessionService } from "../accounts/session.service.js";
import type { User } from "../accounts/user.entity.js";
import type { AuditService, NewAuditEvent } from "../audit/audit.service.js";
import type { CompanyService } from "../companies/company.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { Invitation, sentAt, stateOf, type InvitationState } from "./invitation.entity.js";
import { masked } from "./masked.js";
import { removeCandidateFactors, type PromotionNeeds } from "./promotion.js";
import { higherCompanyRole, higherRole, ownersMayOffer } from "./staff.policy.js";

const acceptSchema = z.object({ token: z.string(), name: personName });

interface AcceptanceNeeds {
  dataSource: DataSource;
  people: PeopleService;
  companies: CompanyService;
  sessions: SessionService;
  factors: PromotionNeeds["factors"];
  outbox: OutboxService;
  audit: AuditService;
  clock: Clock;
}

/** Accepts invitations to the staff. */
export class AcceptanceService {
  constructor(private readonly needs: AcceptanceNeeds) {}

  /**
   * Gives the person what the invitation offers, the name they go by, and a new token for their session. Their other sessions
   * end. A candidate loses the factors from before: staff add theirs as staff.
   * @throws UNAUTHENTICATED; BAD_INPUT without a name; INVALID_LINK with the reason; WRONG_ADDRESS for another person's invitation
   */
  async accept(
    actor: Actor,
    input: Input<typeof acceptSchema>,
    client: ClientInfo,
  ): Promise<{ user: User; session: OpenedSession }> {
    const person = requireUser(actor);
    const { token, name } = parse(acceptSchema, input);
    const session = await inTransaction(this.needs.dataSource, async (transaction) => {
      const invitation = await this.lockOpen(transaction, token);
      if (invitation.email !== person.email)
        throw new AppError("WRONG_ADDRESS", texts.otherAddress(masked(invitation.email)));
      const user = await this.checkPeople(transaction, invitation, person.id);
      const role = higherRole(user.role, invitation.role);
      await this.grant(transaction, invitation, user);
      if (user.name !== name) await this.rename(transaction, user.id, name, { actor, client });
      await this.close(transaction, invitation, actor, client);
      if (!isStaff(user)) await this.welcome(transaction, { candidate: user, role, actor, client });
      return this.needs.sessions.renew(transaction, person, role);
    });
    this.needs.outbox.nudge();
    const user = await this.needs.people.find(person.id);
    if (!user) throw notFound("user");
    return { user, session };
  }

  /** An account made by a first code has no name, and colleagues need to know who it is. */
  private async rename(
    transaction: EntityManager,
    userId: string,
    name: string,
    by: Pick<NewAuditEvent, "actor" | "client">,
  ): Promise<void> {
    await this.needs.people.setName(transaction, userId, name);
    const details = { fields: "name" };
    await this.needs.audit.record(transaction, { kind: "PROFILE_CHANGED", ...by, details });
  }

  /** What a candidate proved who they are with is not good enough for staff. */
  private async welcome(
    transaction: EntityManager,
    { role, ...who }: { candidate: User; role: Role; actor: Actor; client: ClientInfo },
  ): Promise<void> {
    const promoted = await removeCandidateFactors(this.needs, transaction, who);
    const { candidate, client } = who;
    const change = { at: this.needs.clock.now().toISOString(), from: changedFrom(client) };
    const payload = { userId: candidate.id, role, promoted, accepted: true, ...change } as const;
    await this.needs.outbox.enqueue(transaction, { kind: "ROLE_CHANGED", payload });
  }

  private async close(
    transaction: EntityManager,
    { id, role, companyId, companyRole }: Invitation,
    actor: Actor,
    client: ClientInfo,
  ): Promise<void> {
    const { id: acceptedById } = requireUser(actor);
    const acceptance = { acceptedAt: this.needs.clock.now(), acceptedById };
    await transaction.update(Invitation, { id }, acceptance);
    await this.needs.audit.record(transaction, {
      kind: "INVITATION_ACCEPTED",
      actor,
      target: { kind: "INVITATION", id },
      details: { role, companyId, companyRole },
      client,
    });
  }

  /** @throws INVALID_LINK, with the reason */
  private async lockOpen(transaction: EntityManager, token: string): Promise<Invitation> {
    const invitation = await transaction.findOne(Invitation, {
      where: { tokenHash: tokenHash(token) },
      lock: { mode: "pessimistic_write" },
    });
    if (!invitation) throw invalidLink(texts.linkInvalid);
    const state = stateOf(invitation, this.needs.clock.now());
    if (state !== "PENDING") throw invalidLink(WHY_CLOSED[state]);
    return invitation;
  }

  /** Locks both people. @throws INVALID_LINK if one of them has changed since */
  private async checkPeople(
    transaction: EntityManager,
    invitation: Invitation,
    userId: string,
  ): Promise<User> {
    const { invitedById } = invitation;
    const people = await this.needs.people.lock(transaction, [userId, invitedById]);
    const [user, inviter] = [people.get(userId), people.get(invitedById)];
    if (!user || user.disabledAt) throw invalidLink(texts.outdated);
    if (user.roleChangedAt && user.roleChangedAt >= sentAt(invitation))
      throw invalidLink(texts.outdated);
    if (!inviter || !(await this.mayStillInvite(transaction, inviter, invitation)))
      throw invalidLink(texts.outdated);
    return user;
  }

  private async mayStillInvite(
    transaction: EntityManager,
    { id, role, disabledAt }: User,
    invitation: Invitation,
  ): Promise<boolean> {
    if (disabledAt) return false;
    if (role === "ADMIN") return true;
    const { companyId } = invitation;
    if (role !== "RECRUITER" || companyId === null || !ownersMayOffer(invitation)) return false;
    return (await this.needs.companies.roleIn(transaction, companyId, id)) === "OWNER";
  }

  private async grant(
    transaction: EntityManager,
    { role: offered, companyId, companyRole }: Invitation,
    { id: userId, role }: User,
  ): Promise<void> {
    const { people, companies } = this.needs;
    if (higherRole(role, offered) !== role)
      await people.setRole(transaction, userId, offered, false);
    if (companyId === null || companyRole === null) return;
    const current = await companies.roleIn(transaction, companyId, userId);
    const member = { companyId, userId, role: higherCompanyRole(current, companyRole) };
    await companies.setMember(transaction, member);
  }
}

const WHY_CLOSED: Record<Exclude<InvitationState, "PENDING">, string> = {
  ACCEPTED: texts.used,
  REVOKED: texts.revoked,
  EXPIRED: texts.expired,
};

const invalidLink = (message: string) => new AppError("INVALID_LINK", message);
