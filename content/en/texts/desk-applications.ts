import type { ResumeCoverage } from "#site/schema-enums.generated";
import { language } from "./language";
import { stageNames } from "./stages";

const { counted, number } = language;

type Stage = keyof typeof stageNames;
type CloseReason = keyof typeof closeReasons;

const closeReasons = { FILLED: "filled", WITHDRAWN: "withdrawn" };
const on = (time: string | null) =>
  time === null
    ? ""
    : ` on ${new Date(time).toLocaleDateString(language.locale, { dateStyle: "long" })}`;

/** Texts about applications that several pages of the desk use. */
export const deskApplicationTexts = {
  lead: "Everyone who applied to your companies’ jobs.",
  failed: "We couldn’t load the applications",
  oneFailed: "We couldn’t load this application",
  missing: "We can’t find this application",
  missingText:
    "The candidate may have deleted their account, or the application may belong to another company.",
  all: "All applications",
  count: (count: number) => counted(count, "application", "applications"),
  countOver: (count: number) => `${counted(count, "application", "applications")} or more`,
  at: (role: string, company: string) => `${role} at ${company}`,
  stage: "Stage",
  applied: (time: string) => `Applied ${time}`,
  inStageSince: (time: string) => `In this stage since ${time}`,
  inStageFor: (days: number) =>
    `In this stage ${days === 0 ? "for less than a day" : `for ${counted(days, "day", "days")}`}`,
  assignedTo: "Assigned to",
};

/** Moving an application to another stage. */
export const moveTexts = {
  moveTo: "Move to…",
  move: "Move",
  moveOne: (name: string) => `Move ${name} to…`,
  moved: (name: string, stage: Stage) => `${name} moved to ${stageNames[stage]}`,
  movedBack: (name: string, stage: Stage) => `${name} is back in ${stageNames[stage]}`,
  notMoved: (name: string) => `${name} wasn’t moved`,
  undoOf: (name: string) => `Undo moving ${name}`,
  failed: "We couldn’t move it. Please try again.",
  undoFailed: "We couldn’t undo it. Please try again.",
};

/** The board of a job. */
export const boardTexts = {
  title: (role: string) => `Applications: ${role}`,
  views: "Show as",
  board: "Board",
  table: "Table",
  failed: "We couldn’t load the board",
  jobMissing: "We can’t find this job",
  jobMissingText: "It may be gone, or it may belong to another company.",
  region: "Board of applications by stage",
  stages: "Go to a stage",
  empty: "No one here.",
  moreFailed: "We couldn’t load more.",
  more: (left: number) => `Show ${Math.min(left, 50)} more`,
  shown: (shown: number, all: number) => `${number(shown)} of ${number(all)}`,
  grip: (name: string) => `Pick up ${name}`,
  hint: "To move a card with the keyboard, go to its handle and use the space bar. Then choose a stage with the left and right arrow keys, and drop the card with the space bar. Escape puts it back. Each card also has a “Move to” menu.",
  pickedUp: (name: string, stage: Stage) => `Picked up ${name}, now in ${stageNames[stage]}.`,
  over: (name: string, stage: Stage) => `${name} is over ${stageNames[stage]}.`,
  dropped: (name: string, stage: Stage) => `Dropped ${name} in ${stageNames[stage]}.`,
  putBack: (name: string, stage: Stage) => `${name} stays in ${stageNames[stage]}.`,
  nowhere: (name: string, stage: Stage) => `${name} can’t leave ${stageNames[stage]}.`,
  column: (stage: Stage, count: number) =>
    `${stageNames[stage]}: ${counted(count, "application", "applications")}`,
  columnActions: (stage: Stage) => `Actions for everyone in ${stageNames[stage]}`,
  mailShown: (count: number) =>
    count === 1 ? "Email the candidate" : `Email the ${Math.min(count, 200)} candidates shown`,
  asList: "Show as a list",
  close: "Close job",
  /** Of a job that takes no more applications. */
  ended: {
    closed: (reason: CloseReason | null, time: string | null) =>
      reason === null
        ? `This job closed${on(time)}.`
        : `This job closed${on(time)}: ${closeReasons[reason]}.`,
    expired: (time: string | null) => `This job expired${on(time)}.`,
    takenDown: (time: string) => `This job was taken down${on(time)}.`,
    hint: "No one can apply anymore. You can still move, email, and rate the people who did.",
    seeJob: "See the job",
  },
  noneTitle: "No applications yet",
  noneText: "When people apply, they appear here.",
};

