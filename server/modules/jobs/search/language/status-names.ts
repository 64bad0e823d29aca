import type { WorkAuthorization } from "../../record/work-authorization.js";

/** A status as people write it. */
export interface StatusName {
  is: readonly WorkAuthorization[];
  /** Whether the name means little else: "L1" is also a level of support, and "TN" a state. */
  isSure: boolean;
  /** Whether it says no more beside another status: "OPT work permit". */
  isGeneral?: boolean;
}

/** Statuses that are visas, so an employer must accept or file for them. */
export const VISA_STATUSES: readonly WorkAuthorization[] = [
  ...(["OPT", "STEM_OPT", "CPT", "H1B", "L1", "TN", "E3"] as const),
];
const STUDENT = ["OPT", "STEM_OPT", "CPT"] as const;
const CARD = ["H4_EAD", "L2_EAD", "GC_EAD"] as const;

const SURE: Readonly<Record<string, readonly WorkAuthorization[]>> = {
  "opt opts f1opt optead eadopt f1optead optionalpracticaltraining": ["OPT"],
  "postcompletionopt precompletionopt": ["OPT"],
  "stemopt optstem optstemextension f1stemopt stemoptead": ["STEM_OPT"],
  "stemextension stemextensions": ["STEM_OPT"],
  "day1cpt f1cpt curricularpracticaltraining": ["CPT"],
  "h1b h1bs h1b1": ["H1B"],
  "h4 h4s h4ead h4eads eadh4 h4visaead h4eadvisa c26ead": ["H4_EAD"],
  "l2ead l2eads l2s l2sead eadl2 l2visaead l2eadvisa": ["L2_EAD"],
  "gcead greencardead eadgc c09ead c9ead i485pending pendingi485 i485ead": ["GC_EAD"],
  "greencard greencards lpr permanentresident permanentresidents": ["GREEN_CARD"],
  "lawfulpermanentresident lawfulpermanentresidents": ["GREEN_CARD"],
  "residentepermanente residentespermanentes tarjetaverde tarjetasverdes": ["GREEN_CARD"],
  "uscitizen uscitizens uscitizenship usacitizen usacitizens usc": ["US_CITIZEN"],
  "americancitizen americancitizens ciudadanoamericano ciudadanaamericana": ["US_CITIZEN"],
  "ciudadanosamericanos ciudadanoestadounidense ciudadanaestadounidense": ["US_CITIZEN"],
  "ciudadaniaamericana ciudadaniaestadounidense": ["US_CITIZEN"],
  "ead eads eadcard": CARD,
  // They come with a card that allows working for any employer (8 CFR 274a.12), as the cards of the filter do.
  "daca asylumead pendingasylum asylee asylees refugee refugees tpsead": CARD,
  "e1ead e2ead e3dead j2ead j2 asilopolitico uvisa tvisa vawa": CARD,
  "internationalstudent internationalstudents foreignstudent foreignstudents": STUDENT,
  "studentvisa studentvisas f1 f1s f1student f1students": STUDENT,
  "visadeestudiante visaestudiante estudianteinternacional estudiantesinternacionales": STUDENT,
};
/** They say that someone may work, or needs a visa, and no more. */
const GENERAL: Readonly<Record<string, readonly WorkAuthorization[]>> = {
  "workpermit workpermits permisodetrabajo permisosdetrabajo employmentauthorization": CARD,
  "employmentauthorizationdocument employmentauthorizationcard": CARD,
  "internationalcandidates internationalcandidate internationalapplicants": VISA_STATUSES,
  "internationalworkers foreignworkers foreigncandidates foreignapplicants": VISA_STATUSES,
};
const DOUBTFUL: Readonly<Record<string, readonly WorkAuthorization[]>> = {
  h1: ["H1B"],
  "l1 l1a l1b": ["L1"],
  l2: ["L2_EAD"],
  tps: CARD,
  tn: ["TN"],
  e3: ["E3"],
  gc: ["GREEN_CARD"],
  // Unless a coder is wanted.
  cpt: ["CPT"],
};

const namesIn = (table: typeof SURE, kind: Omit<StatusName, "is">): [string, StatusName][] =>
  Object.entries(table).flatMap(([names, is]) =>
    names.split(" ").map((name): [string, StatusName] => [name, { is, ...kind }]),
  );

const NAMES: ReadonlyMap<string, StatusName> = new Map([
  ...namesIn(SURE, { isSure: true }),
  ...namesIn(GENERAL, { isSure: true, isGeneral: true }),
  ...namesIn(DOUBTFUL, { isSure: false }),
]);

/** Words of the longest name: "lawful permanent resident", "h 1 b", "day 1 CPT". */
export const LONGEST_STATUS = 3;

/** The status that some words name, whatever stands between their letters: "H-1B", "h 1 b", "U.S. citizen". */
export const statusNamed = (words: readonly string[]): StatusName | null =>
  NAMES.get(words.join("").replace(/[\s.-]/g, "")) ?? null;
