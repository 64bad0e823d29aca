/** What the person's own status, kept by the browser, adds to lists of jobs. */
export const openToYouTexts = {
  openToYou: "Open to you",
  openWithTransfer: "Open to you, asks for a transfer",
  asksForTransfer: "Asks for a transfer",
  search: "Search with my status",
};
