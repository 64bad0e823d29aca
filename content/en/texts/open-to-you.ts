/** What the person's own status, kept by the browser, adds to lists of jobs. */
export const openToYouTexts = {
  openToYou: "Open to you",
  openWithTransfer: "Open to you with an H-1B transfer",
  asksForTransfer: "Sponsors H-1B transfers",
  search: "Search with my status",
};
