import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

const WHY = "for 18 months, they show who accessed whose data, which protects everyone";

/** Mostly of staff: candidates act on their own accounts. */
const ACTIONS: PersonalRows = {
  what: "audit log entries about other people",
  table: "audit_events",
  where: "actorId = ? AND (subjectId IS NULL OR subjectId <> actorId)",
  of: "account",
};

export const auditPrivacy: PrivacyRules = {
  kept: [
    {
      what: "audit log entries",
      table: "audit_events",
      where: "subjectId = ?",
      of: "account",
      why: WHY,
      withoutAccount: true,
    },
    { ...ACTIONS, why: WHY, withoutAccount: true },
  ],
  exported: [
    {
      area: "activity",
      what: "What happened to your account: logins, changes, and who opened your resumes.",
      table: "audit_events",
      where: "subjectId = ?",
      of: "account",
      columns: ["at", "kind", "actorKind", "targetKind", "targetId", "details"],
      computed: {
        byYou: "COALESCE(actorId = subjectId, FALSE)",
        ipAddress: "IF(actorId = subjectId, ipAddress, NULL)",
        userAgent: "IF(actorId = subjectId, userAgent, NULL)",
      },
      withheld: {
        id: "says nothing about the person",
        actorId: "may be another person; see byYou",
        subjectId: "the person's own id",
        ipAddress: "of another person, unless byYou",
        userAgent: "of another person, unless byYou",
      },
    },
    {
      ...ACTIONS,
      area: "actions",
      what: "What you did that was not about your own account, such as invitations and roles.",
      columns: ["at", "kind", "targetKind", "targetId", "ipAddress", "userAgent"],
      withheld: {
        id: "says nothing about the person",
        actorKind: "always a person",
        actorId: "the person's own id",
        subjectId: "another person",
        details: "may be about another person",
      },
    },
  ],
  impersonal: {
    audit_seals: "hashes that show whether an entry of the audit log is missing",
    audit_anchors: "where the chain of those hashes starts",
  },
};
