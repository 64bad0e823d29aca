import { MainJob1763700000000 } from "./migrations/1763700000000-main-job.js";
import { ContactNewsletter1763900000000 } from "./migrations/1763900000000-contact-newsletter.js";
import { JobIndustry1764100000000 } from "./migrations/1764100000000-job-industry.js";
import { JobTerms1764300000000 } from "./migrations/1764300000000-job-terms.js";
import { Retention1764400000000 } from "./migrations/1764400000000-retention.js";
import { JobExpiry1764600000000 } from "./migrations/1764600000000-job-expiry.js";
import { FillJobTerms1764700000000 } from "./migrations/1764700000000-fill-job-terms.js";
import { DropJobSkills1764500000000 } from "./migrations/1764500000000-drop-job-skills.js";

/** In order of time; append only. They add: instances of the release before go on beside the new ones. */
export const migrations = [
  MainJob1763700000000,
  ContactNewsletter1763900000000,
  JobIndustry1764100000000,
  JobTerms1764300000000,
  Retention1764400000000,
  JobExpiry1764600000000,
  FillJobTerms1764700000000,
];

/** They take away what only earlier releases use: `npm run migrate -- --contract`, when none of those runs any more. */
export const contractions = [DropJobSkills1764500000000];
