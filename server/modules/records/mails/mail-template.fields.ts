import type { z } from "zod";
import { candidateMailTexts as texts } from "#texts/candidate-mails";
import { line, longText } from "../../../core/validation.js";
import { readText } from "../../../kit/db/row-readers.js";
import { lineField } from "../../../kit/fields/field-kinds.js";
import { fieldProblem } from "./merge-fields.js";

const MAX_NAME = 80;
const MAX_SUBJECT = 150;
const MAX_BODY = 10_000;

/** Adds what is wrong with the text, if anything is. */
export const without =
  (problemOf: (text: string) => string | null) =>
  (text: string, context: z.RefinementCtx): void => {
    const message = problemOf(text);
    if (message !== null) context.addIssue({ code: "custom", message });
  };

/** What a template for emails to candidates has, each declared once. Subject and text have known merge fields only. */
export const templateFields = {
  name: lineField(MAX_NAME, texts.nameMissing, {
    description: "Its name for the staff, at most 80 characters.",
    input: "1 to 80 characters: its name for the staff, unique in the company.",
  }),
  subject: {
    ...lineField(MAX_SUBJECT, texts.subjectMissing, {
      description: "Subject with merge fields, such as `{{jobRole}}`.",
      input: "1 to 150 characters, with the same fields as `body`.",
    }),
    rule: line(MAX_SUBJECT, texts.subjectMissing).superRefine(without(fieldProblem)),
  },
  body: {
    description: "Plain text with line breaks and merge fields, such as `{{firstName}}`.",
    input:
      "1 to 10000 characters of plain text. Fields: `{{firstName}}`, `{{fullName}}`, `{{jobRole}}`, `{{jobId}}`, `{{jobLocation}}`, `{{company}}`, `{{recruiterName}}`, `{{siteName}}`.",
    column: { type: "text" } as const,
    type: () => String,
    rule: longText(MAX_BODY, texts.bodyMissing).superRefine(without(fieldProblem)),
    read: readText,
  },
};
