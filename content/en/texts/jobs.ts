/** Words of job cards, wherever they are listed. */
export const jobsTexts = {
  salary: "Salary",
  contract: "Contract",
  workplaces: { ONSITE: "On site", HYBRID: "Hybrid", REMOTE: "Remote" },
  /** Before the statuses that not every employer takes. */
  alsoOpenTo: "Also open to",
  /** May work for any employer; as jobs name them. They are taken for granted on a card. */
  openToAll: ["US Citizen", "Green Card", "GC EAD", "H4 EAD", "L2 EAD"],
  viewDetails: "View Details",
  /** Goes on after `viewDetails`, for who hears the link without its card. */
  ofRole: (role: string) => ` of ${role}`,
  none: "No jobs found",
  newestFailed: "The newest openings could not be loaded",
  newestNone: "New openings appear here as they come in.",
};
