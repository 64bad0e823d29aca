import type { EntityManager } from "typeorm";
import type { CompanyPart } from "../companies/company-parts.types.js";
import { ApiKey } from "./api-key.entity.js";

const keysOf = (manager: EntityManager, companyId: string): Promise<ApiKey[]> =>
  manager
    .createQueryBuilder(ApiKey, "k")
    .where("JSON_CONTAINS(k.companyIds, :id)", { id: JSON.stringify(companyId) })
    .getMany();

/** API keys that may post jobs for a company. There are few of them. */
export const companyKeys: CompanyPart = {
  kind: "KEYS",
  tables: [],
  count: async (manager: EntityManager, companyId: string) =>
    (await keysOf(manager, companyId)).length,
  async move(transaction: EntityManager, fromId: string, intoId: string): Promise<void> {
    for (const { id, companyIds } of await keysOf(transaction, fromId)) {
      const moved = new Set(companyIds.map((known) => (known === fromId ? intoId : known)));
      await transaction.update(ApiKey, { id }, { companyIds: [...moved] });
    }
  },
};
