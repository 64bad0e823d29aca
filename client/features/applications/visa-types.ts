import type { VisaType } from "../../lib/schema-types.generated";

/** Visa types to choose from, in display order. */
export const VISA_TYPES: readonly VisaType[] = [
  "H1B",
  "L1",
  "TN",
  "H4_EAD",
  "OPT",
  "STEM_OPT",
  "GC_EAD",
  "GREEN_CARD",
  "US_CITIZEN",
  "PREFER_NOT_TO_SAY",
];
