import { MainJob1763700000000 } from "./migrations/1763700000000-main-job.js";
import { ContactNewsletter1763900000000 } from "./migrations/1763900000000-contact-newsletter.js";

/** In order of time; append only. */
export const migrations = [MainJob1763700000000, ContactNewsletter1763900000000];
