import type { SalaryPeriod } from "#site/schema-enums.generated";

const period: Record<SalaryPeriod, string> = {
  HOUR: "an hour",
  DAY: "a day",
  WEEK: "a week",
  MONTH: "a month",
  YEAR: "a year",
};
const per: Record<SalaryPeriod, (amount: string) => string> = {
  HOUR: (amount) => `${amount} an hour`,
  DAY: (amount) => `${amount} a day`,
  WEEK: (amount) => `${amount} a week`,
  MONTH: (amount) => `${amount} a month`,
  YEAR: (amount) => `${amount} a year`,
};

/** Texts about pay, on a job's page and on cards. */
export const payTexts = {
  /** Names the pay for screen readers; its size names it for the eye. */
  label: "Pay",
  per,
  /** Follows a large amount. */
  period,
  about: (pay: string) => `about ${pay}`,
  range: (from: string, to: string) => `${from}–${to}`,
  /** Between two jobs. */
  difference: (more: boolean, pay: string) => `${more ? "+" : "−"}${pay}`,
  same: "about the same",
};
