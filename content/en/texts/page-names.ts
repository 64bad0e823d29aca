/** Names of pages in menus, breadcrumbs and links. */
export const pageNames = {
  home: "Home",
  jobs: "Job Openings",
  savedJobs: "Saved jobs",
  pricing: "Pricing",
  contact: "Contact",
  hireTalents: "Hire Talent",
  industries: "Industries",
  blog: "Blog",
  faq: "FAQ",
};
