import { registerEnumType } from "type-graphql";
import { foldWords } from "./search-words.js";

/** The types of job that lists can be narrowed to. Employers may word theirs differently. */
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
  description: "What lists can be narrowed to; a job's own `jobType` is text.",
});

/** The most exact first: "Contract (contract to hire)" is the latter. */
const BY_WORD: readonly (readonly [string, JobType])[] = [
  ["contracttohire", "CONTRACT_TO_HIRE"],
  ["contract", "CONTRACT"],
  ["parttime", "PART_TIME"],
  ["temporary", "TEMPORARY"],
  ["temp", "TEMPORARY"],
  ["internship", "INTERNSHIP"],
  ["intern", "INTERNSHIP"],
  ["fulltime", "FULL_TIME"],
  ["permanent", "FULL_TIME"],
];

/** Null for a type that is none of those. */
export function jobTypeOf(text: string): JobType | null {
  const words = foldWords(text);
  return BY_WORD.find(([word]) => words.includes(word))?.[1] ?? null;
}
