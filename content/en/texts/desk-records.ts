/** Texts of what recruiters keep of an application. */
export const recordPartTexts = {
  loadFailed: "We couldn’t load this part",
  failed: "That didn’t work. Please try again.",
  save: "Save",
  cancel: "Cancel",
  close: "Close",
  formerColleague: "A former colleague",
};

export const noteTexts = {
  title: "Notes",
  label: "New note",
  placeholder: "What should colleagues know?",
  hint: "Only colleagues see it. Anyone you mention gets an email.",
  add: "Add note",
  mention: "Mention a colleague",
  findColleague: "Find a colleague",
  colleagues: "Colleagues",
  noColleague: "No one by that name.",
  nothing: "No notes yet.",
  edited: "edited",
  deleted: (name: string) => `${name} deleted this note.`,
  edit: "Edit",
  editOf: (time: string) => `Edit the note from ${time}`,
  editLabel: "Change the note",
  remove: "Delete",
  removeOf: (time: string) => `Delete the note from ${time}`,
  removeTitle: "Delete this note?",
  removeText: "The text will be gone for good. Colleagues can still see that there was a note.",
  more: "Only the newest 50 notes are shown.",
};

export const tagTexts = {
  title: "Tags",
  label: "Tags on this application",
  hint: "Type a tag and hit Enter.",
  nothing: "No tags.",
};

export const assigneeTexts = {
  title: "Assigned to",
  label: "Colleague",
  nobody: "No one yet",
};

export const stepTexts = {
  title: "Next steps",
  nothing: "Nothing planned.",
  text: "What’s next?",
  due: "Due on",
  add: "Add step",
  done: (text: string) => `Done: ${text}`,
  dueOn: (date: string, owner: string) => `${date} · ${owner}`,
  overdue: (date: string, owner: string) => `Overdue since ${date} · ${owner}`,
  remove: (text: string) => `Delete: ${text}`,
};

export const ratingTexts = {
  title: "Rating",
  yours: "Your scores",
  scoreOf: (criterion: string) => `${criterion}, 1 to 5`,
  stars: (score: number) => `${score} of 5`,
  clear: "Clear",
  clearOf: (criterion: string) => `Clear your score: ${criterion}`,
  average: "Average",
  note: (count: number) => `By ${count === 1 ? "one recruiter" : `${count} recruiters`}.`,
  nobody: "No ratings yet.",
  columns: ["Criterion", "Average (of 5)"] as const,
  words: (average: number | null, count: number) =>
    average === null ? "–" : `${average.toFixed(1)} (${count})`,
  change: "Change criteria",
  changeTitle: "Criteria for this job",
  changeText:
    "They apply to everyone who applies for this job. If you remove one, its scores are lost.",
  criterion: (n: number) => `Criterion ${n}`,
  addCriterion: "Add a criterion",
  remove: "Remove",
  removeCriterion: (n: number) => `Remove criterion ${n}`,
};

export const mailTexts = {
  title: "Emails to the candidate",
  nothing: "No emails yet.",
  write: "Write an email",
  template: "Template",
  noTemplate: "Blank email",
  subject: "Subject",
  body: "Message",
  fields: "Insert a field",
  preview: "Preview",
  previewTitle: "Here’s what they’ll get",
  to: "To",
  replyTo: "Replies go to",
  back: "Keep writing",
  send: "Send email",
  sent: "The email is on its way.",
  states: { QUEUED: "Waiting to be sent", SENT: "Sent", FAILED: "Not delivered" },
  from: (name: string, time: string) => `${name}, ${time}`,
  show: "Show the message",
  restore: "Restore what I wrote",
};

export const bulkMailTexts = {
  open: "Email…",
  title: (count: number) => (count === 1 ? "Email one candidate" : `Email ${count} candidates`),
  note: "Everyone gets their own email. Fields are filled in for each person, and no one gets it twice. The preview shows the first one.",
  send: (count: number) => (count === 1 ? "Send one email" : `Send ${count} emails`),
  done: (count: number) =>
    count === 1 ? "One email is on its way." : `${count} emails are on their way.`,
  refused: (count: number) => (count === 1 ? "One wasn’t sent:" : `${count} weren’t sent:`),
};

export const templateTexts = {
  lead: "Start emails to candidates from these. Fields such as {{firstName}} are filled in for each person.",
  company: "Company",
  loadFailed: "We couldn’t load the templates",
  own: "Your templates",
  builtIn: "Built-in templates",
  noneText: "Write one, or copy a built-in template.",
  create: "New template",
  name: "Name",
  nameHint: "Only colleagues see it.",
  editTitle: "Change the template",
  createTitle: "New template",
  edit: "Edit",
  editOf: (name: string) => `Edit ${name}`,
  copy: "Save a copy",
  copyOf: (name: string) => `Save a copy of ${name}`,
  copyName: (name: string) => `${name} (copy)`,
  remove: "Delete",
  removeOf: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeText: "Emails already sent from it stay on record.",
  saved: (name: string) => `“${name}” is saved.`,
  removed: (name: string) => `“${name}” is deleted.`,
  noCompanyTitle: "You aren’t in a company yet",
  noCompanyText: "Ask an administrator to add you to one.",
};

/** What is kept of all applications of a person. */
export const personRecordTexts = {
  about: (role: string, company: string) => `About ${role} at ${company}`,
  application: "Open the application",
  noNotes: "No notes yet. Write them on an application.",
  notesFailed: "We couldn’t load the notes",
  noMails: "No emails yet. Write them on an application.",
  mailsFailed: "We couldn’t load the emails",
};
