/** How many jobs a person may save, in the account and in a browser. */
export const MAX_SAVED_JOBS = 500;
