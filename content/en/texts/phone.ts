import type { PhoneFault } from "#site/phone-number";
import { fieldTexts } from "#texts/fields";

/** Texts of the phone fields. */
export const phoneTexts = {
  countryCode: "Country Code",
  /** By dialing code. */
  countries: {
    "+1": "+1 United States",
    "+91": "+91 India",
    "+44": "+44 United Kingdom",
    "+61": "+61 Australia",
    "+81": "+81 Japan",
  },
};

/** Why a typed number is not accepted. */
export const phoneFaultTexts: Record<PhoneFault, string> = {
  NUMBER: fieldTexts.phoneInvalid,
  EXTENSION: "Enter one phone number. Its extension can have at most 7 digits.",
};
