/** Texts of a job's page. */
export const jobDetailsPageTexts = {
  loadingTitle: "Job details",
  loadingDescription: "A job opening: place, pay, contract, what to do and what to bring.",
  headTitle: (role: string, place: string, company: string) => `${role} in ${place} at ${company}`,
  headDescription: (job: {
    role: string;
    company: string;
    place: string;
    salary: string;
    contract: string;
  }) =>
    `${job.role} at ${job.company}, ${job.place}. Pay: ${job.salary}. Contract: ${job.contract}.`,
  /** For search engines. */
  eligibility: (openTo: string) => `Work authorization for the United States. Open to: ${openTo}.`,
  roleAt: (role: string, company: string) => `${role} at ${company}`,
  posted: (ago: string) => `Posted ${ago.toLowerCase()}`,
  facts: "Job facts",
  location: "Location",
  contract: "Contract",
  salary: "Salary",
  jobType: "Job Type",
  workAuthorization: "Work Authorization",
  openTo: "Open to",
  /** Shown below the list of statuses; `post` is the slug of the linked article. */
  statusGuide: { label: "What each status allows", post: "w2-c2c-1099-visa-workers" },
  postedDate: "Job Posted Date",
  openUntil: <Part>(day: Part) => ["Open until ", day],
  unknown: "N/A",
  skills: "Skills Required",
  noSkills: "No skills listed",
  showMore: "Show More",
  showLess: "Show Less",
  description: "Job Description",
  qualifications: "Qualifications",
  /** Follows the name of the skill. */
  openingsWith: " job openings",
  aboutClient: "About Client",
  allOpeningsOf: (company: string) => `All openings of ${company}`,
  resumePromise: (company: string) =>
    `Your resume goes to the recruiters of ${company} and to nobody else.`,
  alert: "Email me jobs like this",
  closed: "This job is closed",
  closedReasons: {
    draft: "This job is a draft: only you and your colleagues see it.",
    expired: "The time to apply for this job is over.",
    filled: "This position has been filled.",
    withdrawn: "The employer has withdrawn this job.",
  },
  closedSince: <Part>(day: Part) => ["It takes no applications since ", day, "."],
  seeOpenJobs: "See open jobs",
  share: "Share On",
  shareBy: {
    linkedin: "Share by LinkedIn",
    x: "Share by X",
    facebook: "Share by Facebook",
    email: "Share by email",
  },
  copyLink: "Copy link",
  copied: "Link copied",
  notCopied: "The link could not be copied. Copy it from the address bar.",
  similar: "Similar jobs",
  newest: "Newest jobs",
  similarAndNewest: "Similar and newest jobs",
  loadFailed: "The job could not be loaded",
  notFound: "Job not found",
  notFoundText: "The address may be mistyped, or the job was taken down.",
  notFoundDescription: "There is no such job opening.",
  gone: "This job is no longer here",
  goneText: (role: string) => `“${role}” was closed more than 30 days ago.`,
};
