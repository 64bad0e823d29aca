import { language } from "#texts/language";

const format = new Intl.DateTimeFormat(language.locale, {
  month: "2-digit",
  day: "2-digit",
  year: "numeric",
  // The same day on the server and in every browser, or hydration would differ.
  timeZone: "UTC",
});

/** MM/DD/YYYY in English. @param time ISO 8601 */
export const usDate = (time: string): string => format.format(new Date(time));
