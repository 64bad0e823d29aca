import type { EntityManager } from "typeorm";
import { countRows } from "../../kit/db/count-rows.js";
import type { CompanyPart } from "../companies/company-parts.types.js";
import { Application } from "./application.entity.js";

/** Applications, which repeat the company of their job so that the staff's lists need not look it up. */
export const companyApplications: CompanyPart = {
  kind: "APPLICATIONS",
  tables: ["applications"],
  count: (manager: EntityManager, companyId: string) =>
    countRows(manager, "SELECT COUNT(*) AS total FROM applications WHERE companyId = ?", [
      companyId,
    ]),
  async move(transaction: EntityManager, fromId: string, intoId: string): Promise<void> {
    await transaction.update(Application, { companyId: fromId }, { companyId: intoId });
  },
};
