import { keysOf } from "../../core/keys.js";
import { changesOf } from "../changes/change-feed.js";
import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";
import { jobFields } from "./record/job.fields.js";

const WRITTEN: PersonalRows = {
  what: "jobs that this person wrote, without their name",
  table: "jobs",
  where: "createdById = ?",
  of: "account",
};
const ADVERT = "what the job's page shows to everyone";
const DERIVED = "made from the advertisement, for searches";
const ABOUT_OTHERS = "who changed it last";

/** The fields whose words the person wrote; the others are choices and lists. */
const WORDED = keysOf(jobFields).filter((name) =>
  ["line", "html"].includes(jobFields[name].form.kind),
);
const PAY = ["salaryMin", "salaryMax", "salaryCurrency", "salaryPeriod"];
const STATE = ["closeReason", "validThrough", "closedAt", "takenDownAt", "updatedAt"];
const advertised = [...keysOf(jobFields), ...PAY, ...STATE].filter(
  (name) => !WORDED.some((worded) => worded === name),
);

export const jobPrivacy: PrivacyRules = {
  exported: [
    {
      ...WRITTEN,
      area: "jobs",
      what: "Jobs you wrote.",
      columns: [
        ...["id", "code", "companyId"],
        ...WORDED,
        ...["status", "createdAt", "publishedAt"],
      ],
      withheld: {
        createdByKind: "the person's own account",
        createdById: "the person's own id",
        updatedByKind: ABOUT_OTHERS,
        updatedById: ABOUT_OTHERS,
        ...Object.fromEntries(advertised.map((column) => [column, ADVERT])),
        searchVersion: DERIVED,
        roleFamily: DERIVED,
        textsVersion: "the rules that cleaned the texts",
        source: "the system that posted the job, which no person did",
        externalId: "the job's id in that system",
        closedBySource: "whether that system closed it",
        version: "a counter",
        expiryNoticedAt: "when we wrote about the end of the job",
      },
    },
  ],
  kept: [{ ...WRITTEN, withoutAccount: true, why: "they are the company's advertisements" }],
  blanked: [
    changesOf("FROM jobs WHERE createdById = ?"),
    changesOf("FROM jobs WHERE updatedById = ?"),
    "UPDATE jobs SET createdByKind = NULL, createdById = NULL WHERE createdById = ?",
    "UPDATE jobs SET updatedByKind = NULL, updatedById = NULL WHERE updatedById = ?",
  ],
  impersonal: {
    job_views: "a number for each job and day",
    sequences: "one number",
  },
};
