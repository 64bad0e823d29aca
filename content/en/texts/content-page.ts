/** Texts around the content of company, solution and industry pages (#content/site-pages). */
export const contentPageTexts = {
  searchOpenings: "Search openings for",
  updated: (lead: string, date: string) => `${lead} Last updated ${date}.`,
  otherSolutions: "What else we do",
  chooseIndustry: "Choose your industry",
  industryTitle: (industry: string) => `${industry} jobs and hiring`,
  people: "Who answers",
  peopleText:
    "You will deal with people, and their names stand under what they write, with the official source under each note.",
  pays: "What it pays now",
  paysLead: "The newest openings of this field, the best paid first.",
  payScale:
    "Pay by the hour, from the lowest to the highest figure of each opening. A year counts as 2,080 hours.",
  openingsNow: "Openings now",
  allOpeningsOf: (industry: string) => `See all ${industry} openings`,
};
