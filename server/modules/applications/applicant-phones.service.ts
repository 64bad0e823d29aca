import { In, type DataSource } from "typeorm";
import type { PhoneNumber } from "#site/phone-number";
import { Application } from "./application.entity.js";

/** The phone numbers in people's applications. */
export class ApplicantPhoneService {
  constructor(private readonly dataSource: DataSource) {}

  /** Each number once, by the person's id. Callers check who may see them. */
  async of(userIds: readonly string[]): Promise<Map<string, PhoneNumber[]>> {
    const rows: (PhoneNumber & { userId: string })[] = await this.dataSource.manager
      .createQueryBuilder(Application, "a")
      .select(["a.userId AS userId", "a.countryCode AS countryCode", "a.phone AS phone"])
      .distinct(true)
      .where({ userId: In([...userIds]) })
      .andWhere("a.phone <> ''")
      .orderBy("a.phone")
      .getRawMany();
    const byPerson = new Map<string, PhoneNumber[]>();
    for (const { userId, countryCode, phone } of rows)
      byPerson.set(userId, [...(byPerson.get(userId) ?? []), { countryCode, phone }]);
    return byPerson;
  }
}
