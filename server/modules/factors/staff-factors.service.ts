import { In, IsNull, Not, type DataSource, type EntityManager } from "typeorm";
import { Passkey } from "./passkey.entity.js";
import { removeFactorsSince, type RemovedFactors } from "./remove-factors.js";
import { TotpFactor } from "./totp-factor.entity.js";

/** What managing the staff needs to know and change about factors. */
export class StaffFactors {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of these people who have a passkey or an authenticator app. */
  async withFactor(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const of = { userId: In([...userIds]) };
    const { manager } = this.dataSource;
    const passkeys = await manager.find(Passkey, { where: of, select: { userId: true } });
    const confirmed = { ...of, confirmedAt: Not(IsNull()) };
    const apps = await manager.find(TotpFactor, { where: confirmed, select: { userId: true } });
    return new Set([...passkeys, ...apps].map(({ userId }) => userId));
  }

  /** Removes the factors that a person has added since then, and recovery codes. The person's row must be locked. */
  removeSince(transaction: EntityManager, userId: string, since: Date): Promise<RemovedFactors> {
    return removeFactorsSince(transaction, userId, since);
  }
}
