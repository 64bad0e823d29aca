/** Texts of the "not found" page. */
export const notFoundTexts = {
  pageTitle: "Page not found",
  description: (siteName: string) => `There is no such page on ${siteName}.`,
  title: "We could not find that page",
  text: "The address may be mistyped, the page may have moved, or a job may be closed for good. Search the openings, or take one of these ways.",
};
