import type { Limit } from "../../kit/rate-limits.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Mails with a code, per address: one per minute, 5 per hour, 10 per day. */
export const CODE_SENDS_PER_ADDRESS: readonly Limit[] = [
  { name: "code-gap", points: 1, seconds: MINUTE },
  { name: "code-hour", points: 5, seconds: HOUR },
  { name: "code-day", points: 10, seconds: 24 * HOUR },
];
/**
 * Per address and network, for networks from which this address has not been signed in to: one network alone cannot use up
 * the budget of all strangers.
 */
export const CODE_SENDS_PER_STRANGER: readonly Limit[] = [
  { name: "code-stranger-hour", points: 3, seconds: HOUR },
  { name: "code-stranger-day", points: 6, seconds: 24 * HOUR },
];
/** Per network; generous because a campus or an office shares one address. */
export const CODE_SENDS_PER_NETWORK: Limit = { name: "code-net", points: 30, seconds: 15 * MINUTE };
/** Visits to Google or LinkedIn, per network. */
export const PROVIDER_VISITS_PER_NETWORK: Limit = {
  name: "provider-net",
  points: 100,
  seconds: 15 * MINUTE,
};
/** Entries in the audit log about answers of Google or LinkedIn that belong to no visit, per network. */
export const RECORDED_STRAY_ANSWERS_PER_NETWORK: Limit = {
  name: "provider-stray",
  points: 20,
  seconds: 15 * MINUTE,
};
export const WRONG_CODES_PER_NETWORK: Limit = {
  name: "code-wrong",
  points: 60,
  seconds: 15 * MINUTE,
};
