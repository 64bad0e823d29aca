import type { PrivacyRules } from "../privacy/privacy.types.js";

const WHY = "shows for 18 months who reached whose data, which protects everyone";

export const auditPrivacy: PrivacyRules = {
  kept: [
    {
      what: "entries in the audit log",
      table: "audit_events",
      where: "subjectId = ?",
      of: "account",
      why: WHY,
    },
  ],
  impersonal: {
    audit_seals: "hashes that show whether an entry of the audit log is missing",
    audit_anchors: "where the chain of those hashes starts",
  },
};
