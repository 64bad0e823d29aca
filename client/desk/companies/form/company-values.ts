import { companyFields, type CompanyFieldName } from "#site/company-fields.generated";
import { companyFormTexts } from "#texts/desk-companies";
import type { ConflictPart } from "../../conflict/conflict";
import { namesOf, textValuesOf, type TextValues } from "../../forms/text-values";
import type { EditedCompanyFragment } from "./CompanyForm.generated";

export type CompanyName = CompanyFieldName;
/** What the form of a company holds; empty if not given. */
export type CompanyValues = TextValues<typeof companyFields>;

/** Beside each other. */
export const PAIR: readonly CompanyName[] = ["industry", "location"];

const FIRST: readonly CompanyName[] = ["name", ...PAIR];
const rest = namesOf(companyFields).filter((name) => !FIRST.includes(name));
const isLong = (name: CompanyName): boolean => companyFields[name].kind === "text";
/** In the order of the form; long texts are last. */
export const COMPANY_NAMES: readonly CompanyName[] = [
  ...FIRST,
  ...rest.filter((name) => !isLong(name)),
  ...rest.filter(isLong),
];

export const NO_COMPANY: CompanyValues = textValuesOf(companyFields, null);

/** Name of the form that changes a company (`useKeptForm`). */
export const editedCompany = (id: string): string => `company-${id}`;

export const valuesOf = (company: EditedCompanyFragment): CompanyValues =>
  textValuesOf(companyFields, company);

const { labels, nameMissing } = companyFormTexts;

/** The parts of a company that two people may have changed. */
export const companyParts: readonly ConflictPart<CompanyValues>[] = COMPANY_NAMES.map((name) => ({
  label: labels[name],
  names: [name],
  show: (values) => values[name],
}));

/** Checked here, before the server is asked. */
export const companyRules = {
  name: (name: string) => (name.trim() === "" ? nameMissing : null),
};
