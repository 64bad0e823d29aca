import { language } from "#texts/language";

const within = (miles: number): string => `Within ${language.counted(miles, "mile", "miles")}`;

/** Names of a search's filters, in emails and lists. */
export const keptSearchTexts = {
  near: (place: string, miles: number): string => `${within(miles)} of ${place}`,
  within,
  /** @param pay "$60 an hour" */
  payFrom: (pay: string): string => `${pay} or more`,
};
