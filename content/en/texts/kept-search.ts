/** Names of a kept search's filters, in emails. */
export const keptSearchTexts = {
  near: (place: string, miles: number): string => `Within ${miles} miles of ${place}`,
  /** @param pay "$60 an hour" */
  payFrom: (pay: string): string => `${pay} or more`,
};
