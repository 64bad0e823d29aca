/** Texts of the pricing page. They must promise no more than the terms do. */

export const pricingIntro = {
  title: "Pricing",
  lead: "Two plans that put your resume in front of people who hire. You pay by the month, for a term that ends by itself.",
  /** For search engines. */
  description:
    "Plans that market your resume to employers, billed monthly for three or six months. They end by themselves and never renew.",
};

/** Shown below the term toggle, since visitors look for a discount. */
export const samePrice =
  "The same price a month in both. Six months is for searches that take longer.";

/** Who each plan is for, by plan id. */
export const planIsFor: Record<string, string> = {
  MARKET_MY_RESUME: "For a resume that is ready",
  BRAND_MY_CV: "For applications that get no interviews",
};

/** Explains what happens after clicking the button. */
export const atTheButton =
  "Paid on Stripe’s page. Stop at the end of any paid month; a month that has begun is not refunded.";

/** What each plan includes, in column order: yes, no, or an amount. */
interface ComparisonRow {
  label: string;
  values: [boolean | string, boolean | string];
}

interface Comparison {
  title: string;
  lead: string;
  /** Names of the plans. */
  columns: [string, string];
  pricePerMonth: string;
  priceInTotal: (payments: number) => string;
  /** Differences between the plans. */
  rows: ComparisonRow[];
  bothTitle: string;
  /** What both plans include. */
  both: ComparisonRow[];
}

export const comparison: Comparison = {
  title: "The two plans, side by side",
  lead: "Is your resume ready to be sent? Then Market My Resume is enough. If interviews do not come although you apply, start with the resume itself: Brand My CV.",
  columns: ["Market My Resume", "Brand My CV"],
  pricePerMonth: "Price a month",
  priceInTotal: (payments) => `In total, ${payments} payments`,
  rows: [
    {
      label: "Resume rewritten by a specialist in your field",
      values: ["We send yours", true],
    },
    { label: "Versions of the resume", values: ["Yours", "Two, updated monthly"] },
    { label: "LinkedIn profile rewritten to match", values: [false, true] },
    { label: "Mock interview with written feedback", values: [false, "One a month"] },
    { label: "How to present your work authorization", values: [false, true] },
  ],
  bothTitle: "In both plans",
  both: [
    { label: "One specialist as your contact", values: [true, true] },
    { label: "Submitted to vendors and clients every working day", values: [true, true] },
    { label: "Weekly list of every submission and answer", values: [true, true] },
    { label: "Interviews scheduled in your time zone", values: [true, true] },
    { label: "Promise of an interview, an offer or a visa", values: ["Nobody can", "Nobody can"] },
  ],
};

export const nextSteps = {
  title: "What happens next",
  payments: (months: number) => `${months} monthly payments, then an end`,
  paymentsText:
    "The first is taken at checkout, the others on the same day of each month. A month after the last one the plan is over.",
  steps: [
    {
      title: "Log in",
      text: "With your email address and the code we send to it. There is no password.",
    },
    {
      title: "Read and sign the terms",
      text: "You see the whole text first, then you tick the box and type your name.",
    },
    {
      title: "Pay the first month",
      text: "On the page of Stripe, our payment provider. Your card number never reaches us.",
    },
    {
      title: "Meet your specialist",
      text: "A confirmation comes by email at once, and your specialist writes on the next business day.",
    },
  ],
};

export const questions = {
  title: "Questions people ask first",
  entries: [
    {
      question: "Does a plan renew?",
      answer:
        "No. After three or six monthly payments it ends by itself, and nothing more is charged. If you want to go on, you buy it again.",
    },
    {
      question: "Is the half-yearly term cheaper?",
      answer:
        "No, a month costs the same in both. Take six months if your search will take longer, for example because a transfer has to be arranged; take three if you want to see results first.",
    },
    {
      question: "Can I stop before the end?",
      answer:
        "Yes. Write to us from your account’s email address: the plan stops at the end of the month that is paid. Payments already made are not refunded, because the work of a month begins on its first day; the terms name the exceptions.",
    },
    {
      question: "Will I get a job?",
      answer:
        "We cannot promise it, and nobody honestly can. We promise the work: that your resume goes out, and that you see where it went and what came back.",
    },
    {
      question: "What if a charge looks wrong?",
      answer:
        "Tell us within 15 days, with the date and the amount. We answer within 10 business days and correct what is wrong.",
    },
    {
      question: "Why do I sign the terms?",
      answer:
        "So that both sides can look up what was agreed. We keep the version you accepted, your signature, the time, and the address and browser it came from.",
    },
  ],
};

/** The last section of the page. */
export const stillUnsure = {
  title: "Still unsure?",
  text: "Write to us before you pay: a question is easier to answer than a plan is to stop.",
  askFirst: "Ask us first",
  backToPlans: "Back to the plans",
  employers: "Plans are for candidates. Hiring?",
  employersAction: "It costs nothing to ask",
};
