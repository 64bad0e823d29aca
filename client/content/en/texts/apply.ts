/** What a job's page says about applying; the form itself comes later, with its own texts. */
export const applyTexts = {
  applyNow: "Apply Now",
  applied: (date: string) => `Applied ${date}`,
  submitted: "Application submitted successfully!",
};
