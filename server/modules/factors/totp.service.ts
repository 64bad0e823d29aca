import type { EntityManager } from "typeorm";
import type { Clock } from "../../core/clock.js";
import { seal, unseal } from "../../core/secrets.js";
import type { Verdict } from "./factor-guard.js";
import { newTotpSecret, stepOf } from "./totp.js";
import { TotpFactor } from "./totp-factor.entity.js";

/** Authenticator apps: handing out secrets and comparing codes. Every call is made within `FactorGuard`. */
export class TotpService {
  constructor(
    private readonly clock: Clock,
    private readonly secretKey: string,
  ) {}

  /** Hands out a new secret. One in use keeps working until a code confirms the new one. @returns it in base32 */
  async start(transaction: EntityManager, userId: string): Promise<string> {
    const secret = newTotpSecret();
    const pendingSecret = seal(this.secretKey, purposeOf(userId), secret);
    const handedOut = { pendingSecret, createdAt: this.clock.now() };
    const { affected } = await transaction.update(TotpFactor, { userId }, handedOut);
    if (!affected) await transaction.insert(TotpFactor, { userId, ...handedOut });
    return secret;
  }

  /** Puts the secret handed out last into use if the code is one of its codes. */
  async confirm(transaction: EntityManager, userId: string, code: string): Promise<Verdict> {
    const factor = await transaction.findOneBy(TotpFactor, { userId });
    const step = this.stepOf(userId, factor?.pendingSecret, code);
    if (!factor || step === null) return "WRONG";
    await transaction.update(
      TotpFactor,
      { userId },
      {
        sealedSecret: factor.pendingSecret,
        pendingSecret: null,
        confirmedAt: this.clock.now(),
        lastStep: String(step),
      },
    );
    return "RIGHT";
  }

  /** Compares a code and uses it up: one condition in the statement decides which of several same codes is accepted. */
  async spend(transaction: EntityManager, userId: string, code: string): Promise<Verdict> {
    const factor = await transaction.findOneBy(TotpFactor, { userId });
    const step = this.stepOf(userId, factor?.sealedSecret, code);
    if (step === null) return "WRONG";
    const { affected } = await transaction
      .createQueryBuilder()
      .update(TotpFactor)
      .set({ lastStep: String(step) })
      .where("userId = :userId AND (lastStep IS NULL OR lastStep < :step)", { userId, step })
      .execute();
    return affected === 1 ? "RIGHT" : "USED";
  }

  async remove(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(TotpFactor, { userId });
  }

  private stepOf(userId: string, sealed: string | null | undefined, code: string): number | null {
    const secret = sealed ? this.open(userId, sealed) : null;
    return secret === null ? null : stepOf(secret, code, this.clock.now());
  }

  /** Null if the server's key was changed since: no code fits then, and another factor must be used. */
  private open(userId: string, sealed: string): string | null {
    try {
      return unseal(this.secretKey, purposeOf(userId), sealed);
    } catch {
      return null;
    }
  }
}

const purposeOf = (userId: string) => `totp ${userId}`;
