import { MainJob1763700000000 } from "./migrations/1763700000000-main-job.js";
import { ContactNewsletter1763900000000 } from "./migrations/1763900000000-contact-newsletter.js";
import { JobIndustry1764100000000 } from "./migrations/1764100000000-job-industry.js";
import { JobTerms1764300000000 } from "./migrations/1764300000000-job-terms.js";
import { Retention1764400000000 } from "./migrations/1764400000000-retention.js";

/** In order of time; append only. */
export const migrations = [
  MainJob1763700000000,
  ContactNewsletter1763900000000,
  JobIndustry1764100000000,
  JobTerms1764300000000,
  Retention1764400000000,
];
