import { teamTexts } from "#texts/team";
import type { CompanyRole } from "../../lib/schema-types.generated";

const ROLES: readonly CompanyRole[] = ["OWNER", "RECRUITER", "VIEWER"];

export const isCompanyRole = (text: string): text is CompanyRole =>
  ROLES.some((role) => role === text);

/** The options of a select. @param withOwner whether the viewer may make someone an owner */
export const companyRoles = (withOwner: boolean) =>
  ROLES.filter((role) => withOwner || role !== "OWNER").map((role) => ({
    value: role,
    label: teamTexts.companyRoles[role],
  }));
