import type { JobOverviewQuery } from "./JobOverview.generated";

/** The job on its own page of the desk. */
export type OverviewJob = NonNullable<JobOverviewQuery["job"]>;
