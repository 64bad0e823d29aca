import { language } from "./language";

const { counted, number } = language;

const jobs = (count: number) => counted(count, "job", "jobs");

/** Texts of the desk's import of other boards. */
export const importTexts = {
  open: "Import jobs",
  title: "Import jobs",
  lead: "Bring the jobs of another board in from a file. We check it first and post nothing until you say so.",
  loadFailed: "We couldn’t load the companies",
  noCompany: "You don’t post jobs for a company yet.",
  company: "Company",
  chooseCompany: "Choose a company",
  file: "File",
  fileHint:
    "Greenhouse, Lever, Ashby, Recruitee, SmartRecruiters, an Indeed feed, JSON-LD, or CSV. 50 MB or less.",
  drop: "Drop a file here, or choose one.",
  choose: "Choose a file",
  chooseOther: "Choose another file",
  fileMissing: "Choose a file.",
  fileTooLarge:
    "This file is larger than 50 MB. Split it, or ask whoever runs the site for the command npm run import.",
  fileEmpty: "This file is empty. Choose another one.",
  source: "Name of the source",
  sourceHint:
    "Leave this empty to use the board’s name. Use the same name each time, so that we know which jobs are the same.",
  check: "Check the file",
  checkFailed: "We couldn’t check the file. Try again.",
  uploading: "Uploading",
  uploaded: "Reading the file",
  percent: (value: number) => `${value}%`,
  stop: "Stop the upload",
  recent: "Your last imports",
  fileOf: (file: string, company: string) => `${file} for ${company}`,
  noCompanyNow: "a company that’s gone",
  back: "Import another file",
  missing: "We can’t find that import",
  missingText:
    "We keep imports for 30 days. This one may be older, or for a company you don’t post for.",
  oneFailed: "We couldn’t load the import",
  statuses: {
    CHECKING: "Checking",
    CHECKED: "Checked",
    IMPORTING: "Importing",
    DONE: "Imported",
    FAILED: "Failed",
  },
  going: {
    CHECKING: "We’re checking the file. Nothing is posted.",
    IMPORTING: "We’re importing the jobs. You can leave this page; it goes on.",
  },
  soFar: (count: number) => `${jobs(count)} so far`,
  failed:
    "Something went wrong on our side. Import the file again. Jobs that came in stay as they are.",
  seen: (board: string | null, employer: string | null, source: string | null) =>
    [
      board === null ? null : `This is a list from ${board}`,
      employer === null ? null : ` of ${employer}`,
      source === null ? null : `. The jobs get the source “${source}.”`,
    ]
      .filter((part) => part !== null)
      .join(""),
  unlisted: (count: number) =>
    `${jobs(count)} that the board hides ${count === 1 ? "is" : "are"} left out.`,
  faultAt: (row: number) => `We read the file up to row ${number(row)}.`,
  faultKept: "What came before is in.",
  counts: "Jobs in the file",
  results: {
    CREATED: "New",
    UPDATED: "Changed",
    UNCHANGED: "As before",
    REOPENED: "Open again",
    DRAFT: "Drafts",
    REFUSED: "Left out",
    UNREAD: "Unreadable",
  },
  resultNotes: { DRAFT: "They can’t go public as they are.", REFUSED: "See why below." },
  problems: "Look at these",
  problemsLead: "Drafts wait in your jobs until you complete them. Jobs left out aren’t in.",
  row: (at: number) => `Row ${number(at)}`,
  noTitle: "No title",
  moreProblems: (count: number) => `And ${number(count)} more.`,
  fields: "What we read",
  fieldColumns: { field: "Field", result: "How", from: "From", rows: "Jobs" },
  fieldResults: { MAPPED: "Taken as it is", GUESSED: "Guessed", REFUSED: "Left out" },
  rows: (count: number) => jobs(count),
  otherFields: {
    externalId: "ID",
    applyUrl: "Link to apply",
    publishedAt: "Posted",
    validThrough: "Open until",
  },
  start: {
    title: "Ready to import?",
    text: (count: number) =>
      `${jobs(count)} from this file will be posted, changed, or kept as drafts.`,
    nothing: "There’s nothing to import in this file.",
    action: "Import",
    failed: "We couldn’t start the import. Try again.",
  },
  closing: {
    none: "All open jobs of this source are in the file.",
    close: (missing: number, open: number) =>
      `Close ${jobs(missing)} of this source that ${missing === 1 ? "isn’t" : "aren’t"} in the file, of ${number(open)} open`,
    many: "That’s a large share. Make sure that this is the whole board.",
    held: (missing: number) =>
      `${jobs(missing)} of this source ${missing === 1 ? "isn’t" : "aren’t"} in the file. We won’t close ${missing === 1 ? "it" : "them"}:`,
    why: {
      UNREADABLE: "we couldn’t read the file to its end.",
      PART: "the file is only a part of the board.",
      UNNAMED: "a job in the file has no ID, so it may be any of them.",
      TOO_MANY: "they’re more than a fifth of the open jobs.",
    },
    closed: (count: number) =>
      `${jobs(count)} that left the board ${count === 1 ? "is" : "are"} closed.`,
  },
  toJobs: "See the jobs",
  toDrafts: "Complete the drafts",
};
