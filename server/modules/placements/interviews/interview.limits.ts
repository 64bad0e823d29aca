import type { Limit } from "../../../kit/rate-limits.js";

/** Invitations, changes, and cancelations, by the person who sends them. */
export const INTERVIEW_MAILS: Limit = {
  name: "interview-notices",
  points: 200,
  seconds: 24 * 3600,
};
