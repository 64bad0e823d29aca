import { registerEnumType } from "type-graphql";
import {
  ContractLengthEnum,
  contractLengthsOf,
  TaxTermEnum,
  taxTermsOf,
} from "./contract-terms.js";
import { EmployerFactEnum } from "./employer-facts.js";
import { IndustryEnum } from "./industry.js";
import type { StoredFields } from "../../../kit/fields/table-fields.js";
import type { FilterValue, ListFilter } from "./filter-input.js";
import {
  choiceField,
  choicesField,
  lineField,
  optionalListField,
  optionalChoiceField,
  optionalLineField,
  standardChoiceField,
} from "../../../kit/fields/field-kinds.js";
import { htmlField, optionalHtmlField } from "./html-field.js";
import { JobTypeEnum, jobTypeOf } from "./job-type.js";
import { isOffer, SponsorshipEnum, SponsorshipOfferEnum } from "./sponsorship.js";
import { UsStateEnum } from "../search/state-filter.js";
import { openTo, WorkAuthorizationEnum } from "./work-authorization.js";
import { WorkplaceTypeEnum } from "./workplace-type.js";

/** Security clearances of the US government, from none to the highest. */
const SecurityClearanceEnum = {
  NONE: "NONE",
  PUBLIC_TRUST: "PUBLIC_TRUST",
  SECRET: "SECRET",
  TOP_SECRET: "TOP_SECRET",
} as const;
registerEnumType(SecurityClearanceEnum, {
  name: "SecurityClearance",
  description: "Security clearance of the US government that a job requires.",
  valuesConfig: {
    NONE: { description: "No clearance is required." },
    PUBLIC_TRUST: { description: "A public trust background investigation." },
    SECRET: { description: "Secret clearance." },
    TOP_SECRET: { description: "Top secret clearance." },
  },
});

const KEPT_TAGS =
  "HTML of at most 20,000 characters after cleaning, 100,000 before. It is stored with `p`, `br`, `ul`, `ol`, `li`, `strong`, `em`, `h3` and `a` only: other tags become those that mean the same, such as paragraphs, or end a word; scripts are removed.";

/**
 * Version of what the search index knows of a job. Raise it whenever an unchanged job would have other values (`jobFilters`
 * below, contract-terms.ts, search/job-documents.ts, words/work-words.ts); every process then builds its index anew.
 */
export const SEARCH_VERSION = 11;

/**
 * The fields of a job that employers fill in, each declared once. Column, GraphQL field, inputs,
 * validation, REST and lists are generated from this table; the database column needs a migration
 * (docs/ARCHITECTURE.md, "Add a field to a job"). Numeric pay takes four columns and is in
 * salary-range.ts.
 */
export const jobFields = {
  role: lineField(150, "Role is required.", {
    description: "Job title, at most 150 characters, e.g. `Senior Data Engineer`.",
    rest: "role",
  }),
  companyLocation: lineField(120, "Location is required.", {
    description:
      "Place of work as the employer writes it, at most 120 characters, e.g. `Austin, TX`.",
    rest: "companyLocation",
  }),
  salary: {
    ...optionalLineField(120, {
      description:
        "Pay as the advertisement words it, at most 120 characters, e.g. `$62–$70 an hour`. Use `salaryRange` for numbers.",
      input:
        "Pay as the advertisement words it, at most 120 characters, e.g. `$62–$70 an hour plus bonus`. Leave it out to have it written from `salaryRange`; without a range it is required.",
      rest: "salary",
    }),
    // Every job has had it from the start.
    column: { type: "varchar", length: 120 } as const,
  },
  contract: {
    ...optionalLineField(80, {
      description:
        "Kind and length of the contract as the employer words it, at most 80 characters, e.g. `W-2 contract, 12 months`. Empty when the employer gave none.",
      input:
        "Kind and length of the contract as the employer words it, at most 80 characters, e.g. `W-2 contract, 12 months`. May be left out.",
      rest: "contract",
    }),
    // Every job has had it from the start.
    column: { type: "varchar", length: 80 } as const,
  },
  jobType: lineField(40, "Job type is required.", {
    description:
      "Type of employment as the employer words it, at most 40 characters, e.g. `Contract-to-hire`. Filters use `JobType` instead.",
    input:
      "Type of employment as the employer words it, at most 40 characters, e.g. `Contract-to-hire`. The words decide which `JobType` filters find it.",
    rest: "jobType",
  }),
  workplaceType: choiceField(WorkplaceTypeEnum, "ONSITE", 10, {
    description: "Whether people work on site, remotely, or both.",
  }),
  industry: optionalChoiceField(IndustryEnum, 20, {
    description: "Industry page that lists the job. Null when the employer chose none.",
    input: "Industry page that lists the job. With null no industry page does.",
  }),
  securityClearance: standardChoiceField(SecurityClearanceEnum, "NONE", 12, {
    description: "Security clearance that the job requires. `NONE` when it requires none.",
    rest: "securityClearance",
  }),
  workAuthorization: optionalListField(40, "Work authorization is a list.", {
    description:
      "Work authorizations the job is open to, as the employer words them, e.g. `H-1B`. Others may apply too. May be empty.",
    input:
      "Work authorizations the job is open to, as people write them, e.g. `H-1B transfer`. At most 40 entries of 40 characters; repeats are dropped. May be left out or empty.",
    rest: "workAuthorization",
  }),
  sponsorship: choicesField(
    SponsorshipEnum,
    { value: "NONE", mixed: "Choose either no sponsorship or what you sponsor." },
    {
      description:
        "What the employer sponsors. Empty when the employer does not say; `[NONE]` when it sponsors nothing. Never inferred from `workAuthorization`.",
      input:
        "What the employer sponsors. Leave it empty to say nothing about it; `NONE` says that nothing is sponsored, and stands alone.",
      rest: "sponsorship",
    },
  ),
  employerFacts: choicesField(EmployerFactEnum, null, {
    description:
      "What the job states about its employer: enrolled in E-Verify, exempt from the H-1B cap. Empty when it states neither, which doesn't mean no. Never inferred from the text.",
    input:
      "What the job states about its employer. Give only what holds; leave it empty to say nothing about it.",
    rest: "employerFacts",
  }),
  skills: optionalListField(60, "Skills is a list.", {
    description: "Skills the job asks for, e.g. `Kotlin`, in the employer's order. May be empty.",
    input:
      "Skills the job asks for, e.g. `Kotlin`. At most 40 entries of 60 characters; repeats are dropped. May be left out or empty.",
    rest: "skills",
  }),
  description: htmlField("Job description is required.", {
    description: "What the job is about.",
    input: `What the job is about. ${KEPT_TAGS}`,
    rest: "jobDetails",
  }),
  responsibilities: optionalHtmlField({
    description: "Duties and qualifications. Empty when the description says it all.",
    input: `Duties and qualifications. May be left out. ${KEPT_TAGS}`,
    rest: "responsibilities",
  }),
};

