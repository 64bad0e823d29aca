import { language } from "#texts/language";

const moment = new Intl.DateTimeFormat(language.locale, {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

/** Stages of an application, as the desk calls them. */
export const stageNames = {
  SUBMITTED: "New",
  REVIEWED: "Reviewed",
  SUBMITTED_TO_CLIENT: "Submitted to client",
  INTERVIEW: "Interview",
  OFFER: "Offer",
  HIRED: "Hired",
  REJECTED: "Rejected",
  WITHDRAWN: "Withdrawn",
};

type Stage = keyof typeof stageNames;

const at = (time: Date) => `${moment.format(time)} UTC`;

/** Messages about moving applications from stage to stage. */
export const stageTexts = {
  chooseStage: "Choose a stage.",
  chooseApplications: (max: number) => `Choose 1 to ${max} applications.`,
  versionMissing: "The version is required.",
  notAllowed: (from: Stage, to: Stage) =>
    `You can’t move an application from ${stageNames[from]} to ${stageNames[to]}.`,
  movedBy: (name: string, to: Stage, time: Date) =>
    `${name} moved this application to ${stageNames[to]} on ${at(time)}.`,
  movedByYou: (to: Stage, time: Date) =>
    `You moved this application to ${stageNames[to]} on ${at(time)}.`,
  undoneBy: (name: string, to: Stage, time: Date) =>
    `${name} moved this application back to ${stageNames[to]} on ${at(time)}.`,
  withdrawn: (name: string, time: Date) => `${name} withdrew this application on ${at(time)}.`,
  reappliedBy: (name: string, time: Date) => `${name} applied again on ${at(time)}.`,
  changed: "This application has changed since you opened it.",
  someone: "A former colleague",
  onlyCandidate: "Only the candidate can withdraw an application.",
  notYourMove: "You can only undo a move that you made yourself.",
  tooLate: "It’s too late to undo this. Move the application back instead.",
  nameTooLong: (max: number) => `Search for ${max} characters or fewer.`,
  badTime: "Choose a date after 1970.",
  chooseDays: (max: number) => `Choose 0 to ${max} days.`,
};
