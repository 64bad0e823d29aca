/** Where the firm works: its days begin and end there, wherever a browser or a server is. */
const ZONE = "America/New_York";

/** "2026-12-01": en-CA writes dates as ISO does. */
const format = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, dateStyle: "short" });

/** The day of a moment where the firm works: "2026-12-01". */
export const firmDayOf = (moment: Date): string => format.format(moment);
