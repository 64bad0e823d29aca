import type { DataSource, EntityManager } from "typeorm";
import type { Role, SignedIn } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { later, minutes, type Clock } from "../../core/clock.js";
import { invalidCode, rateLimited } from "../../core/errors.js";
import { accountErrorTexts } from "#texts/errors";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AccountService } from "../accounts/account.service.js";
import type { AuditService } from "../audit/audit.service.js";
import { FactorTries } from "./totp-factor.entity.js";

/** Codes that a person may enter without success, and the time after which the count starts anew. */
const MAX_TRIES = 5;
const COUNTED_FOR_MS = minutes(15);

/** USED: it was right, but works only once. */
export type Verdict = "RIGHT" | "USED" | "WRONG";

/** Changes a person's factors one at a time, and limits how many codes can be tried. */
export class FactorGuard {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: Pick<AccountService, "lock">,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs a change in a transaction that no other change to this person's factors overlaps, on any instance.
   * @param work gets the person's role now, which may have changed since the request began
   */
  alone<Result>(
    userId: string,
    work: (transaction: EntityManager, role: Role) => Promise<Result>,
  ): Promise<Result> {
    return inTransaction(this.dataSource, async (transaction) => {
      const role = await this.accounts.lock(transaction, userId);
      return work(transaction, role);
    });
  }

  /**
   * Judges a code that a person entered and, if it is right, does what it was entered for. The try is counted before the
   * comparison, so that parallel guesses cannot bypass the limit.
   * @param judge compares the code and uses it up
   * @param accepted runs in the same transaction
   * @throws INVALID_CODE (the same for a wrong, old and used code), RATE_LIMITED
   */
  async check<Result>(
    user: SignedIn,
    client: ClientInfo,
    judge: (transaction: EntityManager) => Promise<Verdict>,
    accepted: (transaction: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const outcome = await this.alone(user.id, async (transaction) => {
      await this.countTry(transaction, user.id);
      const verdict = await judge(transaction);
      if (verdict === "WRONG") {
        await this.audit.record(transaction, { kind: "FACTOR_FAILED", actor: user, client });
        return null;
      }
      // A code sent twice is no guess.
      await this.forgetTries(transaction, user.id, verdict === "RIGHT" ? MAX_TRIES : 1);
      return verdict === "RIGHT" ? { result: await accepted(transaction) } : null;
    });
    // Thrown after the commit: the try stays counted.
    if (!outcome) throw invalidCode(accountErrorTexts.codeInvalid);
    return outcome.result;
  }

  private async countTry(transaction: EntityManager, userId: string): Promise<void> {
    const now = this.clock.now();
    const since = later(now, -COUNTED_FOR_MS);
    await transaction.query(
      `INSERT INTO factor_tries (userId, tries, countedFrom) VALUES (?, 0, ?)
       ON DUPLICATE KEY UPDATE tries = IF(countedFrom <= ?, 0, tries),
         countedFrom = IF(tries = 0, ?, countedFrom)`,
      [userId, now, since, now],
    );
    const { affected } = await transaction
      .createQueryBuilder()
      .update(FactorTries)
      .set({ tries: () => "tries + 1" })
      .where("userId = :userId AND tries < :max", { userId, max: MAX_TRIES })
      .execute();
    if (affected === 1) return;
    const { countedFrom } = await transaction.findOneByOrFail(FactorTries, { userId });
    const waitMs = later(countedFrom, COUNTED_FOR_MS).getTime() - now.getTime();
    throw rateLimited(Math.max(1, Math.ceil(waitMs / 1000)));
  }

  private async forgetTries(
    transaction: EntityManager,
    userId: string,
    count: number,
  ): Promise<void> {
    await transaction.query(
      "UPDATE factor_tries SET tries = GREATEST(tries - ?, 0) WHERE userId = ?",
      [count, userId],
    );
  }
}
