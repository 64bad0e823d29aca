import { language } from "./language";

const { counted, number } = language;

const moment = (time: string) =>
  new Date(time).toLocaleString(language.locale, {
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });

/** The list of companies. */
export const companiesTexts = {
  lead: "The clients you hire for, and your own firm.",
  add: "Add a company",
  search: "Search by name",
  loadFailed: "We couldn’t load the companies",
  tableName: "Companies",
  total: (value: number) => counted(value, "company", "companies"),
  totalOver: (value: number) => `${number(value)} companies or more`,
  columns: { company: "Company", openJobs: "Open jobs", members: "Team", role: "Your role" },
  count: number,
  openJobs: (value: number) => counted(value, "open job", "open jobs"),
  openJobsAt: (value: number, company: string) =>
    `${counted(value, "open job", "open jobs")} at ${company}`,
  members: (value: number) =>
    value === 0 ? "No one on the team yet" : `${counted(value, "person", "people")} on the team`,
  noneTitle: "No companies yet",
  noneText: "Ask an administrator to add you to one.",
  noneForAdmin: "Add the first one. Then you can post its jobs.",
  noMatchTitle: "No companies match",
  noMatchText: "Try another part of the name.",
  showAll: "Show all",
};

/** The page of one company. */
export const companyTexts = {
  all: "All companies",
  loadFailed: "We couldn’t load this company",
  missing: "We can’t find this company",
  missingText: "The address may be wrong, or you don’t work for this company.",
  merged: (name: string) =>
    `The company you were looking for is now part of ${name}. Its jobs and people are here.`,
  edit: "Edit",
  seeJobs: "See its jobs",
  about: "About",
  noDescription: "No description yet. Candidates see it on the company’s job pages.",
  facts: "At a glance",
  website: "Website",
  notGiven: "Not given",
  openJobs: "Open jobs",
  team: "Team",
  failed: "That didn’t work. Please try again.",
  cancel: "Cancel",
};

/** The form of a company. */
export const companyFormTexts = {
  newTitle: "Add a company",
  newLead: "Only the name is required. You can fill in the rest later.",
  newForm: "New company",
  editTitle: (name: string) => `Edit ${name}`,
  editLead: "Candidates see the name, the description, and the website with each of its jobs.",
  notAllowed: "You can’t edit this company",
  notAllowedText: "Ask one of its owners or an administrator.",
  seeCompany: "See the company",
  labels: {
    name: "Name",
    industry: "Industry",
    location: "Location",
    website: "Website",
    description: "Description",
  },
  hints: {
    industry: "In the company’s own words, like Freight and logistics.",
    location: "City and state, like Austin, TX.",
    website: "Like example.com.",
    description: "A few sentences about what it does and who works there. Plain text.",
  },
  nameMissing: "Enter the company’s name.",
  create: "Add company",
  created: (name: string) => `${name} is on your list now. Add its logo and its contacts next.`,
  save: "Save changes",
  saved: (name: string) => `${name} is up to date.`,
  restored: "We brought back what you typed before you left.",
  discard: "Start over",
  conflict: {
    title: "Two versions of this company",
    text: (time: string) =>
      `Someone else saved this company on ${moment(time)}, while you were editing. Nothing is lost. Choose what to keep for each part.`,
    someone: "Your colleague",
    chosen: "Check what you chose, and then save it.",
  },
};

/** A company's logo. */
export const companyLogoTexts = {
  title: "Logo",
  none: "No logo yet. Jobs show a plain picture instead.",
  hint: "PNG, JPEG, or WebP of 2 MB or less. Square pictures look best.",
  drop: "Drop a picture here, or choose one.",
  choose: "Choose a picture",
  replace: "Choose another picture",
  preview: "How it will look",
  wrongType: "Choose a PNG, JPEG, or WebP picture.",
  tooLarge: "Choose a picture of 2 MB or less.",
  empty: "This file is empty. Choose another one.",
  unreadable: "We couldn’t read this picture. Choose another one.",
  save: "Save logo",
  cancel: "Cancel",
  uploading: "Uploading",
  checking: "Checking the picture",
  percent: (value: number) => `${value}%`,
  stop: "Stop the upload",
  saved: "The new logo is live.",
  remove: "Remove logo",
  removeTitle: "Remove the logo?",
  removeText: "Jobs will show a plain picture instead. You’ll need the file to put it back.",
  removed: "The logo is gone.",
};

