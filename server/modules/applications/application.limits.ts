import type { Limit } from "../../core/rate-limits.js";

/** By person. */
export const RESUME_UPLOADS: Limit = { name: "resume-upload", points: 10, seconds: 3600 };
export const APPLICATIONS: Limit = { name: "apply", points: 10, seconds: 60 };
