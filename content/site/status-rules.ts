import type { PlainDay } from "#site/plain-day";

/** The statuses a sheet can have. Those of the jobs' filter have its names. */
export const visaStatuses = [
  "OPT",
  "STEM_OPT",
  "CPT",
  "H1B",
  "H1B1",
  "L1",
  "TN",
  "E3",
  "O1",
  "E1",
  "E2",
  "J1",
  "H4_EAD",
  "L2_EAD",
  "GC_EAD",
  "DACA",
  "GREEN_CARD",
  "US_CITIZEN",
] as const;

export type VisaStatus = (typeof visaStatuses)[number];

/** Statuses that depend on one employer and have the grace period of 8 CFR 214.1(l)(2). */
export const workerStatuses: readonly VisaStatus[] = [
  ...(["H1B", "H1B1", "L1", "TN", "E3", "O1", "E1", "E2"] as const),
];

/** Practical training after a program, which counts days without a job. */
export const trainingStatuses: readonly VisaStatus[] = ["OPT", "STEM_OPT"];

/** Statuses for which no rule here needs an end date. */
export const statusesWithoutEnd: readonly VisaStatus[] = [
  ...(["H4_EAD", "L2_EAD", "GC_EAD", "DACA", "GREEN_CARD", "US_CITIZEN"] as const),
];

/** Days without a job during OPT, and during OPT and its STEM extension together. */
export const UNEMPLOYMENT_LIMITS = { OPT: 90, STEM_OPT: 150 } as const;

/** Days to prepare for departure after OPT. */
export const DEPARTURE_DAYS = 60;

/** Days to travel after an exchange visitor's program. */
export const PROGRAM_DEPARTURE_DAYS = 30;

/** Days a worker's status outlasts the job, at most. */
export const WORKER_GRACE_DAYS = 60;

/** How long before the end of OPT its STEM extension can be applied for. */
export const STEM_FILING_DAYS = 90;

/** How long after the DSO's recommendation it can be applied for, if that ends earlier. The sheet doesn't know that day. */
export const STEM_RECOMMENDED_DAYS = 60;

/** How long OPT goes on while an application for its STEM extension is pending, at most. */
export const STEM_PENDING_DAYS = 180;

/** Where the rule is written that a line of the clock follows. */
export interface RuleSource {
  /** E.g. "8 CFR 214.1(l)(2)". */
  citation: string;
  /** Its text. */
  url: string;
  /** The page on which USCIS says how it reads the rule. */
  uscis: string;
  /** The day we last read the rule; update it after each check. */
  asOf: PlainDay;
}

const USCIS = "https://www.uscis.gov";
const POLICY_ON_STUDENTS = `${USCIS}/policy-manual/volume-2-part-f`;
const WORKING = `${USCIS}/working-in-the-united-states`;

/** @param paragraph e.g. "214.1(l)(2)" */
const regulation = (paragraph: string, uscis: string): RuleSource => ({
  citation: `8 CFR ${paragraph}`,
  url: `https://www.ecfr.gov/current/title-8/section-${paragraph.replace(/\(.*/, "")}#p-${paragraph}`,
  uscis,
  asOf: "2026-11-29",
});

/** Of workers and their dependents. */
const GRACE_PARAGRAPH = "214.1(l)(2)";
const STEM_OPT_PAGE = `${WORKING}/students-and-exchange-visitors/optional-practical-training-extension-for-stem-students-stem-opt`;

/** Where each rule is written. */
export const ruleSources = {
  unemployment: regulation("214.2(f)(10)(ii)(E)", `${POLICY_ON_STUDENTS}-chapter-5`),
  departure: regulation("214.2(f)(5)(iv)", `${POLICY_ON_STUDENTS}-chapter-8`),
  workerGrace: regulation(
    GRACE_PARAGRAPH,
    `${WORKING}/information-for-employers-and-employees/options-for-nonimmigrant-workers-following-termination-of-employment`,
  ),
  programDeparture: regulation(
    "214.2(j)(1)(ii)",
    `${WORKING}/students-and-exchange-visitors/exchange-visitors`,
  ),
  stemFiling: regulation("214.2(f)(11)(i)(C)", STEM_OPT_PAGE),
  stemPending: regulation("274a.12(b)(6)(iv)", STEM_OPT_PAGE),
  capGap: regulation(
    "214.2(f)(5)(vi)",
    `${WORKING}/temporary-workers/h-1b-specialty-occupations/extension-of-post-completion-optional-practical-training-opt-and-f-1-status-for-eligible-students`,
  ),
} as const satisfies Record<string, RuleSource>;

export type RuleName = keyof typeof ruleSources;

/** Where it is written that an employer of someone on STEM OPT is in E-Verify and signs Form I-983. */
export const stemEmployerSource = regulation("214.2(f)(10)(ii)(C)", STEM_OPT_PAGE);

/** Where it is written what a status depends on, for those that may have no line of the clock. Others last. */
export const statusSources: Partial<Record<VisaStatus, RuleSource>> = {
  ...Object.fromEntries(workerStatuses.map((status) => [status, ruleSources.workerGrace])),
  CPT: regulation("214.2(f)(10)(i)", `${POLICY_ON_STUDENTS}-chapter-5`),
  // Of dependents, the rule has the same 60 days.
  H4_EAD: regulation(
    GRACE_PARAGRAPH,
    `${WORKING}/temporary-workers/h-1b-specialty-occupations/employment-authorization-for-certain-h-4-dependent-spouses`,
  ),
  L2_EAD: regulation(GRACE_PARAGRAPH, `${USCIS}/policy-manual/volume-10-part-b-chapter-2`),
  GC_EAD: regulation(
    "274a.12(c)(9)",
    `${USCIS}/green-card/green-card-processes-and-procedures/employment-authorization-document`,
  ),
  DACA: regulation("274a.12(c)(33)", `${USCIS}/DACA`),
};
