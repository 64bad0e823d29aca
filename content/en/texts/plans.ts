/** Texts around the plans on the pricing page; its content is in #content/pricing. */
export const plansTexts = {
  plans: "Plans",
  term: "Term",
  /** By the term's name in the URL. */
  terms: { quarterly: "Quarterly", "half-yearly": "Half-yearly" },
  months: (count: number) => `${count} months`,
  perMonth: <Part>(price: Part) => [price, " per month"],
  inTotal: <Part>(payments: number, total: Part) => [`${payments} payments, `, total, " in total"],
  billing: (months: number) =>
    `billed monthly for ${months} months, then it ends by itself – no renewal`,
  /** A plan and its term in one line. */
  summary: (plan: string, payments: number, monthly: string) =>
    `${plan}: ${payments} monthly payments of ${monthly}, no renewal`,
  start: "Start Now",
  starting: "Processing...",
  loadFailed: "The plans could not be loaded",
  none: "No plans are on sale at the moment",
  noneText: "Write to us and we tell you when they are back.",
  contactUs: "Contact us",
  feature: "What is in it",
  included: "Yes",
  notIncluded: "No",
};
