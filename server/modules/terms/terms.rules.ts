/** The numbers in the Terms. The text is built from these (#texts/terms-text). `.2`: its second text with this date. */
export const TERMS_RULES = {
  version: "2025-09-19.2",
  currency: "USD",
  disputeWindowDays: 15,
  responseBusinessDays: 10,
  priceNoticeDays: 30,
  lateFeePercent: "1.5%",
  lateFeeMinimum: "$25",
  minimumAge: 16,
} as const;
