import { registerEnumType } from "type-graphql";

/** Sort orders of a list of jobs. */
export const JobSortEnum = { BEST_MATCH: "BEST_MATCH", NEWEST: "NEWEST", PAY: "PAY" } as const;
export type JobSort = keyof typeof JobSortEnum;

registerEnumType(JobSortEnum, {
  name: "JobSort",
  valuesConfig: {
    BEST_MATCH: {
      description:
        "Jobs whose role has the words searched for come first, then those with skills or a company that do; within each group, newest first. Without a `query` the same as `NEWEST`.",
    },
    NEWEST: { description: "Last published first." },
    PAY: {
      description:
        "Highest `salaryRange.max` in USD first, with a year's pay as 2,080 hours. Jobs without one come last.",
    },
  },
  description: "Order of a list of jobs.",
});
