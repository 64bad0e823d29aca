import type { Limit } from "../../kit/rate-limits.js";

/** Requests for consent, by the person who sends them and by the candidate who gets them. */
export const REQUESTS_PER_SENDER: Limit = { name: "consent-sender", points: 120, seconds: 3600 };
export const REQUESTS_PER_CANDIDATE: Limit = {
  name: "consent-candidate",
  points: 30,
  seconds: 24 * 3600,
};
