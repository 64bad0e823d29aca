import { IsNull, type DataSource, type EntityManager } from "typeorm";
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

  /** Whether this person's account is about to be deleted. */
  async isLeaving(userId: string, manager?: EntityManager): Promise<boolean> {
    return (await this.find(userId, manager)) !== null;
  }
}
