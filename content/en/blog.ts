/** Texts of the blog's list. */
const title = "Blog";

export const blogText = {
  title,
  /** Document title of a filtered list. */
  titleFor: (category: string | null, query: string) => {
    const list = category === null ? title : `${title}: ${category}`;
    return query === "" ? list : `${list}: ${query}`;
  },
  feedTitle: (siteName: string) => `${siteName}: ${title}`,
  lead: "What to do about work visas, contracts, resumes, and lawful hiring. Every article links its official sources.",
  description:
    "Plain guides for candidates and employers: OPT days, STEM OPT, cap-gap, the H-1B lottery and transfers, pay ranges, Form I-9, and resumes. Official sources.",
};
