import { days } from "../../core/clock.js";
import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

const RESUMES: PersonalRows = {
  what: "resumes, with their files",
  table: "resumes",
  where: "userId = ?",
  of: "account",
};

const EVENTS: PersonalRows = {
  what: "application history",
  table: "application_events",
  where: "applicationId IN (SELECT id FROM applications WHERE userId = ?)",
  of: "account",
};

const HELD: PersonalRows = {
  what: "applications about to be sent",
  table: "held_applications",
  where: "userId = ?",
  of: "account",
};

const QUEUE_ENDS = ["doneAt", "deadAt", "lastError"];

const TEXTS: PersonalRows = {
  what: "resume text",
  table: "resume_texts",
  where: "userId = ?",
  of: "account",
};

/** The resume sweep removes replaced resumes and files without a row (resume-sweep.ts). */
export const applicationPrivacy: PrivacyRules = {
  erased: [
    HELD,
    EVENTS,
    { what: "applications", table: "applications", where: "userId = ?", of: "account" },
    TEXTS,
    RESUMES,
  ],
  exported: [
    {
      area: "applications",
      what: "Jobs you applied to, with what you told us.",
      table: "applications",
      where: "userId = ?",
      of: "account",
      columns: [
        ...["id", "jobId", "companyId", "resumeId", "status", "stageChangedAt"],
        ...["name", "email", "phone", "countryCode", "location", "visaType", "relocation"],
        ...["linkedin", "appliedAt", "updatedAt"],
      ],
      withheld: {
        version: "of use to our server only",
        assigneeId: "another person",
        nameFrom2: "part of your name, for searches",
        nameFrom3: "part of your name, for searches",
        nameFrom4: "part of your name, for searches",
      },
    },
    {
      ...EVENTS,
      area: "application-steps",
      what: "How your applications went from stage to stage.",
      columns: ["id", "applicationId", "kind", "fromStatus", "toStatus", "undoesId", "at"],
      withheld: { actorId: "may be another person" },
    },
    {
      ...RESUMES,
      area: "resumes",
      what: "Resumes you sent. The files are in the resumes folder.",
      columns: ["id", "fileName", "contentType", "sizeBytes", "sha256", "scanStatus", "uploadedAt"],
      withheld: { storageKey: "where we keep the file" },
    },
    {
      ...TEXTS,
      area: "resume-texts",
      what: "The text that we read from your resumes, so that recruiters can search it.",
      columns: ["resumeId", "status", "problem", "text", "isPartial", "extractedAt"],
      withheld: {
        blocks: "the same text with its headings and lists",
        searchedText: "the same text as recruiters search it",
        ...Object.fromEntries(
          [
            ...["number", "version", "readerVersion", "attempts", "nextAttemptAt", "leasedUntil"],
            ...QUEUE_ENDS,
          ].map((column) => [column, "of use to our server only"]),
        ),
      },
    },
  ],
  notExported: {
    held_applications: "sent after ten seconds, and then among the applications",
  },
  impersonal: {
    resume_tokens: "words of resumes, which the database deletes with them",
    job_closings: "which closed jobs have applications left to reject",
  },
  housekeeping: [
    {
      what: "closed jobs whose applications were rejected",
      keptMs: days(30),
      sql: "DELETE FROM job_closings WHERE doneAt < ? LIMIT ?",
    },
    {
      what: "applications that could be neither sent nor dropped",
      keptMs: days(30),
      sql: "DELETE FROM held_applications WHERE deadAt < ? LIMIT ?",
    },
  ],
  exportedFiles: [
    { ...RESUMES, folder: "resumes", keyColumn: "storageKey", nameColumn: "fileName" },
  ],
  files: [{ ...RESUMES, column: "storageKey" }],
};
