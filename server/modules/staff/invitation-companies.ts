import type { EntityManager } from "typeorm";
import { countRows } from "../../kit/db/count-rows.js";
import type { CompanyPart } from "../companies/company-parts.types.js";
import { Invitation } from "./invitation.entity.js";

/** Invitations to become a member of a company. Open ones then lead to the other company. */
export const companyInvitations: CompanyPart = {
  kind: "INVITATIONS",
  tables: ["invitations"],
  count: (manager: EntityManager, companyId: string) =>
    countRows(manager, "SELECT COUNT(*) AS total FROM invitations WHERE companyId = ?", [
      companyId,
    ]),
  async move(transaction: EntityManager, fromId: string, intoId: string): Promise<void> {
    await transaction.update(Invitation, { companyId: fromId }, { companyId: intoId });
  },
};
