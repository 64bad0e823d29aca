import type { Company } from "./company.entity.js";

/** The documented company. */
export const presentCompany = (company: Company) => ({
  _id: company.id,
  companyName: company.name,
  companyLogo: company.logoUrl,
  companyDescription: company.description,
  website: company.website,
});
