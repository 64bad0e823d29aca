import { createHash } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { errorTexts } from "#texts/errors";
import type { Partner, SignedIn } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { AppError } from "../../core/errors.js";
import { isDuplicate, isLockedNow } from "../../kit/db/errors.js";
import { nullable, readFields, readText } from "../../kit/db/row-readers.js";
import { afterCommit } from "../../kit/db/transactions.js";
import type { Once } from "../../kit/once.js";

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

interface Row {
  operation: string;
  bodyHash: string;
  madeId: string;
  answer: string | null;
  contentType: string | null;
}

const columns = {
  operation: readText,
  bodyHash: readText,
  madeId: readText,
  answer: nullable(readText),
  contentType: nullable(readText),
};
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
  async keepAnswer({ text, contentType }: KeptAnswer): Promise<void> {
    if (!this.isMade) return;
    await this.dataSource.query(
      "UPDATE idempotency_keys SET answer = ?, contentType = ? WHERE digest = ? AND answer IS NULL",
      [text, contentType, this.facts.digest],
    );
  }

  /** @throws IDEMPOTENCY_IN_PROGRESS if another copy is in its transaction */
  private async lock(transaction: EntityManager): Promise<Row | null> {
    try {
      return await this.read(transaction, "FOR UPDATE NOWAIT");
    } catch (error) {
      if (!isLockedNow(error)) throw error;
      throw new AppError("IDEMPOTENCY_IN_PROGRESS", errorTexts.stillRunning, {
        retryAfterSeconds: RETRY_AFTER_S,
      });
    }
  }

  /** @returns null, or the row of a copy that came at the same time and was first */
  private async note(transaction: EntityManager, madeId: string): Promise<Row | null> {
    const { digest, callerId, operation, bodyHash } = this.facts;
    try {
      await transaction.query(
        `INSERT INTO idempotency_keys (digest, callerId, operation, bodyHash, madeId, createdAt)
         VALUES (?, ?, ?, ?, ?, ?)`,
        [digest, callerId, operation, bodyHash, madeId, this.clock.now()],
      );
      return null;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return this.read(transaction);
    }
  }

  /** @throws IDEMPOTENCY_KEY_REUSED */
  private async read(
    manager: EntityManager,
    lock: "" | "FOR UPDATE NOWAIT" = "",
  ): Promise<Row | null> {
    const [found] = await manager.query<Record<string, unknown>[]>(
      // oxlint-disable-next-line staffboard/no-syntax -- only constant SQL is interpolated; values are parameters
      `SELECT operation, bodyHash, madeId, answer, contentType FROM idempotency_keys WHERE digest = ? ${lock}`,
      [this.facts.digest],
    );
    const row = found ? readFields<Row>(columns, found) : null;
    if (row && row.bodyHash !== this.facts.bodyHash)
      throw new AppError("IDEMPOTENCY_KEY_REUSED", errorTexts.keyReused(row.operation));
    return row;
  }
}
