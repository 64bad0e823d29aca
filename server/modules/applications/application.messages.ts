/** The documented texts. */
export const APPLIED = "Application submitted successfully!";
export const APPLY_FAILED = "Failed to submit application";
export const RESUME_REQUIRED = "Resume is required.";
