import { createHash } from "node:crypto";
import { IsNull, type DataSource, type EntityManager } from "typeorm";
import { errorTexts } from "#texts/errors";
import type { Partner, SignedIn } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { AppError } from "../../core/errors.js";
import { isLockedNow } from "../../kit/db/errors.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import { afterCommit } from "../../kit/db/transactions.js";
import type { Once } from "../../kit/once.js";
import { IdempotencyKey } from "./idempotency-key.entity.js";

/** What the first copy of a request was answered. */
export interface KeptAnswer {
  text: string;
  contentType: string;
}

/** A request with an `Idempotency-Key`. */
interface Asked {
  caller: SignedIn | Partner;
  key: string;
  /** Name of the mutation. */
  operation: string;
  /** The whole parsed body, in which copies of a request are the same. */
  body: unknown;
}

const LOCK_NOW = { mode: "pessimistic_write", onLocked: "nowait" } as const;
const RETRY_AFTER_S = 1;

const digestOf = (...parts: string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/**
 * Lets callers repeat a request whose answer got lost, as draft-ietf-httpapi-idempotency-key-header says. What was made is noted in
 * the transaction that makes it, so a process may die at any time, and copies may come to several instances at once.
 */
export class IdempotencyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns the request, of which nothing is noted yet */
  open({ caller, key, operation, body }: Asked): IdempotentRequest {
    const callerId = caller.kind === "user" ? caller.id : caller.keyId;
    return new IdempotentRequest(this.dataSource, this.clock, {
      digest: digestOf(caller.kind, callerId, key),
      callerId,
      operation,
      bodyHash: digestOf(JSON.stringify(body)),
    });
  }
}

/** One copy of a request. */
export class IdempotentRequest implements Once {
  /** Whether this copy, or an earlier one, has made something. */
  private isMade = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly facts: Record<"digest" | "callerId" | "operation" | "bodyHash", string>,
  ) {}

  /**
   * What an earlier copy was answered; null if there was none, or its process died before it could keep the answer.
   * @throws IDEMPOTENCY_KEY_REUSED
   */
  async earlierAnswer(): Promise<KeptAnswer | null> {
    const { answer: text, contentType } = (await this.read(this.dataSource.manager)) ?? {};
    return text && contentType ? { text, contentType } : null;
  }

  async claim(transaction: EntityManager, madeId: string): Promise<string | null> {
    const earlier = (await this.lock(transaction)) ?? (await this.note(transaction, madeId));
    afterCommit(transaction, () => {
      this.isMade = true;
    });
    return earlier?.madeId ?? null;
  }

  /** Keeps the answer for later copies, if something was made. */
  async keepAnswer({ text: answer, contentType }: KeptAnswer): Promise<void> {
    if (!this.isMade) return;
    const unanswered = { digest: this.facts.digest, answer: IsNull() };
    await this.dataSource.manager.update(IdempotencyKey, unanswered, { answer, contentType });
  }

  /** @throws IDEMPOTENCY_IN_PROGRESS if another copy is in its transaction, IDEMPOTENCY_KEY_REUSED */
  private async lock(transaction: EntityManager): Promise<IdempotencyKey | null> {
    try {
      return await this.read(transaction, LOCK_NOW);
    } catch (error) {
      if (!isLockedNow(error)) throw error;
      throw new AppError("IDEMPOTENCY_IN_PROGRESS", errorTexts.stillRunning, {
        retryAfterSeconds: RETRY_AFTER_S,
      });
    }
  }

  /** @returns null, or the row of a copy that came at the same time and was first */
  private async note(transaction: EntityManager, madeId: string): Promise<IdempotencyKey | null> {
    const row = { ...this.facts, madeId, createdAt: this.clock.now() };
    return (await insertOnce(transaction, IdempotencyKey, row)) ? null : this.read(transaction);
  }

  /** @throws IDEMPOTENCY_KEY_REUSED */
  private async read(
    manager: EntityManager,
    lock?: typeof LOCK_NOW,
  ): Promise<IdempotencyKey | null> {
    const { digest, bodyHash } = this.facts;
    const where = { digest };
    const row = await manager.findOne(IdempotencyKey, { where, ...(lock ? { lock } : {}) });
    if (row && row.bodyHash !== bodyHash)
      throw new AppError("IDEMPOTENCY_KEY_REUSED", errorTexts.keyReused(row.operation));
    return row;
  }
}