/** The list of applications and its filters. */
export const applicationListTexts = {
  filters: "Filters",
  more: "More filters",
  fewer: "Fewer filters",
  name: "Name",
  namePlaceholder: "First letters of a name",
  job: "Job",
  jobPlaceholder: "Such as SB-10023",
  company: "Company",
  allCompanies: "All companies",
  assignee: "Assigned to",
  anyone: "Anyone",
  me: "Me",
  aColleague: "A colleague",
  since: "Applied since",
  unanswered: "Unanswered for",
  anyTime: "Any time",
  days: (count: number) => `${counted(count, "day", "days")} or more`,
  nothing: "No applications match",
  nothingText: "Change or clear the filters.",
  wrongFilter: "No applications for this filter",
  wrongFilterText: "You don’t have a job or company like that.",
  caption: "Applications, newest first",
  candidate: "Candidate",
  appliedOn: "Applied",
  actions: "Actions",
  selectAll: "Select all applications shown",
  select: (name: string) => `Select ${name}`,
  selected: (count: number) => `${number(count)} selected`,
  tooMany: (max: number) => `Select at most ${max}.`,
  unselect: "Clear selection",
  bulkTo: "Move them to",
  bulkMove: "Move",
  chooseStage: "Choose a stage",
  bulkResults: "Results of the move",
  bulkMoved: (count: number, stage: Stage) =>
    `${counted(count, "application", "applications")} moved to ${stageNames[stage]}.`,
  bulkRefused: (count: number) => `${counted(count, "application", "applications")} not moved:`,
  bulkUndone: (count: number) => `${counted(count, "move", "moves")} undone.`,
  bulkUndoRefused: (count: number) => `${counted(count, "move", "moves")} not undone:`,
  bulkFailed: "We couldn’t move them. Please try again.",
  bulkUndoFailed: "We couldn’t undo them. Please try again.",
  close: "Close",
};

/** One application. */
export const applicationPageTexts = {
  applied: "Applied",
  job: "Job",
  email: "Email",
  phone: "Phone",
  noPhone: "Not given",
  place: "Lives in",
  relocation: "Willing to relocate",
  yes: "Yes",
  no: "No",
  notAnswered: "Not answered",
  linkedIn: "LinkedIn",
  linkedInLink: "Open the profile",
  visa: "Work authorization",
  visaNote: "Shown here only. Lists, searches, and exports leave it out.",
  facts: "Application",
  publicJob: "Public job page",
  back: "Back to the list",
  neighbors: "Applications in the list",
  previous: "Previous",
  next: "Next",
  position: (place: number, all: number) => `${number(place)} of ${number(all)}`,
  readOnly: "You can read this application, but you can’t move it.",
  finalStage: "The candidate withdrew it. It can’t be moved.",
};

/** What happened to an application. */
export const historyTexts = {
  title: "History",
  failed: "We couldn’t load the history",
  nothing: "Nothing yet.",
  someone: "A former colleague",
  candidate: "The candidate",
  SUBMITTED: (name: string) => `${name} applied`,
  REAPPLIED: (name: string) => `${name} applied again`,
  RESUME_REPLACED: (name: string) => `${name} sent a newer resume`,
  WITHDRAWN: (name: string) => `${name} withdrew the application`,
  MOVED: (name: string, from: Stage, to: Stage) =>
    `${name} moved it from ${stageNames[from]} to ${stageNames[to]}`,
  UNDONE: (name: string, to: Stage) => `${name} moved it back to ${stageNames[to]}`,
};

/** The resume on an application's page. */
export const resumeViewTexts = {
  title: "Resume",
  facts: (size: string, date: string) => `${size}, sent ${date}`,
  notScanned: "Not checked for viruses",
  download: "Download",
  opening: "Opening the resume",
  failed: "We couldn’t open the resume",
  broken: "This file can’t be shown",
  brokenText: "It may be damaged or protected. You can still download it.",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pageLabel: (page: number) => `Page ${page}`,
  viewer: (name: string) => `Resume of ${name}`,
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: (percent: number) => `${percent}%, fit to width`,
  percent: (percent: number) => `${percent}%`,
  recorded: "The audit log records who opens a resume.",
  /** What a search over people misses. */
  gaps: {
    FULL: null,
    PARTIAL: "Search covers only part of this file.",
    NONE: "Search can’t find any words in this file.",
  } satisfies Record<ResumeCoverage, string | null>,
};

function candidatesGet(count: number): string {
  if (count === 1) return "The candidate gets";
  return count === 2 ? "Both candidates get" : `All ${number(count)} candidates get`;
}

/** Closing a job. */
export const closeJobTexts = {
  title: (role: string) => `Close ${role}?`,
  text: "The job stops taking applications. Its page stays up for 30 days, marked as closed.",
  reason: "Why?",
  FILLED: "It’s filled",
  WITHDRAWN: "The employer no longer wants to fill it",
  open: (count: number) =>
    `What should happen to the ${counted(count, "open application", "open applications")}?`,
  KEEP: "Keep them",
  keepHint: "They stay in their stages. You can still work on them, one by one.",
  REJECT: "Reject them all and tell the candidates",
  rejectHint: (count: number) =>
    `${candidatesGet(count)} an email within a few minutes. You can undo this for 10 seconds.`,
  submit: "Close job",
  failed: "We couldn’t close the job. Please try again.",
  done: (role: string) => `${role} is closed`,
  undoOf: (role: string) => `Undo closing ${role}`,
  undone: (role: string) => `${role} is back the way it was`,
  staysClosed: (role: string) => `${role} stays closed`,
  undoFailed: "We couldn’t undo it. Please try again.",
};

/** The buttons of a list’s filters. */
export const filterTexts = {
  search: "Search",
  clear: "Clear filters",
};
