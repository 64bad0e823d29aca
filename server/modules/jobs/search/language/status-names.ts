import type { WorkAuthorization } from "../../work-authorization.js";

/** A status as people write it. */
export interface StatusName {
  is: readonly WorkAuthorization[];
  /** Whether the name means little else: "L1" is also a level of support, and "TN" a state. */
  isSure: boolean;
}

/** Statuses that are visas, so an employer must accept or file for them. */
export const VISA_STATUSES: readonly WorkAuthorization[] = [
  ...(["OPT", "STEM_OPT", "CPT", "H1B", "L1", "TN", "E3"] as const),
];
const STUDENT = ["OPT", "STEM_OPT", "CPT"] as const;
const CARD = ["H4_EAD", "L2_EAD", "GC_EAD"] as const;

const SURE: Readonly<Record<string, readonly WorkAuthorization[]>> = {
  "opt opts f1opt optead eadopt f1optead": ["OPT"],
  "stemopt optstem optstemextension f1stemopt stemoptead": ["STEM_OPT"],
  "day1cpt f1cpt": ["CPT"],
  "h1b h1bs h1b1": ["H1B"],
  "h4 h4ead h4eads eadh4": ["H4_EAD"],
  "l2ead l2eads l2s eadl2": ["L2_EAD"],
  "gcead greencardead eadgc": ["GC_EAD"],
  "greencard greencards lpr permanentresident permanentresidents": ["GREEN_CARD"],
  "lawfulpermanentresident lawfulpermanentresidents": ["GREEN_CARD"],
  "uscitizen uscitizens uscitizenship usacitizen usacitizens usc": ["US_CITIZEN"],
  "americancitizen americancitizens": ["US_CITIZEN"],
  "ead eads eadcard": CARD,
  "internationalstudent internationalstudents foreignstudent foreignstudents": STUDENT,
};
const DOUBTFUL: Readonly<Record<string, readonly WorkAuthorization[]>> = {
  cpt: ["CPT"],
  f1: STUDENT,
  h1: ["H1B"],
  "l1 l1a l1b": ["L1"],
  l2: ["L2_EAD"],
  tn: ["TN"],
  e3: ["E3"],
  gc: ["GREEN_CARD"],
};

const namesIn = (table: typeof SURE, isSure: boolean): [string, StatusName][] =>
  Object.entries(table).flatMap(([names, is]) =>
    names.split(" ").map((name): [string, StatusName] => [name, { is, isSure }]),
  );

const NAMES: ReadonlyMap<string, StatusName> = new Map([
  ...namesIn(SURE, true),
  ...namesIn(DOUBTFUL, false),
]);

/** Words of the longest name: "lawful permanent resident", "h 1 b", "day 1 CPT". */
export const LONGEST_STATUS = 3;

/** The status that some words name, whatever stands between their letters: "H-1B", "h 1 b", "U.S. citizen". */
export const statusNamed = (words: readonly string[]): StatusName | null =>
  NAMES.get(words.join("").replace(/[\s.-]/g, "")) ?? null;
