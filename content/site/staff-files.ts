import { withSearch } from "#site/paths";

export const STAFF_FILES_PATH = "/staff-files";

/** Files that staff download. */
export const staffFiles = {
  /** The list of plans, with the list's filters: {host}/staff-files/plans.csv */
  plans: (search: Record<string, string>): string =>
    withSearch(`${STAFF_FILES_PATH}/plans.csv`, search),
  /** What proves that a plan was bought and delivered: {host}/staff-files/plans/{id}/evidence.pdf */
  planEvidence: (id: string): string =>
    `${STAFF_FILES_PATH}/plans/${encodeURIComponent(id)}/evidence.pdf`,
} as const;
