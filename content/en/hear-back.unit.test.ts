import { expect, it } from "@jest/globals";
import { hearBackTexts } from "#texts/hear-back";

it.each([
  [0, 96, "Half of applicants hear back the same day, 96% within 2 business days"],
  [1, 85, "Half of applicants hear back within 1 business day, 85% within 2 business days"],
  [2, 64, "64% of applicants hear back within 2 business days"],
  [5, 20, "Half of applicants hear back within 5 business days, 20% within 2 business days"],
  [null, 0, "0% of applicants hear back within 2 business days"],
])(
  "says a median of %s business days, and %i%% in time",
  (medianBusinessDays, percentWithinTwoDays, text) => {
    expect(hearBackTexts.line({ medianBusinessDays, percentWithinTwoDays })).toBe(text);
  },
);
