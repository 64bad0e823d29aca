import type { EntityManager } from "typeorm";
import { countRows } from "../../kit/db/count-rows.js";
import type { CompanyPart } from "../companies/company-parts.types.js";
import { Placement } from "./placement.entity.js";

/** Placements in the jobs of a company. */
export const companyPlacements: CompanyPart = {
  kind: "PLACEMENTS",
  tables: ["placements"],
  count: (manager: EntityManager, companyId: string) =>
    countRows(manager, "SELECT COUNT(*) AS total FROM placements WHERE companyId = ?", [companyId]),
  async move(transaction: EntityManager, fromId: string, intoId: string): Promise<void> {
    await transaction.update(Placement, { companyId: fromId }, { companyId: intoId });
  },
};
