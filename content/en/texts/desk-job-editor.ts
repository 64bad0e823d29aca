import { jobsTexts } from "./jobs";
import { language } from "./language";

const { counted } = language;

const clock = (time: Date) =>
  time.toLocaleTimeString(language.locale, { hour: "numeric", minute: "2-digit" });
const moment = (time: string) =>
  new Date(time).toLocaleString(language.locale, { dateStyle: "medium", timeStyle: "short" });

const { NONE, ...offers } = jobsTexts.sponsorships;

/** Texts of the desk's job editor. */
export const jobEditorTexts = {
  newTitle: "New job",
  newLead: "Start with the title. You can finish the rest later: we save drafts as you type.",
  start: "Start the draft",
  companyFailed: "We couldn’t load your companies",
  noCompany: "You can’t post for any company yet. Ask an administrator to add you to one.",
  chooseCompany: "Choose a company.",
  giveTitle: "Give the job a title.",
  failed: "That didn’t work. Please try again.",
  loadFailed: "We couldn’t load this job",
  notEditable: "This job can’t be edited",
  notEditableText: "Closed jobs can’t change. Copy this one, or list it again as a new job.",
  viewerText: "You can read this company’s jobs, but you can’t change them.",
  seeJob: "See the job",
  heading: (role: string) => `Edit ${role}`,
  written: (author: string) => `Written by ${author}.`,
  changed: (editor: string | null, time: string) =>
    editor === null
      ? `Last changed on ${moment(time)}.`
      : `Last changed by ${editor} on ${moment(time)}.`,
  publish: "Publish",
  update: "Update the job",
  preview: "Preview",
  form: "Job ad",

  states: {
    saved: "Saved",
    savedAt: (time: Date) => `Saved at ${clock(time)}`,
    saving: "Saving…",
    waiting: "Not saved yet",
    open: "Not live yet. Candidates see your changes once you update the job.",
    failed: "Not saved",
    kept: "What you typed is kept on this device.",
    conflict: "Someone else changed this job",
  },
  retry: "Try again",
  offline: "We can’t reach the server. What you typed is kept on this device.",
  restored: (time: string) => `We brought back what you typed on ${moment(time)}.`,
  discard: "Go back to the saved version",
  keepTyping: "Keep it",

  parts: {
    basics: "The job",
    pay: "Pay",
    people: "Skills and work authorization",
    words: "Description and qualifications",
  },
  /** Other fields are called what their filter is (job-filters.ts), or what jobs.ts calls them. */
  labels: {
    company: "Company",
    role: "Job title",
    companyLocation: "Location",
    salaryRange: "Pay range",
    salary: "Pay in words",
    skills: "Skills",
    sponsorship: "Visa sponsorship",
    employerFacts: "About the employer",
    description: "Job description",
    responsibilities: "Qualifications",
  },
  /** Where no filter has all values in words. */
  values: { sponsorship: { ...offers, NONE } },
  hints: {
    role: "What people search for, such as Senior Java Developer.",
    companyLocation:
      "City and state, such as Austin, TX. For remote jobs, say where people may work.",
    contract: "Type and length, such as W-2 contract, 12 months.",
    jobType: "Full-time, part-time, contract, contract-to-hire, temporary, or internship.",
    industry: "The industry page that lists the job.",
    skills: "The ones the work needs. Type one and hit Enter.",
    workAuthorization:
      "Anyone authorized to work in the US can apply. List what else you welcome, such as “OPT.” It’s an invitation, never a limit.",
    sponsorship:
      "What will you file for the person you hire? People search by your answer. Leave it empty if you can’t say yet.",
    employerFacts:
      "Check what is true of the employer that hires. STEM OPT needs E-Verify; a cap-exempt employer, such as a university, can file a new H-1B all year.",
    description: "What the work is, who it’s with, and what the first weeks look like.",
    responsibilities: "What people will do, and what they need to bring.",
  },
  noChoice: "None",
  min: "From",
  max: "To",
  currency: "Currency",
  period: "Per",
  periods: { HOUR: "Hour", DAY: "Day", WEEK: "Week", MONTH: "Month", YEAR: "Year" },
  payMade: (text: string) => `Leave this empty, and we’ll write: ${text}`,
  payNoRange: "Fill in the range, and we’ll write this for you.",
  bothPays: "Enter both the lowest and the highest pay.",

  editor: {
    bold: "Bold",
    italic: "Italic",
    h3: "Heading",
    bullets: "Bulleted list",
    numbers: "Numbered list",
    link: "Link",
    unlink: "Remove link",
    undo: "Undo",
    redo: "Redo",
    address: "Address of the link",
    addressHint: "https://…",
    save: "Save",
    outside: "Opens in a new tab",
    inside: "Opens in the same tab",
    tools: (label: string) => `Formatting for: ${label}`,
  },

  severities: { BLOCKING: "Must change", WARNING: "Warning", HINT: "Tip" },
  use: (words: string) => `Use “${words}”`,
  source: "Source:",
  checking: "Checking the wording…",
  checkFailed: "We couldn’t check the wording. We’ll try again when you type.",
  findings: {
    none: "No problems found",
    some: (blocking: number, others: number) =>
      [
        ...(blocking > 0 ? [`${blocking} must change`] : []),
        ...(others > 0 ? [counted(others, "suggestion", "suggestions")] : []),
      ].join(", "),
  },

  summary: {
    publishTitle: "Publish this job?",
    updateTitle: "Update this job?",
    ready: "Everything required is there.",
    publishText: "Candidates see it right away. It stays open for 60 days.",
    updateText: "Candidates see your changes right away.",
    checking: "Checking what you’ve entered…",
    checkFailed: "We couldn’t check the job just now. We’ll check it again with the next step.",
    missing: "Still empty",
    blocking: "Must change first",
    others: "Worth a look",
    fix: "Go there",
    goTo: (label: string) => `Go to ${label}`,
    back: "Keep editing",
    anyway: "Publish anyway",
    updateAnyway: "Update anyway",
  },
  published: (role: string) => `“${role}” is live.`,
  updated: (role: string) => `“${role}” is updated.`,

  conflict: {
    title: "Two versions of this job",
    text: (name: string, time: string) =>
      `${name} saved this job on ${moment(time)}, while you were editing. Nothing is lost. Choose what to keep for each part.`,
  },

  previewOf: "How candidates see it",
  previewNote: "A preview of the job’s page, made from what you’ve entered.",
  phone: "Phone",
  computer: "Desktop",
  closePreview: "Close the preview",
};
