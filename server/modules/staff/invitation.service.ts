import { IsNull, MoreThan, type DataSource, type EntityManager } from "typeorm";
import { staffErrorTexts as texts } from "#texts/errors";
import {
  owns,
  requireProvenAdmin,
  requireUser,
  type Actor,
  type SignedIn,
} from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { days, later, type Clock } from "../../core/clock.js";
import { conflict, notFound } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import type { Input } from "../../core/input.js";
import { mailboxKey } from "../../core/mailbox-key.js";
import type { Page } from "../../core/paging.js";
import { newToken, tokenHash } from "../../core/secrets.js";
import { parse } from "../../core/validation.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { RateLimits, Limit } from "../../kit/rate-limits.js";
import type { AuditService, NewAuditEvent } from "../audit/audit.service.js";
import { requireManager } from "../companies/company.policy.js";
import type { CompanyService } from "../companies/company.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { Invitation, INVITATION_DAYS } from "./invitation.entity.js";
import type { InvitationReader, ListedInvitations } from "./invitation.reader.js";
import type { InvitationSummary, StaffInvitation } from "./invitation.types.js";
import { invitationSchema, inviteSchema, offerOf } from "./invitation.validation.js";
import { ownersMayOffer, requireInviter, type Offer } from "./staff.policy.js";

/** Mails with an invitation, by the person who sends them and by the address they go to. */
const INVITATIONS_PER_SENDER: Limit = { name: "invite-sender", points: 30, seconds: 3600 };
const INVITATIONS_PER_ADDRESS: Limit = {
  name: "invite-address",
  points: 5,
  seconds: 24 * 3600,
};

export interface InvitationNeeds {
  dataSource: DataSource;
  companies: Pick<CompanyService, "find">;
  reader: InvitationReader;
  audit: AuditService;
  outbox: OutboxService;
  limits: RateLimits;
  clock: Clock;
}

/** Invitations to the staff: for one address, one use, and seven days. */
export class InvitationService {
  constructor(private readonly needs: InvitationNeeds) {}

  /**
   * Mails an invitation. It replaces an open one of the same address for the same company.
   * @throws UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED, BAD_INPUT, NOT_FOUND for a company of others, RATE_LIMITED
   */
  async invite(
    actor: Actor,
    input: Input<typeof inviteSchema>,
    client: ClientInfo,
  ): Promise<StaffInvitation> {
    requireUser(actor);
    const wish = parse(inviteSchema, input);
    const offer = offerOf(wish);
    const inviter = requireInviter(actor, offer);
    await this.checkCompany(offer.companyId);
    await this.takeSend(inviter, wish.email);
    const id = newId();
    const now = this.needs.clock.now();
    await inTransaction(this.needs.dataSource, async (transaction) => {
      await this.replace(transaction, inviter, { email: wish.email, ...offer }, client);
      await transaction.insert(Invitation, {
        id,
        email: wish.email,
        ...offer,
        invitedById: inviter.id,
        createdAt: now,
        expiresAt: later(now, days(INVITATION_DAYS)),
      });
      await this.record(transaction, { kind: "INVITED", actor, client }, { id, ...offer });
      await this.mail(transaction, id);
    });
    this.needs.outbox.nudge();
    return this.needs.reader.get(id);
  }

  /**
   * Mails a new link, valid for another seven days; the old one stops working.
   * @throws as `invite`; CONFLICT if it was accepted or withdrawn
   */
  async resend(
    actor: Actor,
    input: Input<typeof invitationSchema>,
    client: ClientInfo,
  ): Promise<StaffInvitation> {
    const known = await this.findManaged(actor, parse(invitationSchema, input).id);
    const inviter = requireInviter(actor, known);
    await this.takeSend(inviter, known.email);
    await this.change(known.id, async (transaction, { id }) => {
      const now = this.needs.clock.now();
      const expiresAt = later(now, days(INVITATION_DAYS));
      const renewal = { tokenHash: null, invitedById: inviter.id, expiresAt };
      await transaction.update(Invitation, { id }, renewal);
      const details = { again: true };
      await this.record(transaction, { kind: "INVITED", actor, details, client }, known);
      await this.mail(transaction, id);
    });
    this.needs.outbox.nudge();
    return this.needs.reader.get(known.id);
  }

  /** Withdraws an invitation. @throws as `resend` */
  async revoke(
    actor: Actor,
    input: Input<typeof invitationSchema>,
    client: ClientInfo,
  ): Promise<StaffInvitation> {
    const known = await this.findManaged(actor, parse(invitationSchema, input).id);
    requireInviter(actor, known);
    await this.change(known.id, async (transaction, { id }) => {
      await transaction.update(Invitation, { id }, { revokedAt: this.needs.clock.now() });
      await this.record(transaction, { kind: "INVITATION_REVOKED", actor, client }, known);
    });
    return this.needs.reader.get(known.id);
  }

