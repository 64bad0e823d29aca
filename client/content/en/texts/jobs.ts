/** Words of job cards, wherever they are listed. */
export const jobsTexts = {
  salary: "Salary",
  contract: "Contract",
  viewDetails: "View Details",
  /** Goes on after `viewDetails`, for who hears the link without its card. */
  ofRole: (role: string) => ` of ${role}`,
  none: "No jobs found",
  newestFailed: "The newest openings could not be loaded",
  newestNone: "New openings appear here as they come in.",
};
