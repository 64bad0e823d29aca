/** {host}/staff-files/plans.csv and {host}/staff-files/plans/{id}/evidence.pdf */
export const STAFF_FILES_PATH = "/staff-files";
