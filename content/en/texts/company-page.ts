const jobs = (count: number): string => `${count} open ${count === 1 ? "job" : "jobs"}`;

/** Texts of a company's page. */
export const companyPageTexts = {
  loadingTitle: "Company",
  loadingDescription: "What a company does, its open jobs, and how fast it responds to candidates.",
  headTitle: (company: string) => `Jobs at ${company}`,
  headDescription: (company: { name: string; industry: string | null; openJobs: number }) =>
    `${company.name}${company.industry === null ? "" : `, ${company.industry}`}: ${jobs(company.openJobs)}, the visa sponsorship they state, and how fast candidates hear back.`,
  loadFailed: "We couldn’t load this company",
  notFound: "Company not found",
  notFoundText: "The link may be wrong, or the company may no longer work with us.",
  notFoundDescription: "We can’t find this company.",
  about: "What it does",
  noDescription: "This company hasn’t described itself yet.",
  openJobs: "Open now",
  openJobCount: jobs,
  allJobs: (count: number) => (count === 1 ? "See the opening" : `See all ${count} openings`),
  noJobs: "No open jobs right now",
  noJobsText: (company: string) => `Get an email when ${company} posts one.`,
  jobsFailed: "We couldn’t load the open jobs",
  offers: "What its open jobs offer",
  /** Follows the number of jobs of a choice, for screen readers. */
  ofJobs: (count: number) => (count === 1 ? " job" : " jobs"),
  noSponsorship: "None of them mentions visa sponsorship.",
  answers: {
    title: "Response time",
    median: (days: number): readonly [amount: string, unit: string] =>
      days === 0
        ? ["Same day", ""]
        : [String(days), days === 1 ? " business day" : " business days"],
    medianText: "Half of the applications got their first response by then.",
    medianUnknown: "Fewer than half of the applications have a response yet.",
    share: (percent: number): readonly [amount: string, rest: string] => [
      `${percent}%`,
      " answered within two business days",
    ],
    measured: (count: number) =>
      `Based on at least ${count} applications from the last 180 days. A response is the first step our staff took on an application. Weekends don’t count.`,
    tooFew:
      "Not enough responses yet. We’ll show how fast candidates hear back once there are ten.",
  },
  alertWithoutScript:
    "We can email you this company’s new jobs. To subscribe, turn on JavaScript or email us at",
};
