import type { Limit } from "../../core/rate-limits.js";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Mails with a code, by address: a minute between two, 5 an hour, 10 a day. */
export const CODE_SENDS_PER_ADDRESS: readonly Limit[] = [
  { name: "code-gap", points: 1, seconds: MINUTE },
  { name: "code-hour", points: 5, seconds: HOUR },
  { name: "code-day", points: 10, seconds: 24 * HOUR },
];
/** By network; generous because a campus or an office shares one address. */
export const CODE_SENDS_PER_NETWORK: Limit = { name: "code-net", points: 30, seconds: 15 * MINUTE };
export const WRONG_CODES_PER_NETWORK: Limit = {
  name: "code-wrong",
  points: 60,
  seconds: 15 * MINUTE,
};
