import { language } from "#texts/language";
import { lazily } from "./lazily";

const format = lazily(
  () =>
    new Intl.DateTimeFormat(language.locale, {
      dateStyle: "medium",
      timeStyle: "short",
    }),
);

/** "Nov 12, 2026, 4:05 PM", in the browser's time zone: for pages that the server does not render. @param time ISO 8601 */
export const dateTime = (time: string): string => format().format(new Date(time));
