/** Texts of emails that recruiters write to candidates, and messages about them. */
export const candidateMailTexts = {
  subjectMissing: "Enter a subject.",
  bodyMissing: "Write the email first.",
  nameMissing: "Enter a name.",
  nameTaken: "There’s already a template with this name.",
  tooManyTemplates: (max: number) => `A company can have up to ${max} templates.`,
  templateChanged: "Someone changed this template since you opened it.",
  unknownField: (field: string, known: string) => `We don’t know {{${field}}}. Use ${known}.`,
  brokenField: "Write fields like {{firstName}}, with two braces on each side.",
  emptyLines: (count: number) =>
    count === 1
      ? "One line has only a bullet or dash. Fill it in, or delete it."
      : `${count} lines have only a bullet or dash. Fill them in, or delete them.`,
  chooseApplications: (max: number) => `Choose 1 to ${max} applications.`,
  badSendId: "The id must be a UUID.",
  samePerson: "This person already gets this email for another application.",
  filledTooLong: "With the fields filled in, this gets too long.",
  title: (role: string) => `About your application: ${role}`,
  signOff: (name: string) => `Reply to this email to reach ${name}.`,
  formerColleague: "our team",
  why: (siteName: string, role: string) =>
    `You’re getting this email because you applied for ${role} on ${siteName}, and a recruiter wrote to you.`,
};

interface BuiltInTemplate {
  id: string;
  name: string;
  subject: string;
  body: string;
}

/** Templates that every company has. Their fields are listed in `mergeFields`. */
export const builtInTemplates: readonly BuiltInTemplate[] = [
  {
    id: "first-contact",
    name: "First contact",
    subject: "Your application for {{jobRole}}",
    body: `Hi {{firstName}},

Thanks for applying for {{jobRole}} at {{company}}. I’ve read your resume, and I’d like to talk with you about it.

Do you have 20 minutes this week? Send me two or three times that work for you, and the best number to call.

Best,
{{recruiterName}}`,
  },
  {
    id: "interview",
    name: "Interview times",
    subject: "Interview for {{jobRole}} at {{company}}",
    body: `Hi {{firstName}},

Good news: {{company}} would like to interview you for {{jobRole}} ({{jobId}}).

Which of these times work for you?

- 
- 
- 

Plan on about 45 minutes by video. I’ll send you the link once we have a time.

Best,
{{recruiterName}}`,
  },
  {
    id: "more-information",
    name: "Missing information",
    subject: "One question about your application for {{jobRole}}",
    body: `Hi {{firstName}},

Before I can submit you for {{jobRole}}, I need one more thing from you:

- 

Just reply to this email.

Best,
{{recruiterName}}`,
  },
  {
    id: "still-interested",
    name: "Still interested?",
    subject: "Are you still interested in {{jobRole}}?",
    body: `Hi {{firstName}},

You applied for {{jobRole}} at {{company}} a while ago. The job is still open.

Are you still interested? A quick yes or no would help.

Best,
{{recruiterName}}`,
  },
  {
    id: "not-this-time",
    name: "Not this time",
    subject: "Your application for {{jobRole}}",
    body: `Hi {{firstName}},

Thank you for the time you put into your application for {{jobRole}}. {{company}} decided to go ahead with other candidates.

That decision was about this job only. I’d be glad to hear from you about our other openings.

Best,
{{recruiterName}}`,
  },
];
