/** Where the browser keeps a visitor's saved jobs. On its own, so that a page can look there without loading what reads them. */
export const SAVED_JOBS_KEY = "staffboard-saved-jobs";
