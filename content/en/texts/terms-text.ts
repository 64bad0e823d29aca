/** Date of the version in TERMS_RULES on the server. */
export const termsLastUpdated = "19 Sep 2025";

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
  heading: "1. Who we are and what this is",
  body: [
    `These terms are the agreement between you and ${site.name} about our paid resume marketing plans and the use of this website. By ticking the box and typing your full name as a signature you accept them for the plan you have chosen. We keep the version you accepted, the time, and the address and browser it came from, so that both sides can look it up later.`,
    `You must be at least ${rules.minimumAge} years old to use the website, and old enough where you live to enter into a contract of this kind to buy a plan.`,
  ],
});

const WORK: TermsSection[] = [
  {
    heading: "2. What you get",
    body: [
      "You buy the plan shown on the pricing page at the moment you accept. In short:",
      [
        "Market My Resume: we match your resume to openings, submit it to vendors and employers you have not excluded, and report what we sent and what came back.",
        "Brand My CV: the same, and before it we rewrite your CV and your professional profile together with you.",
      ],
      "We work with care and report honestly. We do not promise an interview, an offer, a salary, or that an employer will sponsor or transfer a visa: those decisions belong to employers and to the authorities. We are not a law firm and give no immigration advice.",
    ],
  },
  {
    heading: "3. What we need from you",
    body: [
      "Our work is only as good as what we can truthfully say about you. You agree to",
      [
        "give us correct and current information about your experience, education, location and work authorization,",
        "tell us within a few days when any of it changes, or when you have accepted a job,",
        "answer messages about submissions and interviews within a reasonable time,",
        "keep access to your e-mail address to yourself, because our sign-in codes go there.",
      ],
      "We do not invent experience, references or documents, and will end a plan when we are asked to.",
    ],
  },
];

const money = (rules: TermsRules): TermsSection[] => [
  {
    heading: "4. Price, term and how you pay",
    body: [
      `All amounts are in US dollars (${rules.currency}). A plan is paid monthly in advance by card, for a fixed term of three or six months. The first payment is taken when you check out; the others follow on the same day of each month. After the last one the plan ends by itself. It does not renew, and we take no further payment unless you buy again.`,
      "Card details go to our payment provider, Stripe, and never reach our servers. The price shown is the whole amount that we charge.",
      `We may change our prices with ${rules.priceNoticeDays} days' notice. A term that is already running keeps the price it was bought for.`,
    ],
  },
  {
    heading: "5. Late payment",
    body: [
      "When a monthly payment fails we tell you, and the provider tries the card again over the following days. Write to us if you want to pay by another card. While a payment is open we may pause the work.",
      `Amounts that stay unpaid after their due date may bear a late fee, for example ${rules.lateFeePercent} per month of the open amount or ${rules.lateFeeMinimum}, whichever is more, but never more than the law allows. We write to you before we charge one.`,
    ],
  },
  {
    heading: "6. Cancellation and refunds",
    body: [
      "You may cancel at any time by writing to us from your account's e-mail address. Cancellation takes effect at the end of the billing cycle that is running: until then we keep working for you, and after it nothing more is charged.",
      "Payments already made are non-refundable, because the work of a month begins on its first day. This does not touch rights that the law gives you and that no contract can take away, and it does not apply to a payment we have taken by mistake, which we pay back in full.",
      "We may end a plan at the end of a billing cycle, or at once when these terms are seriously broken. If we stop without a reason that lies with you, we refund the part of the month in which we did no work.",
    ],
  },
];

const complaints = (site: Site, rules: TermsRules): TermsSection => ({
  heading: "7. If you think a charge is wrong",
  body: [
    `Tell us within ${rules.disputeWindowDays} days of the charge, at ${site.email}, with the date and the amount. We answer within ${rules.responseBusinessDays} business days, and correct what is wrong. Please come to us before you dispute a charge with your bank; it is usually faster. Your right to go to your bank remains.`,
  ],
});

const LAW: TermsSection[] = [
  {
    heading: "8. Your data",
    body: [
      "To do the work we use your resume, your contact details and what you tell us about your work authorization, and send them to the employers and vendors we submit you to. You can exclude companies. We do not sell your data. What we keep, for how long, and how to see, correct or delete it is in our privacy policy.",
    ],
  },
  {
    heading: "9. Liability",
    body: [
      "We are liable for harm that we cause on purpose or by gross negligence, and where the law does not allow liability to be limited. Otherwise our liability for a plan is limited to what you paid for it in the three months before the harm. We are not liable for what employers, vendors or authorities decide.",
    ],
  },
];

const changes = (site: Site): TermsSection => ({
  heading: "10. Changes of these terms",
  body: [
    "When we change these terms we publish the new version here with its date. A running plan stays under the version you accepted. The new version applies when you accept it, with your next purchase.",
    `If a part of these terms turns out not to hold, the rest stays in force. Questions: ${site.email}. Last updated ${termsLastUpdated}.`,
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
