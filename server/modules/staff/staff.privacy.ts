import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

export const staffPrivacy: PrivacyRules = {
  erased: [{ what: "invitations", table: "invitations", where: "email = ?", of: "address" }],
  housekeeping: [
    {
      what: "invitations",
      keptMs: days(365),
      sql: "DELETE FROM invitations WHERE createdAt < ? LIMIT ?",
    },
  ],
};
