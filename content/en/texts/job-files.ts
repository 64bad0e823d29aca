/** Words about the files of all open jobs. */
export const jobFileTexts = {
  /** Of a staffing firm, as Indeed says it: a job's employer is its client. */
  sourceType: "Staffing Agency",
  /** Indeed's words for where the work is done. */
  remoteTypes: { REMOTE: "Fully remote", HYBRID: "Hybrid remote", ONSITE: "In person" },
  notMadeYet: "The file is being made. Please try again in a minute.",
};
