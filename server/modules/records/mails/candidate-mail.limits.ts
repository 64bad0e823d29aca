import type { Limit } from "../../../kit/rate-limits.js";

/** Emails to candidates, by the recruiter who sends them: two of the largest bulk a day, and some more. */
export const MAILS_PER_SENDER: Limit = {
  name: "candidate-mail",
  points: 500,
  seconds: 24 * 3600,
};
