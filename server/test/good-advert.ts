import { emptyDraft } from "../kit/fields/table-fields.js";
import { jobFields } from "../modules/jobs/record/job.fields.js";
import type { Advert } from "../modules/jobs/posting/advert.js";

/** 240 words. */
const BODY = `<p>${"Build and run the services that move freight. ".repeat(30)}</p>`;

/** An advertisement that no rule finds anything in. */
export const GOOD_ADVERT: Advert = {
  ...emptyDraft(jobFields),
  role: "Senior Data Engineer",
  companyLocation: "Austin, TX",
  contract: "W2 contract, 12 months",
  jobType: "Contract",
  workplaceType: "HYBRID",
  industry: "IT",
  workAuthorization: ["H-1B", "OPT"],
  skills: ["SQL"],
  description: BODY,
  responsibilities: "<ul><li>Five years of SQL</li></ul>",
  salaryRange: { min: 6200, max: 7000, currency: "USD", period: "HOUR" },
};
