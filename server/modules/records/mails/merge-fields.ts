import { candidateMailTexts as texts } from "#texts/candidate-mails";

/** What `{{…}}` in a template stands for. */
export const MERGE_FIELDS = [
  "firstName",
  "fullName",
  "jobRole",
  "jobId",
  "jobLocation",
  "company",
  "recruiterName",
  "siteName",
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];
export type MergeValues = Readonly<Record<MergeField, string>>;

const FIELD = /\{\{([^{}]*)\}\}/g;
const known = MERGE_FIELDS.map((name) => `{{${name}}}`).join(", ");

const isKnown = (name: string): name is MergeField => MERGE_FIELDS.some((field) => field === name);

/** What is wrong with the fields of a text; null if it can be filled in. */
export function fieldProblem(text: string): string | null {
  for (const [, given = ""] of text.matchAll(FIELD)) {
    const name = given.trim();
    if (!isKnown(name)) return texts.unknownField(name, known);
  }
  return /\{\{|\}\}/.test(text.replace(FIELD, "")) ? texts.brokenField : null;
}

/** A line of a list that nobody has filled in: a dash, or another bullet, and nothing more. */
const EMPTY_LINE = /^[^\S\n]*[-–*•][^\S\n]*$/gm;

/** What a template leaves to its sender and is still open; null if the text can be sent. */
export function gapProblem(text: string): string | null {
  const open = text.match(EMPTY_LINE)?.length ?? 0;
  return open === 0 ? null : texts.emptyLines(open);
}

/** Replaces the fields once: a value that looks like a field stays as it is. */
export const fillIn = (text: string, values: MergeValues): string =>
  text.replace(FIELD, (whole, given: string) => {
    const name = given.trim();
    return isKnown(name) ? values[name] : whole;
  });
