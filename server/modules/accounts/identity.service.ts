import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import { accountErrorTexts } from "#texts/errors";
import { requireFresh, requireUser, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
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
import { Identity } from "./identity.entity.js";
import { User } from "./user.entity.js";

const MAX_IDENTITIES = 20;

const unlinkSchema = z.object({ id: z.string().max(64) });

interface IdentityChange extends NewAuditEvent {
  kind: "IDENTITY_LINKED" | "IDENTITY_UNLINKED";
  actor: Extract<NewAuditEvent["actor"], { id: string }>;
}

/** Accounts at providers, and whose they are. */
export class IdentityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountService,
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /** The person that this identity signs in, or null. */
  async ownerOf({ issuer, subject }: ProvenIdentity): Promise<User | null> {
    const identity = await this.dataSource.manager.findOneBy(Identity, { issuer, subject });
    return identity && this.accounts.find(identity.userId);
  }

  /** Notes a sign-in, and the address that the provider gives now. */
  async noteUse({ issuer, subject, email }: ProvenIdentity): Promise<void> {
    const change = { email, lastUsedAt: this.clock.now() };
    await this.dataSource.manager.update(Identity, { issuer, subject }, change);
  }

  /**
   * Connects an identity; nothing changes if it is connected already.
   * @returns whose it is now, which may be another person
   */
  async link(identity: ProvenIdentity, user: User, client: ClientInfo): Promise<User> {
    const { issuer, subject, provider, email } = identity;
    await inTransaction(this.dataSource, async (transaction) => {
      await this.accounts.lock(transaction, user.id);
      if ((await transaction.countBy(Identity, { userId: user.id })) >= MAX_IDENTITIES)
        throw badInput(accountErrorTexts.tooManyIdentities(MAX_IDENTITIES));
      const createdAt = this.clock.now();
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
    this.outbox.nudge();
    return (await this.ownerOf(identity)) ?? user;
  }

  /** Whether the person has connected an account at this provider. */
  has(userId: string, provider: ProviderName): Promise<boolean> {
    return this.dataSource.manager.existsBy(Identity, { userId, provider });
  }

  /** The actor's own, newest first. */
  async list(
    actor: Actor,
    userId: string,
    { first, after }: { first: number; after?: string | null },
  ): Promise<Page<Identity>> {
    if (requireUser(actor).id !== userId) throw notFound("user");
    const limit = pageSize(first);
    const all = await this.of(this.dataSource.manager, userId);
    const last = after ? positionOf(all, after) : -1;
    const rows = all.slice(last + 1, last + 2 + limit);
    const cursorOf = ({ id }: Identity) => encodeCursor(id);
    return toPage(rows, limit, cursorOf, Boolean(after), () => Promise.resolve(all.length));
  }

  /**
   * Disconnects one of the actor's own identities.
   * @throws NOT_FOUND, or CONFLICT if no other way to sign in has ever worked
   */
  async unlink(
    actor: Actor,
    input: Input<typeof unlinkSchema>,
    client: ClientInfo,
  ): Promise<Identity> {
    const user = requireFresh(requireUser(actor));
    const { id } = parse(unlinkSchema, input);
    const unlinked = await inTransaction(this.dataSource, async (transaction) => {
      await this.accounts.lock(transaction, user.id);
      const all = await this.of(transaction, user.id);
      const identity = all.find((candidate) => candidate.id === id);
      if (!identity) throw notFound("identity");
      if (all.length === 1 && !(await hasProvenCode(transaction, user.id)))
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
      return identity;
    });
    this.outbox.nudge();
    return unlinked;
  }

  /** Adds a change to the audit log, and queues the mail that tells the person about it, in case it was not them. */
  private async note(transaction: EntityManager, change: IdentityChange): Promise<void> {
    await this.audit.record(transaction, change);
    const at = this.clock.now().toISOString();
    const payload = { userId: change.actor.id, event: change.kind, at };
    await this.outbox.enqueue(transaction, { kind: "FACTOR_CHANGED", payload });
  }

  /**
   * Whether the person keeps a way to sign in without this identity: a code, if one ever worked (until then, only a
   * provider's word says that mail reaches them), or another identity.
   */
  async canUnlink({ userId }: Identity): Promise<boolean> {
    const { manager } = this.dataSource;
    return (
      (await manager.countBy(Identity, { userId })) > 1 || (await hasProvenCode(manager, userId))
    );
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
