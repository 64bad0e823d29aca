/** What a job's page says about applying; the form itself comes later, with its own texts. */
export const applyTexts = {
  applyNow: "Apply Now",
  applied: (date: string) => `Applied on ${date}`,
  /** What is left to do: the application itself is sent. */
  updateResume: "Update Resume",
  submitted: "Application submitted successfully!",
};
