import { language } from "./language";

const counted = (count: number) =>
  `${count.toLocaleString(language.locale)} ${count === 1 ? "person" : "people"}`;

/** The list of people and its search. */
export const peopleTexts = {
  lead: "Search the people who applied to your companies, by their resumes and names.",
  filters: "Search people",
  words: "Words",
  wordsPlaceholder: "Skills, employers, names",
  wordsHint: "All words must be in the resume or the name.",
  skills: "Skills",
  skillsPlaceholder: "Java, Spring Boot",
  skillsHint: "Separated by commas",
  place: "Place",
  placePlaceholder: "Austin, TX",
  since: "Applied",
  anyTime: "Any time",
  lastDays: (days: number) => `In the last ${days} days`,
  job: "Job",
  jobPlaceholder: "Code, such as SB-10023",
  search: "Search",
  clear: "Clear",
  count: counted,
  countOver: (count: number) => `${counted(count)} or more`,
  noStatus: "We don’t search by visa status",
  noStatusText: (words: readonly string[]) =>
    `These words were left out: ${words.join(", ")}. You can see a candidate’s answer in their application.`,
  failed: "We couldn’t search the people",
  nothing: "No one found",
  nothingText: "Try fewer or other words. New resumes can be searched after a few seconds.",
  everyone: "Show everyone",
  wrongFilter: "We can’t find that job",
  wrongFilterText: "It may be gone, or it’s another company’s.",
  appliedTo: (role: string, company: string) => `${role} at ${company}`,
  appliedOn: (day: string) => `Applied ${day}`,
};

/** The page of one person. */
export const personTexts = {
  all: "All people",
  failed: "We couldn’t load this person",
  missing: "We can’t find this person",
  missingText: "They may have deleted their account, or they haven’t applied to your companies.",
  contact: "Contact",
  contactNote: "As given in the newest application.",
  email: "Email",
  phone: "Phone",
  noPhone: "Not given",
  place: "Place",
  relocation: "Willing to relocate",
  yes: "Yes",
  no: "No",
  profile: "Profile",
  openProfile: "Open the profile",
  applications: "Applications",
  applicationsFailed: "We couldn’t load the applications",
  noApplications: "No applications.",
  inStageSince: (day: string) => `in this stage since ${day}`,
};

/** The text of a resume, read from its file. */
export const resumeTextTexts = {
  loading: "Reading the resume…",
  failed: "We couldn’t load the text",
  pending: "The text isn’t ready yet",
  pendingText: "It takes a few seconds after the upload. You can download the file now.",
  empty: "There is no text in this file",
  emptyText: "It may be a scan. Download the file to read it.",
  unreadable: "We couldn’t read this file",
  problems: {
    UNREADABLE: "It’s damaged or protected by a password. Download it to open it yourself.",
    TOO_SLOW: "Reading it took too long. Download it to open it yourself.",
    TOO_MUCH_MEMORY: "It’s built in a way that we don’t open. Take care with the download.",
    MISSING: "The file is gone from our storage.",
  },
  again: "Check again",
};

/** People and jobs in the command palette. */
export const paletteTexts = {
  people: "People",
  jobs: "Jobs",
  pages: "Pages",
  person: (place: string) => `Person · ${place}`,
  job: (code: string, company: string) => `Job · ${code} · ${company}`,
  searching: "Searching…",
};
