import { IsNull, MoreThan, MoreThanOrEqual, type DataSource, type EntityManager } from "typeorm";
import { AccountDeletion } from "./account-deletion.entity.js";

/** Requests to delete an account that were neither canceled nor given up. */
export class PendingDeletions {
  constructor(private readonly dataSource: DataSource) {}

  find(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<AccountDeletion | null> {
    return manager.findOneBy(AccountDeletion, {
      userId,
      canceledAt: IsNull(),
      deadAt: IsNull(),
    });
  }

  /**
   * Keeps an account whose deletion was requested in a browser since then, unless it has begun. What staff requested stays.
   * The person's row must be locked.
   * @returns whether there was such a request
   */
  async cancelSince(
    transaction: EntityManager,
    { userId, since, now }: { userId: string; since: Date; now: Date },
  ): Promise<boolean> {
    const requested = { userId, byStaff: false, requestedAt: MoreThanOrEqual(since) };
    const open = { canceledAt: IsNull(), takesEffectAt: MoreThan(now) };
    const canceled = { canceledAt: now, doneAt: now };
    const { affected } = await transaction.update(
      AccountDeletion,
      { ...requested, ...open },
      canceled,
    );
    return affected === 1;
  }

  /** Whether this person's account is about to be deleted. */
  async isLeaving(userId: string, manager?: EntityManager): Promise<boolean> {
    return (await this.find(userId, manager)) !== null;
  }
}
