import { MainJob1763700000000 } from "./migrations/1763700000000-main-job.js";

/** In order of time; append only. */
export const migrations = [MainJob1763700000000];
