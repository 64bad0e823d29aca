/** Saved jobs: the heart on jobs, and the list of them. */
export const savedJobTexts = {
  description: "The job openings you saved.",
  /** Name of the heart. It is pressed when the job is saved. */
  save: (role: string) => `Save ${role}`,
  saveShort: "Save this job",
  saved: "Saved",
  failed: "We couldn’t save this job. Please try again.",
  removeFailed: "We couldn’t remove this job from your saved jobs. Please try again.",
  /** To a visitor whose browser has no room, or blocks it. */
  noStorage: "Your browser couldn’t save this job. Log in to save it in your account.",
  tooMany: (max: number) => `You can save up to ${max} jobs. Remove one first.`,
  loadFailed: "We couldn’t load your saved jobs",
  none: "No saved jobs yet",
  noneText: "Tap the heart on a job, and it shows up here.",
  inAccount: "Saved in your account.",
  /** Of those that were saved before the sign-in, when the account is full. */
  withoutRoom: (total: number, max: number) =>
    `Your account is full, with ${max} saved jobs. ${
      total === 1 ? "One more stays" : `${total} more stay`
    } in this browser until you remove some.`,
  inBrowser: "Saved in this browser only.",
  logIn: "Log in to see them everywhere",
  gone: (total: number) =>
    total === 1
      ? "One saved job is no longer available."
      : `${total} saved jobs are no longer available.`,
  forget: (total: number) => (total === 1 ? "Remove it" : "Remove them"),
};
