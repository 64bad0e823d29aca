import { language } from "#texts/language";

/** Texts of jobs, on their cards and elsewhere. Labels have the names of their fields. */
export const jobsTexts = {
  salary: "Salary",
  contract: "Contract",
  workplaces: { ONSITE: "On-site", HYBRID: "Hybrid", REMOTE: "Remote" },
  clearances: {
    NONE: "No clearance",
    PUBLIC_TRUST: "Public Trust",
    SECRET: "Secret",
    TOP_SECRET: "Top Secret",
  },
  clearance: (name: string) => `${name} clearance`,
  sponsorships: {
    NONE: "No sponsorship",
    TRANSFER: "H-1B transfer",
    NEW: "New H-1B",
    GREEN_CARD: "Green card",
  },
  /** A new H-1B and a transfer together are just "H-1B". */
  sponsored: {
    H1B: "H-1B",
    TRANSFER: "H-1B transfer",
    NEW: "new H-1B",
    GREEN_CARD: "green card",
  },
  sponsors: (names: readonly string[]) => `Sponsors ${names.join(", ")}`,
  /** Any of these will do. */
  sponsorsAny: (names: readonly string[]) => `Sponsors ${names.join(" or ")}`,
  /** What a job states about its employer. */
  employerFacts: { E_VERIFY: "E-Verify", CAP_EXEMPT: "H-1B cap-exempt" },
  closed: "Closed",
  applied: (date: string) => `Applied on ${date}`,
  /** Precedes the work authorizations that a job is open to. */
  openTo: "Open to",
  /** Any of these will do. */
  openToAny: (statuses: readonly string[]) => `Open to ${language.listed(statuses, "or")}`,
  openToEveryone: "Open to anyone authorized to work",
  /** Link to the page of a company. */
  companyPage: (company: string) => `About ${company} and its response times`,
};
