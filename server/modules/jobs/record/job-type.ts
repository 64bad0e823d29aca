import { JOB_TYPE_WORDS } from "#site/job-type-words";
import { registerEnumType } from "type-graphql";
import { foldWords } from "../words/work-words.js";

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

/** Names of constants, as programs send them, an agency's word for a permanent job, and a contract by another name. */
const withWords = (text: string): string =>
  text
    .replaceAll("_", " ")
    .replace(/\bdirect[\s-]?hire\b/gi, "permanent")
    .replace(/\bfixed[\s-]?term\b/gi, "contract");

/** The job type that an employer's wording means; empty if it means none of these. */
export function jobTypeOf(text: string): readonly JobType[] {
  const words = foldWords(withWords(text));
  const found = JOB_TYPE_WORDS.find(([word]) => words.includes(word));
  return found ? [found[1]] : [];
}
