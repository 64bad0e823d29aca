import { MoreThanOrEqual, type EntityManager } from "typeorm";
import { Passkey, PasskeyChallenge } from "./passkey.entity.js";
import { RecoveryCode } from "./recovery-code.entity.js";
import { FactorTries, TotpFactor } from "./totp-factor.entity.js";

/** What a person could prove their second factor with, and no longer can. */
export interface RemovedFactors {
  passkeyIds: string[];
  /** Whether an authenticator app was in use. */
  hadTotp: boolean;
}

/** Removes everything that proves a person's second factor. The person's row must be locked. */
export async function removeFactors(transaction: EntityManager, userId: string): Promise<void> {
  for (const table of [TotpFactor, Passkey, RecoveryCode, FactorTries, PasskeyChallenge])
    await transaction.delete(table, { userId });
}

/** Removes the factors that a person has added since then, and recovery codes. The person's row must be locked. */
export async function removeFactorsSince(
  transaction: EntityManager,
  userId: string,
  since: Date,
): Promise<RemovedFactors> {
  const added = { userId, createdAt: MoreThanOrEqual(since) };
  const confirmed = { userId, confirmedAt: MoreThanOrEqual(since) };
  const passkeys = await transaction.find(Passkey, { where: added, select: { id: true } });
  for (const table of [Passkey, RecoveryCode]) await transaction.delete(table, added);
  const { affected } = await transaction.delete(TotpFactor, confirmed);
  await transaction.delete(PasskeyChallenge, { userId });
  return { passkeyIds: passkeys.map(({ id }) => id), hadTotp: Boolean(affected) };
}
