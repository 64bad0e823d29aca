import { ofPersonsPlans } from "../billing/subscription/subscription.joins.js";
import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

const OWN = ofPersonsPlans("subscriptionId");
const DELIVERIES: PersonalRows = {
  what: "deliveries",
  table: "deliveries",
  where: OWN,
  of: "account",
};

export const deliveryPrivacy: PrivacyRules = {
  kept: [{ ...DELIVERIES, why: "proof of what was done for the money, kept with the plan" }],
  blanked: [
    `UPDATE deliveries SET note = NULL, link = NULL WHERE ${OWN}`,
    "UPDATE deliveries SET authorId = NULL WHERE authorId = ?",
  ],
  exported: [
    {
      ...DELIVERIES,
      area: "deliveries",
      what: "What we did for the plans you bought.",
      columns: [
        ...["id", "subscriptionId", "kind", "deliveredOn", "count", "note", "link"],
        ...["createdAt", "updatedAt"],
      ],
      withheld: { authorId: "another person", version: "of use to our server only" },
    },
  ],
};
