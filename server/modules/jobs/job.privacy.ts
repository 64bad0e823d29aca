import type { PrivacyRules } from "../privacy/privacy.types.js";

export const jobPrivacy: PrivacyRules = {
  impersonal: {
    jobs: "what employers publish; who wrote it is not kept",
    job_terms: "the search index of the jobs",
    sequences: "one number",
  },
};
