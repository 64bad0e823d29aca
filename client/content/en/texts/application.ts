/** Texts of the application form; those of the specification word for word (sections 4, 5 and 8). */
export const applicationTexts = {
  title: "Apply for this job",
  submit: "Submit Application",
  submitting: "Submitting...",
  retry: "Try again",
  submitted: "Application submitted successfully!",
  applyFailed: "Failed to submit application",
  alreadyApplied: "You have already applied for this job. You can update your resume and reapply.",
  viewSubmitted: "View Submitted Resume",
  cancelled: "The upload was cancelled. What you entered is still here.",
  sessionEnded: "Your session has ended. Log in again to send it; what you entered is still here.",
  resumeRequired: "Resume is required.",
  resumeType: "Upload a PDF, DOC or DOCX file.",
  resumeTooLarge: "The file is larger than 5 MB.",
  resumeEmpty: "The file is empty.",
  resumeHint: "PDF, DOC or DOCX, up to 5 MB",
  closed: "This job no longer takes applications.",
};

/** A failure the server described, or could not. */
export const errorText = (message: string): string =>
  `Error: ${message || applicationTexts.applyFailed}`;

/** A call that got no answer. */
export const networkErrorText = (error: unknown): string =>
  `Network error: ${error instanceof Error ? error.message : String(error)}`;
