import { In, type EntityManager } from "typeorm";
import type { CompanyRole } from "../../core/actor.js";
import { CompanyRecruiter } from "./company.entity.js";
import type { CompanyPart } from "./company-parts.types.js";

const ROLES: readonly CompanyRole[] = ["VIEWER", "RECRUITER", "OWNER"];

/** The members of a company. Someone who is a member of both keeps the higher role. */
export const companyMembers: CompanyPart = {
  kind: "MEMBERS",
  tables: ["company_recruiters"],
  count: (manager: EntityManager, companyId: string) =>
    manager.countBy(CompanyRecruiter, { companyId }),
  async move(transaction: EntityManager, fromId: string, intoId: string): Promise<void> {
    const members = await transaction.findBy(CompanyRecruiter, { companyId: In([fromId, intoId]) });
    const roles = new Map<string, CompanyRole>();
    for (const { userId, role } of members)
      roles.set(userId, higher(roles.get(userId) ?? "VIEWER", role));
    await transaction.delete(CompanyRecruiter, { companyId: fromId });
    const rows = [...roles].map(([userId, role]) => ({ companyId: intoId, userId, role }));
    if (rows.length > 0) await transaction.upsert(CompanyRecruiter, rows, ["companyId", "userId"]);
  },
};

const higher = (a: CompanyRole, b: CompanyRole): CompanyRole =>
  ROLES.indexOf(a) > ROLES.indexOf(b) ? a : b;
