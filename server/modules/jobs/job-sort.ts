import { registerEnumType } from "type-graphql";

/** Sort orders of a list of jobs. */
export const JobSortEnum = { BEST_MATCH: "BEST_MATCH", NEWEST: "NEWEST" } as const;
export type JobSort = keyof typeof JobSortEnum;

registerEnumType(JobSortEnum, {
  name: "JobSort",
  valuesConfig: {
    BEST_MATCH: {
      description:
        "Jobs whose role has the words searched for come first; within each group, newest first. Without a `query` the same as `NEWEST`.",
    },
    NEWEST: { description: "Last published first." },
  },
  description: "Order of a list of jobs.",
});
