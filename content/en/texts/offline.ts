/** Texts of the offline page. */
export const offlineTexts = {
  title: "You’re offline",
  description: (siteName: string) =>
    `Jobs you opened on ${siteName}, saved for when you’re offline.`,
  text: "We couldn’t load this page. You can still read the jobs you’ve opened before.",
  retry: "Try again",
  backTitle: "You’re back online",
  backText: "Your connection is working again. You can pick up where you left off.",
  goOn: "Continue",
  listTitle: "Jobs you’ve opened",
  /** One line on a phone: it appears late, and as the page's largest text it would be its Largest Contentful Paint. */
  listEmpty: "None yet. Jobs you open are saved here.",
};
