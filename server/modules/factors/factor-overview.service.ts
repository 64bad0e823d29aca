import { In, IsNull, Not, type DataSource } from "typeorm";
import { Passkey } from "./passkey.entity.js";
import { TotpFactor } from "./totp-factor.entity.js";

/** Who has a second factor, for the list of staff. */
export class FactorOverviewService {
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
}
