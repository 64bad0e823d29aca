import { withPeriod } from "#site/with-period";

/** Messages about what recruiters keep of an application: notes, tags, ratings, next steps, emails. */
export const recordTexts = {
  noteMissing: "Write something first.",
  tooManyMentions: (max: number) => `Mention up to ${max} people.`,
  notColleague: "Choose someone who works on this job.",
  notYourNote: "Only the person who wrote this note can change it.",
  noteTooOld: (minutes: number) =>
    `You can only change a note for ${minutes} minutes. Add a new one instead.`,
  tagMissing: "Enter a tag.",
  tooManyTags: (max: number) => `An application can have up to ${max} tags. Remove one first.`,
  criterionMissing: "Enter a name.",
  criteriaCount: (max: number) => `Choose 1 to ${max} criteria.`,
  criteriaTwice: "Give each criterion its own name.",
  criteriaChanged: "Someone changed these criteria since you opened them. Look at them again.",
  criterionUnknown: "This job doesn’t use that criterion anymore.",
  scoreRange: "Choose 1 to 5.",
  stepMissing: "Say what comes next.",
  dueMissing: "Choose a date.",
  badTime: "Choose a date between 1970 and 9999.",
  tooManySteps: (max: number) => `An application can have up to ${max} open steps.`,
  searchTooLong: (max: number) => `Search for ${max} characters or fewer.`,
};

/** What a job's candidates are rated by until its recruiters choose something else. */
export const defaultCriteria = {
  skills: "Skills",
  experience: "Experience",
  communication: "Communication",
  interest: "Interest in the job",
};

/** The email to a colleague who was mentioned. */
export const mentionMailTexts = {
  subject: (author: string, role: string) => `${author} mentioned you: ${role}`,
  preview: "Log in to read the note.",
  title: "You were mentioned in a note",
  intro: (author: string, role: string, company: string) =>
    `${author} mentioned you in a note on an application for ${role} at ${withPeriod(company)}`,
  someone: "A colleague",
  open: "Read the note",
  why: (siteName: string) =>
    `You’re getting this email because you’re on the staff of ${siteName}. It leaves out the note because the note is about a candidate.`,
};
