/** Texts around the content of company, solution and industry pages (#content/site-pages). */
export const contentPageTexts = {
  searchOpenings: "Search openings for",
  updated: (lead: string, date: string) => `${lead} Last updated ${date}.`,
  otherSolutions: "What else we do",
  chooseIndustry: "Choose your industry",
  industryTitle: (industry: string) => `${industry} jobs and hiring`,
  people: "Who you’ll talk to",
  peopleText: "They put their names on their articles and link to the official sources.",
  pays: "What jobs pay now",
  paysLead: "The newest openings in this field, highest pay first.",
  payScale:
    "Hourly pay, from the lowest to the highest figure in each opening. A year counts as 2,080 hours.",
  openingsNow: "Open now",
  allOpeningsOf: (industry: string) => `See all ${industry} openings`,
};
