/** Words around the texts about us, what we do and the industries (#content/site-pages). */
export const contentPageTexts = {
  atAGlance: "At a glance",
  searchOpenings: "Search openings for",
  updated: (lead: string, date: string) => `${lead} Last updated ${date}.`,
  otherSolutions: "What else we do",
  chooseIndustry: "Choose your industry",
  industryTitle: (industry: string) => `${industry} jobs and hiring`,
  openingsNow: "Openings now",
  allOpeningsOf: (industry: string) => `See all ${industry} openings`,
};
