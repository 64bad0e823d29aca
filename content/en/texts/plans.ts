/** Texts around the plans on the pricing page; its content is in #content/pricing. */
export const plansTexts = {
  plans: "Plans",
  term: "Term",
  /** By the term's name in the URL. */
  terms: { quarterly: "Quarterly", "half-yearly": "Half-yearly" },
  months: (count: number) => `${count} months`,
  perMonth: <Part>(price: Part) => [price, " per month"],
  inTotal: <Part>(payments: number, total: Part) => [`${payments} payments, `, total, " total"],
  billing: (months: number) => `Billed monthly for ${months} months. Then it ends. No renewal.`,
  /** A plan and its term in one line. */
  summary: (plan: string, payments: number, monthly: string) =>
    `${plan}: ${payments} monthly payments of ${monthly}, no renewal`,
  start: "Start Now",
  starting: "Processing...",
  owned: (months: number) => `You have this plan, for ${months} months.`,
  seeOwned: "See your plan",
  loadFailed: "We couldn’t load the plans",
  none: "No plans are available right now",
  noneText: "Email us, and we’ll tell you when they’re back.",
  contactUs: "Contact us",
  feature: "What you get",
  included: "Yes",
  notIncluded: "No",
};
