import { isPlainDay } from "#site/plain-day";

/** Whether the text is a day of this century, such as "2026-12-01". */
export const isDay = (text: string): boolean => text.startsWith("20") && isPlainDay(text);
