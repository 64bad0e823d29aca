import type { EntityManager } from "typeorm";
import { countRows } from "../../kit/db/count-rows.js";
import type { CompanyPart } from "../companies/company-parts.types.js";
import { ClientSubmission } from "./client-submission.entity.js";
import { Representation } from "./representation.entity.js";

/** Consents and submissions for the jobs of a company. The texts that candidates agreed to keep the client's old name. */
export const companyRepresentations: CompanyPart = {
  kind: "REPRESENTATIONS",
  tables: ["client_submissions", "representations"],
  count: (manager: EntityManager, companyId: string) =>
    countRows(manager, "SELECT COUNT(*) AS total FROM representations WHERE companyId = ?", [
      companyId,
    ]),
  async move(transaction: EntityManager, fromId: string, intoId: string): Promise<void> {
    await transaction.update(Representation, { companyId: fromId }, { companyId: intoId });
    await transaction.update(ClientSubmission, { companyId: fromId }, { companyId: intoId });
  },
};
