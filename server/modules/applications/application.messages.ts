/** The documented texts. */
export const APPLIED = "Application submitted successfully!";
export const APPLY_FAILED = "Failed to submit application";
export const RESUME_REQUIRED = "Resume is required.";

export const JOB_CLOSED = "This job no longer takes applications.";
export const SECOND_FACTOR_REQUIRED =
  "Opening candidates' files needs two-step sign-in, which is not available yet.";
