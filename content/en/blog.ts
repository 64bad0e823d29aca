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
  lead: "Notes on work visas, contracts, resumes and lawful hiring, each with its official source.",
  description:
    "Plain notes for visa candidates and employers: OPT days, STEM OPT, cap-gap, H-1B transfer and lottery, pay ranges, I-9 and resumes, with official sources.",
};
