import type { JobFieldName } from "#site/job-fields.generated";
import { fieldNames } from "./form-fields";

type Row = readonly JobFieldName[];

const basics: readonly Row[] = [
  ["role"],
  ["companyLocation", "workplaceType"],
  ["contract", "jobType"],
  ["industry", "securityClearance"],
];
/** Next to pay in numbers. */
const pay: Row = ["salary"];
const words: Row = ["description", "responsibilities"];
const people: Row = ["skills", "workAuthorization", "sponsorship", "employerFacts"];

const placed = new Set([...basics.flat(), ...pay, ...words, ...people]);
/** Fields that have no place of their own. */
const others = fieldNames.filter((name) => !placed.has(name));

/** The parts of the form, in its order. A part's fields are below each other, those of a row of the basics side by side. */
export const layout = {
  basics: [...basics, others].filter((row) => row.length > 0),
  words,
  people,
};
