import type { Limit } from "../../kit/rate-limits.js";

/** Per person. */
export const RESUME_UPLOADS: Limit = { name: "resume-upload", points: 10, seconds: 3600 };
export const APPLICATIONS: Limit = { name: "apply", points: 10, seconds: 60 };
