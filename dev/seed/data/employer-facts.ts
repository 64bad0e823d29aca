import type { EmployerFact } from "../../../server/modules/jobs/record/employer-facts.js";
import type { CompanyData } from "./companies.js";

/** What a job states about its employer: just what its own text and the company's description say. */
export const employerFactsOf = (description: string, company: CompanyData): EmployerFact[] => [
  ...(description.includes("E-Verify") ? (["E_VERIFY"] as const) : []),
  ...(company.isCapExempt ? (["CAP_EXEMPT"] as const) : []),
];
