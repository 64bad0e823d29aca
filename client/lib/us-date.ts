import { FIRM_ZONE } from "#site/firm-zone";
import { language } from "#texts/language";
import { lazily } from "./lazily";

const format = lazily(
  () =>
    new Intl.DateTimeFormat(language.locale, {
      month: "2-digit",
      day: "2-digit",
      year: "numeric",
      // A fixed time zone, so that server and browser draw the same day. In UTC, an evening in the US would be the next day.
      timeZone: FIRM_ZONE,
    }),
);

/** MM/DD/YYYY in English. @param time ISO 8601 */
export const usDate = (time: string): string => format().format(new Date(time));
