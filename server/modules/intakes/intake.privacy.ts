import { days } from "../../core/clock.js";
import { ofPersonsPlans, ofPlansEndedBefore } from "../billing/subscription/subscription.joins.js";
import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

/** Six months after the plan ended: long enough for a question about the work. */
const KEPT_MS = days(183);

const INTAKES: PersonalRows = {
  what: "plan intakes",
  table: "plan_intakes",
  where: ofPersonsPlans("subscriptionId"),
  of: "account",
};

/**
 * The files are resumes, which the rules of applications erase and copy; these rows refer to them. Once they are gone, the resume
 * sweep removes what no application uses.
 */
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
  retention: [
    {
      what: "plan intakes",
      keptMs: KEPT_MS,
      sql: `DELETE FROM plan_intakes WHERE ${ofPlansEndedBefore("subscriptionId")} LIMIT ?`,
    },
  ],
};
