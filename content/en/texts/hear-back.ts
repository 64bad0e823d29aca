/** How fast applications to a company are answered, as the server measures it. */
interface AnswerTime {
  /** Business days within which half of them are answered, 0 for the same day; null if fewer than half are. */
  medianBusinessDays: number | null;
  percentWithinTwoDays: number;
}

/** What the site promises, in business days; the share that it was kept for is measured. */
const PROMISED = 2;

const within = (days: number): string =>
  days === 0 ? "the same day" : `within ${days} business ${days === 1 ? "day" : "days"}`;

/** How fast a company's applicants hear back, on a job's card and page. */
export const hearBackTexts = {
  line: ({ medianBusinessDays: median, percentWithinTwoDays: percent }: AnswerTime): string =>
    // A median of two days says no more than the share.
    median === null || median === PROMISED
      ? `${percent}% of applicants hear back ${within(PROMISED)}`
      : `Half of applicants hear back ${within(median)}, ${percent}% ${within(PROMISED)}`,
};
