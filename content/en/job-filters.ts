import { industryLabels } from "#content/industry-labels";
import type {
  ContractLength,
  EmployerFact,
  JobType,
  SecurityClearance,
  SponsorshipOffer,
  TaxTerm,
  WorkAuthorization,
  WorkplaceType,
} from "#site/schema-enums.generated";
import { OPEN_BY_RULE } from "#site/open-by-rule";
import { jobsTexts } from "#texts/jobs";

/** Texts of a filter in the job list. */
export interface FilterWords<Parameter extends string> {
  /** URL parameter; the server uses the same name (server/modules/jobs/record/job.fields.ts). */
  parameter: Parameter;
  label: string;
  /** Label of the option that does not filter. */
  any: string;
  /** Labels by value, in the form's order; null if any words can be asked for. */
  values: Readonly<Record<string, string>> | null;
  /** Label of a value without one: of a skill as it is in the URL. */
  labelOf?: (slug: string) => string;
  /** Label among the active filters; by default, the value's label. */
  chip?: (words: string) => string;
}

/** All filters by API field, in the form's order. */
export const jobFilterWords = {
  industry: {
    parameter: "industry",
    label: "Industry",
    any: "Any industry",
    values: industryLabels,
  },
  workAuthorization: {
    parameter: "open-to",
    // Never "only": a job must not exclude anyone who may work for any employer (8 U.S.C. 1324b).
    label: jobsTexts.openTo,
    any: "Any status",
    values: {
      OPT: "OPT",
      STEM_OPT: "STEM OPT",
      CPT: "CPT",
      H1B: "H-1B",
      H4_EAD: "H4 EAD",
      L1: "L-1",
      L2_EAD: "L2 EAD",
      TN: "TN",
      E3: "E-3",
      GC_EAD: "GC EAD",
      GREEN_CARD: "Green Card",
      US_CITIZEN: "US Citizen",
    } satisfies Record<WorkAuthorization, string>,
    chip: (status: string): string => jobsTexts.openToAny([status]),
  },
  sponsorship: {
    parameter: "sponsorship",
    label: "Sponsorship",
    any: "With or without",
    values: {
      TRANSFER: jobsTexts.sponsorships.TRANSFER,
      NEW: jobsTexts.sponsorships.NEW,
      GREEN_CARD: jobsTexts.sponsorships.GREEN_CARD,
    } satisfies Record<SponsorshipOffer, string>,
    chip: (name: string): string => jobsTexts.sponsors([name]),
  },
  employerFacts: {
    parameter: "employer",
    label: "Employer",
    any: "Any employer",
    values: jobsTexts.employerFacts satisfies Record<EmployerFact, string>,
  },
  workplaceType: {
    parameter: "workplace",
    label: "Workplace",
    any: "Any workplace",
    values: jobsTexts.workplaces satisfies Record<WorkplaceType, string>,
  },
  jobType: {
    parameter: "type",
    label: "Job type",
    any: "Any type",
    values: {
      FULL_TIME: "Full-time",
      CONTRACT: "Contract",
      CONTRACT_TO_HIRE: "Contract-to-hire",
      PART_TIME: "Part-time",
      TEMPORARY: "Temporary",
      INTERNSHIP: "Internship",
    } satisfies Record<JobType, string>,
  },
  taxTerms: {
    parameter: "tax",
    label: "Tax term",
    any: "Any tax term",
    values: { W2: "W-2", C2C: "C2C", FORM_1099: "1099" } satisfies Record<TaxTerm, string>,
  },
  contractLength: {
    parameter: "length",
    label: "Length",
    any: "Any length",
    values: {
      MONTHS_1_TO_3: "Up to 3 months",
      MONTHS_4_TO_6: "4–6 months",
      MONTHS_7_TO_12: "7–12 months",
      OVER_12_MONTHS: "Over 12 months",
      PERMANENT: "Permanent",
    } satisfies Record<ContractLength, string>,
  },
  securityClearance: {
    parameter: "clearance",
    label: "Security clearance",
    any: "Any clearance",
    values: jobsTexts.clearances satisfies Record<SecurityClearance, string>,
    chip: (clearance: string): string =>
      clearance === jobsTexts.clearances.NONE ? clearance : jobsTexts.clearance(clearance),
  },
  skills: { parameter: "skill", label: "Skill", any: "Any skill", values: null },
  states: {
    parameter: "state",
    label: "State",
    any: "Any state",
    values: null,
    labelOf: (code: string): string => code.toUpperCase(),
  },
  companies: {
    parameter: "company",
    label: "Company",
    any: "Any company",
    values: null,
    labelOf: (slug: string): string =>
      slug.replaceAll("-", " ").replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase()),
  },
} as const satisfies Record<string, FilterWords<string>>;

/** Names of the filters in URLs. */
export type JobFilterName =
  | (typeof jobFilterWords)[keyof typeof jobFilterWords]["parameter"]
  | "place"
  | "radius"
  | "pay"
  | "posted";

/** Statuses that allow working for any employer, as spelled in jobs. Cards do not list them. */
export const openToAll = (): readonly string[] =>
  OPEN_BY_RULE.map((status) => jobFilterWords.workAuthorization.values[status]);
