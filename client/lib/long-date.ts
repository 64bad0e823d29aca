import { language } from "#texts/language";

const format = new Intl.DateTimeFormat(language.locale, {
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** "November 12, 2026". @param day YYYY-MM-DD */
export const longDate = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
