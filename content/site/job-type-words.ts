import type { JobType } from "#site/schema-enums.generated";

/**
 * Words of employers, as texts are compared (lower case, names of several words in one), and the job type each means. Most specific
 * first: "Contract (contract to hire)" is contract to hire. The structured data of a job knows them all, too (job-detail-json-ld.ts).
 */
export const JOB_TYPE_WORDS: readonly (readonly [string, JobType])[] = [
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
