import type { EntityManager } from "typeorm";
import { newId } from "../../server/core/ids.js";
import { CompanyContact } from "../../server/modules/companies/company-contact.entity.js";
import type { DemoCompany } from "./demo-data.js";
import { CONTACTS } from "./data/contacts.js";

/** Writes the people at the demo's clients. */
export async function insertContacts(
  transaction: EntityManager,
  companies: readonly DemoCompany[],
  now: Date,
): Promise<void> {
  const idOf = (slug: string) => companies.find((company) => company.slug === slug)?.id ?? "";
  await transaction.insert(
    CompanyContact,
    CONTACTS.map(({ company, name, role, email = null, phone = null, notes = "" }) => ({
      ...{ id: newId(), companyId: idOf(company), name, role, email, phone, notes },
      ...{ createdAt: now, updatedAt: now },
    })),
  );
}
