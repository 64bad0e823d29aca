import type { Limit } from "../../core/rate-limits.js";

/** Each message sends two mails, one of them to an address nobody has proven. */
export const MESSAGES_PER_NETWORK: Limit = { name: "contact-net", points: 5, seconds: 3600 };
export const MESSAGES_PER_ADDRESS: Limit = { name: "contact-address", points: 3, seconds: 3600 };
