import type { Limit } from "../../kit/rate-limits.js";

/** Per person. */
export const RESUME_UPLOADS: Limit = { name: "resume-upload", points: 10, seconds: 3600 };
/** Readings of a file that is not stored; someone may try several before sending one. */
export const RESUME_READINGS: Limit = { name: "resume-reading", points: 20, seconds: 3600 };
export const APPLICATIONS: Limit = { name: "apply", points: 10, seconds: 60 };
