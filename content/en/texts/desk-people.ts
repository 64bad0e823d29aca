import type { PhoneDoubt, SubscriptionStatus } from "#site/schema-enums.generated";
import { language } from "#texts/language";

const people = (count: number) => language.counted(count, "person", "people");

/** The list of people and its search. */
export const peopleTexts = {
  lead: "Search the people who applied to your companies, by their resumes and names.",
  filters: "Search people",
  words: "Keywords",
  wordsPlaceholder: "Skills, employers, names",
  wordsHint: "We find people whose resume or name has all of them.",
  skills: "Skills",
  skillsPlaceholder: "Java, Spring Boot",
  skillsHint: "Separated by commas",
  place: "Location",
  placePlaceholder: "Austin, TX",
  since: "Applied",
  anyTime: "Any time",
  lastDays: (days: number) => `In the last ${days} days`,
  job: "Job",
  jobPlaceholder: "Such as SB-10023",
  count: people,
  countOver: (count: number) => `${people(count)} or more`,
  noStatus: "We don’t search by visa status",
  noStatusText: (words: readonly string[]) =>
    `These words were left out: ${words.join(", ")}. You can see a candidate’s answer in their application.`,
  failed: "We couldn’t run this search",
  nothing: "No one found",
  nothingText: "Try fewer or other words. New resumes show up after a few seconds.",
  everyone: "Show everyone",
  wrongFilter: "We can’t find that job",
  wrongFilterText: "It may be gone, or it may belong to another company.",
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
  contactNote: "From their newest application.",
  email: "Email",
  phone: "Phone",
  noPhone: "Not given",
  place: "Location",
  relocation: "Willing to relocate",
  profile: "Profile",
  openProfile: "Open the profile",
  applications: "Applications",
  applicationsFailed: "We couldn’t load the applications",
  noApplications: "No applications.",
  inStageSince: (day: string) => `in this stage since ${day}`,
};

/** Stored phone numbers that are probably wrong, for administrators. */
export const doubtfulPhoneTexts = {
  title: "Phone numbers to check",
  lead: "These numbers are probably stored wrong. Nothing is changed by itself: ask the person, who can correct the number in their profile.",
  allPeople: "All people",
  failed: "We couldn’t check the phone numbers",
  none: "Every number looks right",
  noneText: "No stored phone number is doubtful.",
  doubts: {
    REPEATED_CODE: "The country code is in it twice.",
    OTHER_COUNTRY: "It fits another country better than the one it is stored for.",
    NOT_CALLABLE: "No one can be called at it.",
  } satisfies Record<PhoneDoubt, string>,
};

/** A person’s account, for administrators. */
export const personAccountTexts = {
  noApplications: "This person hasn’t applied to a job.",
  plans: "Plans",
  noPlans: "No plans bought.",
  plansFailed: "We couldn’t load the account",
  planStates: {
    PENDING: "Starting",
    ACTIVE: "Active",
    PAST_DUE: "Payment overdue",
    CANCELING: "Canceled, still running",
    COMPLETED: "Completed",
    CANCELED: "Canceled",
    UNPAID: "Ended unpaid",
    REFUNDED: "Refunded",
    DISPUTED: "Disputed",
  } satisfies Record<SubscriptionStatus, string>,
  started: (day: string) => `Started ${day}`,
  ends: (day: string) => `ends ${day}`,
  account: "Account",
  logsInAs: "Logs in as",
  role: "Role",
  since: "Account since",
  lastSeen: "Last seen",
  off: "Turned off",
  typeAddress: "Type their email address to confirm",
  otherAddress: "This isn’t their email address.",
  failedAction: "That didn’t work. Please try again.",
  copy: "Send a copy of their data",
  copyTitle: (name: string) => `Send ${name} a copy of their data?`,
  copyText:
    "We email them when the file is ready. Only they can open it, after logging in. You don’t get the file.",
  copyAction: "Send the copy",
  remove: "Delete the account",
  removeTitle: (name: string) => `Delete ${name}’s account?`,
  removeText:
    "We’ll delete it in 24 hours, and tell them by email. Until then, they can keep it with a link in that email, and you can cancel the deletion here.",
  removeAction: "Delete the account",
  previewFailed: "We couldn’t check what would be deleted",
  plansEnd: (count: number) =>
    `${count === 1 ? "Their plan ends" : `Their ${count} plans end`} then, and we stop charging them. We don’t refund payments they’ve made.`,
  goesFirst: "their name, email address, and phone number",
  deletedOn: (time: string) => `This account will be deleted on ${time}.`,
  askedByStaff: "An administrator asked for it.",
  askedByPerson: "They asked for it themselves, and only they can cancel it.",
  keep: "Keep the account",
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
    TOO_MUCH_MEMORY: "We don’t open files built this way. Be careful if you download it.",
    MISSING: "The file is gone from our storage.",
  },
  again: "Check again",
  partial: "This file is so large that part of it is missing here. Download it to see all of it.",
};

/** What the command palette lists. */
export const paletteTexts = {
  actions: "Actions",
  actionNames: {
    postJob: "Post a job",
    answer: "See applications unanswered for over 2 days",
    own: "See the applications assigned to you",
    invite: "Invite someone to the team",
    addCompany: "Add a company",
    createKey: "Create an API key",
  },
  people: "People",
  jobs: "Jobs",
  pages: "Pages",
  person: (place: string) => `Person · ${place}`,
  job: (code: string, company: string) => `Job · ${code} · ${company}`,
  searching: "Searching…",
};
