/** The time zone of the firm's office. */
export const FIRM_ZONE = "America/New_York";
