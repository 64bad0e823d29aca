import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

export const staffPrivacy: PrivacyRules = {
  erased: [{ what: "invitations", table: "invitations", where: "email = ?", of: "address" }],
  exported: [
    {
      area: "invitations",
      what: "Invitations to join the staff that we sent you.",
      table: "invitations",
      where: "email = ?",
      of: "address",
      columns: [
        ...["id", "email", "role", "companyId", "companyRole"],
        ...["createdAt", "expiresAt", "acceptedAt", "revokedAt"],
      ],
      withheld: {
        tokenHash: "opens the invitation",
        invitedById: "another person",
        acceptedById: "the person's own id",
      },
    },
  ],
  housekeeping: [
    {
      what: "invitations",
      keptMs: days(365),
      sql: "DELETE FROM invitations WHERE createdAt < ? LIMIT ?",
    },
  ],
};
