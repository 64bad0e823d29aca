/** Texts about applying on a job's page; the form has its own texts. */
export const applyTexts = {
  applyNow: "Apply Now",
  /** Shown after applying, when only the resume can be changed. */
  updateResume: "Update Resume",
  skip: "Skip to Apply",
  withoutScript:
    "To apply, please turn on JavaScript. Or email your resume, with the job’s code, to",
  follow: "See where it stands",
  submitted: "Application submitted successfully!",
};
