/** Names of pages in menus, breadcrumbs and links. */
export const pageNames = {
  home: "Home",
  jobs: "Job Openings",
  savedJobs: "Saved jobs",
  myStatus: "My status",
  pricing: "Pricing",
  contact: "Contact",
  hireTalents: "Hire Talent",
  industries: "Industries",
  blog: "Blog",
  faq: "FAQ",
};
