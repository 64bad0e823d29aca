/** Days since a job was posted, to choose from. */
export const POSTED_DAYS = [1, 7, 30] as const;
export type PostedDays = (typeof POSTED_DAYS)[number];
