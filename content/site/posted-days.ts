/** Days since a job was posted, to choose from. */
export const POSTED_DAYS = [1, 7, 30] as const;
/** Days that can be asked for at most. */
export const MAX_POSTED_DAYS = 365;