  /**
   * Newest first: all for administrators, those of one company for its owners.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, SECOND_FACTOR_REQUIRED; BAD_INPUT for a bad size or cursor
   */
  async list(
    actor: Actor,
    { first, after, state, companyId }: ListedInvitations,
  ): Promise<Page<StaffInvitation>> {
    if (companyId) requireManager(actor, companyId);
    else requireProvenAdmin(actor);
    return this.needs.reader.page({ first, after, state, companyId });
  }

  /** What the holder of a link may know; null for a link that never worked or was replaced. Public. */
  summarize(actor: Actor, token: string): Promise<InvitationSummary | null> {
    return this.needs.reader.summarize(actor, token);
  }

  /** Makes the link's token when the email is sent; null if the invitation is not open anymore. */
  async draw(id: string): Promise<{ token: string; invitation: StaffInvitation } | null> {
    const now = this.needs.clock.now();
    const open = { id, acceptedAt: IsNull(), revokedAt: IsNull(), expiresAt: MoreThan(now) };
    const token = newToken();
    const { manager } = this.needs.dataSource;
    const { affected } = await manager.update(Invitation, open, { tokenHash: tokenHash(token) });
    if (!affected) return null;
    return { token, invitation: await this.needs.reader.get(id) };
  }

  /** Withdraws the open invitations of this address for this company. @param which all by default */
  async withdraw(
    transaction: EntityManager,
    { email: address, companyId }: Pick<Invitation, "email" | "companyId">,
    by: Pick<NewAuditEvent, "actor" | "client">,
    which: (invitation: Invitation) => boolean = () => true,
  ): Promise<void> {
    const same = { email: address, companyId: companyId ?? IsNull() };
    const open = await transaction.find(Invitation, {
      where: { ...same, acceptedAt: IsNull(), revokedAt: IsNull() },
      lock: { mode: "pessimistic_write" },
    });
    for (const invitation of open.filter(which)) {
      const { id } = invitation;
      await transaction.update(Invitation, { id }, { revokedAt: this.needs.clock.now() });
      await this.record(transaction, { kind: "INVITATION_REVOKED", ...by }, invitation);
    }
  }

  /** An owner's invitation does not replace an administrator's that offers more. */
  private replace(
    transaction: EntityManager,
    inviter: SignedIn,
    invited: Pick<Invitation, "email" | "companyId">,
    client: ClientInfo,
  ): Promise<void> {
    const mayReplace = (open: Invitation) => inviter.role === "ADMIN" || ownersMayOffer(open);
    return this.withdraw(transaction, invited, { actor: inviter, client }, mayReplace);
  }

  private async checkCompany(companyId: string | null): Promise<void> {
    if (companyId !== null && !(await this.needs.companies.find(companyId)))
      throw notFound("company");
  }

  private async takeSend(inviter: SignedIn, address: string): Promise<void> {
    await this.needs.limits.consume(INVITATIONS_PER_SENDER, inviter.id);
    await this.needs.limits.consume(INVITATIONS_PER_ADDRESS, mailboxKey(address));
  }

  private async mail(transaction: EntityManager, invitationId: string): Promise<void> {
    const notice = { kind: "STAFF_INVITATION", payload: { invitationId } } as const;
    await this.needs.outbox.enqueue(transaction, notice, { priority: "LINK" });
  }

  private record(
    transaction: EntityManager,
    event: NewAuditEvent,
    { id, role, companyId, companyRole }: Offer & { id: string },
  ): Promise<void> {
    const details = { role, companyId, companyRole, ...event.details };
    const target = { kind: "INVITATION", id } as const;
    return this.needs.audit.record(transaction, { ...event, subjectId: null, target, details });
  }

  /** An invitation that the actor may see. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  private async findManaged(actor: Actor, id: string): Promise<Invitation> {
    const user = requireUser(actor);
    const { manager } = this.needs.dataSource;
    const found = isId(id) ? await manager.findOneBy(Invitation, { id }) : null;
    if (!found || !maySee(user, found)) throw notFound("invitation");
    return found;
  }

  /** Changes an invitation that was neither accepted nor withdrawn. @throws CONFLICT */
  private async change(
    id: string,
    work: (transaction: EntityManager, invitation: Invitation) => Promise<void>,
  ): Promise<void> {
    await inTransaction(this.needs.dataSource, async (transaction) => {
      const lock = { mode: "pessimistic_write" } as const;
      const invitation = await transaction.findOne(Invitation, { where: { id }, lock });
      if (!invitation || invitation.acceptedAt || invitation.revokedAt)
        throw conflict("CONFLICT", texts.closed);
      await work(transaction, invitation);
    });
  }
}

const maySee = (user: SignedIn, { companyId }: Invitation): boolean =>
  user.role === "ADMIN" || (companyId !== null && owns(user, companyId));
