/** Texts of the pricing page. They must promise no more than the terms do. */

export const pricingIntro = {
  title: "We market your resume",
  lead: "For job seekers who want help getting seen. A specialist sends your resume to employers and vendors every business day. Pay $49 or $79 a month for three or six months. Nothing renews.",
  /** For search engines. */
  description:
    "Two plans that put your resume in front of employers every business day. Pay monthly for three or six months. Neither one renews.",
};

/** Shown below the term toggle, since visitors look for a discount. */
export const samePrice =
  "The monthly price is the same. Choose six months if you expect a longer search.";

/** Who each plan is for, by plan id. */
export const planIsFor: Record<string, string> = {
  MARKET_MY_RESUME: "Your resume is ready to send",
  BRAND_MY_CV: "You apply but don’t get interviews",
};

/** Explains what happens after clicking the button. */
export const atTheButton =
  "You’ll pay on Stripe. Cancel anytime. Service runs through the month you’ve paid for; payments aren’t refundable.";

/** What each plan includes, in column order: yes, no, or an amount. */
interface ComparisonRow {
  label: string;
  /** One value for both plans, or one for each. */
  values: [boolean | string] | [boolean | string, boolean | string];
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
  title: "Compare the two plans",
  lead: "Resume ready to go? Choose Market My Resume. Applying but not hearing back? Start with your resume: Brand My CV.",
  columns: ["Market My Resume", "Brand My CV"],
  pricePerMonth: "Price per month",
  priceInTotal: (payments) => `Total for ${payments} payments`,
  rows: [
    {
      label: "Resume rewritten by a specialist in your field",
      values: ["We send yours", true],
    },
    { label: "Versions of your resume", values: ["Yours", "Two, updated monthly"] },
    { label: "LinkedIn profile rewritten to match", values: [false, true] },
    { label: "Mock interview with written feedback", values: [false, "One a month"] },
    { label: "Help explaining your work authorization", values: [false, true] },
  ],
  bothTitle: "In both plans",
  both: [
    { label: "One specialist as your contact", values: [true, true] },
    { label: "Resume sent to vendors and clients every business day", values: [true, true] },
    { label: "Weekly list of every submission and reply", values: [true, true] },
    { label: "Interviews scheduled in your time zone", values: [true, true] },
    {
      label: "Guarantee of an interview, an offer, or a visa",
      values: ["No one can promise that"],
    },
  ],
};

export const nextSteps = {
  title: "What happens next",
  payments: (months: number) => `${months} monthly payments, then you’re done`,
  paymentsText:
    "You make the first payment at checkout and the rest on the same day each month. The plan ends one month after the last payment.",
  steps: [
    {
      title: "Log in",
      text: "Enter your email and the code we send you. There’s no password.",
    },
    {
      title: "Read and sign the terms",
      text: "Read the full text, check the box, and type your name.",
    },
    {
      title: "Pay for the first month",
      text: "You’ll pay on Stripe, our payment provider. We never see your card number.",
    },
    {
      title: "Meet your specialist",
      text: "You’ll get a confirmation email right away. Your specialist will email you the next business day.",
    },
  ],
};

export const questions = {
  title: "Before you buy",
  entries: [
    {
      question: "Does a plan renew?",
      answer:
        "No. It ends after three or six monthly payments, and we charge nothing more. Want to keep going? Just buy it again.",
    },
    {
      question: "Is the half-yearly term cheaper?",
      answer:
        "No. The monthly price is the same. Choose six months if you expect a longer search, such as one that needs an H-1B transfer. Choose three if you want to see results first.",
    },
    {
      question: "Can I cancel early?",
      answer:
        "Yes, anytime. Choose Cancel plan under Plans in your account, or email us from your account’s address. The plan stops at the end of the month you’ve paid for. We don’t refund payments you’ve already made, because each month’s work starts on day one. The terms list the exceptions.",
    },
    {
      question: "Will I get a job?",
      answer:
        "We can’t promise that, and no one honestly can. We do promise the work: your resume goes out, and you see where it went and what came back.",
    },
    {
      question: "What if a charge looks wrong?",
      answer:
        "Tell us within 15 days, and include the date and the amount. We’ll answer within 10 business days and fix any mistake.",
    },
    {
      question: "Why do I have to sign the terms?",
      answer:
        "So we both have a record of what we agreed to. We keep the version you accepted, your signature, the time, your IP address, and your browser.",
    },
  ],
};

/** The last section of the page. */
export const stillUnsure = {
  title: "Not sure?",
  text: "Ask us before you buy.",
  askFirst: "Ask a question",
  backToPlans: "Back to the plans",
  employers: "Plans are for candidates. Hiring?",
  employersAction: "See how we work with employers",
};
