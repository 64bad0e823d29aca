/** Words of parts that every page may use: buttons, states, search, dialogs. */
export const commonTexts = {
  retry: "Retry",
  close: "Close",
  search: "Search",
  searchJobs: "Search Job Openings",
  browseJobs: "Browse job openings",
  breadcrumb: "Breadcrumb",
  loading: "Loading...",
  loadFailed: "Please check your connection and try again.",
  networkError: "Network error",
  /** A field that robots fill in and people never see. */
  leaveEmpty: "Leave this empty",
  readingTime: (minutes: number) => `${minutes} min read`,
};

/** Parts of the messages that are good news, lower case (specification, section 8). */
export const goodNews = ["otp sent", "login successful", "signup successful"];
