import { registerEnumType } from "type-graphql";
import { foldWords } from "./words/work-words.js";

/** Job types that lists can be filtered by. Employers may use other words for them. */
export const JobTypeEnum = {
  FULL_TIME: "FULL_TIME",
  PART_TIME: "PART_TIME",
  CONTRACT: "CONTRACT",
  CONTRACT_TO_HIRE: "CONTRACT_TO_HIRE",
  TEMPORARY: "TEMPORARY",
  INTERNSHIP: "INTERNSHIP",
} as const;
export type JobType = keyof typeof JobTypeEnum;

registerEnumType(JobTypeEnum, {
  name: "JobType",
  description:
    "Types of employment that lists can be narrowed to. A job's own `jobType` is text in the employer's words.",
  valuesConfig: {
    FULL_TIME: { description: "Permanent, full time." },
    PART_TIME: { description: "Fewer hours than full time." },
    CONTRACT: { description: "For a project or a fixed time." },
    CONTRACT_TO_HIRE: { description: "A contract that may become a permanent job." },
    TEMPORARY: { description: "Temporary work." },
    INTERNSHIP: { description: "Training on the job for students and graduates." },
  },
});

/** Most specific first: "Contract (contract to hire)" is contract to hire. */
const BY_WORD: readonly (readonly [string, JobType])[] = [
  ["contracttohire", "CONTRACT_TO_HIRE"],
  ["contract", "CONTRACT"],
  ["parttime", "PART_TIME"],
  ["temporary", "TEMPORARY"],
  ["temp", "TEMPORARY"],
  ["interim", "TEMPORARY"],
  ["seasonal", "TEMPORARY"],
  ["internship", "INTERNSHIP"],
  ["intern", "INTERNSHIP"],
  ["fulltime", "FULL_TIME"],
  ["permanent", "FULL_TIME"],
  ["perm", "FULL_TIME"],
  ["regular", "FULL_TIME"],
  ["ft", "FULL_TIME"],
  ["fte", "FULL_TIME"],
  ["pt", "PART_TIME"],
];
/** Names of constants, as programs send them, an agency's word for a permanent job, and a contract by another name. */
const withWords = (text: string): string =>
  text
    .replaceAll("_", " ")
    .replace(/\bdirect[\s-]?hire\b/gi, "permanent")
    .replace(/\bfixed[\s-]?term\b/gi, "contract");

/** The job type that an employer's wording means; empty if it means none of these. */
export function jobTypeOf(text: string): readonly JobType[] {
  const words = foldWords(withWords(text));
  const found = BY_WORD.find(([word]) => words.includes(word));
  return found ? [found[1]] : [];
}
