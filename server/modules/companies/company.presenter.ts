import { inRest } from "../../kit/fields/table-fields.js";
import type { Company } from "./company.entity.js";
import { companyFields } from "./company.fields.js";

/** A company in the documented REST format. */
export const presentCompany = (company: Company) => ({
  _id: company.id,
  companyLogo: company.logoUrl,
  ...inRest(companyFields, company),
});
