import { language } from "#texts/language";

const format = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });

/** "November 25, 2026", as people write a day, with spaces that keep it in one line. @param time ISO 8601 */
export const longDay = (time: string): string =>
  format.format(new Date(time)).replaceAll(" ", "\u00a0");
