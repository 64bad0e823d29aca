import { MoreThanOrEqual, type DataSource, type EntityManager } from "typeorm";
import { z } from "zod";
import { accountErrorTexts } from "#texts/errors";
import { requireFresh, requireUser, type Actor } from "../../core/actor.js";
import { changedFrom, type ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { AppError, badInput, notFound } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import {
  badCursor,
  decodeCursor,
  encodeCursor,
  pageSize,
  toPage,
  type Page,
  type PageRequest,
} from "../../core/paging.js";
import { parse } from "../../core/validation.js";
import type {
  ProvenIdentity,
  ProviderName,
} from "../../integrations/identity/provider-settings.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService, NewAuditEvent } from "../audit/audit.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { AccountService } from "./account.service.js";
import type { DeviceService } from "./device.service.js";
import { Identity } from "./identity.entity.js";
import { User } from "./user.entity.js";

const MAX_IDENTITIES = 20;

const unlinkSchema = z.object({ id: z.string().max(64) });

interface IdentityChange extends NewAuditEvent {
  kind: "IDENTITY_LINKED" | "IDENTITY_UNLINKED";
  actor: Extract<NewAuditEvent["actor"], { id: string }>;
}

interface IdentityNeeds {
  dataSource: DataSource;
  accounts: AccountService;
  devices: DeviceService;
  audit: AuditService;
  outbox: OutboxService;
  clock: Clock;
}

/** Accounts at providers, and whose they are. */
export class IdentityService {
  constructor(private readonly needs: IdentityNeeds) {}

  /** The person that this identity signs in, or null. */
  async ownerOf({ issuer, subject }: ProvenIdentity): Promise<User | null> {
    const identity = await this.needs.dataSource.manager.findOneBy(Identity, { issuer, subject });
    return identity && this.needs.accounts.find(identity.userId);
  }

  /** Accounts that sign this person in, for mails; without an access check. */
  async connectedTo(userId: string): Promise<Pick<Identity, "provider" | "email">[]> {
    return this.of(this.needs.dataSource.manager, userId);
  }

  /** Notes a sign-in, and the address that the provider gives now. */
  async noteUse({ issuer, subject, email }: ProvenIdentity): Promise<void> {
    const change = { email, lastUsedAt: this.needs.clock.now() };
    await this.needs.dataSource.manager.update(Identity, { issuer, subject }, change);
  }

  /**
   * Connects an identity; nothing changes if it is connected already.
   * @returns whose it is now, which may be another person
   */
  async link(identity: ProvenIdentity, user: User, client: ClientInfo): Promise<User> {
    const { issuer, subject, provider, email } = identity;
    await inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.accounts.lock(transaction, user.id);
      if ((await transaction.countBy(Identity, { userId: user.id })) >= MAX_IDENTITIES)
        throw badInput(accountErrorTexts.tooManyIdentities(MAX_IDENTITIES));
      const createdAt = this.needs.clock.now();
      const row = { issuer, subject, provider, email, userId: user.id, createdAt };
      if (!(await insertOnce(transaction, Identity, row))) return;
      const actor = { kind: "person", id: user.id } as const;
      await this.note(transaction, {
        kind: "IDENTITY_LINKED",
        actor,
        details: { provider },
        client,
      });
    });
    this.needs.outbox.nudge();
    return (await this.ownerOf(identity)) ?? user;
  }

  /** Whether the person has connected an account at this provider. */
  has(userId: string, provider: ProviderName): Promise<boolean> {
    return this.needs.dataSource.manager.existsBy(Identity, { userId, provider });
  }

  /** The actor's own, newest first. */
  async list(actor: Actor, userId: string, { first, after }: PageRequest): Promise<Page<Identity>> {
    if (requireUser(actor).id !== userId) throw notFound("user");
    const limit = pageSize(first);
    const all = await this.of(this.needs.dataSource.manager, userId);
    const last = after ? positionOf(all, after) : -1;
    const rows = all.slice(last + 1, last + 2 + limit);
    const viewerCanUnlink = await this.keepsWayIn(this.needs.dataSource.manager, userId, all);
    for (const row of rows) row.viewerCanUnlink = viewerCanUnlink;
    const cursorOf = ({ id }: Identity) => encodeCursor(id);
    return toPage(rows, limit, cursorOf, Boolean(after), () => Promise.resolve(all.length));
  }

  /**
   * Disconnects one of the actor's own identities, and ends the actor's other sessions that began at its provider. Sessions do
   * not say at which of several accounts there.
   * @throws NOT_FOUND, or CONFLICT if no other way to sign in has ever worked
   */
  async unlink(
    actor: Actor,
    input: Input<typeof unlinkSchema>,
    client: ClientInfo,
  ): Promise<Identity> {
    const user = requireFresh(requireUser(actor));
    const { id } = parse(unlinkSchema, input);
    const unlinked = await inTransaction(this.needs.dataSource, async (transaction) => {
      await this.needs.accounts.lock(transaction, user.id);
      const all = await this.of(transaction, user.id);
      const identity = all.find((candidate) => candidate.id === id);
      if (!identity) throw notFound("identity");
      if (!(await this.keepsWayIn(transaction, user.id, all)))
        throw new AppError("CONFLICT", accountErrorTexts.lastWayIn);
      const { issuer, subject, provider } = identity;
      await transaction.delete(Identity, { issuer, subject });
      const event = {
        kind: "IDENTITY_UNLINKED",
        actor: user,
        details: { provider },
        client,
      } as const;
      await this.note(transaction, event);
      await this.needs.devices.endOthersBy(transaction, user, provider, client);
      return identity;
    });
    this.needs.outbox.nudge();
    return unlinked;
  }

  /** Disconnects all accounts connected since then. The person's row must be locked. */
  async unlinkSince(
    transaction: EntityManager,
    userId: string,
    since: Date,
    client: ClientInfo,
  ): Promise<void> {
    const actor = { kind: "person", id: userId } as const;
    const added = await transaction.findBy(Identity, {
      userId,
      createdAt: MoreThanOrEqual(since),
    });
    for (const { issuer, subject, provider } of added) {
      await transaction.delete(Identity, { issuer, subject });
      const details = { provider };
      await this.note(transaction, { kind: "IDENTITY_UNLINKED", actor, details, client });
    }
  }

  /** Adds a change to the audit log, and queues the email that tells the person about it, in case it was not them. */
  private async note(transaction: EntityManager, change: IdentityChange): Promise<void> {
    await this.needs.audit.record(transaction, change);
    const at = this.needs.clock.now().toISOString();
    const from = change.client ? { from: changedFrom(change.client) } : {};
    const payload = { userId: change.actor.id, event: change.kind, at, ...from };
    await this.needs.outbox.enqueue(transaction, { kind: "FACTOR_CHANGED", payload });
  }

  /**
   * Whether the person keeps a way to sign in without one of these identities: another one, or a code, if one ever worked
   * (until then, only a provider's word says that mail reaches them).
   * @param all the person's identities
   */
  private async keepsWayIn(
    manager: EntityManager,
    userId: string,
    all: readonly Identity[],
  ): Promise<boolean> {
    return all.length > 1 || (await hasProvenCode(manager, userId));
  }

  private of(manager: EntityManager, userId: string): Promise<Identity[]> {
    return manager.find(Identity, {
      where: { userId },
      order: { createdAt: "DESC", issuer: "ASC", subject: "ASC" },
      take: MAX_IDENTITIES,
    });
  }
}

/** @throws BAD_INPUT */
function positionOf(identities: Identity[], cursor: string): number {
  const [id] = decodeCursor(cursor, 1);
  const position = identities.findIndex((identity) => identity.id === id);
  if (position < 0) throw badCursor();
  return position;
}

async function hasProvenCode(manager: EntityManager, id: string): Promise<boolean> {
  const user = await manager.findOneBy(User, { id });
  return user?.codeProvenAt != null;
}
