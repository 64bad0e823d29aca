import type { Company } from "./company.entity.js";

/** A company in the documented REST format. */
export const presentCompany = (company: Company) => ({
  _id: company.id,
  companyName: company.name,
  companyLogo: company.logoUrl,
  companyDescription: company.description,
  website: company.website,
});
