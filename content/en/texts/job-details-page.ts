import { jobsTexts } from "#texts/jobs";

/** Texts of a job's page. */
export const jobDetailsPageTexts = {
  loadingTitle: "Job details",
  loadingDescription: "A job opening with its location, pay, contract, duties, and requirements.",
  /** A job's place where no card shows how the work is done there: "Denver, CO (Remote)". A place alone means on site. */
  where: (place: string, workplace: keyof typeof jobsTexts.workplaces): string => {
    const name = jobsTexts.workplaces[workplace];
    const isSaid = workplace === "ONSITE" || place.toLowerCase().includes(name.toLowerCase());
    return isSaid ? place : `${place} (${name})`;
  },
  headTitle: (role: string, where: string, company: string) => `${role} in ${where} at ${company}`,
  /** The title of a job that another one has, too. */
  headTitleWithCode: (title: string, code: string) => `${title} (${code})`,
  headDescription: (job: {
    role: string;
    company: string;
    where: string;
    salary: string;
    contract: string;
  }) =>
    `${job.role} at ${job.company}, ${job.where}. Pay: ${job.salary}.${job.contract === "" ? "" : ` Contract: ${job.contract}.`}`,
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
  /** Among those that it is open to: everyone who may work for any employer. */
  everyone: "Anyone authorized to work",
  sponsorship: "Visa Sponsorship",
  employer: "Employer",
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
  allOpeningsOf: (company: string) => `All openings at ${company}`,
  resumePromise: (company: string) =>
    `Only recruiters for ${company} and our administrators can see your resume.`,
  alert: "Email me jobs like this",
  closed: "This job is closed",
  closedReasons: {
    draft: "This job is a draft. Only you and your colleagues can see it.",
    expired: "The deadline to apply has passed.",
    filled: "This position has been filled.",
    withdrawn: "The employer withdrew this job.",
  },
  closedSince: <Part>(day: Part) => ["Applications closed on ", day, "."],
  seeOpenJobs: "See open jobs",
  share: "Share On",
  shareBy: {
    linkedin: "Share on LinkedIn",
    x: "Share on X",
    facebook: "Share on Facebook",
    email: "Share by email",
  },
  copyLink: "Copy link",
  copied: "Link copied",
  notCopied: "We couldn’t copy the link. Copy it from the address bar.",
  similar: "Similar jobs",
  loadFailed: "We couldn’t load this job",
  notFound: "Job not found",
  notFoundText: "The link may be wrong, or the job may have been taken down.",
  notFoundDescription: "We can’t find this job opening.",
  gone: "This job is no longer here",
  goneText: (role: string) => `“${role}” closed more than 30 days ago.`,
};
