import { paths, withSearch } from "#site/paths";

/** The open jobs of a company, on the list of jobs. */
export const jobsOf = (companyId: string): string =>
  withSearch(paths.desk("jobs"), { company: companyId, status: "PUBLISHED" });
