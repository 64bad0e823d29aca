/** The heart that saves a job. */
export const heartTexts = {
  /** Name of the heart. It is pressed when the job is saved. */
  save: (role: string) => `Save ${role}`,
  saveShort: "Save this job",
  saved: "Saved",
  failed: (isSaved: boolean) =>
    isSaved
      ? "We couldn’t save this job. Please try again."
      : "We couldn’t remove this job from your saved jobs. Please try again.",
  /** To a visitor whose browser has no room, or blocks it. */
  noStorage: "Your browser couldn’t save this job. Log in to save it in your account.",
  tooMany: (max: number) => `You can save up to ${max} jobs. Remove one first.`,
};
