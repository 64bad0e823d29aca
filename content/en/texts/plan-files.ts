import { language } from "#texts/language";

const time = new Intl.DateTimeFormat(language.locale, {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

const day = new Intl.DateTimeFormat(language.locale, { dateStyle: "medium", timeZone: "UTC" });

const timeOf = (moment: Date) => `${time.format(moment)} UTC`;

/** Files about plans that people bought, for staff and banks. */
export const planFileTexts = {
  time: timeOf,
  /** @param on YYYY-MM-DD */
  day: (on: string) => day.format(new Date(on)),
  columns: [
    "Id",
    "Buyer",
    "Email",
    "Plan",
    "Months",
    "State",
    "Started",
    "Ends",
    "Payments made",
    "Paid",
    "Refunded",
    "Lost in disputes",
    "Currency",
    "Next payment",
    "Stripe id",
  ],
  title: (plan: string) => `Evidence: ${plan}`,
  lead: (siteName: string, at: string) => `From the records of ${siteName}, ${at}.`,
  foot: (id: string, page: number, pages: number) => `${id}, page ${page} of ${pages}`,
  none: "None on record.",
  formerBuyer: "Deleted account",
  planOf: (plan: string, months: number) =>
    `${plan}, ${months} months, monthly payments, no renewal`,
  sale: "The sale",
  facts: {
    buyer: "Buyer",
    email: "Email address",
    plan: "Plan",
    started: "Started",
    paid: "Paid so far",
    refunded: "Refunded so far",
    lost: "Lost in disputes",
    stripe: "Stripe subscription",
    browser: "Browser",
  },
  terms: "Terms that the buyer accepted",
  termsText:
    "Before paying, the buyer checked a box, typed their full name, and accepted the text with this fingerprint.",
  laterTermsText:
    "Before changing the plan or its term, the buyer checked a box, typed their full name, and accepted the text with this fingerprint.",
  payments: "Payments",
  paymentColumns: ["Paid", "Invoice", "State", "Amount", "Refunded"],
  work: "Work done for the buyer",
  workColumns: ["Day", "What", "Details"],
  history: "What happened",
  historyColumns: ["When", "What"],
  mails: "Emails sent to the buyer",
  signIns: (from: Date) => `The buyer’s logins since ${timeOf(from)}`,
  signInColumns: ["When", "Network", "Browser"],
};
