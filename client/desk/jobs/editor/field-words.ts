import { jobFilterWords } from "#content/job-filters";
import type { JobFieldName } from "#site/job-fields.generated";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { jobsTexts } from "#texts/jobs";
import type { NamesOf } from "./form-fields";

const has = <Table extends object>(table: Table, name: PropertyKey): name is keyof Table =>
  Object.hasOwn(table, name);

/** The editor's own label of a field, or else that of its filter, or of the job's card and page. */
export function labelOfField(name: JobFieldName): string {
  if (has(jobEditorTexts.labels, name)) return jobEditorTexts.labels[name];
  if (has(jobFilterWords, name)) return jobFilterWords[name].label;
  return jobsTexts[name];
}

/** The compiler refuses the name of a field that is not declared. */
const declared = <Name extends JobFieldName>(words: Record<Name, string>) => words;
const hints: Partial<Record<JobFieldName, string>> = declared(jobEditorTexts.hints);

/** What to write in a field, if that needs saying. */
export const hintOfField = (name: JobFieldName): string | undefined => hints[name];

type ChoiceName = NamesOf<"choice" | "choices">;

/** The values of a choice in words, in the form's order: the editor's own, or else those of its filter. */
function valueWords(name: ChoiceName): Readonly<Record<string, string>> {
  if (has(jobEditorTexts.values, name)) return jobEditorTexts.values[name];
  return jobFilterWords[name].values;
}

/** A value of a choice in words. */
export const valueInWords = (name: ChoiceName, value: string): string =>
  valueWords(name)[value] ?? value;

/** The values of a choice, with their words, in the form's order. */
export const optionsOf = (name: ChoiceName): { value: string; label: string }[] =>
  Object.entries(valueWords(name)).map(([value, label]) => ({ value, label }));
