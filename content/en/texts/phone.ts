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
