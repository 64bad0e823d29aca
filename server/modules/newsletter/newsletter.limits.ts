import type { Limit } from "../../kit/rate-limits.js";

const HOUR = 3600;
/** Each request sends mail to an unverified address. */
export const REQUESTS_PER_NETWORK: Limit = { name: "news-net", points: 10, seconds: HOUR };
export const REQUESTS_PER_ADDRESS: readonly Limit[] = [
  { name: "news-hour", points: 3, seconds: HOUR },
  { name: "news-day", points: 6, seconds: 24 * HOUR },
];