/** The values of a job's declared fields. */
export type JobFieldValues = StoredFields<typeof jobFields>;

/** A job as filters see it. */
export interface FilteredJob extends JobFieldValues {
  companySlug: string;
  /** Postal codes of the states of its places. */
  states: readonly string[];
}

const filter = <Parameter extends string, Value extends string>(
  facts: ListFilter<Parameter, Value, FilteredJob>,
) => facts;
/** A filter by words that jobs have, of which there is no list. */
const textFilter = <Parameter extends string>(
  facts: Omit<ListFilter<Parameter, string, FilteredJob>, "values">,
) => ({ ...facts, values: null });

/**
 * The fields that lists can be filtered by, each declared once: API input, page URLs and the search
 * index are generated from this table. Their labels are in content/en/job-filters.ts. After a
 * change, raise SEARCH_VERSION.
 */
export const jobFilters = {
  industry: filter({
    parameter: "industry",
    values: IndustryEnum,
    description: "Only jobs of one of these industries.",
    of: ({ industry }) => (industry ? [industry] : []),
  }),
  workAuthorization: filter({
    parameter: "open-to",
    values: WorkAuthorizationEnum,
    description:
      "Only jobs open to at least one of these work authorizations. Others may apply to them too. Every job is open to those that allow working for any employer, `H4_EAD`, `L2_EAD`, `GC_EAD`, `GREEN_CARD`, and `US_CITIZEN`, whether it names them or not; a job with a Secret or Top Secret clearance is open to `US_CITIZEN`, and to others only if it names them.",
    of: openTo,
  }),
  sponsorship: filter({
    parameter: "sponsorship",
    values: SponsorshipOfferEnum,
    description:
      "Only jobs with at least one of these kinds of sponsorship, as their employers state it.",
    of: ({ sponsorship }) => sponsorship.filter(isOffer),
  }),
  employerFacts: filter({
    parameter: "employer",
    values: EmployerFactEnum,
    description: "Only jobs that state at least one of these facts about their employer.",
    of: ({ employerFacts }) => employerFacts,
  }),
  workplaceType: filter({
    parameter: "workplace",
    values: WorkplaceTypeEnum,
    description: "Only jobs with one of these workplace types.",
    of: ({ workplaceType }) => [workplaceType],
  }),
  jobType: filter({
    parameter: "type",
    values: JobTypeEnum,
    description: "Only jobs of one of these types, recognized from the employer's wording.",
    of: ({ jobType }) => jobTypeOf(jobType),
  }),
  taxTerms: filter({
    parameter: "tax",
    values: TaxTermEnum,
    description:
      "Only jobs with one of these tax terms, recognized from the wording of contract and job type.",
    of: taxTermsOf,
  }),
  contractLength: filter({
    parameter: "length",
    values: ContractLengthEnum,
    description:
      "Only jobs of one of these lengths, recognized from the wording of contract and job type.",
    of: contractLengthsOf,
  }),
  securityClearance: filter({
    parameter: "clearance",
    values: SecurityClearanceEnum,
    description: "Only jobs that require one of these security clearances.",
    of: ({ securityClearance }) => [securityClearance],
  }),
  skills: textFilter({
    parameter: "skill",
    description:
      "Only jobs that ask for one of these skills, e.g. `Node.js`. Case, accents, and signs between words do not count.",
    // The index takes them from the job itself, with their spelling.
    of: () => [],
  }),
  states: filter({
    parameter: "state",
    values: UsStateEnum,
    description: "Only jobs with a place of work in one of these states.",
    of: ({ states }) => states,
  }),
  companies: textFilter({
    parameter: "company",
    description: "Only jobs of one of these companies, by `Company.slug`.",
    of: ({ companySlug }) => [companySlug],
  }),
};

/** Accepted values by field: a job must match at least one value of every field given. */
export type JobFieldFilters = {
  [Name in keyof typeof jobFilters]?:
    | readonly FilterValue<(typeof jobFilters)[Name]>[]
    | null
    | undefined;
};

/** Names of the filters in URLs. */
export type FilterParameter = (typeof jobFilters)[keyof typeof jobFilters]["parameter"];
