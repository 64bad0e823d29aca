/** Texts that any page may use: buttons, states, search, dialogs. */
export const commonTexts = {
  retry: "Retry",
  close: "Close",
  search: "Search",
  searchJobs: "Search Job Openings",
  browseJobs: "Browse job openings",
  breadcrumb: "Breadcrumb",
  loading: "Loading...",
  loadFailed: "Please check your connection and try again.",
  cancel: "Cancel",
  more: "Load more",
  moreFailed: "We couldn’t load more. Please try again.",
  copied: "Copied",
  copyFailed: "Couldn’t copy",
  networkError: "Network error",
  /** In a form whose script is missing: after a release, only a reload helps. */
  notLoaded:
    "Part of this page didn’t load. Please try again. If that fails, copy what you typed and reload the page.",
  partMissing: "Part of this page didn’t load. Please reload the page.",
  /** Label of the honeypot field, which only bots fill in. */
  leaveEmpty: "Leave this empty",
  readingTime: (minutes: number) => `${minutes} min read`,
};
