import { ofPersonsApplications } from "../applications/application.joins.js";
import type { PersonalRows, PrivacyRules } from "../privacy/privacy.types.js";

const aboutPerson = (what: string, table: string): PersonalRows => ({
  what,
  table,
  where: ofPersonsApplications("applicationId"),
  of: "account",
});

const MAILS = aboutPerson("emails from recruiters", "candidate_mails");

/** Columns that name who of the staff did something. */
const STAFF_COLUMNS = [
  ["application_notes", "authorId"],
  ["application_notes", "deletedById"],
  ["application_ratings", "raterId"],
  ["next_steps", "ownerId"],
  ["next_steps", "addedById"],
  ["candidate_mails", "senderId"],
] as const;

export const recordPrivacy: PrivacyRules = {
  erased: [
    {
      what: "mentions in notes",
      table: "note_mentions",
      where: "userId = ?",
      of: "account",
    },
    aboutPerson("notes", "application_notes"),
    aboutPerson("tags", "application_tags"),
    aboutPerson("ratings", "application_ratings"),
    aboutPerson("next steps", "next_steps"),
    MAILS,
  ],
  blanked: STAFF_COLUMNS.map(
    ([table, column]) => `UPDATE ${table} SET ${column} = NULL WHERE ${column} = ?`,
  ),
  exported: [
    {
      ...MAILS,
      area: "emails-from-recruiters",
      what: "Emails that recruiters wrote to you.",
      columns: ["id", "applicationId", "subject", "body", "createdAt", "sentAt"],
      withheld: { senderId: "another person", sendId: "of use to our server only" },
    },
  ],
  notExported: {
    application_notes:
      "what colleagues write to each other; on request, with other people left out",
    application_ratings: "what colleagues think; on request",
    application_tags: "how colleagues sort their work; on request",
    next_steps: "what colleagues plan to do; on request",
    note_mentions: "who was told of a note",
  },
  impersonal: {
    company_tags: "words that a company sorts by",
    mail_templates: "texts of a company without anyone's data",
    rating_sheets: "what the candidates of a job are rated by",
  },
};
