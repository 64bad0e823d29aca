import type { Limit } from "../../kit/rate-limits.js";

/** Lists that a browser kept, per person: one after each sign-in. */
export const SAVED_LISTS: Limit = { name: "save-jobs", points: 30, seconds: 3600 };
