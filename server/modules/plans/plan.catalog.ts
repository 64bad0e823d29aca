import type { Plan } from "./plan.types.js";

/**
 * What is sold (spec, sections 3 and 9). Codes and lookup keys keep their documented spelling: existing clients and
 * the prices at Stripe carry it.
 */
export const PLANS: readonly Plan[] = [
  {
    id: "MARKET_MY_RESUME",
    title: "Market My Resume",
    description:
      "We put your resume in front of recruiters who hire on your visa, every working day, and tell you where it went.",
    features: [
      "A resume specialist as your one contact, from the first call to the offer",
      "Resume and profile matched to the roles and locations you choose",
      "Submitted every working day to vendors and direct clients who take your work authorization",
      "OPT, STEM OPT, H-1B transfer and H4 EAD profiles welcome",
      "A weekly list of every submission, answer and interview call",
      "Interview scheduling and reminders in your time zone",
    ],
    monthlyAmount: 4_900,
    currency: "USD",
    terms: [
      {
        productId: "MARKET_MY_RESUME_QUATERLY",
        lookupKey: "market_my_resume_quaterly",
        months: 3,
        label: "Quarterly",
      },
      {
        productId: "MARKET_MY_RESUME_HALF_YEARLY",
        lookupKey: "market_my_resume_half_yearly",
        months: 6,
        label: "Half-yearly",
      },
    ],
  },
  {
    id: "BRAND_MY_CV",
    title: "Brand My CV",
    description:
      "Everything in Market My Resume, after we have rebuilt your CV, your profile and your interview story around the work you want.",
    features: [
      "Everything in Market My Resume",
      "CV rewritten by a specialist in your field and checked against applicant tracking systems",
      "LinkedIn profile and headline rewritten to match, with keywords recruiters search for",
      "Two versions of the CV for two kinds of role, updated every month",
      "One mock interview a month with written feedback",
      "Guidance on how to present your work authorization to an employer, truthfully and early",
    ],
    monthlyAmount: 7_900,
    currency: "USD",
    terms: [
      {
        productId: "BRAND_MY_CV_QUATERLY",
        lookupKey: "brand_my_cv_quaterly",
        months: 3,
        label: "Quarterly",
      },
      {
        productId: "BRAND_MY_CV_HALF_YEARLY",
        lookupKey: "brand_my_cv_half_yearly",
        months: 6,
        label: "Half-yearly",
      },
    ],
  },
];
