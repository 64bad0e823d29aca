import type { EntityManager } from "typeorm";
import type { CompanyService } from "../../companies/company.service.js";
import type { OutboxService } from "../../outbox/outbox.service.js";
import { Application } from "../application.entity.js";

interface Withdrawn {
  id: string;
  companyId: string;
}

/** Tells staff, once, that a candidate has withdrawn: whoever handles the application, or else the company's recruiters. */
export class WithdrawalNews {
  constructor(
    private readonly companies: Pick<CompanyService, "membersOf">,
    private readonly outbox: Pick<OutboxService, "enqueue">,
  ) {}

  /** @param eventId the withdrawal in the history; each is told once */
  async enqueue(transaction: EntityManager, application: Withdrawn, eventId: string) {
    for (const userId of await this.readers(transaction, application)) {
      const payload = { applicationId: application.id, userId };
      const dedupeKey = `withdrawn:${eventId}:${userId ?? "staff"}`;
      await this.outbox.enqueue(
        transaction,
        { kind: "APPLICATION_WITHDRAWN", payload },
        { dedupeKey },
      );
    }
  }

  /** Ids of people; null for the firm's own address, if no one else is there. */
  private async readers(
    transaction: EntityManager,
    { id, companyId }: Withdrawn,
  ): Promise<(string | null)[]> {
    const row = await transaction.findOne(Application, {
      where: { id },
      select: { id: true, assigneeId: true },
    });
    if (row?.assigneeId) return [row.assigneeId];
    const members = await this.companies.membersOf(companyId);
    const recruiters = [...members].filter(([, role]) => role !== "VIEWER").map(([who]) => who);
    return recruiters.length > 0 ? recruiters : [null];
  }
}
