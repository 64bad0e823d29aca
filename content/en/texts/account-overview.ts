import { longFirmDay } from "#texts/long-day";

/** "My account": its first page. */
export const overviewTexts = {
  failed: "We couldn’t load your overview",
  next: {
    title: "What’s next",
    resume: (plan: string) => `Send us your resume for ${plan}`,
    resumeText: "Your specialist needs it to begin.",
    sendResume: "Send your resume",
    planDetails: (plan: string) => `Complete your details for ${plan}`,
    addDetails: "Add your details",
    consent: (role: string, client: string) =>
      `May we submit your resume for ${role} to ${client}?`,
    consentText: "We won’t send it without your OK.",
    answer: "Answer",
    interview: (role: string, company: string) => `Interview for ${role} at ${company}`,
    job: (role: string, company: string) => `${role} at ${company}`,
    details: "See the details",
    none: "Find a job to apply for",
    noneText: "Once you apply, you can track every step here.",
    browse: "Browse job openings",
  },
  applications: {
    title: "Applications",
    all: "All applications",
    /** For screen readers. */
    stepsOf: (role: string) => `Where ${role} stands`,
    at: (company: string) => `at ${company}`,
  },
  plans: {
    title: "Plans",
    all: "See your plans",
    payments: (made: number, total: number) => `${made} of ${total} payments made.`,
    ends: (time: string) => `Ends on ${longFirmDay(time)}.`,
  },
  alerts: {
    title: "Job alerts",
    none: "You don’t have any yet. Search for jobs, then use the form below the results.",
    allJobs: "All new jobs",
    change: "Change your emails",
  },
};
