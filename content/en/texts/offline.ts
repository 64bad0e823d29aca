/** Texts of the offline page. */
export const offlineTexts = {
  title: "You’re offline",
  description: (siteName: string) =>
    `Jobs you opened on ${siteName}, saved for when you’re offline.`,
  text: "We couldn’t load this page. You can still read the jobs you’ve opened before.",
  retry: "Try again",
  backTitle: "You’re back online",
  backText: "Your connection is working again.",
  goOn: "Continue",
  listTitle: "Jobs you’ve opened",
  listEmpty:
    "No saved jobs yet. We save each job you open, so that you can read it here when you’re offline.",
};
