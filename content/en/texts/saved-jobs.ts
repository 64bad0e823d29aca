/** The list of saved jobs. */
export const savedJobTexts = {
  description: "The job openings you saved.",
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
