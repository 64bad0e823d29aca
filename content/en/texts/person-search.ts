/** Messages of the search over people. */
export const personSearchTexts = {
  tooLong: (max: number) => `Search for ${max} characters or fewer.`,
  tooMany: (max: number) => `Choose ${max} skills or fewer.`,
  chooseDays: (max: number) => `Choose 1 to ${max} days.`,
};
