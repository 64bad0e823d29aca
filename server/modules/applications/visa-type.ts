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
registerEnumType(VisaTypeEnum, { name: "VisaType" });

/** The documented wording, which REST speaks. */
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

const byWord = new Map<string, VisaType>();
for (const type of Object.values(VisaTypeEnum)) {
  byWord.set(type.toLowerCase(), type);
  byWord.set(VISA_LABELS[type].toLowerCase(), type);
}

/** A label or an enum name, in any case; `null` for anything else. */
export const visaTypeOf = (text: string): VisaType | null =>
  byWord.get(text.trim().toLowerCase()) ?? null;
