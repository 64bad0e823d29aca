import type { VisaType } from "../../lib/schema-types.generated";

/** Visa types on offer, in the order shown (design section 2). */
export const VISA_OPTIONS: readonly { value: VisaType; label: string }[] = [
  { value: "H1B", label: "H-1B" },
  { value: "L1", label: "L-1 Visa" },
  { value: "TN", label: "TN Visa" },
  { value: "H4_EAD", label: "H4 EAD" },
  { value: "OPT", label: "OPT" },
  { value: "STEM_OPT", label: "STEM OPT" },
  { value: "GC_EAD", label: "GC EAD" },
  { value: "GREEN_CARD", label: "Green Card" },
  { value: "US_CITIZEN", label: "US Citizen" },
  { value: "PREFER_NOT_TO_SAY", label: "Prefer not to say" },
];
