/** Date of the version in TERMS_RULES on the server, without its number. */
export const termsLastUpdated = "September 19, 2025";

/** The numbers in the text, which the server defines. */
interface TermsRules {
  currency: string;
  disputeWindowDays: number;
  responseBusinessDays: number;
  priceNoticeDays: number;
  lateFeePercent: string;
  lateFeeMinimum: string;
  minimumAge: number;
}

interface Site {
  name: string;
  email: string;
}

export interface TermsSection {
  heading: string;
  /** A string is a paragraph, an array of strings is a list. */
  body: (string | string[])[];
}

const introduction = (site: Site, rules: TermsRules): TermsSection => ({
  heading: "1. About these terms",
  body: [
    `These terms are an agreement between you and ${site.name}. They cover our paid resume marketing plans and your use of this website. By checking the box and typing your full name as your signature, you accept them for the plan you have chosen. We keep the version you accepted, the time, and the IP address and browser it came from, so we both have a record of it.`,
    `You must be at least ${rules.minimumAge} years old to use this website. To buy a plan, you must also be old enough to enter into this kind of contract where you live.`,
  ],
});

const WORK: TermsSection[] = [
  {
    heading: "2. What you get",
    body: [
      "You buy the plan as the pricing page describes it when you accept. In short:",
      [
        "Market My Resume: We match your resume to openings and send it to vendors and employers you have not excluded. We report what we sent and what came back.",
        "Brand My CV: First, we rewrite your resume and your professional profile with you. Then we do everything in Market My Resume.",
      ],
      "We work with care and report honestly. We do not promise an interview, an offer, a salary, or that an employer will sponsor or transfer a visa. Employers and government agencies make those decisions. We are not a law firm and do not give immigration advice.",
    ],
  },
  {
    heading: "3. What we need from you",
    body: [
      "We can only tell employers what is true. You agree to:",
      [
        "give us correct, current information about your experience, education, location, and work authorization",
        "tell us within a few days when any of it changes, or when you accept a job",
        "answer messages about submissions and interviews within a reasonable time",
        "keep your email account to yourself, because we send your login codes there",
      ],
      "We do not invent experience, references, or documents. If you ask us to, we will end your plan.",
    ],
  },
];

const money = (rules: TermsRules): TermsSection[] => [
  {
    heading: "4. Price, term, and payment",
    body: [
      `All amounts are in US dollars (${rules.currency}). You pay for a plan by card, monthly in advance, for a fixed term of three or six months. We take the first payment when you check out and the others on the same day of each month. After the last payment, the plan ends on its own. It does not renew, and we charge you again only if you buy again.`,
      "Card details go to our payment provider, Stripe, and never reach our servers. The price shown is the full amount we charge.",
      `We may change our prices with ${rules.priceNoticeDays} days’ notice. A term that is already running keeps its price.`,
    ],
  },
  {
    heading: "5. Late payment",
    body: [
      "If a monthly payment fails, we will tell you, and Stripe will try the card again over the next few days. You can pay right away or change your card under Plans in your account. We may pause the work until you have paid.",
      `An amount that stays unpaid after its due date may carry a late fee. An example is ${rules.lateFeePercent} per month of the unpaid amount or ${rules.lateFeeMinimum}, whichever is more. A late fee is never more than the law allows, and we will email you before we charge one.`,
    ],
  },
  {
    heading: "6. Cancellation and refunds",
    body: [
      "You may cancel at any time, under Plans in your account or by email from your account’s address. Cancellation takes effect at the end of the billing cycle you are in. We keep working for you until then, and we charge nothing after that.",
      "Payments already made are non-refundable, because each month’s work begins on its first day. If we take a payment by mistake, we refund it in full. You also keep any rights that the law gives you and that no contract can take away.",
      "We may end a plan at the end of a billing cycle, or at once if you seriously break these terms. If we stop for no reason on your side, we refund the part of the month in which we did no work.",
    ],
  },
];

const complaints = (site: Site, rules: TermsRules): TermsSection => ({
  heading: "7. If a charge looks wrong",
  body: [
    `Email ${site.email} within ${rules.disputeWindowDays} days of the charge, with the date and the amount. We will answer within ${rules.responseBusinessDays} business days and correct any mistake. Please talk to us before you dispute a charge with your bank. It is usually faster, and you keep your right to go to your bank.`,
  ],
});

const LAW: TermsSection[] = [
  {
    heading: "8. Your data",
    body: [
      "To do the work, we use your resume, your contact details, and what you tell us about your work authorization. We send them to the employers and vendors we choose for you. You can exclude companies. We do not sell your data. Our privacy policy says what we keep, for how long, and how to see, correct, or delete it.",
    ],
  },
  {
    heading: "9. Liability",
    body: [
      "We are liable for harm we cause on purpose or through gross negligence, and wherever the law does not allow liability to be limited. Otherwise, our liability for a plan is limited to what you paid for it in the three months before the harm. We are not liable for what employers, vendors, or government agencies decide.",
    ],
  },
];

const changes = (site: Site): TermsSection => ({
  heading: "10. Changes to these terms",
  body: [
    "When we change these terms, we publish the new version here with its date. A running plan stays under the version you accepted. The new version applies once you accept it, with your next purchase.",
    `If part of these terms turns out to be invalid, the rest still applies. Questions? Email ${site.email}. Last updated ${termsLastUpdated}.`,
  ],
});

/**
 * The terms of the plans, in plain words. Any change of the text needs a new version (TERMS_RULES on the server),
 * since users have signed this text.
 */
export const termsSections = (site: Site, rules: TermsRules): TermsSection[] => [
  introduction(site, rules),
  ...WORK,
  ...money(rules),
  complaints(site, rules),
  ...LAW,
  changes(site),
];
