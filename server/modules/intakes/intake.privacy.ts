import { ofPersonsPlans } from "../billing/subscription.joins.js";
import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

const INTAKES: PersonalRows = {
  what: "plan intakes",
  table: "plan_intakes",
  where: ofPersonsPlans("subscriptionId"),
  of: "account",
};

/** The files are resumes, which the rules of applications erase and copy; these rows refer to them. */
export const intakePrivacy: PrivacyRules = {
  erased: [INTAKES],
  exported: [
    {
      ...INTAKES,
      area: "plan-intakes",
      what: "What you gave us to begin with your plans. The resumes are in the resumes folder.",
      columns: [
        ...["subscriptionId", "resumeId", "targetRole", "location", "countryCode", "phone"],
        ...["completedAt", "createdAt", "updatedAt"],
      ],
    },
  ],
};
