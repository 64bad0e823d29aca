/** Texts of the offline page. */
export const offlineTexts = {
  title: "You are offline",
  description: (siteName: string) =>
    `Jobs you opened on ${siteName}, kept for when there is no connection.`,
  text: "There is no connection right now, so this page could not be fetched. Jobs you opened before are still here.",
  retry: "Try again",
  backTitle: "You are back online",
  backText: "The connection is there again.",
  goOn: "Go on to the page",
  listTitle: "Jobs you opened",
  listEmpty: "None yet. Jobs you open while online are kept here for days without a connection.",
};
