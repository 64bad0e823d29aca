import type { Limit } from "../../kit/rate-limits.js";

/** Each message sends two mails, one of them to an unverified address. */
export const MESSAGES_PER_NETWORK: Limit = { name: "contact-net", points: 5, seconds: 3600 };
export const MESSAGES_PER_ADDRESS: readonly Limit[] = [
  { name: "contact-address", points: 3, seconds: 3600 },
  { name: "contact-day", points: 6, seconds: 24 * 3600 },
];
