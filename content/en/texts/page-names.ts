/** What pages are called in menus, breadcrumbs and links to them. */
export const pageNames = {
  home: "Home",
  jobs: "Job Openings",
  pricing: "Pricing",
  contact: "Contact",
  hireTalents: "Hire Talents",
  industries: "Industries",
  blog: "Blog",
  faq: "FAQ",
};
