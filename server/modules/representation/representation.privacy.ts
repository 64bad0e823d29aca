import { days } from "../../core/clock.js";
import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

const IS_USED =
  "EXISTS (SELECT 1 FROM client_submissions s WHERE s.representationId = representations.id)";

const CONSENTS = { table: "representations", of: "account" } as const;
const SUBMISSIONS: PersonalRows = {
  what: "clients that got a resume",
  table: "client_submissions",
  where: "userId = ?",
  of: "account",
};
const WHY =
  "proof of what the candidate agreed to and who submitted them first, in case anyone disputes it";

/** The names of staff in these rows go with their accounts (foreign keys). */
export const representationPrivacy: PrivacyRules = {
  erased: [
    {
      ...CONSENTS,
      what: "consent requests without a resume sent",
      where: `userId = ? AND NOT ${IS_USED}`,
    },
  ],
  kept: [
    {
      ...CONSENTS,
      what: "consents for resumes we sent",
      where: `userId = ? AND ${IS_USED}`,
      why: WHY,
    },
    { ...SUBMISSIONS, why: WHY },
  ],
  blanked: ["UPDATE representations SET message = NULL WHERE userId = ?"],
  exported: [
    {
      ...CONSENTS,
      area: "representations",
      what: "What you were asked to agree to before your resume was sent, and your answers.",
      where: "userId = ?",
      columns: [
        ...["id", "applicationId", "jobId", "companyId", "clientName", "requisition"],
        ...["rateAmount", "rateCurrency", "ratePeriod", "validUntil", "message", "candidateName"],
        ...["text", "textSha256", "state", "requestedAt", "answerBy", "remindedAt"],
        ...["answeredAt", "answeredBy", "typedName", "ipAddress", "closedAt"],
      ],
      withheld: {
        clientKey: "the client's name in another spelling",
        requestedById: "another person",
        tokenHash: "opens the request without signing in",
        reminderHash: "opens the request without signing in",
      },
    },
    {
      ...SUBMISSIONS,
      area: "client-submissions",
      what: "Where your resume went.",
      columns: [
        ...["id", "representationId", "applicationId", "jobId", "companyId", "clientName"],
        ...["requisition", "resumeFileName", "resumeSha256", "submittedAt", "repeatedAt"],
      ],
      withheld: {
        clientKey: "the client's name in another spelling",
        requisitionKey: "the client's number in another spelling",
        submittedById: "another person",
      },
    },
  ],
  retention: [
    {
      what: "submissions to clients",
      keptMs: days(4 * 365),
      sql: "DELETE FROM client_submissions WHERE submittedAt < ? LIMIT ?",
    },
    {
      what: "requests for consent",
      keptMs: days(365),
      sql: `DELETE FROM representations WHERE requestedAt < ? AND validUntil < NOW() AND NOT ${IS_USED} LIMIT ?`,
    },
  ],
};
