import { language } from "./language.js";

/** The server's messages about what the firm did for a plan. */
export const deliveryErrorTexts = {
  kindMissing: "Choose what was done.",
  otherPlan: "This plan doesn’t include that.",
  dayMissing: "Choose the day.",
  tooEarly: "Choose the day the plan started, or a later one.",
  tooLate: "Choose today or an earlier day.",
  count: (max: number) => `Enter a number from 1 to ${language.number(max)}.`,
  countMissing: "Say how many.",
  noteInvalid: "Write a note, or leave it out.",
  linkInvalid: "Enter a web address like example.com/file.",
  linkTooLong: (max: number) => `Use ${max} characters or fewer.`,
  versionMissing: "The version is required.",
  chooseDays: (max: number) => `Choose 0 to ${max} days.`,
  changed: "A colleague changed this entry since you opened it. Look at it again.",
};
