import { changesOf } from "../changes/change.sql.js";
import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

const WRITTEN: PersonalRows = {
  what: "jobs that this person wrote, without their name",
  table: "jobs",
  where: "createdById = ?",
  of: "account",
};
const ADVERT = "what the job's page shows to everyone";
const DERIVED = "made from the advertisement, for searches";
const ABOUT_OTHERS = "who changed it last";

export const jobPrivacy: PrivacyRules = {
  exported: [
    {
      ...WRITTEN,
      area: "jobs",
      what: "Jobs you wrote.",
      columns: [
        ...["id", "code", "companyId", "role", "companyLocation", "salary", "contract", "jobType"],
        ...["description", "responsibilities", "status", "createdAt", "publishedAt"],
      ],
      withheld: {
        createdByKind: "the person's own account",
        createdById: "the person's own id",
        updatedByKind: ABOUT_OTHERS,
        updatedById: ABOUT_OTHERS,
        ...Object.fromEntries(
          [
            ...["salaryMin", "salaryMax", "salaryCurrency", "salaryPeriod", "workplaceType"],
            ...["workAuthorization", "skills", "industry", "securityClearance", "closeReason"],
            ...["sponsorship", "validThrough", "closedAt", "takenDownAt", "updatedAt"],
          ].map((column) => [column, ADVERT]),
        ),
        searchVersion: DERIVED,
        roleFamily: DERIVED,
        textsVersion: "the rules that cleaned the texts",
        version: "a counter",
        expiryNoticedAt: "when we wrote about the end of the job",
      },
    },
  ],
  kept: [{ ...WRITTEN, withoutAccount: true, why: "they are the company's advertisements" }],
  blanked: [
    changesOf("JOB", "FROM jobs WHERE createdById = ?"),
    changesOf("JOB", "FROM jobs WHERE updatedById = ?"),
    "UPDATE jobs SET createdByKind = NULL, createdById = NULL WHERE createdById = ?",
    "UPDATE jobs SET updatedByKind = NULL, updatedById = NULL WHERE updatedById = ?",
  ],
  impersonal: {
    job_views: "a number for each job and day",
    sequences: "one number",
  },
};
