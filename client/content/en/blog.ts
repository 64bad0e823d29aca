/** Copy of the blog's list. */
export const blogText = {
  title: "Blog",
  lead: "Notes on work visas, contracts, resumes and lawful hiring, each with its official source.",
  description:
    "Plain notes for visa candidates and employers: OPT days, STEM OPT, cap-gap, H-1B transfer and lottery, pay ranges, I-9 and resumes, with official sources.",
};
