import { registerEnumType } from "type-graphql";

/** The orders of a list of jobs. */
export const JobSortEnum = { BEST_MATCH: "BEST_MATCH", NEWEST: "NEWEST" } as const;
export type JobSort = keyof typeof JobSortEnum;

registerEnumType(JobSortEnum, {
  name: "JobSort",
  valuesConfig: {
    BEST_MATCH: {
      description: "Jobs whose role has the words searched for first, then newest first.",
    },
    NEWEST: { description: "Newest first." },
  },
});
