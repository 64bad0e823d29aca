import { registerEnumType } from "type-graphql";
import { OPEN_BY_RULE } from "#site/open-by-rule";
import { foldWords } from "../words/work-words.js";

/** US work authorizations that job ads name (8 CFR 214.2, 274a.12). */
export const WorkAuthorizationEnum = {
  OPT: "OPT",
  STEM_OPT: "STEM_OPT",
  CPT: "CPT",
  H1B: "H1B",
  H4_EAD: "H4_EAD",
  L1: "L1",
  L2_EAD: "L2_EAD",
  TN: "TN",
  E3: "E3",
  GC_EAD: "GC_EAD",
  GREEN_CARD: "GREEN_CARD",
  US_CITIZEN: "US_CITIZEN",
} as const;
export type WorkAuthorization = keyof typeof WorkAuthorizationEnum;

registerEnumType(WorkAuthorizationEnum, {
  name: "WorkAuthorization",
  description: "US work authorizations that lists of jobs can be narrowed to.",
  valuesConfig: {
    OPT: { description: "Optional Practical Training of an F-1 student." },
    STEM_OPT: { description: "24-month extension of OPT for STEM degrees." },
    CPT: { description: "Curricular Practical Training of an F-1 student." },
    H1B: { description: "H-1B, specialty occupation." },
    H4_EAD: { description: "Employment card of an H-4 spouse of an H-1B worker." },
    L1: { description: "L-1, transfer within a company." },
    L2_EAD: { description: "Employment card of an L-2 spouse of an L-1 worker." },
    TN: { description: "TN, professionals from Canada and Mexico." },
    E3: { description: "E-3, professionals from Australia." },
    GC_EAD: { description: "Employment card while a green card application is pending." },
    GREEN_CARD: { description: "Lawful permanent resident." },
    US_CITIZEN: { description: "Citizen of the United States." },
  },
});

/**
 * By its folded word, with the other words that also find it: "f1" finds students, "ead" finds card
 * holders.
 */
const BY_WORD: Readonly<Record<string, { is: WorkAuthorization; also?: string }>> = {
  opt: { is: "OPT", also: "f1" },
  stemopt: { is: "STEM_OPT", also: "f1" },
  cpt: { is: "CPT", also: "f1" },
  h1b: { is: "H1B" },
  h4ead: { is: "H4_EAD", also: "ead" },
  l1: { is: "L1" },
  l2ead: { is: "L2_EAD", also: "ead" },
  tn: { is: "TN" },
  e3: { is: "E3" },
  gcead: { is: "GC_EAD", also: "ead" },
  greencard: { is: "GREEN_CARD" },
  uscitizen: { is: "US_CITIZEN" },
};

/** The work authorizations that a job's wording means: "H1-B transfer" and "H-1B" are the same. */
export function authorizationsIn(texts: readonly string[]): WorkAuthorization[] {
  const known = texts
    .flatMap(foldWords)
    .flatMap((word) => (Object.hasOwn(BY_WORD, word) ? (BY_WORD[word]?.is ?? []) : []));
  return [...new Set(known)];
}

/** What decides which work authorizations a job is open to. */
export interface Openness {
  /** In the employer's words. */
  workAuthorization: readonly string[];
  securityClearance: string;
}

const CITIZENS: readonly WorkAuthorization[] = ["US_CITIZEN"];
/** Clearances that the government gives to citizens only (Executive Order 12968, section 3.1). */
const CITIZENS_ONLY: readonly string[] = ["SECRET", "TOP_SECRET"];

/**
 * The work authorizations that a job is open to: those that its wording means, and those that allow working for any
 * employer. Of the latter, a clearance for citizens leaves only citizens.
 */
export function openTo({ workAuthorization, securityClearance }: Openness): WorkAuthorization[] {
  const byRule = CITIZENS_ONLY.includes(securityClearance) ? CITIZENS : OPEN_BY_RULE;
  const open = new Set<WorkAuthorization>([...authorizationsIn(workAuthorization), ...byRule]);
  return Object.values(WorkAuthorizationEnum).filter((each) => open.has(each));
}

/** The words that find a job by the work authorizations it is open to. */
export function openToWords(job: Openness): string[] {
  const open = openTo(job);
  return [
    ...new Set(
      Object.entries(BY_WORD).flatMap(([word, { is, also }]) =>
        open.includes(is) ? [word, ...(also ? [also] : [])] : [],
      ),
    ),
  ];
}