/** The people at a client. */
export const contactTexts = {
  title: "Client contacts",
  lead: "People at the client you talk to. Only the team and administrators see them.",
  add: "Add a contact",
  addTitle: "Add a contact",
  editTitle: (name: string) => `Edit ${name}`,
  loadFailed: "We couldn’t load the contacts",
  none: "No contacts yet.",
  noneForKeepers: "No contacts yet. Add the hiring manager first.",
  labels: {
    name: "Full name",
    role: "What they do",
    email: "Email",
    phone: "Phone",
    notes: "Notes",
  },
  hints: {
    role: "Like Hiring manager or Accounts payable.",
    phone: "Like +1 214 555 0134.",
    notes: "When to call, what to know. Contacts can ask to see what we keep about them.",
  },
  nameMissing: "Enter the contact’s name.",
  save: "Save",
  added: (name: string) => `${name} is on the list.`,
  saved: (name: string) => `${name} is up to date.`,
  edit: "Edit",
  editOf: (name: string) => `Edit ${name}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: "Their address, their phone number, and your notes will be gone for good.",
  removed: (name: string) => `${name} is off the list.`,
  gone: "This contact is no longer on the list.",
};

/** What belongs to a company, counted. */
const parts = {
  JOBS: ["job", "jobs"],
  APPLICATIONS: ["application", "applications"],
  REPRESENTATIONS: ["right-to-represent record", "right-to-represent records"],
  PLACEMENTS: ["placement", "placements"],
  TAGS: ["tag", "tags"],
  TEMPLATES: ["email template", "email templates"],
  MEMBERS: ["team member", "team members"],
  CONTACTS: ["client contact", "client contacts"],
  KEYS: ["API key", "API keys"],
  INVITATIONS: ["invitation", "invitations"],
} as const;
type Part = keyof typeof parts;
const isPart = (kind: string): kind is Part => kind in parts;

/** Makes one company of two. */
export const mergeTexts = {
  title: "Is this company listed twice?",
  text: "Merge it into the other one. Its jobs, applications, team, and contacts move there.",
  open: "Merge into another company",
  heading: (name: string) => `Merge ${name} into another company`,
  lead: "Use this when the same client is listed twice. You can’t undo it.",
  other: "Company to keep",
  otherHint: "Everything moves to this one. Type part of its name.",
  choose: "Choose a company",
  nothingFound: "No company by that name",
  companiesFailed: "We couldn’t load the companies",
  previewFailed: "We couldn’t load what would move",
  preview: (from: string, into: string) => `What moves from ${from} to ${into}`,
  kind: "What",
  amount: "How many",
  count: number,
  part: (kind: string, value: number): string => {
    if (!isPart(kind)) return "other entries";
    const [one, many] = parts[kind];
    return value === 1 ? one : many;
  },
  nothing: "Nothing belongs to it yet. Only the company itself goes away.",
  fate: "What happens to the rest",
  fates: (from: string, into: string): string[] => [
    `The name, description, website, and logo of ${from} are deleted. ${into} keeps its own.`,
    `Old links to ${from} lead to ${into}. No other company gets that address.`,
    "If both have the same tag, it becomes one. If both have a template with the same name, one gets a few letters added to its name.",
    "Someone on both teams keeps the higher role.",
  ],
  confirm: (name: string) => `Type “${name}” to confirm`,
  confirmMissing: (name: string) => `Type “${name}” exactly as it’s written here.`,
  merge: "Merge these companies",
  done: (from: string, into: string) => `${from} is now part of ${into}.`,
};
