/** The plans' texts, by plan code. Their titles are product names and are not translated. */
export const planCatalogTexts = {
  MARKET_MY_RESUME: {
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
  },
  BRAND_MY_CV: {
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
  },
};

export const planTermTexts = { quarterly: "Quarterly", halfYearly: "Half-yearly" };
