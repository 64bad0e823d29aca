const ago = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/** How long ago a job was posted. */
export const postedTimeTexts = {
  today: "Today",
  days: (count: number) => ago(count, "day"),
  months: (count: number) => ago(count, "month"),
  years: (count: number) => ago(count, "year"),
};
