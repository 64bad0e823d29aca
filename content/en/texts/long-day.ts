import { FIRM_ZONE } from "#site/firm-zone";
import { language } from "#texts/language";

const formatIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone });
  return (time: string): string => format.format(new Date(time)).replaceAll(" ", "\u00a0");
};

/** "November 25, 2026", as people write a day, with spaces that keep it in one line: UTC's day. @param time ISO 8601 */
export const longDay = formatIn("UTC");

/** The same where the firm works: the day on which something happened, or a plan ends. @param time ISO 8601 */
export const longFirmDay = formatIn(FIRM_ZONE);
