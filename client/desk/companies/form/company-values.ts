import { companyFormTexts } from "#texts/desk-companies";
import type { ConflictPart } from "../../conflict/conflict";
import type { EditedCompanyFragment } from "./CompanyForm.generated";

/** What the form of a company holds; empty if not given. */
export type CompanyValues = Record<
  "name" | "industry" | "location" | "website" | "description",
  string
>;

export const NO_COMPANY: CompanyValues = {
  name: "",
  industry: "",
  location: "",
  website: "",
  description: "",
};

/** Name of the form that changes a company (`useKeptForm`). */
export const editedCompany = (id: string): string => `company-${id}`;

export const valuesOf = (company: EditedCompanyFragment): CompanyValues => ({
  name: company.name,
  industry: company.industry ?? "",
  location: company.location ?? "",
  website: company.website ?? "",
  description: company.description,
});

const { labels, nameMissing } = companyFormTexts;

const NAMES = ["name", "industry", "location", "website", "description"] as const;

/** The parts of a company that two people may have changed. */
export const companyParts: readonly ConflictPart<CompanyValues>[] = NAMES.map((name) => ({
  label: labels[name],
  names: [name],
  show: (values) => values[name],
}));

/** Checked here, before the server is asked. */
export const companyRules = {
  name: (name: string) => (name.trim() === "" ? nameMissing : null),
};
