/** The page of the email about a job that expires soon; its URL has a token. */
export const STILL_OPEN_PATH = "/jobs/still-open";
