import { days } from "../../core/clock.js";
import { keysOf } from "../../core/keys.js";
import { placementTerms } from "./placement.fields.js";
import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

const PLACEMENTS = { table: "placements", of: "account" } as const;
/** The longest interview takes eight hours. */
const ORGANIZER_KEPT_MS = days(1);
const INTERVIEWS: PersonalRows = {
  what: "interviews",
  table: "interviews",
  where: "userId = ?",
  of: "account",
};

/** US law has employers keep records of pay for three years, and of taxes for four (29 CFR 516.5, 26 CFR 31.6001-1). */
const KEPT_MS = days(4 * 365 + 1);

export const placementPrivacy: PrivacyRules = {
  erased: [
    INTERVIEWS,
    {
      ...PLACEMENTS,
      what: "hires that fell through",
      where: "userId = ? AND canceledAt IS NOT NULL",
    },
  ],
  kept: [
    {
      ...PLACEMENTS,
      what: "placements",
      where: "userId = ? AND canceledAt IS NULL",
      why: "records of work and pay, which US law has firms keep for four years",
    },
    {
      what: "interviews that they scheduled",
      table: "interviews",
      where: "organizerEmail = ?",
      of: "address",
      why: "candidates' calendars take changes only from the address that invited; it goes a day after the interview",
      withoutAccount: true,
    },
  ],
  blanked: [
    "UPDATE placements SET endNote = NULL WHERE userId = ?",
    "UPDATE placements SET recruiterId = NULL WHERE recruiterId = ?",
    "UPDATE interviews SET recruiterId = NULL WHERE recruiterId = ?",
  ],
  exported: [
    {
      ...PLACEMENTS,
      area: "placements",
      what: "Where you were hired, from when to when, and your pay.",
      where: "userId = ?",
      columns: [
        ...["id", "applicationId", "jobId", "companyId", "candidateName"],
        ...keysOf(placementTerms).filter((name) => name !== "billRate"),
        ...["endReason", "createdAt", "updatedAt", "canceledAt"],
      ],
      withheld: {
        billRate: "what the client pays us, a business secret",
        endNote: "what colleagues write to each other; on request",
        isEndConfirmed: "how colleagues sort their work",
        recruiterId: "another person",
        remindedFor: "when a colleague was reminded",
        version: "of use to our server only",
      },
    },
    {
      ...INTERVIEWS,
      area: "interviews",
      what: "Interviews that you were invited to.",
      columns: [
        ...["id", "applicationId", "startsAt", "timeZone", "minutes", "place", "callUrl"],
        ...["interviewer", "message", "createdAt", "updatedAt", "canceledAt"],
      ],
      withheld: {
        organizerEmail: "another person",
        organizerName: "another person",
        recruiterId: "another person",
        sequence: "of use to calendars only",
      },
    },
  ],
  retention: [
    {
      what: "placements",
      keptMs: KEPT_MS,
      sql: "DELETE FROM placements WHERE endsOn < ? LIMIT ?",
    },
    {
      what: "hires that fell through",
      keptMs: days(365),
      sql: "DELETE FROM placements WHERE canceledAt < ? LIMIT ?",
    },
    {
      what: "organizers of interviews",
      keptMs: ORGANIZER_KEPT_MS,
      sql: `UPDATE interviews SET organizerEmail = NULL, organizerName = NULL
        WHERE organizerEmail IS NOT NULL AND startsAt < ? LIMIT ?`,
    },
  ],
};
