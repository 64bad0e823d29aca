import type { DataSource } from "typeorm";
import type { PhoneNumber } from "#site/phone-number";
import { joinPlan } from "../billing/subscription/subscription.joins.js";

const PHONES = `SELECT DISTINCT s.userId, i.countryCode, i.phone
  FROM plan_intakes i ${joinPlan("i.subscriptionId")}
  WHERE s.userId IN (?) AND i.phone <> ''
  ORDER BY i.phone`;

/** The phone numbers that people gave for their plans. */
export class BuyerPhoneService {
  constructor(private readonly dataSource: DataSource) {}

  /** Each number once, by the person's id. Callers check who may see them. */
  async of(userIds: readonly string[]): Promise<Map<string, PhoneNumber[]>> {
    if (userIds.length === 0) return new Map();
    const rows: (PhoneNumber & { userId: string })[] = await this.dataSource.manager.query(PHONES, [
      userIds,
    ]);
    const byPerson = new Map<string, PhoneNumber[]>();
    for (const { userId, countryCode, phone } of rows)
      byPerson.set(userId, [...(byPerson.get(userId) ?? []), { countryCode, phone }]);
    return byPerson;
  }
}
