import type { Advert } from "../modules/jobs/posting/advert.js";

/** 240 words. */
const BODY = `<p>${"Build and run the services that move freight. ".repeat(30)}</p>`;

/** An advertisement that no rule finds anything in. */
export const GOOD_ADVERT: Advert = {
  role: "Senior Data Engineer",
  companyLocation: "Austin, TX",
  salary: "",
  contract: "W2 contract, 12 months",
  jobType: "Contract",
  workplaceType: "HYBRID",
  industry: "IT",
  securityClearance: "NONE",
  workAuthorization: ["H-1B", "OPT"],
  sponsorship: [],
  skills: ["SQL"],
  description: BODY,
  responsibilities: "<ul><li>Five years of SQL</li></ul>",
  salaryRange: { min: 6200, max: 7000, currency: "USD", period: "HOUR" },
};
