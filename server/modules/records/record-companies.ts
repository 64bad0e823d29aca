import type { EntityManager } from "typeorm";
import { countRows } from "../../kit/db/count-rows.js";
import type { CompanyPart } from "../companies/company-parts.types.js";

/** Tags of a company. One that both companies have becomes one tag, on the applications of both. */
export const companyTags: CompanyPart = {
  kind: "TAGS",
  tables: ["company_tags"],
  count: (manager: EntityManager, companyId: string) =>
    countRows(manager, "SELECT COUNT(*) AS total FROM company_tags WHERE companyId = ?", [
      companyId,
    ]),
  async move(transaction: EntityManager, fromId: string, intoId: string): Promise<void> {
    const ids = [intoId, fromId];
    await transaction.query(
      `INSERT IGNORE INTO application_tags (applicationId, tagId, createdAt)
       SELECT a.applicationId, kept.id, a.createdAt FROM application_tags a
       JOIN company_tags gone ON gone.id = a.tagId
       JOIN company_tags kept ON kept.name = gone.name AND kept.companyId = ?
       WHERE gone.companyId = ?`,
      ids,
    );
    await transaction.query(
      `DELETE gone FROM company_tags gone
       JOIN company_tags kept ON kept.name = gone.name AND kept.companyId = ?
       WHERE gone.companyId = ?`,
      ids,
    );
    await transaction.query("UPDATE company_tags SET companyId = ? WHERE companyId = ?", ids);
  },
};

/** Email templates of a company. One whose name the other company has too gets a name of its own. */
export const companyTemplates: CompanyPart = {
  kind: "TEMPLATES",
  tables: ["mail_templates"],
  count: (manager: EntityManager, companyId: string) =>
    countRows(manager, "SELECT COUNT(*) AS total FROM mail_templates WHERE companyId = ?", [
      companyId,
    ]),
  async move(transaction: EntityManager, fromId: string, intoId: string): Promise<void> {
    const ids = [intoId, fromId];
    await transaction.query(
      `UPDATE mail_templates gone
       JOIN mail_templates kept ON kept.name = gone.name AND kept.companyId = ?
       SET gone.name = CONCAT(LEFT(gone.name, 65), ' (', RIGHT(gone.id, 8), ')')
       WHERE gone.companyId = ?`,
      ids,
    );
    await transaction.query("UPDATE mail_templates SET companyId = ? WHERE companyId = ?", ids);
  },
};
