import { jobFields, type JobFieldName } from "#site/job-fields.generated";

type Table = typeof jobFields;
type Kind = Table[JobFieldName]["kind"];
/** The fields of a kind. */
export type NamesOf<Wanted extends Kind> = {
  [Name in JobFieldName]: Table[Name]["kind"] extends Wanted ? Name : never;
}[JobFieldName];

export const isJobField = (name: string): name is JobFieldName => Object.hasOwn(jobFields, name);

export const isOf = <Wanted extends Kind>(
  kind: Wanted,
  name: JobFieldName,
): name is NamesOf<Wanted> => jobFields[name].kind === kind;

/** All declared fields. */
export const fieldNames = Object.keys(jobFields).filter(isJobField);

/** Whether a field is a choice that may be left open. */
export const isOptional = (name: string): boolean =>
  isJobField(name) && isOf("choice", name) && jobFields[name].optional;
