/** Texts of the "not found" page. */
export const notFoundTexts = {
  pageTitle: "Page not found",
  description: (siteName: string) => `This page isn’t on ${siteName}.`,
  title: "We can’t find that page",
  text: "The link may have a typo, the page may have moved, or the job may have closed. Search open jobs, or go to one of these pages.",
};
