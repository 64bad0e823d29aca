/** The plans' texts, by plan code. Their titles are product names and are not translated. */
export const planCatalogTexts = {
  MARKET_MY_RESUME: {
    description:
      "We send your resume to recruiters who hire on your visa, every business day, and tell you where it went.",
    features: [
      "One specialist as your contact, from the first call to the offer",
      "Resume and profile matched to the roles and places you choose",
      "Sent every business day to vendors and direct clients who accept your work authorization",
      "Works for OPT, STEM OPT, H-1B transfers, and H4 EAD",
      "A weekly list of every submission, reply, and interview call",
      "Interviews scheduled in your time zone, with reminders",
    ],
  },
  BRAND_MY_CV: {
    description:
      "First we rebuild your resume, your LinkedIn profile, and your interview answers around the job you want. Then we send it out, just like Market My Resume.",
    features: [
      "Everything in Market My Resume",
      "Resume rewritten by a specialist in your field and tested with applicant tracking systems",
      "LinkedIn profile and headline rewritten to match, with the keywords recruiters search for",
      "Two versions of your resume for two kinds of jobs, updated every month",
      "One mock interview a month, with written feedback",
      "Help explaining your work authorization to employers, early and honestly",
    ],
  },
};

export const planTermTexts = { quarterly: "Quarterly", halfYearly: "Half-yearly" };
