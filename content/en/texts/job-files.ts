/** Words about the files of all open jobs. */
export const jobFileTexts = {
  notMadeYet: "The file is being made. Please try again in a minute.",
};
