/** Names of a search's filters, in emails and lists. */
export const keptSearchTexts = {
  near: (place: string, miles: number): string => `Within ${miles} miles of ${place}`,
  within: (miles: number): string => `Within ${miles} miles`,
  /** @param pay "$60 an hour" */
  payFrom: (pay: string): string => `${pay} or more`,
};
