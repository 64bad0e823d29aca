/** Texts in the pictures of link previews. */
export const pictureTexts = {
  /** For a job whose title has no letters that the pictures' fonts contain. */
  job: "Job opening",
  /** Follows the company's name. */
  place: (place: string, workplace: string) => `· ${place} · ${workplace}`,
  range: (low: string, high: string) => `${low}–${high}`,
  periods: {
    HOUR: "an hour",
    DAY: "a day",
    WEEK: "a week",
    MONTH: "a month",
    YEAR: "a year",
  },
  openTo: "Open to",
};
