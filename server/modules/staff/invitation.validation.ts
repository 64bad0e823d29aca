import { z } from "zod";
import { staffErrorTexts as texts } from "#texts/errors";
import { email } from "../../core/validation.js";
import type { Offer } from "./staff.policy.js";

const COMPANY_ROLES = ["OWNER", "RECRUITER", "VIEWER"] as const;

/** Who is invited, and to what: recruiters to a company, administrators to none. */
export const inviteSchema = z
  .object({
    email,
    role: z.enum(["RECRUITER", "ADMIN"], { error: texts.chooseRole }),
    companyId: z.string().nullish(),
    companyRole: z.enum(COMPANY_ROLES, { error: texts.chooseCompanyRole }).nullish(),
  })
  .superRefine(({ role, companyId, companyRole }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (role === "RECRUITER" && !companyId) fault("companyId", texts.chooseCompany);
    if (role === "ADMIN" && companyId) fault("companyId", texts.noCompany);
    if (role === "ADMIN" && companyRole) fault("companyRole", texts.noCompany);
  });

/** An invitation by its id. */
export const invitationSchema = z.object({ id: z.string() });

/** What is offered; without a role at the company, a recruiter's. */
export const offerOf = ({ role, companyId, companyRole }: z.output<typeof inviteSchema>): Offer =>
  role === "ADMIN"
    ? { role, companyId: null, companyRole: null }
    : { role, companyId: companyId ?? null, companyRole: companyRole ?? "RECRUITER" };
