import { registerEnumType } from "type-graphql";

export const VisaTypeEnum = {
  H1B: "H1B",
  L1: "L1",
  TN: "TN",
  H4_EAD: "H4_EAD",
  OPT: "OPT",
  STEM_OPT: "STEM_OPT",
  GC_EAD: "GC_EAD",
  GREEN_CARD: "GREEN_CARD",
  US_CITIZEN: "US_CITIZEN",
  PREFER_NOT_TO_SAY: "PREFER_NOT_TO_SAY",
} as const;
export type VisaType = keyof typeof VisaTypeEnum;
registerEnumType(VisaTypeEnum, {
  name: "VisaType",
  description: "Work authorizations that an applicant can name.",
  valuesConfig: {
    H1B: { description: "H-1B, specialty occupation." },
    L1: { description: "L-1, transfer within a company." },
    TN: { description: "TN, professionals from Canada and Mexico." },
    H4_EAD: { description: "Employment card of an H-4 spouse of an H-1B worker." },
    OPT: { description: "Optional Practical Training of an F-1 student." },
    STEM_OPT: { description: "24-month extension of OPT for STEM degrees." },
    GC_EAD: { description: "Employment card while a green card application is pending." },
    GREEN_CARD: { description: "Lawful permanent resident." },
    US_CITIZEN: { description: "Citizen of the United States." },
    PREFER_NOT_TO_SAY: { description: "The applicant would rather not say." },
  },
});

/** The documented labels, used by REST. */
export const VISA_LABELS: Record<VisaType, string> = {
  H1B: "H-1B",
  L1: "L-1 Visa",
  TN: "TN Visa",
  H4_EAD: "H4 EAD",
  OPT: "OPT",
  STEM_OPT: "STEM OPT",
  GC_EAD: "GC EAD",
  GREEN_CARD: "Green Card",
  US_CITIZEN: "US Citizen",
  PREFER_NOT_TO_SAY: "Prefer not to say",
};

const byWord = new Map<string, VisaType>(
  Object.values(VisaTypeEnum).flatMap((type) =>
    [type, VISA_LABELS[type]].map((word) => [word.toLowerCase(), type] as const),
  ),
);

/** A label or an enum name, in any case; `null` for anything else. */
export const visaTypeOf = (text: string): VisaType | null =>
  byWord.get(text.trim().toLowerCase()) ?? null;
